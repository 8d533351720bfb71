import { Button } from '@mantine/core';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import classes from '../imports.module.css';
import type { Saved } from '../use-saving.ts';
import { importWords } from '../words.ts';

/** Below the rows: saving them with its progress, and what came of it. `children` are the acts beside. */
export const SaveFoot = ({
  ready,
  wrong,
  progress,
  saved,
  safe,
  problem,
  onSave,
  children,
}: {
  ready: number;
  wrong: number;
  progress: { readonly done: number; readonly count: number } | null;
  saved: Saved | null;
  safe: boolean;
  problem: string | null;
  onSave: () => void;
  children?: ReactNode;
}) => {
  const t = useWords(importWords);
  return (
    <Stack gap="xs" className={classes.save}>
      <Row>
        <Button disabled={ready === 0} loading={progress !== null} onClick={onSave}>
          {t('save', { count: ready })}
        </Button>
        {children}
      </Row>
      {progress ? <progress max={progress.count} value={progress.done} aria-label={t('saving', progress)} /> : null}
      <p className={classes.lead} role="status">
        {progress
          ? [t('saving', progress), safe ? t('mayLeave') : ''].filter(Boolean).join('. ')
          : [
              saved ? t('result', saved) : '',
              saved && saved.left > 0 ? t('goesOn', { count: saved.left }) : '',
              wrong > 0 ? t('toMend', { count: wrong }) : '',
              saved && saved.added > 0 ? t('nobodyTold') : '',
            ]
              .filter(Boolean)
              .join(' ')}
      </p>
      {problem ? (
        <p className={classes.wrong} role="alert">
          {problem}
        </p>
      ) : null}
    </Stack>
  );
};
