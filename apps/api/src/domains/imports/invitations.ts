import { sql } from 'kysely';
import { message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { declined } from '../../kernel/call/refusals.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { User } from '../../model/user/entity.ts';
import { inviteMany } from '../users/users.door.ts';
import type { released } from './imports.inputs.ts';

/** People of one release; the next ones go with the next call. */
const MOST = 200;

type Release = InputOf<typeof released>;

/**
 * Invites those an import has made and nobody has invited yet: all of them, or contacts of the children and staff of one room.
 * An import by itself writes to nobody.
 */
export const releaseInvitations = async (ctx: Ctx, { id, program_id, type }: Release) => {
  const { rows } = await sql<{ id: number }>`select u.id from app_user u
    where u.id in (select c.record_id from import_change c
        where c.batch_id = ${id} and c.noun = 'User' and c.before is null)
      and u.deleted_at is null and u.status = 'active' and not u.invited and u.password_hash is null
      and (${program_id ?? null}::int is null
        or exists (select 1 from room_staff rs where rs.user_id = u.id and rs.room_id = ${program_id ?? null}::int)
        or exists (select 1 from guardian_link gl join student st on st.id = gl.student_id
          where gl.user_id = u.id and st.room_id = ${program_id ?? null}::int and st.archived_at is null))
    order by u.id limit ${MOST}`.execute(ctx.db);
  if (rows.length === 0) return declined(message('imports.nobodyWaits'), { field: 'id', code: 'NOBODY' });
  return inviteMany(ctx, { users: rows.map((row) => idOf(User, row.id)), type });
};
