import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { isHeld } from '../../kernel/files/held-files.ts';

/** SQL: the picture is one of the library's. */
const isOfLibrary = (key: Sql): Sql => sql`exists (select 1 from library_image g
  where g.key = ${key} and g.deleted_at is null)`;

/** SQL: the picture `p` may be shown to anybody: of the library, or used by no child, chat or paper. */
export const isForAnybody = (now: Date): Sql => sql`(${isOfLibrary(sql`p.key`)}
  or not ${isHeld('picture', sql`p.centre_id`, sql`p.key`, now, { closed: true })})`;

/**
 * Which of some pictures may stand in letters now: those of the library, and uploads of `user`, or what a letter or a page
 * shows already, that no child, chat or paper uses. `hold`: none is removed until the transaction ends.
 */
export const picturesForLetters = async (
  db: Kysely<DB>,
  { user, now }: { readonly centre: number; readonly user: number; readonly now: Date },
  keys: readonly string[],
  { hold = false } = {},
): Promise<ReadonlySet<string>> => {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`select p.key from picture p
    where p.key = any(${[...keys]}::text[]) and ${isForAnybody(now)}
      and (p.uploaded_by = ${user} or ${isOfLibrary(sql`p.key`)}
        or ${isHeld('picture', sql`p.centre_id`, sql`p.key`, now)})
    ${hold ? sql`for share of p` : sql``}`.execute(db);
  return new Set(rows.map(({ key }) => key));
};
