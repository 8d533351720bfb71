import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { dayAt } from '../../kernel/lib/local-time.ts';
import { inOwnLocations } from './reach.ts';

/**
 * The day it is at a location or, without one, at the first of the caller's locations: what a report means by today. In
 * UTC only where the caller has none.
 */
export const todayAt = async (ctx: Ctx, location?: number | undefined): Promise<string> => {
  const { rows } = await sql<{ timezone: string }>`select z.value as timezone from location l
    join timezone z on z.id = l.timezone_id
    where ${inOwnLocations(ctx.who, sql`l.id`)}
    order by l.id = ${location ?? 0} desc, l.id limit 1`.execute(ctx.db);
  return dayAt(ctx.now().getTime(), rows[0]?.timezone ?? 'UTC');
};
