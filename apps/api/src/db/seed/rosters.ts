import type { Writer } from './writer.ts';

const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

interface Rostered {
  readonly location: number;
  /** Whose days they are: one of the two. */
  readonly student?: number;
  readonly user?: number;
  readonly room?: number;
  /** Weekdays from 1 (Monday); Monday to Friday when left out. */
  readonly days?: readonly number[];
  readonly hours: readonly [start: string, end: string];
  readonly since: string;
  readonly now: Date;
}

/** Plans a child or somebody of the team weekly, in the clock of the location. */
export const addRoster = async (to: Writer, plan: Rostered): Promise<void> => {
  const { location, student, user, room, days = [1, 2, 3, 4, 5], hours, since, now } = plan;
  const whose = { location_id: location, student_id: student, user_id: user, room_id: room };
  const roster_id = await to.add('roster', {
    ...whose,
    type: 'weekly',
    days: days.map((day) => WORKDAYS[day - 1] ?? ''),
    start_date: since,
    start_time: hours[0],
    end_time: hours[1],
    created_at: now,
  });
  for (const weekday of days)
    await to.add('roster_time', {
      ...{ ...whose, roster_id, weekday, weeks: '[0,2)', dates: `[${since},)` },
      minutes: `[${minutesOf(hours[0])},${minutesOf(hours[1])})`,
    });
};

/** Gives somebody of the team hours of paid time off, and lets it ask for some of them. */
export const addTimeOff = async (
  to: Writer,
  { location, user, by, now }: { location: number; user: number; by: number; now: Date },
): Promise<void> => {
  const day = (ahead: number): string => new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  const stamped = { written_by: by, written_at: now };
  await to.add('pto_entry', {
    user_id: user,
    kind: 'given',
    minutes: 4800,
    date: day(-60),
    note: 'This year',
    ...stamped,
  });
  await to.add('time_off', {
    ...{ kind: 'pto', location_id: location, user_id: user, start_date: day(20), end_date: day(22) },
    ...{ reason: 'Family visit', status: 'requested', created_by: user, created_at: now },
  });
};
