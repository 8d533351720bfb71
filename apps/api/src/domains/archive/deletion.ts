import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { flag } from '../../kernel/call/input.ts';
import { isPersonOfOwnLocations } from '../../model/user/reach.ts';

interface Listed {
  readonly id: number;
  readonly user_id: number;
  readonly full_name: string;
  readonly children: string | null;
  readonly asked_at: string;
  readonly state: string;
  readonly note: string | null;
  readonly answer: string | null;
  readonly answered_by: string | null;
  readonly answered_at: string | null;
}
export const deletionRequestsInput = { open: flag().optional() };

/** The wishes of people the caller answers for: the open ones, or the 200 newest of all. */
export const deletionRequests = async (ctx: Ctx, { open }: InputOf<typeof deletionRequestsInput>) => {
  const { rows } = await sql<Listed>`select d.id, d.user_id, u.full_name, d.asked_at, d.state, d.note, d.answer,
      b.full_name as answered_by, d.answered_at,
      (select string_agg(s.full_name, ', ' order by s.full_name) from guardian_link gl
        join student s on s.id = gl.student_id
        where gl.user_id = d.user_id and not gl.black_list) as children
    from deletion_request d join app_user u on u.id = d.user_id
    left join app_user b on b.id = d.answered_by
    where ${isPersonOfOwnLocations(ctx.who, sql`d.user_id`)}
      and (not ${open ?? false}::boolean or d.state = 'open')
    order by d.state = 'open' desc, d.asked_at desc limit 200`.execute(ctx.db);
  return rows.map(({ asked_at, answered_at, ...row }) => ({
    ...row,
    asked_at: new Date(asked_at),
    answered_at: answered_at ? new Date(answered_at) : null,
  }));
};
