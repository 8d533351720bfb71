import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { choice, type InputOf } from '../../../kernel/call/input.ts';
import { textsIn } from '../../../kernel/call/languages.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { Deposit } from '../../../model/billing/entity.ts';
import { cents, reason } from '../documents.ts';
import { insertItems } from '../invoices/items.ts';
import { stateBySums } from '../invoices/states.ts';
import { type Place, placeOf } from '../ledger/place.ts';
import { unapplyFunds } from '../payments/apply.ts';
import { askRefund } from '../payments/ask-refund.ts';
import { sendRefund } from '../payments/charge.ts';
import { useCredit } from '../payments/credit.ts';
import { lockPayment, paymentSource } from '../payments/funding-source.ts';
import { refundCredit, refundPayment } from '../payments/refund.ts';
import { type DepositRow, deposits, partHeld, release, releaseAsCredit } from './deposit.ts';

export const depositBack = {
  amount: cents.optional(),
  to: choice('method', 'cash', 'check', 'external', 'credit'),
  reason,
};
interface Back {
  readonly amount: number;
  readonly reason: string | null;
}

/** Payments by card or bank account that paid a deposit, and how much of each can still go back, the latest first. */
const paidByCard = async (
  ctx: Ctx,
  deposit: DepositRow,
): Promise<readonly { readonly id: number; readonly cents: number }[]> => {
  const { rows } = await sql<{ id: number; cents: number }>`
    select p.id, least(-sum(l.cents), p.amount - p.refunded)::int as cents from ledger_line l join payment p on p.id = l.payment_id
    where l.invoice_id = ${deposit.id} and l.kind = 'receivable' and p.provider is not null
      and p.status in ('approved', 'partly_refunded')
    group by p.id, p.amount, p.refunded having -sum(l.cents) > 0 and p.amount > p.refunded order by max(l.id) desc`.execute(
    ctx.db,
  );
  return rows;
};

/** Less was deposited than was asked for at first: the invoice shows both, and comes to what is left with the center. */
const lessen = async (ctx: Ctx, place: Place, deposit: DepositRow, { amount, reason: why }: Back): Promise<void> => {
  const { id, student_id: student, user_id: user } = deposit;
  const to = { kind: 'receivable', student, user, cents: -amount, invoice: id } as const;
  await release(ctx, place, deposit, { kind: 'deposit_returned', cents: amount, reason: why, to });
  const name = textsIn(ctx.request)['billing.depositReturned'];
  await insertItems(ctx, [{ invoice: id, item: { kind: 'deposit', name, detail: why, amount: -amount } }]);
  const now = await deposits.records.lock(ctx, id);
  const total = now.total - amount;
  await deposits.records.change(ctx, deposit, { total, status: stateBySums({ ...now, total }) });
};

/** Gives a deposit back by the cards it was paid with: each payment is taken off it and refunded. Answers the refunds. */
const backToCards = async (ctx: Ctx, place: Place, deposit: DepositRow, back: Back): Promise<Id<'refund'>[]> => {
  const paid = await paidByCard(ctx, deposit);
  const most = paid.reduce((sum, one) => sum + one.cents, 0);
  if (back.amount > most)
    throw declined(message('billing.notByCard', { cents: most }), { field: 'to', code: 'NOT_BY_CARD' });
  const refunds: Id<'refund'>[] = [];
  let missing = back.amount;
  for (const one of paid) {
    const amount = Math.min(one.cents, missing);
    if (amount === 0) break;
    missing -= amount;
    const source = paymentSource(await lockPayment(ctx, one.id));
    await unapplyFunds(ctx, place, source, [{ invoice: deposit.id, cents: amount }]);
    refunds.push(await refundPayment(ctx, await lockPayment(ctx, one.id), { amount, reason: back.reason }));
  }
  await lessen(ctx, place, deposit, back);
  return refunds;
};

/** Gives a locked deposit back, all that is held or a part: the way it came, by hand, or as credit of its payer. */
export const returnDeposit = async (
  ctx: Ctx,
  deposit: DepositRow,
  { amount: wanted, to, reason: given }: InputOf<typeof depositBack>,
) => {
  const why = given ?? null;
  const amount = await partHeld(ctx, deposit, wanted);
  const place = await placeOf(ctx, deposit.location_id);
  const notes = { returned: amount, to, reason: why };
  const detail = textsIn(ctx.request)['billing.depositOf']({ number: deposit.number ?? '' });
  if (to === 'credit') {
    const credit = await releaseAsCredit(ctx, place, deposit, {
      kind: 'deposit_applied',
      cents: amount,
      reason: why,
      detail,
    });
    const used = await useCredit(ctx, place, credit);
    return { notes, says: message(used ? 'billing.creditAddedAndUsed' : 'billing.depositIsCredit') };
  }
  const about = { entity: Deposit, id: deposit.id, amount, user: deposit.user_id };
  if (to !== 'method') {
    const credit = await releaseAsCredit(ctx, place, deposit, {
      kind: 'deposit_returned',
      cents: amount,
      reason: why,
      detail,
    });
    await refundCredit(ctx, credit, { amount, reason: why }, to);
    await askRefund(ctx, { ...about, method: to });
    return { notes };
  }
  const refunds = await backToCards(ctx, place, deposit, { amount, reason: why });
  await askRefund(ctx, { ...about, method: 'card' });
  let sent = true;
  for (const refund of refunds) sent = (await sendRefund(ctx, refund)) && sent;
  return { notes, ...(sent ? {} : { says: message('billing.refundWaits') }) };
};
