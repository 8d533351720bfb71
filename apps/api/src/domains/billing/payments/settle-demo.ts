import type { Book } from '../ledger/book.ts';
import { approve } from './receive.ts';
import { settleRefund } from './refund.ts';

/** So long a bank of the demo thinks. */
const THINKS_MS = 30_000;

/** Settles what the processor of the demo was slow with: payments and refunds by bank account go through. */
export const settleDemo = async (book: Book): Promise<void> => {
  const before = new Date(book.now().getTime() - THINKS_MS);
  const { centre } = book.who;
  const payments = await book.db
    .selectFrom('payment')
    .select(['id', 'provider_key'])
    .where('centre_id', '=', centre)
    .where('provider', '=', 'demo')
    .where('status', '=', 'pending')
    .where('created_at', '<', before)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, provider_key } of payments) await approve(book, id, { wished: true, ref: `demo_${provider_key}` });
  const refunds = await book.db
    .selectFrom('refund')
    .innerJoin('payment', (on) =>
      on.onRef('payment.centre_id', '=', 'refund.centre_id').onRef('payment.id', '=', 'refund.payment_id'),
    )
    .select(['refund.id', 'refund.provider_key'])
    .where('refund.centre_id', '=', centre)
    .where('refund.status', '=', 'pending')
    .where('refund.created_at', '<', before)
    .where('payment.provider', '=', 'demo')
    .orderBy('refund.id')
    .execute();
  for (const { id, provider_key } of refunds) await settleRefund(book, id, { ok: true, ref: `demo_${provider_key}` });
};
