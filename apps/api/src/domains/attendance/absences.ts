import { sql } from 'kysely';
import { declined, done, doneInPart, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { date, ids, text } from '../../kernel/call/input.ts';
import { constraint, type FieldError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { Absence } from '../../model/attendance/entity.ts';
import { StudentMarkedAbsent } from '../../model/attendance/events.ts';
import { Student } from '../../model/student/entity.ts';
import { recordMarks, unrecordDay } from '../schedules/schedules.door.ts';
import { notSaved } from './check.ts';
import { lockStudents, type Presence, readPresence } from './presence.ts';
import { publishChanges } from './publish-changes.ts';

constraint('absence_of_day', 'students', 'TAKEN', message('attendance.overlap'));

interface Marked {
  readonly id: number;
  readonly student: number;
  readonly location: number;
}

/** Adds 'absent' or 'present' to the log, for a local day: its noon in UTC stands for it. */
const addEvents = async (
  ctx: Ctx,
  kind: 'absent' | 'present',
  date: string,
  marked: readonly Marked[],
  note: string | null,
): Promise<void> => {
  const { user } = ctx.who;
  await sql`insert into attendance_event (location_id, student_id, kind, at, stated_at, action_by, recorded_by, source,
      note, after)
    select m.location, m.student, ${kind}::text, ${ctx.now()}::timestamptz, (${date}::date + time '12:00') at time zone 'UTC',
      ${user}::int, ${user}::int, 'staff', ${note}::text, json_build_object('date', ${date}::text, 'absence', m.id)::jsonb
    from json_to_recordset(${JSON.stringify(marked)}::json) as m(id int, student int, location int)`.execute(ctx.db);
};

const takeBack = async (ctx: Ctx, ids: readonly number[], date: string): Promise<void> => {
  const columns = ['id', 'student_id', 'location_id'] as const;
  const rows = await updateRows(ctx, 'absence', { id: ids, undone_at: null }, { undone_at: ctx.now() }, columns);
  const marked = rows.map(({ id, student_id: student, location_id: location }) => ({ id, student, location }));
  await addEvents(ctx, 'present', date, marked, null);
  for (const { id, student } of marked)
    ctx.audit({ entity: Absence, id, before: { student, date, undone_at: null }, after: { undone_at: ctx.now() } });
};

/** Who comes in after all is no longer absent. */
export const clearAbsences = async (ctx: Ctx, children: readonly Presence[], date: string): Promise<void> => {
  const absent = children.flatMap(({ absence }) => (absence === null ? [] : [absence]));
  if (absent.length > 0) await takeBack(ctx, absent, date);
};

export const markStudentsAbsentInput = {
  students: ids(Student),
  date: date(),
  reason: text(0, 200).optional(),
  note: text(0, 1000).optional(),
};
type AbsentInput = InputOf<typeof markStudentsAbsentInput>;

/** Marks students absent for a day of their location; marked again, reason and note are replaced. */
export const markAbsent = async (ctx: Ctx, { students, date, reason, note }: AbsentInput) => {
  const { user } = ctx.who;
  await lockStudents(ctx, students);
  const children = await readPresence(ctx, students, { day: date });
  const here = await presentOn(ctx, students, date);
  const fieldErrors = students.flatMap((id): FieldError[] => {
    const field = `students.${id}`;
    const child = children.get(id);
    if (!child) return [{ field, code: 'GONE', message: message('attendance.gone') }];
    const { name } = child;
    if (here.has(id)) return [{ field, code: 'CHECKED_IN', message: message('attendance.wasHere', { name }) }];
    if (!child.enrolled) return [{ field, code: 'NOT_ENROLLED', message: message('attendance.notEnrolled', { name }) }];
    return [];
  });
  const stays = new Set(fieldErrors.map(({ field }) => field));
  const marked = [...children.values()].filter(({ id }) => !stays.has(`students.${id}`));
  if (marked.length === 0) return notSaved(fieldErrors);
  const { rows } = await sql<Marked>`
    insert into absence as ab (student_id, location_id, date, reason, note, marked_by, marked_at)
    select m.student, m.location, ${date}::date, ${reason ?? null}::text, ${note ?? null}::text, ${user}::int,
      ${ctx.now()}::timestamptz
    from json_to_recordset(${JSON.stringify(marked.map((c) => ({ student: c.id, location: c.location_id })))}::json)
      as m(student int, location int)
    on conflict (centre_id, student_id, date) where undone_at is null do update set
      reason = excluded.reason, note = excluded.note, marked_by = excluded.marked_by, marked_at = excluded.marked_at
    returning id, student_id as student, location_id as location`.execute(ctx.db);
  await addEvents(ctx, 'absent', date, rows, reason ?? note ?? null);
  await recordMarks(ctx, rows, { date, reason: reason ?? null, note: note ?? null });
  for (const { id, student } of rows) {
    ctx.audit({ entity: Absence, id, after: { student, date, reason: reason ?? null, note: note ?? null } });
    ctx.emit(StudentMarkedAbsent, { student, date });
  }
  publishChanges(ctx, marked);
  const names = marked.map(({ name }) => name);
  return doneInPart(message('attendance.absent', { names }), { students: marked.map(({ id }) => id) }, fieldErrors);
};

/** Students who have a stay on that day of their location, or are in since an earlier one. */
const presentOn = async (ctx: Ctx, students: readonly number[], date: string): Promise<Set<number>> => {
  const { rows } = await sql<{ student_id: number }>`select distinct a.student_id
    from attendance a join location l on l.id = a.location_id join timezone z on z.id = l.timezone_id
    where a.student_id = any(${[...students]}::int[]) and (a.date = ${date}::date
      or (a.checked_out_at is null and ${date}::date between a.date and (${ctx.now()}::timestamptz at time zone z.value)::date))`.execute(
    ctx.db,
  );
  return new Set(rows.map((row) => row.student_id));
};

/** Takes the absent mark of a day back. */
export const undoAbsent = async (
  ctx: Ctx,
  { student_id, date }: { readonly student_id: Id<'student'>; readonly date: string },
) => {
  await lockStudents(ctx, [student_id]);
  const child = (await readPresence(ctx, [student_id], { day: date })).get(student_id);
  if (!child) return gone(message('attendance.gone'), 'student_id');
  if (child.absence === null)
    return declined(message('attendance.notAbsent', { name: child.name }), { field: 'student_id', code: 'NOT_ABSENT' });
  await takeBack(ctx, [child.absence], date);
  await unrecordDay(ctx, student_id, date);
  publishChanges(ctx, [child]);
  return done(message('attendance.notAbsentNow', { name: child.name }));
};
