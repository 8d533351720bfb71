import { sql } from 'kysely';
import type { Limit } from './call.ts';
import { compile } from './compile.ts';
import type { House } from './house.ts';
import { refuse } from './refusals.ts';
import { Session } from './session.ts';
import type { Visit } from './visit.ts';

/**
 * Counts one call of a limited row, in the database, so that all processes share it. Refuses RATE_LIMITED when the
 * window is used up. Counted whatever becomes of the call; the window begins anew when it has passed.
 */
export const countCall = async (house: House, visit: Visit, name: string, limit: Limit): Promise<void> => {
  const at = house.clock.now();
  const key = limit.by === 'user' && visit.claims ? `user ${visit.claims.user}` : visit.request.ip;
  const since = new Date(at.getTime() - limit.seconds * 1000);
  const session = new Session(house.wire, visit.centre, true, []);
  try {
    const [result] = await session.commit([
      compile(sql`insert into attempt as a (centre_id, kind, key, failures, first_at)
        values (${visit.centre}, ${`call ${name}`}, ${key}, 1, ${at}::timestamptz)
        on conflict (centre_id, kind, key) do update set
          failures = case when a.first_at <= ${since}::timestamptz then 1 else a.failures + 1 end,
          first_at = case when a.first_at <= ${since}::timestamptz then excluded.first_at else a.first_at end
        returning failures, first_at`),
    ]);
    const row = result?.rows[0];
    if (!row || Number(row.failures) <= limit.times) return;
    const began = row.first_at instanceof Date ? row.first_at.getTime() : at.getTime();
    throw refuse.tooOften(Math.max(1, Math.ceil((began + limit.seconds * 1000 - at.getTime()) / 1000)));
  } finally {
    await session.rollback();
  }
};
