import { Button } from '@mantine/core';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { shellWords } from '../messages.ts';

/** What stands in the place of a screen whose code or session could not be fetched, or that broke while drawing. */
export const ScreenFailed = ({ error, reset }: ErrorComponentProps) => {
  const t = useWords(shellWords);
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <EmptyState
      page
      picture={<BlocksPicture />}
      title={t('failedTitle')}
      actions={<Button onClick={again}>{t('tryAgain')}</Button>}
      foot={error instanceof Error ? error.message : undefined}
    >
      {t('failedText')}
    </EmptyState>
  );
};
