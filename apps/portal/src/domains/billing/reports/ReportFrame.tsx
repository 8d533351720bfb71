import { Button } from '@mantine/core';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { ReportTable } from '@nestling/kit/ReportTable.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
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
  room,
  when,
  acts,
  menuOf,
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
  /** The room the file is narrowed to. */
  room?: string;
  /** In place of two days. */
  when?: ReactNode;
  /** What is done with the whole of it, before print and download. */
  acts?: ReactNode;
  menuOf?: (row: R) => MenuItem[];
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
          {acts}
          <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
            {t('print')}
          </Button>
          <ExportMenu report={report} asked={asked} {...(room === undefined ? {} : { room })} />
        </>
      }
    >
      <Stack>
        <Row align="end">
          {when ?? <DaySpan days={asked.days} onChange={asked.choose} />}
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
            menuOf={menuOf}
          />
        </ListBody>
      </Stack>
    </Screen>
  );
};
