import type { Column } from '@nestling/kit/DataTable.tsx';
import { ReportTable } from '@nestling/kit/ReportTable.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import type { Span } from '@nestling/ui/format/day.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import { ReportActions } from '../../../shell/report/ReportActions.tsx';
import type { AskedFile } from '../../../shell/report/use-export.ts';
import { PaperLine } from '../report/PaperLine.tsx';
import { SpanField } from '../report/SpanField.tsx';
import classes from './hours.module.css';
import { type ReportAnswer, ReportBody } from './ReportBody.tsx';
import { hoursWords } from './words.ts';

/** What a report shows and how it is taken away. */
type Report<Row> = {
  /** The table's name for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** The same as a file of the server; null while it is not known of where. */
  readonly file: AskedFile | null;
  /** The day of a row, where rows are read day by day. */
  readonly dayOf?: (row: Row) => string;
  readonly menuOf?: (row: Row) => readonly MenuItem[];
};

/** A report of a location over some days: filters, rows with their totals, files and paper. */
export const ReportScreen = <Row,>({
  report,
  place,
  span,
  onSpan,
  today,
  filters,
  detail,
  foot,
  answer,
}: {
  report: Report<Row>;
  place: string;
  span: Span;
  onSpan: (span: Span) => void;
  today: string;
  filters?: ReactNode;
  detail?: ReactNode;
  foot?: ReactNode;
  answer: ReportAnswer;
}) => {
  const t = useWords(hoursWords);
  const { label, rows, keyOf, nameOf, columns, file, dayOf, menuOf } = report;
  return (
    <Screen detail={detail} actions={<ReportActions file={file} />}>
      <PaperLine place={place} span={span} />
      <div className={classes.filters}>
        <SpanField span={span} today={today} onChange={onSpan} />
        {filters}
      </div>
      <ReportBody count={rows?.length} answer={answer} title={t('emptyTitle')} text={t('emptyText')}>
        <ReportTable
          label={label}
          rows={rows ?? []}
          columns={columns}
          keyOf={keyOf}
          nameOf={nameOf}
          menuOf={menuOf}
          groupOf={dayOf}
        />
      </ReportBody>
      {foot && rows && rows.length > 0 ? <p className={classes.foot}>{foot}</p> : null}
    </Screen>
  );
};
