import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { type InputOf, id, text } from '../../kernel/call/input.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';
import { signOutEverywhere } from '../auth/auth.door.ts';
import { isThere } from './belongings.ts';
import { higherRole, isNotAbove, mayTakeAway } from './rank.ts';

/** What is left of a person who was removed: the name. */
const forgotten = {
  status: 'inactive',
  username: sql<string>`'removed ' || id`,
  email: null,
  phone: null,
  phone2: null,
  emergency_contact: null,
  avatar: null,
  note: null,
  details: null,
  password_hash: null,
  pin_key: null,
  invited: false,
  invite_expire: null,
  pending: false,
} as const;

/** Records that were merged into the one that is removed go with it. */
const forgetMerged = async (ctx: Ctx, id: number): Promise<void> => {
  await updateRows(ctx, 'app_user', { merged_into: id }, forgotten);
};

export const removal = { id: id(User), note: text(0, 1000).optional() };

/**
 * Removes somebody for good: signed out, unlinked from every student, without address, phone, password and rights. The
 * name stays where it stands on past days, as in who brought a child. Oneself, the last admin and higher roles stay.
 */
export const removePerson = async (ctx: Ctx, { id, note }: InputOf<typeof removal>) => {
  const { user: own } = ctx.who;
  if (id === own) return declined(message('users.ownAccount'), { field: 'id', code: 'SELF' });
  const wrong = await mayTakeAway(ctx, id);
  if (wrong) return wrong;
  // Rights are told while the links still say whose pictures they were.
  ctx.publish({ kind: 'rights', at: { user: id } });
  await signOutEverywhere(ctx, id, 'inactive');
  const [user] = await updateRows(
    ctx,
    'app_user',
    [{ id }, isThere, isNotAbove(ctx, id)],
    {
      ...forgotten,
      deleted_at: ctx.now(),
      updated_at: ctx.now(),
      updated_by: own,
    },
    ['full_name'],
  );
  if (!user) return higherRole();
  await forgetMerged(ctx, id);
  // Staff of the places where the children were still read the name on past days.
  await sql`insert into user_location (user_id, location_id)
    select distinct gl.user_id, st.location_id from guardian_link gl
    join student st on st.id = gl.student_id
    where gl.user_id = ${id} on conflict do nothing`.execute(ctx.db);
  for (const table of [
    'guardian_link',
    'user_role',
    'room_staff',
    'user_tag',
    'user_allergy',
    'user_medication',
    'push_token',
  ])
    await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(ctx.db);
  await updateRows(ctx, 'sign_in_link', { user_id: id, used_at: null }, { used_at: ctx.now() });
  ctx.audit({ entity: User, id, after: { deleted_at: ctx.now().toISOString() }, reason: note });
  return done(message('users.deleted', { name: user.full_name }));
};
