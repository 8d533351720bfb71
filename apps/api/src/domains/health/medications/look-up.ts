import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';

/** Whether a paper is of this child. */
export const isDocumentOf = async (ctx: Ctx, document: number, student: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from student_document d where d.id = ${document}
    and d.student_id = ${student}`.execute(ctx.db);
  return rows.length > 0;
};

/** The center's word for a medicine, by its name. */
export const wordOf = async (ctx: Ctx, name: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select m.id from medication m
    where lower(m.name) = lower(${name}) and m.deleted_at is null`.execute(ctx.db);
  const [word] = rows;
  if (!word) throw new Error('A medication was not added to the list.');
  return word.id;
};
