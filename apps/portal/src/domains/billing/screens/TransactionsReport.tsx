import { useAsk } from '@nestling/kit/ask.ts';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { Located } from '../../../shell/place.ts';
import classes from '../parts/billing.module.css';
import { Money } from '../parts/Money.tsx';
import { useEntryWord } from '../parts/state.tsx';
import { ReportFrame } from '../reports/ReportFrame.tsx';
import { TransactionRowsDocument, type TransactionRowsQuery } from '../reports/reports.graphql.ts';
import { sumOf, useAsked } from '../reports/use-asked.ts';
import { reportWords } from '../reports/words.ts';

type Row = TransactionRowsQuery['getTransactionReport'][number];

/** Every entry of the ledger in the days, with what it does to what is owed. */
const TransactionsReport = ({ place }: Located) => {
  const t = useWords(reportWords);
  const { language } = useSpeech();
  const entry = useEntryWord();
  const asked = useAsked(place);
  const { data, error, again } = useAsk(
    TransactionRowsDocument,
    { location: asked.location, ...asked.days },
    { pause: asked.pause },
  );
  const rows = data?.getTransactionReport;
  const columns: Column<Row>[] = [
    { key: 'date', head: t('date'), cell: ({ date }) => dateFigures(date, language) },
    { key: 'kind', head: t('kind'), cell: ({ kind }) => entry(kind) },
    {
      key: 'number',
      head: t('number'),
      wide: true,
      cell: ({ number }) => <span className={classes.whole}>{number}</span>,
    },
    { key: 'student', head: t('student'), main: true, cell: ({ student_name }) => student_name },
    { key: 'payer', head: t('payer'), wide: true, cell: ({ payer_name }) => payer_name },
    { key: 'note', head: t('note'), wide: true, cell: ({ note }) => note },
    { key: 'by', head: t('by'), wide: true, cell: ({ by_name }) => by_name },
    {
      key: 'amount',
      head: t('amount'),
      end: true,
      cell: ({ amount }) => <Money cents={amount} look={amount < 0 ? 'gain' : undefined} />,
      total: <Money cents={sumOf(rows, ({ amount }) => amount)} />,
    },
  ];
  return (
    <ReportFrame
      report="transactions"
      asked={asked}
      rows={rows}
      error={error}
      again={again}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ kind, student_name }) => [entry(kind), student_name].filter(Boolean).join(', ')}
    />
  );
};

export default TransactionsReport;
