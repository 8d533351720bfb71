import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';

/**
 * Who is on the black list of one of two records and may do something for the other: as one record it would have to be
 * both. `side` names what the two are; the answer is the name of whoever is on the other side, or null.
 */
export const banOfOneOnly = async (
  ctx: Ctx,
  side: 'student' | 'app_user',
  one: number,
  two: number,
): Promise<string | null> => {
  const pairs = {
    student: { same: sql`a.user_id = b.user_id`, first: sql`a.student_id`, second: sql`b.student_id` },
    app_user: { same: sql`a.student_id = b.student_id`, first: sql`a.user_id`, second: sql`b.user_id` },
  };
  const { same, first, second } = pairs[side];
  const name =
    side === 'student'
      ? sql`(select u.full_name from app_user u where u.id = a.user_id)`
      : sql`(select st.full_name from student st where st.id = a.student_id)`;
  const { rows } = await sql<{ name: string }>`select ${name} as name from guardian_link a
    join guardian_link b on ${same} and b.black_list <> a.black_list
    where ${first} = ${one} and ${second} = ${two} limit 1`.execute(ctx.db);
  return rows[0]?.name ?? null;
};
