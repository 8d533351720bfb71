import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';

interface Open {
  readonly edit: boolean;
  readonly fields: string[];
}

/** What a location opens to its contacts. */
const openAt = async (ctx: Ctx, location: number): Promise<Open> => {
  const row = await ctx.db
    .selectFrom('location_setting')
    .select(['can_edit_student as edit'])
    .select(
      sql<string[]>`coalesce((select array_agg(f) from jsonb_array_elements_text(can_edit_fields) f), '{}')`.as(
        'fields',
      ),
    )
    .where('location_id', '=', location)
    .executeTakeFirst();
  return row ?? { edit: false, fields: [] };
};

interface AtLocation {
  readonly location_id: Id<'location'>;
}

export const mayEditStudents = async (ctx: Ctx, { location_id }: AtLocation) =>
  done(message('users.permission'), { found: true, permission: (await openAt(ctx, location_id)).edit });

export const mayEditFields = async (ctx: Ctx, { location_id }: AtLocation) => {
  const { edit, fields } = await openAt(ctx, location_id);
  return done(message('users.permission'), { found: true, permission: edit, fields: edit ? fields : [] });
};

/** Staff may; contacts where the student's location lets them. */
export const mayEditStudent = async (ctx: Ctx, { student_id }: { readonly student_id: Id<'student'> }) => {
  if (allows(ctx.who.role, 'teacher')) return done(message('users.permission'), { found: true, permission: true });
  const student = await ctx.db
    .selectFrom('student')
    .select('location_id')
    .where('id', '=', student_id)
    .executeTakeFirstOrThrow();
  return done(message('users.permission'), { found: true, permission: (await openAt(ctx, student.location_id)).edit });
};
