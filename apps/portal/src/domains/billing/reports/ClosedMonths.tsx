import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { dateWords, monthWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { ClosedMonthsDocument, type ClosedMonthsQuery } from './reports.graphql.ts';
import { reportWords } from './words.ts';

type Month = ClosedMonthsQuery['getClosedBillingMonths'][number];

/** Which months of a location are closed, since when and by whom; nothing where none is. */
export const ClosedMonths = ({ location, zone }: { location: string; zone: string | null }) => {
  const t = useWords(reportWords);
  const { language } = useSpeech();
  const { data } = useAsk(ClosedMonthsDocument, { location });
  const rows = data?.getClosedBillingMonths ?? [];
  if (rows.length === 0) return null;
  const columns: Column<Month>[] = [
    { key: 'month', head: t('month'), main: true, cell: ({ month }) => monthWords(month, language) },
    {
      key: 'closed',
      head: t('closedOn'),
      cell: ({ closed_at }) => dateWords(closed_at, language, zone ?? undefined),
    },
    { key: 'by', head: t('by'), cell: ({ closed_by }) => closed_by },
  ];
  return (
    <section>
      <h2>{t('closedMonths')}</h2>
      <DataTable
        label={t('closedMonths')}
        rows={rows}
        columns={columns}
        keyOf={({ month }) => month}
        nameOf={({ month }) => monthWords(month, language)}
      />
    </section>
  );
};
