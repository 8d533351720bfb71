import { sql } from 'kysely';
import type { WorkContext } from '../../../kernel/call/context.ts';
import { addingFrom } from '../../../kernel/jobs/enqueue.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { DELIVER } from './tasks.ts';

/** A delivery on its way, with what is told and where. */
export interface Claimed {
  readonly id: number;
  readonly webhook: number;
  readonly message: string;
  readonly body: string;
  readonly tries: number;
  readonly step: number;
  readonly url: string;
  readonly key: string;
  readonly keys_sealed: Buffer;
  readonly old_keys_sealed: Buffer | null;
  readonly slowed: number;
  readonly failing: boolean;
}

/** What was begun and not ended for so long is lost with its process, and tried again. Longer than a try takes. */
const LOST_MS = 25_000;
/** An address is looked after for so long; it is said anew before that. */
export const AWAKE_MS = 10_000;
/** Whoever looks after an address may die: so long after its time somebody else looks. */
const LATER_MS = 1_000;

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/**
 * Takes what is due to some addresses, at most as much as each has room for. That it is under way stands in the database before
 * anything is sent: its try is counted, and it is due again when it must be lost.
 */
export const claimDue = async (
  { db, now }: Pick<WorkContext, 'db' | 'now'>,
  rooms: readonly { readonly webhook: number; readonly room: number }[],
): Promise<readonly Claimed[]> => {
  const at = now();
  const { rows } = await sql<Claimed>`
    with due as (
      select d.id from unnest(${rooms.map(({ webhook }) => webhook)}::int[], ${rooms.map(({ room }) => room)}::int[]) as r(webhook, room)
      join webhook w on w.id = r.webhook and w.status = 'on' and coalesce(w.held_until, '-infinity') <= ${at}::timestamptz
      cross join lateral (
        select d.id from webhook_delivery d
        where d.webhook_id = w.id and d.status = 'waiting' and d.due_at <= ${at}::timestamptz
        -- Where nothing arrives one at a time finds out whether it does again.
        order by d.due_at limit case when w.failing_since is null then r.room else least(r.room, 1) end
        for update of d skip locked) d)
    update webhook_delivery d set due_at = ${after(at, LOST_MS)}::timestamptz, tries = d.tries + 1, step = d.step + 1,
      tried_at = ${at}::timestamptz
    from due, webhook w, webhook_message m
    where d.id = due.id and w.id = d.webhook_id and m.id = d.message_id
    returning d.id, d.webhook_id as webhook, d.message_id as message, m.body, d.tries, d.step, w.url, w.key,
      w.keys_sealed, case when w.old_until > ${at}::timestamptz then w.old_keys_sealed end as old_keys_sealed, w.slowed,
      w.failing_since is not null as failing`.execute(db);
  return rows;
};

/** Says that this process looks after some addresses, and has somebody else look later in case it does not. */
export const stayAwake = async (ctx: WorkContext, webhooks: readonly number[]): Promise<void> => {
  const until = after(ctx.now(), AWAKE_MS);
  await sql`with awake as (
      update webhook set awake_until = ${until}::timestamptz where id = any(${[...webhooks]}::int[]) and status = 'on' returning id)
    select ${addingFrom(
      DELIVER,
      ctx.who.centre,
      { webhook: sql`id` },
      { key: sql`id`, at: sql`${after(until, LATER_MS)}::timestamptz` },
    )} from awake`.execute(ctx.db);
};

/** Says that nobody looks after some addresses any more: from its COMMIT on what happens wakes somebody. */
export const fallAsleep = async ({ db }: Pick<WorkContext, 'db'>, webhooks: readonly number[]): Promise<void> => {
  await updateRows({ db }, 'webhook', { id: [...webhooks] }, { awake_until: null });
};

/** Has somebody look at each of some addresses when the first of what waits is due. */
export const lookLater = async (ctx: WorkContext, webhooks: readonly number[]): Promise<void> => {
  await sql`select ${addingFrom(DELIVER, ctx.who.centre, { webhook: sql`next.webhook_id` }, { key: sql`next.webhook_id`, at: sql`next.at` })}
    from (select d.webhook_id, greatest(min(d.due_at), w.held_until) as at
      from webhook w join webhook_delivery d on d.webhook_id = w.id and d.status = 'waiting'
      where w.id = any(${[...webhooks]}::int[]) and w.status = 'on' group by d.webhook_id, w.held_until) next`.execute(
    ctx.db,
  );
};

/** Which of some addresses something is due to now. */
export const dueOf = async (
  { db, now }: Pick<WorkContext, 'db' | 'now'>,
  webhooks: readonly number[],
): Promise<number[]> => {
  const at = now();
  const { rows } = await sql<{ id: number }>`select w.id from webhook w
    where w.id = any(${[...webhooks]}::int[]) and w.status = 'on' and coalesce(w.held_until, '-infinity') <= ${at}::timestamptz
      and exists (select 1 from webhook_delivery d
        where d.webhook_id = w.id and d.status = 'waiting' and d.due_at <= ${at}::timestamptz)`.execute(db);
  return rows.map(({ id }) => id);
};
