import { type ActivityKindName, isActivityKind } from '@nestling/rules/activity-kinds.ts';
import { memo } from 'react';
import { kindIcons } from '../kind-icons.ts';
import { useKindWords } from '../use-kind-words.ts';
import classes from './KindBar.module.css';

// A video comes from the queue of uploads: a form has no file to give it.
const kinds = Object.keys(kindIcons)
  .filter(isActivityKind)
  .filter((kind) => kind !== 'video');

/** What it was: the daily ones first. A count by names is made in one room. */
export const KindBar = memo(({ room, onPick }: { room: string | null; onPick: (kind: ActivityKindName) => void }) => {
  const { t, kindName } = useKindWords();
  return (
    <div className={classes.kinds} role="toolbar" aria-label={t('what')}>
      {kinds
        .filter((kind) => kind !== 'name-to-face' || room !== null)
        .map((kind) => {
          const Icon = kindIcons[kind];
          return (
            <button key={kind} type="button" className={classes.kind} onClick={() => onPick(kind)}>
              <Icon size={24} aria-hidden="true" />
              {kindName(kind)}
            </button>
          );
        })}
    </div>
  );
});
