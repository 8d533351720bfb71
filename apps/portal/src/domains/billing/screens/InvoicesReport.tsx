import { useAsk } from '@nestling/kit/ask.ts';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { Located } from '../../../shell/place.ts';
import classes from '../parts/billing.module.css';
import { Money } from '../parts/Money.tsx';
import { InvoiceState, invoiceStates, useInvoiceStateWord } from '../parts/state.tsx';
import { ReportFrame } from '../reports/ReportFrame.tsx';
import { InvoiceReportRowsDocument, type InvoiceReportRowsQuery } from '../reports/reports.graphql.ts';
import { sumOf, useAsked } from '../reports/use-asked.ts';
import { reportWords } from '../reports/words.ts';

type Row = InvoiceReportRowsQuery['getInvoiceReport'][number];

/** What was billed in the days, and what became of it. Voided ones are listed and not added up. */
const InvoicesReport = ({ place }: Located) => {
  const t = useWords(reportWords);
  const { language } = useSpeech();
  const word = useInvoiceStateWord();
  const asked = useAsked(place);
  const status = asked.state.filter('narrow');
  const { data, error, again } = useAsk(
    InvoiceReportRowsDocument,
    { location: asked.location, ...asked.days, status: status || null },
    { keep: ['status'], pause: asked.pause },
  );
  const rows = data?.getInvoiceReport;
  const standing = rows?.filter((row) => row.status !== 'voided' && row.status !== 'draft');
  const cents = (key: 'total' | 'paid' | 'waived' | 'balance', head: string, wide = true): Column<Row> => ({
    key,
    head,
    end: true,
    wide,
    cell: (row) => <Money cents={row[key]} look={key === 'balance' ? 'strong' : undefined} />,
    total: <Money cents={sumOf(standing, (row) => row[key])} />,
  });
  const columns: Column<Row>[] = [
    {
      key: 'number',
      head: t('number'),
      main: true,
      cell: ({ number }) => <span className={classes.whole}>{number ?? word('draft')}</span>,
    },
    { key: 'date', head: t('date'), wide: true, cell: ({ date }) => dateFigures(date, language) },
    { key: 'due', head: t('due'), wide: true, cell: ({ due_date }) => dateFigures(due_date, language) },
    { key: 'student', head: t('student'), cell: ({ student_name }) => student_name },
    { key: 'payer', head: t('payer'), wide: true, cell: ({ payer_name }) => payer_name ?? t('nobody') },
    { key: 'status', head: t('status'), cell: (row) => <InvoiceState status={row.status} /> },
    cents('total', t('total')),
    cents('paid', t('paid')),
    cents('waived', t('waived')),
    cents('balance', t('balance'), false),
  ];
  return (
    <ReportFrame
      report="invoices"
      asked={asked}
      filters={
        <FilterMenu
          name={t('status')}
          value={status}
          choices={invoiceStates.map((value) => ({ value, label: word(value) }))}
          onChange={(next) => asked.state.set({ filters: { narrow: next } })}
        />
      }
      rows={rows}
      error={error}
      again={again}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ number, student_name }) => [number, student_name].filter(Boolean).join(', ')}
    />
  );
};

export default InvoicesReport;
