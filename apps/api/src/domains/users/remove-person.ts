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

/** Takes away all that was given to people, and the links that would let them in. */
const unlinkAll = async (ctx: Ctx, ids: readonly number[]): Promise<void> => {
  await sql`with links as (delete from guardian_link where user_id = any(${ids}::int[])),
    roles as (delete from user_role where user_id = any(${ids}::int[])),
    rooms as (delete from room_staff where user_id = any(${ids}::int[])),
    tags as (delete from user_tag where user_id = any(${ids}::int[])),
    allergies as (delete from user_allergy where user_id = any(${ids}::int[])),
    medications as (delete from user_medication where user_id = any(${ids}::int[])),
    devices as (delete from push_token where user_id = any(${ids}::int[]))
    update sign_in_link set used_at = ${ctx.now()}::timestamptz where user_id = any(${ids}::int[]) and used_at is null`.execute(
    ctx.db,
  );
};

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
  await unlinkAll(ctx, [id]);
  ctx.audit({ entity: User, id, after: { deleted_at: ctx.now().toISOString() }, reason: note });
  return done(message('users.deleted', { name: user.full_name }));
};

/**
 * Removes contacts nobody has ever signed in as, and who guard nobody any more, as a list that is taken back had made them:
 * answers whom. Others, and whoever is more than a contact, stay.
 */
export const removeNewcomers = async (ctx: Ctx, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select u.id from app_user u where u.id = any(${ids}::int[])
    and u.password_hash is null and u.last_login_time is null and u.deleted_at is null and u.merged_into is null
    and not exists (select 1 from guardian_link gl where gl.user_id = u.id)
    and not exists (select 1 from session s where s.user_id = u.id)
    and not exists (select 1 from app_user m where m.merged_into = u.id)
    and not exists (select 1 from user_role ur join role r on r.id = ur.role_id
      where ur.user_id = u.id and r.name <> 'user') for update of u`.execute(ctx.db);
  const going = rows.map(({ id }) => id);
  if (going.length === 0) return [];
  await updateRows(
    ctx,
    'app_user',
    { id: going },
    { ...forgotten, deleted_at: ctx.now(), updated_at: ctx.now(), updated_by: ctx.who.user },
  );
  await unlinkAll(ctx, going);
  for (const id of going) {
    ctx.publish({ kind: 'rights', at: { user: id } });
    ctx.audit({ entity: User, id, after: { deleted_at: ctx.now().toISOString() } });
  }
  return going;
};
