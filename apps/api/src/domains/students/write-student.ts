import { gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { updateRow } from '../../kernel/write/write-rows.ts';
import { Student } from '../../model/student/entity.ts';
import { fittingFacts } from './fitting-facts.ts';

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
