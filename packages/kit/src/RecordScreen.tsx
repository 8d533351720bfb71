import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';
import { Missing, Problem } from './Problem.tsx';
import { Screen } from './Screen.tsx';

/** What a record needs of the answer to its query: the record, null when it is not there, undefined before the answer. */
export type RecordAnswer<R> = {
  readonly record: R | null | undefined;
  readonly error: CombinedError | undefined;
  readonly again: () => void;
};

/**
 * One record by its id. An unknown or foreign one keeps its address and shows "Not found" inside the screen.
 * @param titleOf what the record is called, for heading, breadcrumbs and window
 * @param head the heading with picture, state and the daily actions; a plain one when left out
 * @param children draws the record: tabs and their content
 */
export const RecordScreen = <R,>({
  answer,
  titleOf,
  head,
  actions,
  skeleton,
  children,
}: {
  answer: RecordAnswer<R>;
  titleOf: (record: R) => string;
  head?: ((record: R) => ReactNode) | undefined;
  actions?: ((record: R) => ReactNode) | undefined;
  skeleton?: ReactNode;
  children: (record: R) => ReactNode;
}) => {
  const { record, error, again } = answer;
  if (record === undefined)
    return (
      <Screen head={error ? ' ' : undefined}>
        {error ? <Problem error={error} onRetry={again} /> : (skeleton ?? <CardsSkeleton />)}
      </Screen>
    );
  if (record === null)
    return (
      <Screen head=" ">
        <Missing />
      </Screen>
    );
  return (
    <Screen title={titleOf(record)} head={head?.(record)} actions={actions?.(record)}>
      {children(record)}
    </Screen>
  );
};
