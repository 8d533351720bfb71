import { surchargeBack, surchargeOn } from '@nestling/rules/surcharges.ts';
import { sql } from 'kysely';
import { message } from '../../../kernel/call/call.ts';
import type { Ctx, WriteContext } from '../../../kernel/call/context.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import { Invoice } from '../../../model/billing/entity.ts';
import type { Line } from '../ledger/book.ts';
import type { PaymentRow } from './funding-source.ts';

/** What was paid more for using a credit card, on its account; below zero as it comes in. */
export const surchargeLine = (payment: number, cents: number): readonly Line[] =>
  cents === 0 ? [] : [{ kind: 'surcharge', cents, payment }];

/** The rate at which a card of a location costs more, in hundredths of a percent: credit cards alone, as their company says. */
export const surchargeRate = async (
  ctx: WriteContext,
  location: number,
  { funding }: { readonly funding: string | null },
): Promise<number> => {
  if (funding !== 'credit') return 0;
  const found = await findRow(ctx, 'billing_setting', { location_id: location }, ['surcharge']);
  return found?.surcharge ?? 0;
};

/** Rows of the calls a payer charges its own card by. */
export const asksSurcharge = {
  CHARGE: 'where the card costs more than `surcharge` named: what is charged, and how much of it is the surcharge',
} as const;

/**
 * The surcharge on a payment from the payer's own card, in cents. A payer that has named it has seen it; else it is asked
 * first, so that nobody pays more than was read.
 */
export const agreedSurcharge = async (
  ctx: Ctx,
  {
    invoice,
    location,
    amount,
    card,
  }: { invoice: number; location: number; amount: number; card: { funding: string | null } },
  seen: number | undefined,
): Promise<number> => {
  const rate = await surchargeRate(ctx, location, card);
  const cents = surchargeOn(amount, rate);
  if (cents <= (seen ?? 0)) return cents;
  ctx.confirm({
    code: 'CHARGE',
    title: message('confirm.surcharge', { cents: amount + cents }),
    lines: [message('confirm.surchargeLine', { cents, percent: rate / 100 })],
    about: { entity: Invoice, id: invoice },
  });
  ctx.mustBeConfirmed();
  return cents;
};

/** Cents of a locked payment's surcharge that are still with the center. */
export const surchargeLeft = async (ctx: WriteContext, { id, surcharge }: PaymentRow): Promise<number> => {
  if (surcharge === 0) return 0;
  const { rows } = await sql<{ gone: number }>`select coalesce(sum(surcharge), 0)::int as gone from refund
    where payment_id = ${id} and status <> 'failed'`.execute(ctx.db);
  return surcharge - (rows[0]?.gone ?? 0);
};

/** What of the surcharge goes back with a part of a payment: its share, and with the last part all that is left. */
export const surchargeDue = async (ctx: WriteContext, payment: PaymentRow, part: number): Promise<number> => {
  const { amount, surcharge, refunded } = payment;
  const before = surcharge - (await surchargeLeft(ctx, payment));
  return surchargeBack({ amount, surcharge, gone: refunded + part, before });
};

/** How much of a sum a provider took back by itself is of the payment, how much of its surcharge, and what is of neither. */
export const shareOfBack = async (
  ctx: WriteContext,
  payment: PaymentRow,
  taken: number,
): Promise<{ readonly amount: number; readonly surcharge: number; readonly beyond: number }> => {
  const [left, more] = [payment.amount - payment.refunded, await surchargeLeft(ctx, payment)];
  if (taken >= left + more) return { amount: left, surcharge: more, beyond: taken - left - more };
  const share = Math.round((taken * payment.surcharge) / (payment.amount + payment.surcharge));
  const surcharge = Math.max(Math.min(more, share), taken - left);
  return { amount: taken - surcharge, surcharge, beyond: 0 };
};
