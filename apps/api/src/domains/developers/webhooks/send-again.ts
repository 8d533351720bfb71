import { randomUUID } from 'node:crypto';
import { WEBHOOK_TEST } from '@nestling/rules/webhook-types.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { insertRow, insertRows } from '../../../kernel/write/write-rows.ts';
import { bodyOf } from './outgoing.ts';
import { DELIVER } from './tasks.ts';
import { Webhook, WebhookDelivery } from './webhooks.entities.ts';
import type { deliverySpan, oneDelivery } from './webhooks.inputs.ts';

/** So many are sent again at once. */
const MOST = 10_000;

/** Sends one address something that tells of nothing, to see whether it arrives. */
export const sendTest = async (ctx: Ctx, { id: webhook_id }: { readonly id: number }): Promise<void> => {
  const at = ctx.now();
  const id = randomUUID();
  await insertRows(ctx, 'webhook_message', [
    { id, type: WEBHOOK_TEST, body: bodyOf(WEBHOOK_TEST, at, { webhook_id }), at },
  ]);
  await insertRow(ctx, 'webhook_delivery', { webhook_id, message_id: id, due_at: at, created_at: at });
  ctx.enqueue(DELIVER, { webhook: webhook_id });
};

/** Has deliveries of an address that is on tried from the beginning, under the ids they had. */
const again = async (ctx: Ctx, webhook: number, which: ReturnType<typeof sql<boolean>>, field: string) => {
  const { rows: on } = await sql`select 1 from webhook where id = ${webhook} and status = 'on' for update`.execute(
    ctx.db,
  );
  if (on.length === 0) return declined(message('developers.webhookOff'), { field, code: 'OFF' });
  const { rows } = await sql<{
    id: number;
  }>`update webhook_delivery d set status = 'waiting', step = 0, due_at = ${ctx.now()}::timestamptz
    from (select d.id from webhook_delivery d where d.webhook_id = ${webhook} and d.status <> 'waiting' and ${which}
      order by d.id limit ${MOST} for update) w
    where d.id = w.id returning d.id`.execute(ctx.db);
  return rows.length;
};

/** Sends one delivery again, whatever became of it; one that waits is left as it is. */
export const sendAgain = async (ctx: Ctx, { id }: InputOf<typeof oneDelivery>) => {
  const { webhook_id } = await ctx.db
    .selectFrom('webhook_delivery')
    .select('webhook_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const count = await again(ctx, webhook_id, sql<boolean>`d.id = ${id}`, 'id');
  if (typeof count !== 'number') return count;
  if (count === 0) return declined(message('developers.waitsAlready'), { field: 'id', code: 'STATE' });
  ctx.enqueue(DELIVER, { webhook: webhook_id });
  ctx.audit({ entity: WebhookDelivery, id, after: { sent_again: true } });
  return done(message('developers.sentAgain', { count }));
};

/** Sends what was told an address in a span again: what did not arrive, or all of it. */
export const sendSpanAgain = async (
  ctx: Ctx,
  { webhook, since, until, delivered = false }: InputOf<typeof deliverySpan>,
) => {
  const which = sql<boolean>`d.created_at >= ${since}::timestamptz and d.created_at < ${until}::timestamptz
    and (${delivered} or d.status <> 'delivered')`;
  const count = await again(ctx, webhook, which, 'webhook');
  if (typeof count !== 'number') return count;
  if (count === 0) return declined(message('developers.nothingToSend'), { field: 'since', code: 'NONE' });
  ctx.enqueue(DELIVER, { webhook });
  ctx.audit({ entity: Webhook, id: webhook, after: { sent_again: count, since, until } });
  return done(message('developers.sentAgain', { count }));
};
