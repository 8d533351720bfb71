import type { Ctx } from '../../kernel/context.ts';
import type { Id } from '../../kernel/tables.ts';

/** What a contact finds on its home page, in numbers. */
export const countOwn = async (ctx: Pick<Ctx, 'db' | 'who'>, { id }: { readonly id: Id<'app_user'> }) => {
  const { students } = await ctx.db
    .selectFrom('guardian_link as gl')
    .innerJoin('student as st', (on) =>
      on.onRef('st.centre_id', '=', 'gl.centre_id').onRef('st.id', '=', 'gl.student_id'),
    )
    .select((q) => q.fn.countAll<number>().as('students'))
    .where('gl.centre_id', '=', ctx.who.centre)
    .where('gl.user_id', '=', id)
    .where('gl.black_list', '=', false)
    .where('st.archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { id, students: Number(students) };
};
