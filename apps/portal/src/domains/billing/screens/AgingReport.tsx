import { useAsk } from '@nestling/kit/ask.ts';
import { Chart } from '@nestling/kit/chart/Chart.tsx';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { money } from '@nestling/ui/format/money.ts';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { href } from '../../../addresses.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { RoomFilter } from '../../../shell/RoomFilter.tsx';
import { Money } from '../parts/Money.tsx';
import { ReportFrame } from '../reports/ReportFrame.tsx';
import { AgingRowsDocument, type AgingRowsQuery } from '../reports/reports.graphql.ts';
import { sumOf, useAsked } from '../reports/use-asked.ts';
import { reportWords } from '../reports/words.ts';

type Row = AgingRowsQuery['getAgingReport'][number];

const ages = [
  ['to_30', 'to30'],
  ['to_60', 'late60'],
  ['to_90', 'late90'],
  ['over', 'lateOver'],
] as const;

/** What is owed, by payer, and for how long past its due day. */
const AgingReport = ({ place }: LocatedWithRooms) => {
  const t = useWords(reportWords);
  const { language } = useSpeech();
  const asked = useAsked(place);
  const room = asked.state.filter('narrow');
  const { data, error, again } = useAsk(
    AgingRowsDocument,
    { location: asked.location, to: asked.days.to, room: room || null },
    { keep: ['to', 'room'] },
  );
  const rows = data?.getAgingReport;
  const cents = (key: 'total' | (typeof ages)[number][0], head: string): Column<Row> => ({
    key,
    head,
    end: true,
    figure: true,
    wide: key !== 'total',
    cell: (row) => (row[key] === 0 ? null : <Money cents={row[key]} look={key === 'total' ? 'strong' : undefined} />),
    total: <Money cents={sumOf(rows, (row) => row[key])} />,
  });
  const columns: Column<Row>[] = [
    {
      key: 'payer',
      head: t('payer'),
      main: true,
      total: t('sum'),
      cell: ({ payer_name }) => payer_name ?? t('nobody'),
    },
    { key: 'student', head: t('student'), cell: ({ student_name }) => student_name },
    { key: 'room', head: t('room'), wide: true, cell: ({ room_name }) => room_name },
    { key: 'oldest', head: t('oldest'), wide: true, cell: ({ oldest }) => dateFigures(oldest, language) },
    ...ages.map(([key, head]) => cents(key, t(head))),
    cents('total', t('balance')),
  ];
  return (
    <ReportFrame
      report="aging"
      asked={asked}
      room={room}
      when={
        <DateField
          label={t('asOf')}
          value={asked.days.to}
          onChange={(to) => asked.choose({ from: `${to.slice(0, 7)}-01`, to })}
        />
      }
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
      nameOf={({ student_name, payer_name }) => [payer_name, student_name].filter(Boolean).join(', ')}
      hrefOf={({ student_id }) => href('billing.account.open', { studentId: student_id })}
    />
  );
};

export default AgingReport;
