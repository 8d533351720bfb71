import { Button } from '@mantine/core';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture, DoorPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { CombinedError } from 'urql';
import { refusalOf } from './refusal.ts';
import { kitWords } from './words.ts';

/** What stands where content should be when it was refused or could not be fetched: what happened and what next. */
export const Problem = ({ error, onRetry }: { error: CombinedError; onRetry?: (() => void) | undefined }) => {
  const t = useWords(kitWords);
  const { code, message, reference } = refusalOf(error);
  if (code === 'FORBIDDEN')
    return (
      <EmptyState
        picture={<DoorPicture />}
        title={t('refusedTitle')}
        actions={
          <Button variant="default" onClick={() => history.back()}>
            {t('goBack')}
          </Button>
        }
      >
        {t('refusedText')}
      </EmptyState>
    );
  return (
    <EmptyState
      picture={<BlocksPicture />}
      title={t('failedTitle')}
      actions={onRetry ? <Button onClick={onRetry}>{t('again')}</Button> : undefined}
      foot={reference ? t('reference', { reference }) : undefined}
    >
      {message || t('failedText')}
    </EmptyState>
  );
};

/** A record that is not there, or not for the caller's eyes: the two look the same. */
export const Missing = () => {
  const t = useWords(kitWords);
  return (
    <EmptyState
      page
      picture={<DoorPicture />}
      title={t('missingTitle')}
      actions={
        <Button variant="default" onClick={() => history.back()}>
          {t('goBack')}
        </Button>
      }
    >
      {t('missingText')}
    </EmptyState>
  );
};
