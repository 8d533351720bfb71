import { allows, isRole, type Role } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';
import { roleOf } from '../../model/user/role-of.ts';
import { mailerOf } from '../../outbox/mailer.ts';
import { addressed } from '../../outbox/send-emails.ts';
import { newPassword } from '../../secrets/new-password.ts';
import { mayChangeSignIn, sendPasswordChanged, signOutEverywhere } from '../auth/auth.door.ts';
import { isThere } from './belongings.ts';
import type { updateRoleUserPasswordInput } from './edit.inputs.ts';

interface Input {
  readonly id: Id<'app_user'>;
  readonly password: string;
}

/** Sets somebody's password, which ends their sessions and is told to them. `may` judges by the role they act under. */
const setPassword = async (ctx: Ctx, { id, password }: Input, may: (role: Role) => boolean) => {
  const { centre, user: own } = ctx.who;
  if (id === own) return declined(message('users.ownPassword'), { field: 'id', code: 'SELF' });
  const hash = await newPassword(centre, password, []);
  if (typeof hash !== 'string') return hash;
  const wrong = await mayChangeSignIn(ctx, id);
  if (wrong) return wrong;
  const { rows } = await sql<{ role: string | null }>`select ${roleOf('u')} as role from app_user u
    where u.id = ${id}`.execute(ctx.db);
  const role = rows[0]?.role;
  if (!isRole(role) || !may(role)) return declined(message('users.higherRole'), { field: 'id', code: 'HIGHER_ROLE' });
  const [person] = await updateRows(
    ctx,
    'app_user',
    [{ id }, isThere],
    {
      password_hash: hash,
      password_changed_at: ctx.now(),
      invited: false,
      invite_expire: null,
      updated_at: ctx.now(),
      updated_by: own,
    },
    [...addressed, 'full_name'],
  );
  if (!person) return gone(message('users.gone'));
  ctx.audit({ entity: User, id, after: { password: 'set by staff' } });
  await signOutEverywhere(ctx, id, 'password');
  await sendPasswordChanged(await mailerOf(ctx), person);
  return done(message('users.passwordSet', { name: person.full_name }));
};

/** For contacts and staff of own locations; not for managers and above. */
export const setStaffPassword = (ctx: Ctx, input: Input) => setPassword(ctx, input, (role) => !allows(role, 'manager'));

/** For anybody. */
export const setAnyPassword = (ctx: Ctx, input: Input) => setPassword(ctx, input, () => true);

/** For somebody of the named role, which must be below the caller's. */
export const setRolePassword = (ctx: Ctx, { role: named, ...input }: InputOf<typeof updateRoleUserPasswordInput>) =>
  setPassword(ctx, input, (role) => role === named && !allows(role, ctx.who.role));
