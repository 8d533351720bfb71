import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { photoLevel } from './reach.ts';
/** Declines a picture of children of whom none may be taken; told at a field. */
export const refusePictures = async (
  ctx: Ctx,
  students: readonly number[],
  field = 'students',
): Promise<UserError | null> => {
  const { rows } = await sql<{ name: string }>`select coalesce(nullif(st.nick_name, ''), st.fname) as name
    from student st where st.id = any(${[...students]}::int[])
      and ${photoLevel(sql`st.id`)} = 'none'
    order by 1`.execute(ctx.db);
  const [first] = rows;
  return first
    ? declined(message('activities.noPictures', { names: rows.map(({ name }) => name) }), {
        field,
        code: 'NO_PICTURES',
      })
    : null;
};
