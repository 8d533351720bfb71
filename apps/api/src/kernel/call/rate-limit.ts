import { networkOf } from '@nestling/rules/ip.ts';
import { type RawBuilder, sql } from 'kysely';
import { compile } from '../db/compile.ts';
import { Session } from '../db/session.ts';
import type { AppContext } from './app-context.ts';
import type { Limit } from './call.ts';
import { PROOF_HEADER, PROOF_SECONDS } from './proof.ts';
import { refuse } from './refusals.ts';
import type { RequestContext } from './request-context.ts';

interface Counting {
  readonly centre: number;
  readonly kind: string;
  readonly key: string;
  readonly at: Date;
  readonly seconds: number;
}
interface Counted {
  readonly failures: number;
  readonly first_at: Date;
}

/** SQL that counts one more in a window of so many seconds, which begins anew when it has passed. */
export const countInWindow = ({ centre, kind, key, at, seconds }: Counting): RawBuilder<Counted> => {
  const since = new Date(at.getTime() - seconds * 1000);
  return sql<Counted>`insert into attempt as a (centre_id, kind, key, failures, first_at)
    values (${centre}, ${kind}, ${key}, 1, ${at}::timestamptz)
    on conflict (centre_id, kind, key) do update set
      failures = case when a.first_at <= ${since}::timestamptz then 1 else a.failures + 1 end,
      first_at = case when a.first_at <= ${since}::timestamptz then excluded.first_at else a.first_at end
    returning failures, first_at`;
};

/** Whole seconds until a window that began then is over; at least one. */
export const secondsLeft = (began: Date, seconds: number, at: Date): number =>
  Math.max(1, Math.ceil((began.getTime() + seconds * 1000 - at.getTime()) / 1000));

/**
 * Counts one call of a limited row, in the database, so that all processes share it. Refuses RATE_LIMITED when the
 * window is used up. Counted whatever becomes of the call; the window begins anew when it has passed.
 */
export const countCall = async (
  appContext: AppContext,
  requestContext: RequestContext,
  name: string,
  limit: Limit,
): Promise<void> => {
  const at = appContext.clock.now();
  const key =
    limit.by === 'user' && requestContext.claims
      ? `user ${requestContext.claims.user}`
      : networkOf(requestContext.request.ip);
  const session = new Session(appContext.pools, requestContext.centre, true, []);
  try {
    const counting = { centre: requestContext.centre, kind: `call ${name}`, key, at, seconds: limit.seconds };
    const [result] = await session.commit([compile(countInWindow(counting))]);
    const row = result?.rows[0];
    const count = Number(row?.failures ?? 0);
    if (row && count > limit.times)
      throw refuse.tooOften(secondsLeft(row.first_at instanceof Date ? row.first_at : at, limit.seconds, at));
    const above = count - (limit.freely ?? limit.times);
    if (above > 0 && !requestContext.claims && requestContext.request.works)
      await mustHaveWorked(appContext, requestContext, counting, above);
  } finally {
    await session.rollback();
  }
};

/** The work grows with each further call of the window, up to so many times the least. */
const MOST_WORK = 8;

/** Lets pass whose machine has done the work for this call, once; refuses everybody else with the work to do, and counts nothing. */
const mustHaveWorked = async (
  { pools, proofs }: AppContext,
  { centre, request }: RequestContext,
  counting: Counting,
  above: number,
): Promise<void> => {
  const { kind, key, at } = counting;
  const about = `${centre} ${kind} ${key}`;
  const given = request.header(PROOF_HEADER);
  const name = given === undefined ? null : await proofs.done(given, about);
  const session = new Session(pools, centre, true, []);
  try {
    if (name !== null) {
      const once = { centre, kind: 'proof', key: name, at, seconds: 2 * PROOF_SECONDS };
      const [used] = await session.commit([compile(countInWindow(once))]);
      if (Number(used?.rows[0]?.failures) === 1) return;
    }
    await session.commit([
      compile(sql`update attempt set failures = failures - 1
        where centre_id = ${centre} and kind = ${kind} and key = ${key}`),
    ]);
  } finally {
    await session.rollback();
  }
  throw refuse.needsWork(await proofs.ask(about, Math.min(above, MOST_WORK)));
};
