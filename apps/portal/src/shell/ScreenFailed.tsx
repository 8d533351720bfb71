import { AgainButton } from '@nestling/ui/page/AgainButton.tsx';
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
      actions={<AgainButton onClick={again}>{t('tryAgain')}</AgainButton>}
      foot={error instanceof Error ? error.message : undefined}
    >
      {t('failedText')}
    </EmptyState>
  );
};
