import { sql } from 'kysely';
import type { WorkContext } from '../../../kernel/call/context.ts';
import type { Claimed } from './claim.ts';
import type { Tried } from './post.ts';
import { GIVEN_UP_MS, heldUntil, isTooMuch, nextTry } from './schedule.ts';
import { switchOff } from './switch-off.ts';

/** A delivery that was tried, and what became of it. */
export interface Outcome {
  readonly claimed: Claimed;
  readonly tried: Tried;
}

/** An address that is gone for good, as it says itself (RFC 9110, 15.5.11). */
const GONE = 410;

const rowOf = (now: Date, { claimed, tried }: Outcome) => {
  const next = tried.trouble === null ? null : nextTry(now, claimed.step, tried.retryAfterMs);
  return {
    id: claimed.id,
    tries: claimed.tries,
    status: tried.trouble === null ? 'delivered' : next ? 'waiting' : 'failed',
    due: next ?? now,
    answer: tried.status,
    length: tried.length,
    ms: tried.ms,
    trouble: tried.trouble,
  };
};

/** What the outcomes of a moment say of their address. */
const healthOf = (now: Date, webhook: number, outcomes: readonly Outcome[]) => {
  const arrived = outcomes.some(({ tried }) => tried.trouble === null);
  const slow = outcomes.filter(({ tried }) => isTooMuch(tried.status));
  const times = Math.max(0, ...outcomes.map(({ claimed }) => claimed.slowed)) + 1;
  const asked = Math.max(0, ...slow.map(({ tried }) => tried.retryAfterMs ?? 0));
  return {
    webhook,
    arrived,
    slowed: slow.length > 0 ? times : 0,
    held: slow.length > 0 ? heldUntil(now, times, asked) : null,
    gone: outcomes.some(({ tried }) => tried.status === GONE),
    // Nothing is to be noted of one that was well and is.
    news: !arrived || slow.length > 0 || outcomes.some(({ claimed }) => claimed.failing || claimed.slowed > 0),
  };
};

/** Notes what became of tries, and what that says of their addresses: those that are gone or fail for days are switched off. */
export const settleTries = async (ctx: WorkContext, outcomes: readonly Outcome[]): Promise<void> => {
  const now = ctx.now();
  const rows = outcomes.map((one) => rowOf(now, one));
  // One that was taken for lost and is tried again is another's: its tries have gone on.
  await sql`with tried as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as r(id int, tries int, status text, due timestamptz, answer int, length int, ms int, trouble text))
    update webhook_delivery d set status = r.status, due_at = r.due, answer = r.answer, length = r.length, ms = r.ms,
      trouble = r.trouble
    from tried r where d.id = r.id and d.tries = r.tries and d.status = 'waiting'`.execute(ctx.db);
  const news = [...Map.groupBy(outcomes, ({ claimed }) => claimed.webhook)]
    .map(([webhook, own]) => healthOf(now, webhook, own))
    .filter((one) => one.news)
    .sort((one, other) => one.webhook - other.webhook);
  if (news.length === 0) return;
  const { rows: failing } = await sql<{ id: number; failing_since: Date | null }>`
    update webhook w set slowed = h.slowed, held_until = h.held,
      failing_since = case when h.arrived then null else coalesce(w.failing_since, ${now}::timestamptz) end
    from json_to_recordset(${JSON.stringify(news)}::json) as h(webhook int, arrived boolean, slowed int, held timestamptz)
    where w.id = h.webhook returning w.id, w.failing_since`.execute(ctx.db);
  const gone = news.filter((one) => one.gone).map(({ webhook }) => webhook);
  const since = now.getTime() - GIVEN_UP_MS;
  const late = failing.filter(
    ({ id, failing_since }) => !gone.includes(id) && failing_since && failing_since.getTime() <= since,
  );
  if (gone.length > 0) await switchOff(ctx, gone, 'gone');
  if (late.length > 0)
    await switchOff(
      ctx,
      late.map(({ id }) => id),
      'failing',
    );
};
