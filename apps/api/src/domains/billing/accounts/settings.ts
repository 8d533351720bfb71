import { sql } from 'kysely';
import { z } from 'zod';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Id } from '../../../kernel/db/tables.ts';

const shape = z
  .strictObject({
    due_days: z.int().min(0).max(120).nullable(),
    note: z.string().trim().max(2000).nullable(),
    discount: z.int().min(0).max(10_000),
    discount_reason: z.string().trim().max(100).nullable(),
  })
  .partial();

/** Saves what is given of an account's settings; an unknown key, or a value that does not fit, declines all of it. */
export const saveAccount = async (
  ctx: Ctx,
  { student_id, settings }: { student_id: Id<'student'>; settings: unknown },
) => {
  const parsed = shape.safeParse(settings);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const unknown = issue?.code === 'unrecognized_keys';
    const key = unknown ? issue.keys[0] : issue?.path.join('.');
    return declined(message(unknown ? 'billing.settingUnknown' : 'billing.settingWrong'), {
      field: `settings.${key ?? ''}`,
      code: unknown ? 'UNKNOWN' : 'INVALID',
    });
  }
  const before = await ctx.db
    .selectFrom('billing_account_setting')
    .select(['due_days', 'note', 'discount', 'discount_reason'])
    .where('centre_id', '=', ctx.who.centre)
    .where('student_id', '=', student_id)
    .forUpdate()
    .executeTakeFirst();
  const after = { due_days: null, note: null, discount: 0, discount_reason: null, ...before, ...parsed.data };
  await ctx.db
    .insertInto('billing_account_setting')
    .values({ centre_id: ctx.who.centre, student_id, ...after })
    .onConflict((on) => on.columns(['centre_id', 'student_id']).doUpdateSet(after))
    .execute();
  ctx.audit({ entity: 'Student', id: student_id, before: { billing: before ?? null }, after: { billing: after } });
  const { rows } = await sql<{ location: number }>`select location_id as location from student
    where centre_id = ${ctx.who.centre} and id = ${student_id}`.execute(ctx.db);
  ctx.publish({ kind: 'billing', ids: [student_id], at: { location: rows[0]?.location ?? 0 } });
  return done(message('billing.accountSaved'), { account: student_id });
};
