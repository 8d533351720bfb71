import { type SqlBool, sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { isDeclined } from '../roster/schedule-subject.ts';
import { cutDay, lockTimeOff } from './time-off.ts';

interface Mark {
  readonly id: number;
  readonly student: number;
  readonly location: number;
}
interface Said {
  readonly date: string;
  readonly reason: string | null;
  readonly note: string | null;
}

/** The whole-day records of students that cover a day. */
const covering = (ctx: Ctx, students: readonly number[], date: string) =>
  ctx.db
    .selectFrom('time_off')
    .select(['id', 'student_id', 'kind', 'reason', 'note'])
    .where('student_id', 'in', [...students])
    .where('removed_at', 'is', null)
    .where('start_time', 'is', null)
    .where(sql<SqlBool>`dates @> ${date}::date`)
    .orderBy('id')
    .execute();

/**
 * Gives marks of absence that were made in the day list their records, so that both tell the same: one of that day where
 * none covers it, the day cut out of a longer one where reason or note are others. The students must be held.
 */
export const recordMarks = async (ctx: Ctx, marks: readonly Mark[], { date, reason, note }: Said): Promise<void> => {
  if (marks.length === 0) return;
  const { user } = ctx.who;
  const known = await covering(
    ctx,
    marks.map(({ student }) => student),
    date,
  );
  for (const { id, kind, ...told } of known) {
    if (kind !== 'absence' || (told.reason === reason && told.note === note)) continue;
    const held = await lockTimeOff(ctx, id);
    if (isDeclined(held)) continue;
    const whole = { start_date: date, end_date: date, start_time: null, end_time: null, reason, note };
    await cutDay(ctx, held.row, date, whole);
  }
  const free = marks.filter(({ student }) => !known.some(({ student_id }) => student_id === student));
  await sql`
    with added as (
      insert into time_off (kind, location_id, student_id, start_date, end_date, reason, note, created_by, created_at)
      select 'absence', m.location, m.student, ${date}::date, ${date}::date, ${reason}::text, ${note}::text,
        ${user}::int, ${ctx.now()}::timestamptz
      from json_to_recordset(${JSON.stringify(free)}::json) as m(student int, location int)
      where not exists (select 1 from time_off o where o.student_id = m.student
        and o.kind = 'absence' and o.removed_at is null and o.dates @> ${date}::date)
      returning id, student_id)
    update absence ab set time_off_id = added.id from added
    where ab.student_id = added.student_id and ab.date = ${date}::date and ab.undone_at is null`.execute(ctx.db);
};

/** Takes a day out of the records of a student whose mark of that day was taken back. The student must be held. */
export const unrecordDay = async (ctx: Ctx, student: number, date: string): Promise<void> => {
  for (const { id } of await covering(ctx, [student], date)) {
    const held = await lockTimeOff(ctx, id);
    if (!isDeclined(held)) await cutDay(ctx, held.row, date, null);
  }
};
