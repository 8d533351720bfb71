import { useAsk } from '@nestling/kit/ask.ts';
import { Chart } from '@nestling/kit/chart/Chart.tsx';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { money } from '@nestling/ui/format/money.ts';
import { useWords } from '@nestling/ui/words.ts';
import { href } from '../../../addresses.ts';
import type { Located } from '../../../shell/place.ts';
import { Money } from '../parts/Money.tsx';
import { ReportFrame } from '../reports/ReportFrame.tsx';
import { BalanceRowsDocument, type BalanceRowsQuery } from '../reports/reports.graphql.ts';
import { sumOf, useAsked } from '../reports/use-asked.ts';
import { reportWords } from '../reports/words.ts';

type Row = BalanceRowsQuery['getBalanceReport'][number];

const ages = [
  ['current', 'current'],
  ['late_30', 'late30'],
  ['late_60', 'late60'],
  ['late_90', 'late90'],
  ['late_over', 'lateOver'],
] as const;
type Age = (typeof ages)[number][0];

/** What every payer owes for every student at the end of the days, by its age. */
const BalanceReport = ({ place }: Located) => {
  const t = useWords(reportWords);
  const asked = useAsked(place);
  const { data, error, again } = useAsk(
    BalanceRowsDocument,
    { location: asked.location, ...asked.days },
    { pause: asked.pause },
  );
  const rows = data?.getBalanceReport;
  const cents = (key: 'charged' | 'paid' | 'balance' | Age, head: string, figure = true): Column<Row> => ({
    key,
    head,
    end: true,
    figure,
    cell: (row) => <Money cents={row[key]} look={key === 'balance' ? 'strong' : undefined} />,
    total: <Money cents={sumOf(rows, (row) => row[key])} />,
  });
  const columns: Column<Row>[] = [
    { key: 'student', head: t('student'), main: true, total: t('sum'), cell: ({ student_name }) => student_name },
    { key: 'payer', head: t('payer'), cell: ({ payer_name }) => payer_name ?? t('nobody') },
    cents('charged', t('charged')),
    cents('paid', t('paid')),
    cents('balance', t('balance')),
    ...ages.map(([key, head]) => cents(key, t(head), false)),
  ];
  return (
    <ReportFrame
      report="balance"
      asked={asked}
      rows={rows}
      error={error}
      again={again}
      columns={columns}
      chart={
        <Chart
          kind="bars"
          label={t('byAge')}
          head={t('age')}
          rows={ages.map(([key, head]) => ({ label: t(head), values: { amount: sumOf(rows, (row) => row[key]) } }))}
          series={[{ key: 'amount', label: t('amount') }]}
          format={(cents) => money(cents)}
        />
      }
      keyOf={({ student_id, payer_name }) => `${student_id} ${payer_name}`}
      nameOf={({ student_name, payer_name }) => [student_name, payer_name].filter(Boolean).join(', ')}
      hrefOf={({ student_id }) => href('billing.account.ledger', { studentId: student_id })}
    />
  );
};

export default BalanceReport;
