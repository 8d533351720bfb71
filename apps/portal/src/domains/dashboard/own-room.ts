import type { DayOf } from './use-day.ts';

type Student = NonNullable<DayOf['student']>;
type Room = NonNullable<DayOf['home_room']>;

/** The room a child is in, else its own. */
const roomOf = ({ program, home_room }: DayOf): Room | null => program ?? home_room;

/** The rooms of the children of a day, each once. */
export const roomsOfDay = (days: readonly DayOf[]): Room[] => [
  ...new Map(days.map(roomOf).flatMap((room) => (room ? [[room.id, room] as const] : []))).values(),
];

/** The children of a room as the room itself has them: who is here first, then who has not come; by name. */
export const childrenOfRoom = (days: readonly DayOf[], room: string): { student: Student; here: boolean }[] =>
  days
    .flatMap((day) =>
      day.student && roomOf(day)?.id === room && (day.state === 'in' || day.state === 'none')
        ? [{ student: day.student, here: day.state === 'in' }]
        : [],
    )
    .toSorted((a, b) => Number(b.here) - Number(a.here) || a.student.full_name.localeCompare(b.student.full_name));
