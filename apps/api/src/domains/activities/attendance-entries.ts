import { declined, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { clock, date, type InputOf, id, ids, secret, text } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { Absence } from '../../model/attendance/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { changeStay, removeStay, saveCheckInOut } from '../attendance/attendance.door.ts';

export const checkInput = {
  date: date(),
  time: clock(),
  students: ids(Student),
  signature: secret(1, 200_000).optional(),
};

/** Checks students in or out from the board, as the door does: no row of the activities is written. */
export const saveCheck = (action: 'in' | 'out') => (ctx: Ctx, input: InputOf<typeof checkInput>) =>
  saveCheckInOut(ctx, { ...input, action, action_by: idOf(User, ctx.who.user) });

export const updateAbsentActivityInput = {
  id: id(Absence),
  date: date().optional(),
  time: clock().optional(),
  students: ids(Student).optional(),
  note: text(0, 1000).nullish(),
  reason: text(0, 200).nullish(),
};
interface Correction extends Omit<InputOf<typeof updateAbsentActivityInput>, 'id' | 'reason'> {
  readonly id: Id<'attendance'>;
}

/** Corrects the beginning or the end of a stay; a student who is no longer listed loses the whole stay. */
export const changeCheck = (end: 'start_time' | 'end_time') => async (ctx: Ctx, input: Correction) => {
  const { id, date, time, students, note } = input;
  const stay = await ctx.db
    .selectFrom('attendance')
    .select(['student_id', 'checked_out_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!stay) return gone(message('attendance.stayGone'));
  if (students && !students.some((one) => one === stay.student_id)) return removeStay(ctx, { id });
  if (end === 'end_time' && stay.checked_out_at === null)
    return declined(message('activities.notOut'), { field: 'id', code: 'NOT_OUT' });
  return changeStay(ctx, { id, date, note, [end]: time });
};
