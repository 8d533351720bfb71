import { Button } from '@mantine/core';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { Autosave } from './autosave.ts';
import classes from './editor.module.css';
import { editorWords } from './words.ts';

/**
 * Saves now, and says how what is written stands: that nobody knows, with a way to try again; what was declined and why;
 * where somebody else saved meanwhile, theirs or mine. `onLatest` and `onMine` are the answers to that.
 */
export const SaveBar = ({
  save,
  kept,
  onLatest,
  onMine,
}: {
  save: Autosave;
  /** What is said beside the button once everything is saved; on it where left out. */
  kept?: string;
  onLatest?: () => void;
  onMine?: () => void;
}) => {
  const t = useWords(editorWords);
  const { state, message, codes, dirty, saveNow } = save;
  const changed = state === 'declined' && codes.includes('CHANGED');
  return (
    <Row gap="s">
      <Button onClick={() => void saveNow()} loading={state === 'saving'} disabled={!dirty}>
        {dirty || kept ? t('save') : t('saved')}
      </Button>
      {state === 'unknown' || state === 'declined' ? (
        <div role="alert">
          <Row>
            <span className={classes.why}>{state === 'unknown' ? t('unknown') : message}</span>
            {changed && onLatest ? (
              <Button size="xs" variant="default" onClick={onLatest}>
                {t('latest')}
              </Button>
            ) : null}
            {changed && onMine ? (
              <Button size="xs" variant="default" onClick={onMine}>
                {t('mine')}
              </Button>
            ) : null}
            {changed ? null : (
              <Button size="xs" variant="default" onClick={() => void saveNow()}>
                {t('again')}
              </Button>
            )}
          </Row>
        </div>
      ) : (
        <span className={classes.note} role="status">
          {state === 'saved' ? kept : t(state)}
        </span>
      )}
    </Row>
  );
};
