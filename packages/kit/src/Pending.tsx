import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import type { CombinedError } from 'urql';
import { Problem } from './Problem.tsx';

/** What stands for rows that are not known yet: lines while they are fetched, or why they could not be. */
export const Pending = ({
  error,
  onRetry,
  rows,
}: {
  error: CombinedError | undefined;
  onRetry: () => void;
  /** How many lines to draw. */
  rows: number;
}) => (error ? <Problem error={error} onRetry={onRetry} /> : <RowsSkeleton rows={rows} />);
