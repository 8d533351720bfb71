import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { declined } from '../../kernel/call/refusals.ts';
import { isHome } from './whose.ts';

/** What names no record of a center is asked of who asks: it is the platform's alone. */
export const mustBeHome = async ({ db, who }: Ctx): Promise<void> => {
  const { rows } = await sql<{ home: boolean }>`select ${isHome(who)} as home`.execute(db);
  if (!rows[0]?.home) throw declined(message('centres.homeAlone'), { field: '', code: 'HOME_ALONE' });
};
