import { Button } from '@mantine/core';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { ReportTable } from '@nestling/kit/ReportTable.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';
import { DaySpan } from '../parts/DaySpan.tsx';
import { ExportMenu, type ReportName } from './ExportMenu.tsx';
import type { Asked } from './use-asked.ts';
import { reportWords } from './words.ts';

/** A report: its days, what narrows it, its rows with their sums, and the ways to take it away. */
export const ReportFrame = <R,>({
  report,
  asked,
  filters,
  rows,
  error,
  again,
  columns,
  chart,
  keyOf,
  nameOf,
  hrefOf,
}: {
  report: ReportName;
  asked: Asked;
  filters?: ReactNode;
  rows: readonly R[] | undefined;
  error: CombinedError | undefined;
  again: () => void;
  columns: readonly Column<R>[];
  /** The numbers that are compared, above the rows. */
  chart?: ReactNode;
  keyOf: (row: R) => string;
  nameOf: (row: R) => string;
  hrefOf?: ((row: R) => string) | undefined;
}) => {
  const t = useWords(reportWords);
  return (
    <Screen
      count={rows?.length}
      actions={
        <>
          <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
            {t('print')}
          </Button>
          <ExportMenu report={report} asked={asked} />
        </>
      }
    >
      <Stack>
        <Row align="end">
          <DaySpan days={asked.days} onChange={asked.choose} />
          {filters}
        </Row>
        <ListBody
          count={rows?.length}
          error={error}
          onRetry={again}
          empty={
            <EmptyState picture={<PaperPicture />} title={t('none')}>
              {t('noneText')}
            </EmptyState>
          }
        >
          {chart}
          <ReportTable
            label={t(report)}
            rows={rows ?? []}
            columns={columns}
            keyOf={keyOf}
            nameOf={nameOf}
            hrefOf={hrefOf}
          />
        </ListBody>
      </Stack>
    </Screen>
  );
};
