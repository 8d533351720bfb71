import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import { openMailer } from '../../../outbox/mailer.ts';
import { billFacts, sendAutopayFailed } from './bill-emails.ts';
import { billReaders, hasAddress } from './readers.ts';

/** Tells the payer that automatic payment of an invoice did not go through. */
export const notifyFailed = async (ctx: WriteContext, id: number, method: number): Promise<void> => {
  const [bill] = await billFacts(ctx, sql<boolean>`i.id = ${id}`);
  if (!bill?.user_id) return;
  const card = await findRow(ctx, 'payment_method', { id: method }, ['brand', 'last4']);
  const [reader] = (await billReaders(ctx, bill.student_id, [bill.user_id])).filter(hasAddress);
  if (reader)
    await sendAutopayFailed(
      await openMailer(ctx.db, { centre: ctx.who.centre, at: ctx.now(), language: 'en' }),
      { ...bill, method: card ? `${card.brand} ${card.last4}` : '' },
      reader,
    );
};
