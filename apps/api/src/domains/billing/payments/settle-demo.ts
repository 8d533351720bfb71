import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { findRows } from '../../../kernel/db/find-rows.ts';
import { below } from '../../../kernel/db/where.ts';
import { lockPayment } from './funding-source.ts';
import { approve } from './receive.ts';
import { settleRefund } from './refund.ts';

/** So long a bank of the demo thinks. */
const THINKS_MS = 30_000;

/** Settles what the processor of the demo was slow with: payments and refunds by bank account go through. */
export const settleDemo = async (ctx: WriteContext): Promise<void> => {
  const before = new Date(ctx.now().getTime() - THINKS_MS);
  const slow = { status: 'pending', provider: 'demo', created_at: below(before) } as const;
  // Locked as they are found: those another run settles meanwhile are none of this one's.
  const found = await findRows(ctx, 'payment', slow, ['id', 'provider_key'], { order: ['id'], lock: 'update' });
  for (const { id, provider_key } of found)
    await approve(ctx, await lockPayment(ctx, id), { wished: true, ref: `demo_${provider_key}` });
  const { rows: refunds } = await sql<{ id: number; key: string }>`select r.id, r.provider_key::text as key
    from refund r join payment p on p.id = r.payment_id
    where r.status = 'pending' and r.created_at < ${before} and p.provider = 'demo' order by r.id`.execute(ctx.db);
  for (const { id, key } of refunds) await settleRefund(ctx, id, { ok: true, ref: `demo_${key}` });
};
