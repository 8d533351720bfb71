import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';

/**
 * Declines pictures that are not in the library: nothing else can be shown on a site. Whether everybody may see one is asked
 * when the site is read.
 */
export const unlessInLibrary = async (
  ctx: Ctx,
  keys: readonly (string | null | undefined)[],
  field = 'img',
): Promise<UserError | undefined> => {
  const asked = [...new Set(keys.filter((key) => typeof key === 'string' && key !== ''))];
  if (asked.length === 0) return undefined;
  const { rows } = await sql<{ key: string }>`select g.key from library_image g
    where g.key = any(${asked}::text[]) and g.deleted_at is null for share`.execute(ctx.db);
  const known = new Set(rows.map(({ key }) => key));
  const missing = asked.some((key) => key !== undefined && key !== null && !known.has(key));
  return missing ? declined(message('website.noPicture'), { field, code: 'UNKNOWN' }) : undefined;
};
