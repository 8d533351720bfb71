import { sql } from 'kysely';
import { declined } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import type { Sql } from '../../kernel/db/tables.ts';

/**
 * Holds the uploaded picture a record is about to name, until the transaction ends: nobody removes it meanwhile. Answers
 * the refusal when the caller has not uploaded it: by naming the key of somebody else's picture one would get an address
 * at which it is served. An empty key, or none, takes the picture away and needs none.
 */
export const usePicture = async (ctx: Ctx, key: string | null | undefined, field: string) =>
  key ? useOwnPicture(ctx, key, field) : null;

/** The same where a picture must be named: whoever knows the key of another one cannot show it around by it. */
export const useOwnPicture = (ctx: Ctx, key: string, field: string) =>
  hold(ctx, key, field, sql`uploaded_by = ${ctx.who.user}`);

/** The same of a video of the caller's own, that could be made. */
export const useVideo = async (ctx: Ctx, key: string | null, field: string) => {
  if (!key) return null;
  const { rows } = await sql`select 1 from video where key = ${key}
    and uploaded_by = ${ctx.who.user} and state <> 'failed' for share`.execute(ctx.db);
  return rows.length > 0 ? null : declined(message('media.unknownVideo'), { field, code: 'UNKNOWN' });
};

const hold = async (ctx: Ctx, key: string, field: string, whose: Sql) => {
  const { rows } = await sql`select 1 from picture
    where key = ${key} and ${whose} for share`.execute(ctx.db);
  return rows.length > 0 ? null : declined(message('media.unknown'), { field, code: 'UNKNOWN' });
};

/** Makes pictures anew, takes away those nothing uses any more. */
