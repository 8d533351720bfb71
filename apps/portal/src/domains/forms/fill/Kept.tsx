import { useWords } from '@nestling/ui/words.ts';
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import classes from './fill.module.css';
import type { DraftState } from './use-draft.ts';
import { fillWords } from './words.ts';

/** Whether what was typed is kept. */
export const Kept = ({ state }: { state: DraftState }) => {
  const t = useWords(fillWords);
  return (
    <span className={classes.kept} role="status">
      {state === 'kept' ? (
        <>
          <IconCloudCheck size={18} aria-hidden="true" />
          {t('kept')}
        </>
      ) : state === 'saving' ? (
        <>
          <IconCloudUp size={18} aria-hidden="true" />
          {t('saving')}
        </>
      ) : state === 'offline' ? (
        <>
          <IconCloudOff size={18} aria-hidden="true" />
          {t('offline')}
        </>
      ) : null}
    </span>
  );
};
