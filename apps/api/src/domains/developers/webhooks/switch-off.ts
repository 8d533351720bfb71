import { sql } from 'kysely';
import type { WorkContext } from '../../../kernel/call/context.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { WRITE_OFF } from './tasks.ts';
import { Webhook } from './webhooks.entities.ts';

/** Stops all that waits for addresses; it can be sent again. */
export const stopWaiting = async ({ db }: Pick<WorkContext, 'db'>, webhooks: readonly number[]): Promise<void> => {
  await updateRows({ db }, 'webhook_delivery', { webhook_id: [...webhooks], status: 'waiting' }, { status: 'stopped' });
};

/** Switches addresses off that do not answer as they should; the admins are written to. */
export const switchOff = async (
  ctx: WorkContext,
  webhooks: readonly number[],
  why: 'gone' | 'failing',
): Promise<void> => {
  const { rows } = await sql<{
    id: number;
  }>`update webhook set status = 'off', off_reason = ${why}, updated_at = ${ctx.now()}::timestamptz
    where id = any(${[...webhooks]}::int[]) and status = 'on' returning id`.execute(ctx.db);
  const off = rows.map(({ id }) => id);
  await stopWaiting(ctx, off);
  for (const id of off) {
    ctx.audit({ entity: Webhook, id, before: { status: 'on' }, after: { status: 'off', off_reason: why } });
    ctx.enqueue(WRITE_OFF, { webhook: id });
  }
};
