import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { dayAt } from '../../kernel/lib/local-time.ts';

/** The zone of a center as a whole: that of its first location in use; UTC before it has any. */
export const zoneOf = async ({ db }: Pick<Ctx, 'db'>): Promise<string> => {
  const { rows } = await sql<{ zone: string }>`select z.value as zone from location l
    join timezone z on z.id = l.timezone_id order by l.active desc, l.id limit 1`.execute(db);
  return rows[0]?.zone ?? 'UTC';
};

/** The day it is there now. */
export const today = async (ctx: Ctx): Promise<string> => dayAt(ctx.now().getTime(), await zoneOf(ctx));
