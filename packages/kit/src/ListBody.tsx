import { Button } from '@mantine/core';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';
import { Problem } from './Problem.tsx';
import { kitWords } from './words.ts';

/**
 * A list in each of its states: fetching for the first time, failed, empty, empty because of filters, filled.
 * Rows once shown stay while the next answer is on its way.
 * @param count rows known; undefined before the first answer
 * @param empty what stands there when nothing exists yet
 */
export const ListBody = ({
  count,
  error,
  onRetry,
  filtered = false,
  onClearFilters,
  empty,
  children,
}: {
  count: number | undefined;
  error: CombinedError | undefined;
  onRetry: () => void;
  /** Left out, with the way to clear them, where a list has no filters. */
  filtered?: boolean;
  onClearFilters?: () => void;
  empty: ReactNode;
  children: ReactNode;
}) => {
  const t = useWords(kitWords);
  if (count === undefined) return error ? <Problem error={error} onRetry={onRetry} /> : <RowsSkeleton />;
  if (count > 0) return children;
  if (!filtered) return empty;
  return (
    <EmptyState
      picture={<BlocksPicture />}
      title={t('noneTitle')}
      actions={
        <Button variant="default" onClick={onClearFilters}>
          {t('clearFilters')}
        </Button>
      }
    >
      {t('noneText')}
    </EmptyState>
  );
};
