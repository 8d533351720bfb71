import { useAsk } from '@nestling/kit/ask.ts';
import { Chart } from '@nestling/kit/chart/Chart.tsx';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { money } from '@nestling/ui/format/money.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { RoomFilter } from '../../../shell/RoomFilter.tsx';
import { Money } from '../parts/Money.tsx';
import { ReportFrame } from '../reports/ReportFrame.tsx';
import { RevenueRowsDocument, type RevenueRowsQuery } from '../reports/reports.graphql.ts';
import { sumOf, useAsked } from '../reports/use-asked.ts';
import { reportWords } from '../reports/words.ts';

type Row = RevenueRowsQuery['getRevenueReport'][number];

/** What was earned in the days, by charge category and room. */
const RevenueReport = ({ place }: LocatedWithRooms) => {
  const t = useWords(reportWords);
  const asked = useAsked(place);
  const room = asked.state.filter('narrow');
  const { data, error, again } = useAsk(
    RevenueRowsDocument,
    { location: asked.location, ...asked.days, room: room || null },
    { keep: ['room'], pause: asked.pause },
  );
  const rows = data?.getRevenueReport;
  const categoryOf = ({ category }: Row) => category || t('noCategory');
  const roomOf = ({ room_name }: Row) => room_name ?? t('noRoom');
  const columns: Column<Row>[] = [
    { key: 'category', head: t('categoryName'), main: true, total: t('sum'), cell: categoryOf },
    { key: 'room', head: t('room'), cell: roomOf },
    { key: 'students', head: t('accountsCount'), end: true, wide: true, cell: ({ students }) => students },
    {
      key: 'amount',
      head: t('amount'),
      end: true,
      cell: ({ amount }) => <Money cents={amount} look="strong" />,
      total: <Money cents={sumOf(rows, ({ amount }) => amount)} />,
    },
  ];
  const chart = (label: string, nameOf: (row: Row) => string) => (
    <Chart
      kind="bars"
      label={label}
      head={t('name')}
      rows={[...Map.groupBy(rows ?? [], nameOf)].map(([name, some]) => ({
        label: name,
        values: { amount: sumOf(some, ({ amount }) => amount) },
      }))}
      series={[{ key: 'amount', label: t('amount') }]}
      format={(cents) => money(cents)}
    />
  );
  return (
    <ReportFrame
      report="revenue"
      asked={asked}
      room={room}
      filters={
        <RoomFilter
          rooms={place.rooms}
          value={room}
          onChange={(next) => asked.state.set({ filters: { narrow: next } })}
        />
      }
      rows={rows}
      error={error}
      again={again}
      columns={columns}
      chart={
        <>
          {chart(t('category'), categoryOf)}
          {chart(t('byRoom'), roomOf)}
        </>
      }
      keyOf={(row) => `${row.category} ${row.room_name}`}
      nameOf={(row) => `${categoryOf(row)}, ${roomOf(row)}`}
    />
  );
};

export default RevenueReport;
