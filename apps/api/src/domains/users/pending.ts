import { sql } from 'kysely';
import { declined, done, doneInPart, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { notNull } from '../../kernel/db/where.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';
import { approvePerson, mustBeConfirmed } from '../auth/auth.door.ts';
import { type removal, removePerson } from './remove-person.ts';

const notPending = () => declined(message('users.notPending'), { field: 'id', code: 'NOT_PENDING' });

/** Lets a contact in who signed up, or was proposed; for which child stays to be decided. */
export const approve = async (ctx: Ctx, { id }: { readonly id: Id<'app_user'> }) => {
  const name = await approvePerson(ctx, id);
  return name === undefined ? notPending() : done(message('auth.approved', { name }));
};

/** Takes the approval of a contact back: the account sees nothing until somebody approves it again. */
export const takeApprovalBack = async (ctx: Ctx, { id }: { readonly id: Id<'app_user'> }) => {
  const [person] = await updateRows(
    ctx,
    'app_user',
    [
      { id, pending: false },
      sql`not exists (select 1 from user_role ur where ur.user_id = app_user.id and ur.role_id <> (select id
        from role where name = 'user'))`,
    ],
    { pending: true, updated_at: ctx.now(), updated_by: ctx.who.user },
    ['full_name'],
  );
  if (!person) return declined(message('users.notApproved'), { field: 'id', code: 'PENDING' });
  ctx.audit({ entity: User, id, before: { pending: false }, after: { pending: true } });
  ctx.publish({ kind: 'rights', at: { user: id } });
  return done(message('users.approvalBack', { name: person.full_name }));
};
/** Removes somebody who signed up and whom nobody knows. */
export const reject = async (ctx: Ctx, { id, note }: InputOf<typeof removal>) => {
  const pending = await ctx.db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', id)
    .where('pending', '=', true)
    .forUpdate()
    .executeTakeFirst();
  return pending ? removePerson(ctx, { id, note }) : notPending();
};

/** Bulk actions of admins on people; so far there is one. */
export const confirmEmails = async (
  ctx: Ctx,
  { name, user_ids }: { readonly name: string; readonly user_ids: readonly Id<'app_user'>[] },
) => {
  if (name !== 'confirm') return declined(message('users.noSuchAction'), { field: 'name', code: 'UNKNOWN' });
  const wrong = await mustBeConfirmed(ctx);
  if (wrong) return wrong;
  const confirmed = await updateRows(
    ctx,
    'app_user',
    { id: user_ids, email: notNull, email_confirmed: false },
    { email_confirmed: true, updated_at: ctx.now(), updated_by: ctx.who.user },
    ['id'],
  );
  for (const { id } of confirmed)
    ctx.audit({ entity: User, id, before: { email_confirmed: false }, after: { email_confirmed: true } });
  for (const { id } of confirmed) ctx.publish({ kind: 'rights', at: { user: id } });
  const known = new Set<number>(confirmed.map(({ id }) => id));
  const why = message('users.nothingToConfirm');
  const left = user_ids
    .filter((id) => !known.has(id))
    .map((id) => ({ field: `user_ids.${id}`, code: 'NOTHING', message: why }));
  return known.size === 0
    ? declined(why, ...left)
    : doneInPart(message('users.confirmed', { count: known.size }), {}, left);
};
