import { useAsk } from '@nestling/kit/ask.ts';
import { Chart } from '@nestling/kit/chart/Chart.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { FilteredTicketsDocument, MainTicketChartsDocument, TicketChartsDocument } from '../tickets.graphql.ts';
import { ticketWords } from '../words.ts';

const counted = ['total', 'new', 'opened', 'waiting'] as const;

/** What the list is narrowed to; '' where it is not. */
type Narrowed = { readonly location: string; readonly category: string; readonly from: string; readonly to: string };

/** How many tickets there are by state: in all, in the last seven days, and between the days that are asked for. */
export const TicketFigures = ({
  main,
  asked: { location, category, from, to },
}: {
  main: boolean;
  asked: Narrowed;
}) => {
  const t = useWords(ticketWords);
  const days = { start_date: from, end_date: to };
  const filtered = from !== '' && to !== '' && from <= to;
  const { data } = useAsk(TicketChartsDocument, { location: location || null });
  const { data: own } = useAsk(
    FilteredTicketsDocument,
    { location: location || null, category: category || null, ...days },
    { pause: !filtered || main },
  );
  const { data: all } = useAsk(
    MainTicketChartsDocument,
    { locations: location ? [location] : null, ...days },
    { pause: !filtered || !main },
  );
  if (!data) return null;
  const chosen = filtered ? (main ? all : own)?.filtered : null;
  const spans = [
    { key: 'all', label: t('all'), figures: data.all },
    { key: 'week', label: t('week'), figures: data.week },
    ...(chosen ? [{ key: 'filtered', label: t('chosen'), figures: chosen }] : []),
  ];
  return (
    <Chart
      kind="bars"
      label={t('list')}
      head={t('status')}
      series={spans.map(({ key, label }) => ({ key, label }))}
      rows={counted.map((state) => ({
        label: t(state),
        values: Object.fromEntries(spans.map(({ key, figures }) => [key, figures?.[state] ?? null])),
      }))}
    />
  );
};
