import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';

interface Marked {
  readonly id: number;
  readonly student: number;
  readonly location: number;
  readonly date: string;
  readonly note: string | null;
}

/** Adds 'absent' or 'present' to the attendance's log: a local day's noon in UTC stands for it. */
const logMarks = async (ctx: Ctx, kind: 'absent' | 'present', marked: readonly Marked[]): Promise<void> => {
  if (marked.length === 0) return;
  const { user } = ctx.who;
  await sql`insert into attendance_event (location_id, student_id, kind, at, stated_at, action_by, recorded_by,
      source, note, after)
    select m.location, m.student, ${kind}::text, ${ctx.now()}::timestamptz,
      (m.date + time '12:00') at time zone 'UTC', ${user}::int, ${user}::int, 'staff', m.note,
      json_build_object('date', m.date, 'absence', m.id)::jsonb
    from json_to_recordset(${JSON.stringify(marked)}::json) as m(id int, student int, location int, date date, note text)`.execute(
    ctx.db,
  );
};

/**
 * Makes a student's marks of absence between two days agree with its records of absence and vacation, so that the day
 * list, reports and the right to watch read one thing alone. A day on which it came stays as it is, and so does a mark
 * somebody made by hand. The student must be held.
 */
export const followRecords = async (ctx: Ctx, student: number, since: string, until: string): Promise<void> => {
  const whole = sql`select o.id, o.reason, o.note, o.location_id from time_off o where o.student_id = ${student}
    and o.removed_at is null and o.start_time is null`;
  const undone = await sql<Marked>`
    update absence ab set undone_at = ${ctx.now()}::timestamptz
    where ab.student_id = ${student} and ab.undone_at is null and ab.time_off_id is not null
      and ab.date between ${since}::date and ${until}::date
      and not exists (${whole} and ab.date between o.start_date and o.end_date)
    returning ab.id, ab.student_id as student, ab.location_id as location, to_char(ab.date, 'YYYY-MM-DD') as date,
      null as note`.execute(ctx.db);
  await logMarks(ctx, 'present', undone.rows);
  const { rows } = await sql<Marked>`
    insert into absence as ab (student_id, location_id, date, reason, note, marked_by, marked_at, time_off_id)
    select ${student}::int, o.location_id, d.date, o.reason, o.note, ${ctx.who.user}::int,
      ${ctx.now()}::timestamptz, o.id
    from (select ${since}::date + n as date from generate_series(0, ${until}::date - ${since}::date) n) d
    cross join lateral (${whole} and d.date between o.start_date and o.end_date order by o.kind, o.id limit 1) o
    where not exists (select 1 from attendance a join location l on l.id = a.location_id
      join timezone z on z.id = l.timezone_id
      where a.student_id = ${student}
        and tstzrange(a.checked_in_at, a.checked_out_at) && tstzrange(d.date::timestamp at time zone z.value,
          (d.date + 1)::timestamp at time zone z.value))
    on conflict (centre_id, student_id, date) where undone_at is null do update set
      reason = excluded.reason, note = excluded.note, time_off_id = excluded.time_off_id
    where (ab.reason, ab.note, ab.time_off_id) is distinct from (excluded.reason, excluded.note, excluded.time_off_id)
    returning ab.id, ab.student_id as student, ab.location_id as location, to_char(ab.date, 'YYYY-MM-DD') as date,
      coalesce(ab.reason, ab.note) as note`.execute(ctx.db);
  await logMarks(ctx, 'absent', rows);
};
