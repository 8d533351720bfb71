import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { flag, id, text } from '../../../kernel/call/input.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Location } from '../../../model/location/entity.ts';
import { StaffPto } from '../../../model/schedule/entity.ts';
import { isDeclined, lockStaff, publishPlanned } from '../roster/schedule-subject.ts';
import { days } from './away.inputs.ts';
import { book } from './ledger.ts';
import { addTimeOff, lockTimeOff, setTimeOff } from './time-off.ts';

export const requestStaffPtoInput = { ...days, location: id(Location).optional() };
type Request = InputOf<typeof requestStaffPtoInput>;

/** Somebody of the team asks for paid time off; it counts once a manager has approved it. */
export const requestPto = async (ctx: Ctx, { location, ...days }: Request) => {
  const subject = await lockStaff(ctx, ctx.who.user, { location });
  if (isDeclined(subject)) return subject;
  if (days.start_date < subject.today) return declined(message('timeOff.past'), { field: 'start_date', code: 'PAST' });
  const id = await addTimeOff(ctx, 'pto', subject, days, 'requested');
  return isDeclined(id) ? id : done(message('timeOff.requested'), { pto: idOf(StaffPto, id) });
};

export const decideStaffPtoInput = { id: id(StaffPto), approve: flag(), answer: text(0, 500).optional() };
type Decision = InputOf<typeof decideStaffPtoInput>;

/** A manager approves or declines a request; nobody decides its own. */
export const decidePto = async (ctx: Ctx, { id, approve, answer }: Decision) => {
  const held = await lockTimeOff(ctx, id);
  if (isDeclined(held)) return held;
  const { row, subject } = held;
  const { name } = subject;
  if (row.status !== 'requested')
    return declined(message('timeOff.decided', { name }), { field: 'id', code: 'DECIDED' });
  if (row.user_id === ctx.who.user) return declined(message('timeOff.ownRequest'), { field: 'id', code: 'OWN' });
  await setTimeOff(ctx, row, {
    ...{ status: approve ? 'approved' : 'declined', answer: answer ?? null },
    ...{ decided_by: ctx.who.user, decided_at: ctx.now() },
  });
  await book(ctx, [id]);
  publishPlanned(ctx, subject);
  return done(message(approve ? 'timeOff.approved' : 'timeOff.declined', { name }), { pto: idOf(StaffPto, id) });
};

/** Somebody takes its own request back, or approved days that have not begun. */
export const withdrawPto = async (ctx: Ctx, { id }: { readonly id: Id<'time_off'> }) => {
  const held = await lockTimeOff(ctx, id);
  if (isDeclined(held)) return held;
  const { row, subject } = held;
  const open = row.status === 'requested' || (row.status === 'approved' && row.start_date > subject.today);
  if (!open) return declined(message('timeOff.over'), { field: 'id', code: 'PAST' });
  await setTimeOff(ctx, row, { status: 'withdrawn' });
  await book(ctx, [id]);
  publishPlanned(ctx, subject);
  return done(message('timeOff.requestWithdrawn'), { pto: idOf(StaffPto, id) });
};
