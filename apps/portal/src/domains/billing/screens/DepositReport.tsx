import { useAsk } from '@nestling/kit/ask.ts';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { href } from '../../../addresses.ts';
import type { Located } from '../../../shell/place.ts';
import { Money } from '../parts/Money.tsx';
import { ReportFrame } from '../reports/ReportFrame.tsx';
import { DepositRowsDocument, type DepositRowsQuery } from '../reports/reports.graphql.ts';
import { sumOf, useAsked } from '../reports/use-asked.ts';
import { reportWords } from '../reports/words.ts';

type Row = DepositRowsQuery['getDepositReport'][number];

/** Deposits of families that were held on a day, by location, with their sum. */
const DepositReport = ({ place }: Located) => {
  const t = useWords(reportWords);
  const { language } = useSpeech();
  const asked = useAsked(place);
  const { data, error, again } = useAsk(
    DepositRowsDocument,
    { location: asked.location, to: asked.days.to },
    { keep: ['to'] },
  );
  const rows = data?.getDepositReport;
  const columns: Column<Row>[] = [
    { key: 'student', head: t('student'), main: true, total: t('sum'), cell: ({ student_name }) => student_name },
    { key: 'payer', head: t('payer'), cell: ({ payer_name }) => payer_name ?? t('nobody') },
    { key: 'location', head: t('location'), wide: true, cell: ({ location }) => location },
    { key: 'name', head: t('name'), wide: true, cell: ({ name }) => name },
    { key: 'number', head: t('number'), wide: true, cell: ({ number }) => number },
    { key: 'date', head: t('date'), wide: true, cell: ({ date }) => dateFigures(date, language) },
    {
      key: 'held',
      head: t('amount'),
      end: true,
      figure: true,
      cell: ({ held }) => <Money cents={held} look="strong" />,
      total: <Money cents={sumOf(rows, ({ held }) => held)} />,
    },
  ];
  return (
    <ReportFrame
      report="held"
      asked={asked}
      when={
        <DateField
          label={t('asOf')}
          value={asked.days.to}
          onChange={(to) => asked.choose({ from: `${to.slice(0, 7)}-01`, to })}
        />
      }
      rows={rows}
      error={error}
      again={again}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ student_name, name }) => `${student_name}, ${name}`}
      hrefOf={({ student_id }) => href('billing.account.open', { studentId: student_id })}
    />
  );
};

export default DepositReport;
