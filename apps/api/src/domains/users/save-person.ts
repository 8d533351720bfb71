import type { Role } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { beforeAfter, changed } from '../../kernel/before-after.ts';
import { declined, done, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { idOf } from '../../kernel/entity.ts';
import { changedMeanwhile } from '../../kernel/meanwhile.ts';
import { Declined } from '../../kernel/refusals.ts';
import type { Id } from '../../kernel/tables.ts';
import { newPassword, signOutEverywhere } from '../auth/auth.door.ts';
import { type Belongings, isThere, setBelongings, setRoles } from './belongings.ts';
import { proofOf } from './edit-user.ts';
import { type By, invite } from './invite.ts';
import { higherRole, isNotAbove, isOfRole, lastAdmin } from './rank.ts';
import { User } from './users.entities.ts';

type Text = string | null | undefined;

/** What forms of people hold beside where they belong. */
export interface Columns {
  readonly fname?: string | undefined;
  readonly lname?: string | undefined;
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly middle_name?: Text;
  readonly nick_name?: Text;
  readonly phone?: Text;
  readonly phone_type?: 'mobile' | 'home' | 'work' | 'other' | null | undefined;
  readonly phone2?: Text;
  readonly phone2_type?: 'mobile' | 'home' | 'work' | 'other' | null | undefined;
  readonly emergency_contact?: Text;
  readonly avatar?: Text;
  readonly job_title?: Text;
  readonly email_confirmed?: boolean | undefined;
  readonly status?: 'active' | 'inactive' | undefined;
  readonly pending?: boolean | undefined;
}
export type New = Columns &
  Belongings & { readonly fname: string; readonly lname: string; readonly username: string } & {
    readonly email: string;
    readonly password?: string | undefined;
  };

interface How {
  readonly roles: readonly Role[];
  /** Sends an invitation where no password is given; null: somebody invites later. */
  readonly invite: By | null;
}

const columnsOf = <C extends Columns & Belongings>(input: C) => {
  const { locations: _l, programs: _p, students: _s, relation: _r, ...columns } = input;
  return columns;
};

/**
 * Makes an account and answers its row, or what declines the call. `hash`: of a password that somebody else chose.
 * Without a location or student only support would find it again.
 */
export const newPerson = async (
  ctx: Ctx,
  input: Omit<New, 'password'>,
  { roles, invite: by }: How = { roles: ['user'], invite: null },
  hash: string | null = null,
) => {
  const { centre } = ctx.who;
  if ((input.locations ?? []).length + (input.students ?? []).length === 0 && !roles.includes('admin'))
    return declined(say('users.nowhere'), { field: 'locations', code: 'REQUIRED' });
  const user = await ctx.db
    .insertInto('app_user')
    .values({
      centre_id: centre,
      ...columnsOf(input),
      password_hash: hash,
      password_changed_at: hash === null ? null : ctx.now(),
      created_at: ctx.now(),
      updated_at: ctx.now(),
      updated_by: ctx.who.user,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await setRoles(ctx, user.id, roles);
  const wrong = await setBelongings(ctx, user.id, input, roles.includes('manager'));
  if (wrong) return wrong;
  if (hash === null && by) await invite(ctx, [user], by);
  const { password_hash: _, pin_key: _pin, ...told } = user;
  ctx.audit({ entity: 'User', id: user.id, after: { ...told, roles, ...belongingsOf(input) } });
  ctx.tell({ kind: 'user', ids: [user.id] });
  ctx.tell({ kind: 'rights', at: { user: user.id } });
  return user;
};

/** Makes an account, and invites its owner where no password is given. */
export const addPerson = async (ctx: Ctx, { password, ...input }: New, how: How) => {
  const hash =
    password === undefined
      ? null
      : await newPassword(password, [input.username, input.email, input.fname, input.lname]);
  if (hash !== null && typeof hash !== 'string') return hash;
  const user = await newPerson(ctx, input, how, hash);
  if (user instanceof Declined) return user;
  const invited = hash === null && how.invite !== null;
  return done(say(invited ? 'users.addedInvited' : 'users.added', { name: user.full_name }), {
    user: idOf(User, user.id),
  });
};

const belongingsOf = ({ locations, programs, students }: Belongings): object =>
  Object.fromEntries(Object.entries({ locations, programs, students }).filter(([, given]) => given !== undefined));

type Changes = Columns & Belongings & { readonly id: Id<'app_user'>; readonly seen?: Date | undefined };

/**
 * Changes somebody's form: columns and belongings that are given. `role`: what the person must be. Nobody changes
 * somebody of a higher role; one made inactive is signed out.
 */
export const changePerson = async (ctx: Ctx, { id, seen, ...input }: Changes, role: Role) => {
  const { centre, user: own } = ctx.who;
  if (!(await isOfRole(ctx, id, role))) return declined(say('users.otherRole'), { field: 'id', code: 'OTHER_ROLE' });
  if (input.status === 'inactive') {
    if (id === own) return declined(say('users.ownStatus'), { field: 'status', code: 'SELF' });
    const last = await lastAdmin(ctx, id);
    if (last) return last;
  }
  const columns = columnsOf(input);
  // Two editors wait for each other at the row, so that the second sees what the first has written.
  await sql`select 1 from app_user where centre_id = ${centre} and id = ${id} for no key update`.execute(ctx.db);
  const conflict = await changedMeanwhile(ctx, { entity: 'User', id, seen, values: columns });
  if (conflict) return conflict;
  const user = await ctx.db
    .updateTable('app_user')
    .set({ ...columns, ...proofOf(columns), updated_at: ctx.now(), updated_by: own })
    .where('centre_id', '=', centre)
    .where('id', '=', id)
    .where(isThere)
    .where(isNotAbove(ctx, id))
    .returning(['full_name', ...beforeAfter])
    .executeTakeFirst();
  if (!user) return higherRole();
  const wrong = await setBelongings(ctx, id, input, role === 'manager');
  if (wrong) return wrong;
  const change = changed(user);
  const belongings = belongingsOf(input);
  if (change || Object.keys(belongings).length > 0)
    ctx.audit({ entity: 'User', id, before: change?.before, after: { ...change?.after, ...belongings } });
  if (input.status === 'inactive') await signOutEverywhere(ctx, id, 'inactive');
  ctx.tell({ kind: 'user', ids: [id] });
  ctx.tell({ kind: 'rights', at: { user: id } });
  return done(say('users.saved', { name: user.full_name }), { user: id });
};
