import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { bookEntries } from '../ledger/book.ts';
import { mustBeOpen, mustHaveCome, mustMove, placeOf } from '../ledger/place.ts';
import type { PaymentRow } from './funding-source.ts';
import { incomeOn } from './receive.ts';

/** The day money of a payment is booked on as it came in; undefined while nothing is. */
const bookedOn = async (ctx: Ctx, payment: number): Promise<string | undefined> => {
  const { rows } = await sql<{ on: string }>`select to_char(e.effective_on, 'YYYY-MM-DD') as "on"
    from ledger_entry e join ledger_line l on l.entry_id = e.id
    where e.source = 'payment' and e.source_id = ${payment} and e.kind in ('payment', 'reversal') and l.kind = 'cash'
    group by 1 having sum(l.cents) > 0`.execute(ctx.db);
  return rows[0]?.on;
};

/**
 * Moves a locked payment to another day, and its money with it, between days of open months alone: what a closed month has
 * counted stays there. All that is read of it agrees.
 */
export const moveToDay = async (ctx: Ctx, payment: PaymentRow, date: string | undefined): Promise<void> => {
  if (date === undefined || date === payment.date) return;
  const place = await placeOf(ctx, payment.location_id);
  (payment.status === 'pending' ? mustBeOpen : mustHaveCome)(place, date);
  const was = await bookedOn(ctx, payment.id);
  if (was === undefined || was === date) return;
  mustMove(place, was, date);
  await bookEntries(ctx, [incomeOn(payment, was, -1), incomeOn(payment, date)]);
};
