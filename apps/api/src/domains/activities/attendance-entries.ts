import { declined, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { clock, date, type InputOf, id, ids, secret, text } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { Absence } from '../../model/attendance/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { changeStay, markAbsent, removeStay, saveCheckInOut } from '../attendance/attendance.door.ts';
import { saveActivity, saved } from './save.ts';

const said = { ...saved, note: text(0, 1000).optional() };
export const checkInput = { ...said, signature: secret(1, 200_000).optional() };
export const saveAbsentActivityInput = { ...said, reason: text(0, 200).optional() };

/**
 * What is said beside coming, going and staying away becomes an entry of the day of its own, a photo or a note: it can be
 * kept among staff, waits for approval and is changed without the stay. Null where nothing is said.
 */
const saveBeside = async (ctx: Ctx, entry: InputOf<typeof said>) =>
  entry.photo || entry.note ? saveActivity(ctx, entry.photo ? 'photo' : 'note', entry) : null;

/** Checks students in or out from the board, as the door does. */
export const saveCheck =
  (action: 'in' | 'out') =>
  async (ctx: Ctx, { note, staffOnly, photo, ...input }: InputOf<typeof checkInput>) => {
    const checked = await saveCheckInOut(ctx, { ...input, action, action_by: idOf(User, ctx.who.user) });
    if (checked instanceof UserError) return checked;
    const { date, time, students } = input;
    const beside = await saveBeside(ctx, { date, time, students, note, staffOnly, photo });
    if (beside instanceof UserError) return beside;
    return { ...checked, values: { ...checked.values, activity: beside?.values.activity ?? null } };
  };

/** Marks students absent. A note that stays among staff is an entry of its own: families read that of an absence. */
export const saveAbsent = async (ctx: Ctx, input: InputOf<typeof saveAbsentActivityInput>) => {
  const { date, time, students, note, staffOnly = false, photo, reason } = input;
  const apart = staffOnly || Boolean(photo);
  const marked = await markAbsent(ctx, { students, date, note: apart ? undefined : note, reason });
  if (marked instanceof UserError) return marked;
  // Those who were left out are not absent: nothing is said of them.
  const absent = marked.values.students.map((student) => idOf(Student, student));
  const beside = apart ? await saveBeside(ctx, { date, time, students: absent, note, staffOnly, photo }) : null;
  if (beside instanceof UserError) return beside;
  return { ...marked, values: { activity: beside?.values.activity ?? null } };
};

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
