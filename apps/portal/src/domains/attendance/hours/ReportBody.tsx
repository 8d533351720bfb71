import { ListBody } from '@nestling/kit/ListBody.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';

/** How the rows of a report were asked for. */
export type ReportAnswer = { readonly error: CombinedError | undefined; readonly again: () => void };

/** The table of a report, or what stands there instead while it is fetched, when it failed and when it is empty. */
export const ReportBody = ({
  count,
  answer,
  title,
  text,
  children,
}: {
  /** Rows; undefined while they are fetched. */
  count: number | undefined;
  answer: ReportAnswer;
  title: string;
  text: string;
  children: ReactNode;
}) => (
  <ListBody
    count={count}
    error={answer.error}
    onRetry={answer.again}
    filtered={false}
    onClearFilters={() => {}}
    empty={
      <EmptyState picture={<PaperPicture />} title={title}>
        {text}
      </EmptyState>
    }
  >
    {children}
  </ListBody>
);
