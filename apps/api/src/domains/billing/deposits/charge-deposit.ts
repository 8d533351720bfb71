import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { date, type InputOf, id, int, text } from '../../../kernel/call/input.ts';
import { textsIn } from '../../../kernel/call/languages.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { MOST } from '../documents.ts';
import { makeInvoices } from '../invoices/make.ts';
import { homeOf, mustBeOpen, mustBill } from '../ledger/place.ts';
import { useCredits } from '../payments/use-credits.ts';
import { mustBeGuardians } from '../plans/guardians.ts';
import { payersOf } from '../plans/payers-of.ts';
import { deposits } from './deposit.ts';

export const newDeposit = {
  student_id: id(Student),
  amount: int(1, MOST),
  name: text(0, 200).optional(),
  date: date().optional(),
  due_date: date(),
  user_id: id(User).optional(),
  note: text(0, 2000).optional(),
};

/** Bills a deposit to one payer, on an invoice of its own, so that what is paid of it is what is held. */
export const chargeDeposit = async (ctx: Ctx, given: InputOf<typeof newDeposit>) => {
  const { student_id: student, amount, user_id, due_date, note = null } = given;
  const place = await homeOf(ctx, student);
  mustBill(place, 'student_id');
  const day = given.date ?? place.today;
  if (due_date < day) return declined(message('billing.dueBefore'), { field: 'due_date', code: 'BEFORE_DATE' });
  mustBeOpen(place, day);
  if (user_id !== undefined) await mustBeGuardians(ctx, student, [user_id], 'user_id');
  const usual = async () => (await payersOf(ctx, [student], day)).get(student)?.rest.user ?? null;
  const name = given.name || textsIn(ctx.request)['billing.deposit'];
  const payer = { user: user_id ?? (await usual()), agency: null };
  const items = [{ kind: 'deposit', name, amount } as const];
  const [made] = await makeInvoices(ctx, place, [{ student, payer, items, date: day, due_date, note, deposit: true }]);
  if (made === undefined) throw new Error(`No deposit of student ${student} was made.`);
  // Money of a payer that is not used yet pays for it; credits the center gave do not.
  if (place.apply_credits) await useCredits(ctx, place, [made]);
  return { made: { ...(await deposits.records.lock(ctx, made)), id: made } };
};
