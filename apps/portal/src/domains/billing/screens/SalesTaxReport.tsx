import { useAsk } from '@nestling/kit/ask.ts';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { Located } from '../../../shell/place.ts';
import { Money } from '../parts/Money.tsx';
import { ReportFrame } from '../reports/ReportFrame.tsx';
import { SalesTaxRowsDocument, type SalesTaxRowsQuery } from '../reports/reports.graphql.ts';
import { sumOf, useAsked } from '../reports/use-asked.ts';
import { reportWords } from '../reports/words.ts';

type Row = SalesTaxRowsQuery['getSalesTaxReport'][number];

/** Sales, what of them was taxed and the tax of the days, by location and category, as a return of sales tax asks for them. */
const SalesTaxReport = ({ place }: Located) => {
  const t = useWords(reportWords);
  const asked = useAsked(place);
  const { data, error, again } = useAsk(
    SalesTaxRowsDocument,
    { location: asked.location, ...asked.days },
    { pause: asked.pause },
  );
  const rows = data?.getSalesTaxReport;
  const categoryOf = ({ category }: Row) => category || t('noCategory');
  const sums = (['sales', 'taxable', 'tax'] as const).map(
    (key): Column<Row> => ({
      key,
      head: t(key),
      end: true,
      figure: true,
      cell: (row) => <Money cents={row[key]} look={key === 'tax' ? 'strong' : undefined} />,
      total: <Money cents={sumOf(rows, (row) => row[key])} />,
    }),
  );
  const columns: Column<Row>[] = [
    { key: 'category', head: t('categoryName'), main: true, total: t('sum'), cell: categoryOf },
    { key: 'location', head: t('location'), wide: true, cell: ({ location }) => location },
    ...sums,
  ];
  return (
    <ReportFrame
      report="tax"
      asked={asked}
      rows={rows}
      error={error}
      again={again}
      columns={columns}
      keyOf={(row) => `${row.location} ${row.category}`}
      nameOf={(row) => `${categoryOf(row)}, ${row.location}`}
    />
  );
};

export default SalesTaxReport;
