import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';

/** Declines people who are no guardians of a student. */
export const mustBeGuardians = async (
  ctx: Ctx,
  student: number,
  users: readonly number[],
  field = 'payers',
): Promise<void> => {
  const { rows } = await sql`select distinct user_id from standing_guardian
    where student_id = ${student} and user_id = any(${[...users]}::int[])`.execute(ctx.db);
  if (rows.length !== new Set(users).size)
    throw declined(message('billing.notGuardian'), { field, code: 'NOT_GUARDIAN' });
};
