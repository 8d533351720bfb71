import { sql } from 'kysely';
import { declined } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { say } from '../../kernel/say.ts';

/**
 * Holds the uploaded picture a record is about to name, until the transaction ends: nobody removes it meanwhile. Answers
 * the refusal when it was not uploaded here; an empty key takes the picture away and needs none.
 */
export const usePicture = async (ctx: Ctx, key: string, field: string) => {
  if (key === '') return null;
  const { rows } = await sql`select 1 from picture
    where centre_id = ${ctx.who.centre} and key = ${key} for share`.execute(ctx.db);
  return rows.length > 0 ? null : declined(say('media.unknown'), { field, code: 'UNKNOWN' });
};
