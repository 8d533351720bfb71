import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { roleOf } from '../../model/user/role-of.ts';

/** As many are shown: support looks for who runs a center, not for its families. */
const MOST = 200;

interface CenterUser {
  readonly id: string;
  readonly full_name: string;
  readonly role: string;
  readonly status: string;
  readonly last_login_time: Date | null;
}

/** Who works in a center, those who run it first. What is told of them is what support needs to find the right one. */
export const centerUsers = (ctx: Ctx, { id }: { readonly id: number }) =>
  ctx.inCenter(id, async ({ db }) => {
    const { rows } = await sql<CenterUser>`select u.id::text as id, u.full_name, u.role, u.status, u.last_login_time
      from (select app_user.*, ${roleOf('app_user')} as role from app_user where deleted_at is null) u
      join role r on r.name = u.role
      where u.role <> 'user'
      order by r.rank desc, lower(u.full_name), u.id limit ${MOST}`.execute(db);
    return rows;
  });
