import { isActivityKind } from '@nestling/rules/activity-kinds.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { clockWords, dayShort } from '@nestling/ui/format/when.ts';
import { Menu, type MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDotsVertical, IconNote } from '@tabler/icons-react';
import type { ActivityEntryFragment } from '../activities.graphql.ts';
import { kindIcons } from '../kind-icons.ts';
import { photoWords } from '../photo-words.ts';
import { useKindWords } from '../use-kind-words.ts';
import classes from './Entry.module.css';

/** A phone fetches a fourth of what the whole picture weighs: the server halves it when it is first asked to. */
const halves = (photo: string) => ({
  srcSet: `${photo}?half=1 800w, ${photo} 1600w`,
  sizes: '(min-width: 640px) 480px, 100vw',
});

/** One thing that was written down: what, when, with whom, in words and in a picture. */
export const Entry = ({
  entry,
  names,
  today,
  sentence = null,
  large = false,
  menu = [],
  onLook,
}: {
  entry: ActivityEntryFragment;
  /** Says of whom it is, where that is not clear by itself. */
  names: boolean;
  /** Where entries of several days stand together: those of another day than this say theirs. */
  today?: string;
  /** Said instead of kind, details and names. */
  sentence?: string | null;
  /** Pictures as wide as the page, as a family looks at them. */
  large?: boolean;
  menu?: readonly MenuItem[];
  /** Opens its picture over the window. */
  onLook?: (id: string) => void;
}) => {
  const p = useWords(photoWords);
  const { t, kindName, detailsOf } = useKindWords();
  const { language } = useSpeech();
  const Icon = isActivityKind(entry.type) ? kindIcons[entry.type] : IconNote;
  const who = entry.students.map(({ fname }) => fname).join(', ');
  const details = detailsOf(entry);
  return (
    <li className={classes.entry}>
      <span className={classes.sign} aria-hidden="true">
        <Icon size={20} />
      </span>
      <div className={classes.body}>
        <p className={classes.line}>
          <b>{sentence ?? kindName(entry.type)}</b>
          {details && !sentence ? <span>{details}</span> : null}
          <time className={classes.quiet} dateTime={`${entry.date}T${entry.time}`}>
            {today && entry.date !== today ? `${dayShort(entry.date, language)}, ` : null}
            {clockWords(entry.time)}
          </time>
        </p>
        {names && !sentence ? <p className={classes.who}>{who}</p> : null}
        {entry.note ? <p className={classes.note}>{entry.note}</p> : null}
        {entry.photo && entry.thumbnail ? (
          <button
            type="button"
            className={large ? classes.large : classes.picture}
            aria-label={t('open', { names: who })}
            onClick={() => onLook?.(entry.id)}
          >
            <img
              src={large ? entry.photo : entry.thumbnail}
              {...(large ? halves(entry.photo) : {})}
              alt={t('photoOf', { names: who })}
              width={large ? 480 : 192}
              height={large ? 360 : 192}
              loading="lazy"
            />
          </button>
        ) : entry.video ? (
          // biome-ignore lint/a11y/useMediaCaption: videos of the day have no written words
          <video className={classes.video} src={entry.video} controls playsInline preload="metadata" />
        ) : null}
        {entry.video_state === 'waiting' ? <p className={classes.quiet}>{p('preparing')}</p> : null}
        {entry.video_state === 'failed' ? <p className={classes.quiet}>{p('notMade')}</p> : null}
        <p className={classes.foot}>
          {entry.staffOnly ? <Badge kind="neutral">{t('staffChip')}</Badge> : null}
          {/* Whether the office has looked at it is no word for families. */}
          {entry.approved === false && !large ? <Badge kind="wait">{t('waiting')}</Badge> : null}
          {entry.created_by ? (
            <span className={classes.quiet}>{t('by', { name: entry.created_by.full_name })}</span>
          ) : null}
        </p>
      </div>
      {menu.length > 0 ? (
        <Menu
          className={classes.menu}
          label={t('more', { what: `${kindName(entry.type)}, ${who}` })}
          button={<IconDotsVertical size={20} aria-hidden="true" />}
          items={menu}
        />
      ) : null}
    </li>
  );
};
