import type pg from 'pg';
import type { Writer } from './writer.ts';

/**
 * Checks a student in for the demo: since some minutes ago, but not before the location's own midnight, so that the
 * stay belongs to today at whatever hour the product is first started.
 */
export const addStay = async (
  client: pg.ClientBase,
  to: Writer,
  stay: { student: number; location: number; room: number; zone: string; minutesAgo: number; by: number; now: Date },
): Promise<void> => {
  const { rows } = await client.query<{ since: Date; day: string }>(
    `select greatest($1::timestamptz - make_interval(mins => $2),
              (($1::timestamptz at time zone $3)::date::timestamp at time zone $3)) as since,
            to_char($1::timestamptz at time zone $3, 'YYYY-MM-DD') as day`,
    [stay.now, stay.minutesAgo, stay.zone],
  );
  const moment = rows[0];
  if (!moment) return;
  const { since, day } = moment;
  const id = await to.add('attendance', {
    location_id: stay.location,
    student_id: stay.student,
    date: day,
    checked_in_at: since,
    checkedin_by: stay.by,
  });
  await to.add('attendance_room', {
    attendance_id: id,
    student_id: stay.student,
    room_id: stay.room,
    entered_at: since,
  });
  await to.add('attendance_event', {
    location_id: stay.location,
    student_id: stay.student,
    kind: 'in',
    at: since,
    stated_at: since,
    room_id: stay.room,
    attendance_id: id,
    action_by: stay.by,
    recorded_by: stay.by,
    source: 'staff',
  });
};
