import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';

/** Whether the same press came by the line before, and only its answer was lost. */
export const doneBefore = async (ctx: Ctx, operation: string, call: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from operation where user_id = 0
    and operation_id = ${operation}::uuid and call = ${call} and answer is not null`.execute(ctx.db);
  return rows.length > 0;
};
