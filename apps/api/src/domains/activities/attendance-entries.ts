import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { changeStay, markAbsent, removeStay, saveCheckInOut, undoAbsent } from '../attendance/attendance.door.ts';

interface Checked {
  readonly date: string;
  readonly time: string;
  readonly students: readonly Id<'student'>[];
  readonly signature?: string | undefined;
}

/** Checks students in or out from the board, as the door does: no row of the activities is written. */
export const saveCheck = (action: 'in' | 'out') => (ctx: Ctx, input: Checked) =>
  saveCheckInOut(ctx, { ...input, action, action_by: idOf(User, ctx.who.user) });

interface Correction {
  readonly id: Id<'attendance'>;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly students?: readonly Id<'student'>[] | undefined;
  readonly note?: string | null | undefined;
}

/** Corrects the beginning or the end of a stay; a student who is no longer listed loses the whole stay. */
export const changeCheck = (end: 'start_time' | 'end_time') => async (ctx: Ctx, input: Correction) => {
  const { id, date, time, students, note } = input;
  const stay = await ctx.db
    .selectFrom('attendance')
    .select(['student_id', 'checked_out_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!stay) return declined(message('attendance.stayGone'), { field: 'id', code: 'GONE' });
  if (students && !students.some((one) => one === stay.student_id)) return removeStay(ctx, { id });
  if (end === 'end_time' && stay.checked_out_at === null)
    return declined(message('activities.notOut'), { field: 'id', code: 'NOT_OUT' });
  return changeStay(ctx, { id, date, note, [end]: time });
};

interface Away {
  readonly id: Id<'absence'>;
  readonly date?: string | undefined;
  readonly students?: readonly Id<'student'>[] | undefined;
  readonly note?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

/** Changes an absence: its day, reason and note; a student who is no longer listed is not absent any more. */
export const changeAbsence = async (ctx: Ctx, { id, date, students, note, reason }: Away) => {
  const { rows } = await sql<{ student: number; date: string; note: string | null; reason: string | null }>`
    select student_id as student, to_char(date, 'YYYY-MM-DD') as date, note, reason from absence
    where id = ${id} and undone_at is null`.execute(ctx.db);
  const [before] = rows;
  if (!before) return declined(message('activities.gone'), { field: 'id', code: 'GONE' });
  const student = idOf(Student, before.student);
  const off = students !== undefined && !students.some((one) => one === student);
  const day = date ?? before.date;
  if (off || day !== before.date) {
    const undone = await undoAbsent(ctx, { student_id: student, date: before.date });
    if (off || undone instanceof UserError) return undone;
  }
  const marked = await markAbsent(ctx, {
    students: [student],
    date: day,
    reason: (reason === undefined ? before.reason : reason) ?? undefined,
    note: (note === undefined ? before.note : note) ?? undefined,
  });
  return marked instanceof UserError || marked.fieldErrors ? marked : done(message('activities.absenceChanged'));
};
