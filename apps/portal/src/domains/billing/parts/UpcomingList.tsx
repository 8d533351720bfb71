import { ListBody } from '@nestling/kit/ListBody.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import type { ComponentProps } from 'react';
import { PeriodsAhead } from './PeriodsAhead.tsx';
import { type UpcomingLine, UpcomingTable } from './UpcomingTable.tsx';

type Table<R extends UpcomingLine> = Omit<Parameters<typeof UpcomingTable<R>>[0], 'rows'>;

/** Invoices to come, as many periods of each plan as chosen. */
export const UpcomingList = <R extends UpcomingLine>({
  rows,
  error,
  again,
  periods,
  onPeriods,
  none,
  noneText,
  ...table
}: Table<R> & {
  rows: readonly R[] | undefined;
  error: ComponentProps<typeof ListBody>['error'];
  again: () => void;
  periods: number;
  onPeriods: (periods: number) => void;
  /** What is said where there are none. */
  none: string;
  noneText: string;
}) => (
  <Stack>
    <Row>
      <PeriodsAhead value={periods} onChange={onPeriods} />
    </Row>
    <ListBody
      count={rows?.length}
      error={error}
      onRetry={again}
      empty={
        <EmptyState picture={<PaperPicture />} title={none}>
          {noneText}
        </EmptyState>
      }
    >
      <UpcomingTable {...table} rows={rows ?? []} />
    </ListBody>
  </Stack>
);
