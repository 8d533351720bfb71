import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { Student } from './entity.ts';

/** The words of a child's lists, by the table that holds them. */
const lists = {
  allergies: { words: sql.table('allergy'), links: sql.table('student_allergy'), key: sql.ref('allergy_id') },
  medications: {
    words: sql.table('medication'),
    links: sql.table('student_medication'),
    key: sql.ref('medication_id'),
  },
} as const;

/**
 * Adds words to the allergies or medications of a child; a word the centre does not know yet, or has taken off its list, is added
 * to it.
 */
export const addStudentWords = async (
  ctx: Ctx,
  id: number,
  list: keyof typeof lists,
  added: readonly string[],
): Promise<void> => {
  const { words, links, key } = lists[list];
  const given = [...added];
  await sql`insert into ${words} (name) select w from unnest(${given}::text[]) w
    where not exists (select 1 from ${words} a where lower(a.name) = lower(w) and a.deleted_at is null)
    on conflict do nothing`.execute(ctx.db);
  await sql`insert into ${links} (student_id, ${key})
    select ${id}::int, a.id from ${words} a
    where a.deleted_at is null and lower(a.name) in (select lower(w) from unnest(${given}::text[]) w)
    on conflict do nothing`.execute(ctx.db);
  ctx.audit({ entity: Student, id, after: { [list]: given } });
};
