import type { Column } from '@nestling/kit/DataTable.tsx';
import { clockWords } from '@nestling/ui/format/when.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { hoursWords } from '../report/days.ts';
import { Concerns } from './Concerns.tsx';
import { TeamBadge } from './TeamBadge.tsx';
import type { TeamDay } from './use-team.ts';
import { teamWords } from './words.ts';

/** The room a member of the team is in, else the first it is listed for. */
export const postOf = (day: TeamDay) => day.program ?? day.home_rooms[0] ?? null;

/** The columns of the team's day. */
export const useTeamColumns = (zone: string | null): Column<TeamDay>[] => {
  const t = useWords(teamWords);
  return [
    {
      key: 'name',
      head: t('name'),
      by: ({ user }) => user?.full_name,
      cell: ({ user, shifts }) =>
        user ? (
          <Person
            id={user.id}
            name={user.full_name}
            image={user.avatar}
            size={32}
            detail={user.job_title}
            chips={<Concerns of={shifts.flatMap(({ concerns }) => concerns)} />}
          />
        ) : null,
    },
    {
      key: 'room',
      head: t('room'),
      cell: (day) => {
        const room = postOf(day);
        return room ? <RoomName name={room.name} colour={room.color_code} /> : null;
      },
    },
    { key: 'state', head: t('state'), cell: (day) => <TeamBadge day={day} zone={zone} /> },
    {
      key: 'came',
      head: t('came'),
      by: ({ start_time }) => start_time,
      wide: true,
      end: true,
      cell: ({ start_time }) => clockWords(start_time),
    },
    {
      key: 'went',
      head: t('went'),
      by: ({ end_time }) => end_time,
      wide: true,
      end: true,
      cell: ({ end_time }) => clockWords(end_time),
    },
    {
      key: 'break',
      head: t('break'),
      wide: true,
      end: true,
      cell: ({ break_time }) => (break_time > 0 ? hoursWords(break_time) : ''),
    },
    {
      key: 'hours',
      head: t('hours'),
      by: ({ minutes }) => minutes,
      end: true,
      cell: ({ id, minutes }) => (id ? hoursWords(minutes) : ''),
    },
  ];
};
