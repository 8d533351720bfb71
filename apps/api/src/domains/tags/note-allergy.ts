import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { Student } from '../../model/student/entity.ts';
import { give } from './assign.ts';
import { allergies } from './list-kinds.ts';
import { publishStudents } from './publish.ts';

/** Adds an allergy of the list to what a student carries; noted twice it is noted once. */
export const noteAllergy = async (
  ctx: Ctx,
  { student_id, id }: { readonly student_id: Id<'student'>; readonly id: Id<'allergy'> },
) => {
  await give(ctx, allergies, 'student', [student_id], [id]);
  return done(message('tags.noted'));
};

/**
 * Answers that no allergies of a student are known, or takes that back. Declined while the student carries one. The lock
 * makes an allergy that is being noted at this moment come first or take the answer back.
 */
export const answerNoAllergies = async (
  ctx: Ctx,
  { student_id, none }: { readonly student_id: Id<'student'>; readonly none: boolean },
) => {
  await sql`select 1 from student where id = ${student_id} for update`.execute(ctx.db);
  const { rows } = await sql<{ before: Date | null; carries: boolean }>`
    select st.no_allergies_at as before, exists (select 1 from student_allergy sa
      join allergy a on a.id = sa.allergy_id and a.deleted_at is null
      where sa.student_id = st.id) as carries
    from student st where st.id = ${student_id}`.execute(ctx.db);
  const [now] = rows;
  if (none && now?.carries) return declined(message('tags.hasAllergies'), { field: 'none', code: 'HAS_ALLERGIES' });
  await updateRows(
    ctx,
    'student',
    { id: student_id },
    none
      ? { no_allergies_at: ctx.now(), no_allergies_by: ctx.who.user }
      : { no_allergies_at: null, no_allergies_by: null },
  );
  ctx.audit({
    entity: Student,
    id: student_id,
    before: { no_allergies: Boolean(now?.before) },
    after: { no_allergies: none },
  });
  await publishStudents(ctx, [student_id]);
  return done(message(none ? 'tags.noAllergies' : 'tags.noAllergiesBack'));
};
