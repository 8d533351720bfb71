import { allows, type Role } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { checkUnchanged } from '../../kernel/write/optimistic-lock.ts';
import { createRow, updateRow } from '../../kernel/write/write-rows.ts';
import { usePicture } from '../../model/picture/use-picture.ts';
import { User } from '../../model/user/entity.ts';
import { newPassword } from '../../secrets/new-password.ts';
import { mustBeConfirmed, signOutEverywhere } from '../auth/auth.door.ts';
import { type Belongings, isThere, setBelongings, setRoles } from './belongings.ts';
import { signInChange } from './change-sign-in.ts';
import { proofOf } from './edit-user.ts';
import { type By, invite } from './invite.ts';
import type { changed, names, password, personFields } from './person-input.ts';
import { higherRole, isNotAbove, isOfRole, mayTakeAway } from './rank.ts';

/** What forms of people hold beside where they belong. */
export type Columns = InputOf<typeof personFields> & { readonly pending?: boolean | undefined };
export type New = Columns & Belongings & InputOf<typeof names & typeof password>;

interface How {
  readonly roles: readonly Role[];
  /** Sends an invitation where no password is given; null: somebody invites later. */
  readonly invite: By | null;
  /** The account belongs to no place: all it reaches is given by whoever makes it. */
  readonly nowhere?: boolean;
}

const columnsOf = <C extends Columns & Belongings>(input: C) => {
  const { locations: _l, programs: _p, students: _s, relation: _r, watch_camera: _w, alert: _a, ...columns } = input;
  return columns;
};

/**
 * Makes an account and answers its row, or what declines the call. `hash`: of a password that somebody else chose.
 * Without a location or student only support would find it again.
 */
export const newPerson = async (
  ctx: Ctx,
  input: Omit<New, 'password' | 'email'> & Pick<Columns, 'email'>,
  { roles, invite: by, nowhere = false }: How = { roles: ['user'], invite: null },
  hash: string | null = null,
) => {
  // Who works for all locations finds such a contact in the list of all.
  const findable =
    roles.includes('admin') || (roles.every((role) => role === 'user') && allows(ctx.who.role, 'kvsupport'));
  if ((input.locations ?? []).length + (input.students ?? []).length === 0 && !nowhere && !findable)
    return declined(message('users.nowhere'), { field: 'locations', code: 'REQUIRED' });
  const picture = await usePicture(ctx, input.avatar, 'avatar');
  if (picture) return picture;
  const user = await createRow(ctx, 'app_user', {
    ...columnsOf(input),
    password_hash: hash,
    password_changed_at: hash === null ? null : ctx.now(),
    created_at: ctx.now(),
    updated_at: ctx.now(),
    updated_by: ctx.who.user,
  });
  await setRoles(ctx, user.id, roles);
  const wrong = await setBelongings(ctx, user.id, input, roles.includes('manager'));
  if (wrong) return wrong;
  if (hash === null && by) await invite(ctx, [user], by);
  const { password_hash: _, pin_key: _pin, ...told } = user;
  ctx.audit({ entity: User, id: user.id, after: { ...told, roles, ...belongingsOf(input) } });
  ctx.publish({ kind: 'rights', at: { user: user.id } });
  return user;
};

/** Makes an account, and invites its owner where no password is given. */
export const addPerson = async (ctx: Ctx, { password, ...input }: New, how: How) => {
  // An account of staff opens more than the caller's own session: an access token alone does not make one.
  const wrong = how.roles.every((role) => role === 'user') ? null : await mustBeConfirmed(ctx);
  if (wrong) return wrong;
  const hash =
    password === undefined
      ? null
      : await newPassword(ctx.who.centre, password, [input.username, input.email, input.fname, input.lname]);
  if (hash !== null && typeof hash !== 'string') return hash;
  const user = await newPerson(ctx, input, how, hash);
  if (user instanceof UserError) return user;
  const invited = hash === null && how.invite !== null;
  return done(message(invited ? 'users.addedInvited' : 'users.added', { name: user.full_name }), {
    user: idOf(User, user.id),
  });
};

/** Makes a contact; one without a place comes to the locations of whoever adds it, so that they find it again. */
export const addContact = async (ctx: Ctx, input: New) => {
  const placed = (input.locations ?? []).length + (input.students ?? []).length > 0;
  const locations = placed ? input.locations : await ownLocationIds(ctx);
  return addPerson(ctx, { ...input, locations }, { roles: ['user'], invite: null });
};

/** Where the caller works; none for those who work for all of them. */
const ownLocationIds = async ({ db, who }: Ctx): Promise<Id<'location'>[]> => {
  const { rows } = await sql<{ id: Id<'location'> }>`select location_id as id from user_location
    where user_id = ${who.user} order by location_id`.execute(db);
  return rows.map(({ id }) => id);
};

const belongingsOf = ({ locations, programs, students }: Belongings): object =>
  Object.fromEntries(Object.entries({ locations, programs, students }).filter(([, given]) => given !== undefined));

type Changes = Columns & Belongings & InputOf<typeof changed>;

/**
 * Changes somebody's form: columns and belongings that are given. `role`: what the person must be. Nobody changes
 * somebody of a higher role; one made inactive is signed out.
 */
export const changePerson = async (ctx: Ctx, { id, seen, ...input }: Changes, role: Role) => {
  const { user: own } = ctx.who;
  if (!(await isOfRole(ctx, id, role)))
    return declined(message('users.otherRole'), { field: 'id', code: 'OTHER_ROLE' });
  if (input.status === 'inactive') {
    if (id === own) return declined(message('users.ownStatus'), { field: 'status', code: 'SELF' });
    const wrong = await mayTakeAway(ctx, id);
    if (wrong) return wrong;
  }
  const picture = await usePicture(ctx, input.avatar, 'avatar');
  if (picture) return picture;
  const columns = columnsOf(input);
  // Two editors wait for each other at the row, so that the second sees what the first has written.
  await sql`select 1 from app_user where id = ${id} for no key update`.execute(ctx.db);
  const conflict = await checkUnchanged(ctx, { entity: User, id, seen, values: columns });
  if (conflict) return conflict;
  const signIn = await signInChange(ctx, id, columns);
  if (signIn instanceof UserError) return signIn;
  const user = await updateRow(ctx, 'app_user', [{ id }, isThere, isNotAbove(ctx, id)], {
    ...columns,
    ...signIn.columns,
    ...proofOf(columns),
    updated_at: ctx.now(),
    updated_by: own,
  });
  if (!user) return higherRole();
  await signIn.settle();
  const wrong = await setBelongings(ctx, id, input, role === 'manager');
  if (wrong) return wrong;
  const change = user.news;
  const belongings = belongingsOf(input);
  if (change || Object.keys(belongings).length > 0)
    ctx.audit({ entity: User, id, before: change?.before, after: { ...change?.after, ...belongings } });
  if (input.status === 'inactive') await signOutEverywhere(ctx, id, 'inactive');
  ctx.publish({ kind: 'rights', at: { user: id } });
  return done(message('users.saved', { name: user.row.full_name }), { user: id });
};
