import { minutesOf } from '../../../kernel/lib/local-time.ts';
import type { TestTenant } from '../../centres/test/centres.factory.ts';

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Plans a student or staff member weekly from 2026 on: weekdays from 1 (Monday), times in the location's clock. */
export const planned = async (
  at: TestTenant,
  location: { id: number },
  whose: { student_id?: number; user_id?: number; room_id?: number },
  weekdays: readonly number[],
  [start_time, end_time]: readonly [string, string],
): Promise<{ id: number }> => {
  const all = { centre_id: at.centre, location_id: location.id, ...whose };
  const roster = await at.db
    .insertInto('roster')
    .values({
      ...all,
      type: 'weekly',
      days: weekdays.map((day) => NAMES[day - 1] ?? ''),
      start_date: '2026-01-01',
      start_time,
      end_time,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await at.db
    .insertInto('roster_time')
    .values(
      weekdays.map((weekday) => ({
        ...all,
        roster_id: roster.id,
        weekday,
        dates: '[2026-01-01,)',
        weeks: '[0,2)',
        minutes: `[${minutesOf(start_time)},${minutesOf(end_time)})`,
      })),
    )
    .execute();
  return roster;
};
