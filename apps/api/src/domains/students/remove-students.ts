import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { archiveStudents } from './archive.ts';
import { forceDelete } from './archive-many.ts';

/** Archives students and deletes them at once, as what came by mistake: answers those that are gone, or what declined all. */
export const removeStudents = async (
  ctx: Ctx,
  students: readonly Id<'student'>[],
): Promise<ReadonlySet<number> | UserError> => {
  const archived = await archiveStudents(ctx, students);
  if (archived instanceof UserError) return archived;
  const deleted = await forceDelete(ctx, { students: [...students] });
  if (deleted instanceof UserError) return deleted;
  const { rows } = await sql<{ id: number }>`select id from student where id = any(${students}::int[])`.execute(ctx.db);
  const left = new Set(rows.map(({ id }) => id));
  return new Set(students.filter((id) => !left.has(id)));
};
