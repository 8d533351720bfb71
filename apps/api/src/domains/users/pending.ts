import { declined, done, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { Id } from '../../kernel/tables.ts';
import { deskOf } from '../auth/desk.ts';
import { sendApproved } from '../auth/letters.ts';
import { addressed } from '../auth/send-letters.ts';
import { removePerson } from './remove-person.ts';

const notPending = () => declined(say('users.notPending'), { field: 'id', code: 'NOT_PENDING' });

/** Lets a contact in who signed up, and tells them so. */
export const approve = async (ctx: Ctx, { id }: { readonly id: Id<'app_user'> }) => {
  const person = await ctx.db
    .updateTable('app_user')
    .set({ pending: false, updated_at: ctx.now(), updated_by: ctx.who.user })
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .where('pending', '=', true)
    .returning([...addressed, 'full_name'])
    .executeTakeFirst();
  if (!person) return notPending();
  ctx.audit({ entity: 'User', id, before: { pending: true }, after: { pending: false } });
  ctx.tell({ kind: 'user', ids: [id] });
  ctx.tell({ kind: 'rights', at: { user: id } });
  await sendApproved(await deskOf(ctx), person);
  return done(say('auth.approved', { name: person.full_name }));
};

/** Removes somebody who signed up and whom nobody knows. */
export const reject = async (ctx: Ctx, { id, note }: { readonly id: Id<'app_user'>; note?: string | undefined }) => {
  const pending = await ctx.db
    .selectFrom('app_user')
    .select('id')
    .where('centre_id', '=', ctx.who.centre)
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
  if (name !== 'confirm') return declined(say('users.noSuchAction'), { field: 'name', code: 'UNKNOWN' });
  const confirmed = await ctx.db
    .updateTable('app_user')
    .set({ email_confirmed: true, updated_at: ctx.now(), updated_by: ctx.who.user })
    .where('centre_id', '=', ctx.who.centre)
    .where((q) => q('id', '=', q.fn.any(q.val([...user_ids]))))
    .where('email', 'is not', null)
    .where('email_confirmed', '=', false)
    .returning('id')
    .execute();
  for (const { id } of confirmed)
    ctx.audit({ entity: 'User', id, before: { email_confirmed: false }, after: { email_confirmed: true } });
  for (const { id } of confirmed) ctx.tell({ kind: 'rights', at: { user: id } });
  return done(say('users.confirmed', { count: confirmed.length }));
};
