import { sql } from 'kysely';
import { gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { updateRow } from '../../kernel/write/write-rows.ts';
import { Student } from '../../model/student/entity.ts';
import { fittingFacts } from './fitting-facts.ts';

/** The words of a child's lists, by the table that holds them. */
const lists = {
  allergies: { words: sql.table('allergy'), links: sql.table('student_allergy'), key: sql.ref('allergy_id') },
  medications: {
    words: sql.table('medication'),
    links: sql.table('student_medication'),
    key: sql.ref('medication_id'),
  },
} as const;

/** Writes columns of a child's profile; whoever asks has checked them and who may. */
export const writeStudent = async (
  ctx: Ctx,
  id: number,
  given: Readonly<Record<string, string | null>>,
): Promise<void> => {
  const values = fittingFacts(ctx, given);
  if (values instanceof UserError) throw values;
  const row = await updateRow(ctx, 'student', { id }, { ...values, updated_at: ctx.now(), updated_by: ctx.who.user });
  if (!row) throw gone(message('student.gone'));
  const change = row.news;
  if (change) ctx.audit({ entity: Student, id, ...change });
};

/** Adds words to the allergies or medications of a child; a word the centre does not know yet is added to its list. */
export const addStudentWords = async (
  ctx: Ctx,
  id: number,
  list: keyof typeof lists,
  added: readonly string[],
): Promise<void> => {
  const { words, links, key } = lists[list];
  const given = [...added];
  await sql`insert into ${words} (name) select w from unnest(${given}::text[]) w
    where not exists (select 1 from ${words} a where lower(a.name) = lower(w))
    on conflict do nothing`.execute(ctx.db);
  await sql`insert into ${links} (student_id, ${key})
    select ${id}::int, a.id from ${words} a
    where lower(a.name) in (select lower(w) from unnest(${given}::text[]) w)
    on conflict do nothing`.execute(ctx.db);
  ctx.audit({ entity: Student, id, after: { [list]: given } });
};
