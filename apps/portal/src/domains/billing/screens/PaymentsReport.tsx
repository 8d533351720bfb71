import { useAsk } from '@nestling/kit/ask.ts';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { Located } from '../../../shell/place.ts';
import { Money } from '../parts/Money.tsx';
import { methods, PaymentState, useMethodWord } from '../parts/state.tsx';
import { ReportFrame } from '../reports/ReportFrame.tsx';
import { PaymentReportRowsDocument, type PaymentReportRowsQuery } from '../reports/reports.graphql.ts';
import { sumOf, useAsked } from '../reports/use-asked.ts';
import { reportWords } from '../reports/words.ts';

type Row = PaymentReportRowsQuery['getPaymentReport'][number];

const counts = ({ status }: Row): boolean => !['voided', 'failed', 'pending'].includes(status);

/** What came in during the days. Voided, failed and pending payments are listed and not added up. */
const PaymentsReport = ({ place }: Located) => {
  const t = useWords(reportWords);
  const { language } = useSpeech();
  const word = useMethodWord();
  const asked = useAsked(place);
  const method = asked.state.filter('narrow');
  const { data, error, again } = useAsk(
    PaymentReportRowsDocument,
    { location: asked.location, ...asked.days, method: method || null },
    { pause: asked.pause },
  );
  const rows = data?.getPaymentReport;
  const standing = rows?.filter(counts);
  const cents = (key: 'amount' | 'refunded' | 'unapplied', head: string, wide = true): Column<Row> => ({
    key,
    head,
    end: true,
    wide,
    cell: (row) => <Money cents={row[key]} look={key === 'amount' ? 'strong' : undefined} />,
    total: <Money cents={sumOf(standing, (row) => row[key])} />,
  });
  const columns: Column<Row>[] = [
    { key: 'date', head: t('date'), cell: ({ date }) => dateFigures(date, language) },
    { key: 'student', head: t('student'), main: true, cell: ({ student_name }) => student_name },
    { key: 'payer', head: t('payer'), wide: true, cell: ({ payer_name }) => payer_name ?? t('nobody') },
    { key: 'method', head: t('method'), cell: (row) => word(row.method) },
    { key: 'reference', head: t('reference'), wide: true, cell: ({ reference }) => reference },
    { key: 'status', head: t('status'), wide: true, cell: ({ status }) => <PaymentState status={status} /> },
    cents('refunded', t('refunded')),
    cents('unapplied', t('unapplied')),
    cents('amount', t('amount'), false),
  ];
  return (
    <ReportFrame
      report="payments"
      asked={asked}
      filters={
        <FilterMenu
          name={t('method')}
          value={method}
          choices={methods.map((value) => ({ value, label: word(value) }))}
          onChange={(next) => asked.state.set({ filters: { narrow: next } })}
        />
      }
      rows={rows}
      error={error}
      again={again}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ date, student_name }) => [dateFigures(date, language), student_name].filter(Boolean).join(', ')}
    />
  );
};

export default PaymentsReport;
