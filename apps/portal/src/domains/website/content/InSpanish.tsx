import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import classes from '../parts/website.module.css';
import { contentWords } from './words.ts';

/** The Spanish of a form, folded away where there is none yet. */
export const InSpanish = ({ open, children }: { open: boolean; children: ReactNode }) => {
  const t = useWords(contentWords);
  return (
    <details className={classes.fold} open={open}>
      <summary>{t('inSpanish')}</summary>
      <Stack>{children}</Stack>
    </details>
  );
};
