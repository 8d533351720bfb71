import type { Column } from '@nestling/kit/DataTable.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { RoomsQuery } from '../rooms.graphql.ts';
import { roomWords } from '../words.ts';

type Room = RoomsQuery['programs']['data'][number];

const MOST_NAMED = 3;
const noColour = '#857d8a';

/** Some names, and how many more there are. */
const some = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMED).join(', ')} +${names.length - MOST_NAMED}`;

/** The columns of the list of rooms. */
export const useRoomColumns = (): Column<Room>[] => {
  const t = useWords(roomWords);
  return [
    {
      key: 'room',
      head: t('room'),
      by: ({ name }) => name,
      cell: ({ name, color_code }) => <RoomName name={name} colour={color_code ?? noColour} />,
    },
    {
      key: 'children',
      head: t('children'),
      by: ({ student_count }) => student_count ?? 0,
      end: true,
      cell: ({ student_count }) => student_count ?? 0,
    },
    {
      key: 'now',
      head: t('now'),
      by: ({ checked_in_count }) => checked_in_count ?? 0,
      end: true,
      cell: ({ checked_in_count }) => checked_in_count ?? 0,
    },
    {
      key: 'limits',
      head: t('limits'),
      by: ({ capacity }) => capacity,
      cell: ({ capacity, max_ratio }) =>
        [
          capacity === null ? null : t('holds', { count: capacity }),
          max_ratio === null ? null : t('perStaff', { count: max_ratio }),
        ]
          .filter(Boolean)
          .join(', ') || t('noLimit'),
    },
    {
      key: 'staffNow',
      head: t('staffNow'),
      cell: ({ staff_now, teachers }) =>
        some(
          (staff_now ?? []).map(({ id, full_name }) =>
            teachers.some((one) => one.id === id) ? full_name : t('visiting', { name: full_name }),
          ),
        ) || t('nobodyNow'),
    },
    {
      key: 'staff',
      head: t('staff'),
      wide: true,
      cell: ({ teachers }) => some(teachers.map(({ full_name }) => full_name)) || t('nobody'),
    },
    {
      key: 'cameras',
      head: t('cameras'),
      wide: true,
      cell: ({ cameras, camera_group }) =>
        [some(cameras.map(({ name }) => name)), camera_group?.name].filter(Boolean).join(' · ') || t('noCameras'),
    },
  ];
};

/** The card of a room on phones: its name, who is in it of children and team, and its limits. */
export const useRoomCard = () => {
  const t = useWords(roomWords);
  const columns = useRoomColumns();
  const limits = columns.find(({ key }) => key === 'limits');
  const staffNow = columns.find(({ key }) => key === 'staffNow');
  return (room: Room) => (
    <>
      <RoomName name={room.name} colour={room.color_code ?? noColour} />
      <div>{t('counted', { students: room.student_count ?? 0, now: room.checked_in_count ?? 0 })}</div>
      <div>
        {t('staffNow')}: {staffNow?.cell(room)}
      </div>
      <div>{limits?.cell(room)}</div>
    </>
  );
};
