import { sql } from 'kysely';
import type { ReadContext, WorkContext } from '../../kernel/call/context.ts';
import { dayAt } from '../../kernel/lib/local-time.ts';
import { inOwnLocations } from './reach.ts';

/**
 * The day it is at a location or, without one, at the first of the caller's locations: what a report means by today. In
 * UTC only where the caller has none.
 */
export const todayAt = async (ctx: ReadContext, location?: number | undefined): Promise<string> => {
  const { rows } = await sql<{ timezone: string }>`select z.value as timezone from location l
    join timezone z on z.id = l.timezone_id
    where ${inOwnLocations(ctx.who, sql`l.id`)}
    order by l.id = ${location ?? 0} desc, l.id limit 1`.execute(ctx.db);
  return dayAt(ctx.now().getTime(), rows[0]?.timezone ?? 'UTC');
};

/**
 * The zone of a location of the transaction's center or, without one, of its first: one that is open goes before one that
 * was closed. UTC only where the center has no location yet.
 */
export const zoneOfCenter = async (
  { db }: Pick<WorkContext, 'db'>,
  location: number | null = null,
): Promise<string> => {
  const { rows } = await sql<{ zone: string }>`select z.value as zone from location l
    join timezone z on z.id = l.timezone_id
    order by l.id = ${location ?? 0} desc, l.active desc, l.id limit 1`.execute(db);
  return rows[0]?.zone ?? 'UTC';
};

/** The day it is at the transaction's center as a whole: by the zone of its first location. */
export const todayOfCenter = async (ctx: Pick<WorkContext, 'db' | 'now'>): Promise<string> =>
  dayAt(ctx.now().getTime(), await zoneOfCenter(ctx));
