import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { choice, ids } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';
import { isPersonOfOwnLocations } from '../../model/user/reach.ts';
import { HOURS, newPinTime } from '../../model/user/sign-in-links.ts';
import { mailerOf } from '../../outbox/mailer.ts';
import { isPlaceholderIn } from '../../outbox/placeholder.ts';
import { type Addressee, addressed } from '../../outbox/send-emails.ts';
import { sendInvitation } from '../auth/auth.door.ts';
import { isThere } from './belongings.ts';
import { isNotAbove } from './rank.ts';

/** How an invitation goes out. */
export type By = 'email' | 'sms';

const HOUR_MS = 60 * 60_000;
const kinds = { email: 'invite_email', sms: 'invite_phone' } as const;

/** Sends invitations; an earlier one of the same way works no more. */
export const invite = async (ctx: Ctx, people: readonly Addressee[], by: By): Promise<void> => {
  const mailer = await mailerOf(ctx);
  for (const person of people) await sendInvitation(mailer, person, kinds[by], newPinTime(ctx.now()));
  const until = new Date(ctx.now().getTime() + HOURS[kinds[by]] * HOUR_MS);
  await updateRows(ctx, 'app_user', { id: people.map(({ id }) => id) }, { invited: true, invite_expire: until });
};
export const sendMultipleUserInviteInput = { users: ids(User), type: choice('email', 'sms').optional() };

/**
 * Invites those who have no password yet, again or for the first time. Whoever has come already, cannot be reached this
 * way, or is not the caller's to invite is counted as left out.
 */
export const inviteMany = async (ctx: Ctx, { users, type = 'email' }: InputOf<typeof sendMultipleUserInviteInput>) => {
  const open = await ctx.db
    .selectFrom('app_user')
    .select(addressed)
    .where((q) => q('id', '=', q.fn.any(q.val([...users]))))
    .where('password_hash', 'is', null)
    .where('status', '=', 'active')
    .where(isThere)
    .where(type === 'sms' ? 'phone' : 'email', 'is not', null)
    .$if(type === 'email', (q) => q.where(sql<boolean>`not ${isPlaceholderIn(sql`app_user.email`)}`))
    .where(sql<boolean>`${isPersonOfOwnLocations(ctx.who, sql`app_user.id`)}`)
    .where(isNotAbove(ctx, sql`app_user.id`))
    .execute();
  if (open.length > 0) await invite(ctx, open, type);
  for (const { id } of open) ctx.audit({ entity: User, id, after: { invited: type } });
  const left = users.length - open.length;
  if (open.length === 0) return declined(message('users.nobodyInvited'), { field: 'users', code: 'NOBODY' });
  return done(message('users.invited', { sent: open.length, left }), { sent: open.length, left_out: left });
};

/** Withdraws an open invitation: its link and code work no more. */
export const cancelInvite = async (ctx: Ctx, { id }: { readonly id: Id<'app_user'> }) => {
  const [user] = await updateRows(
    ctx,
    'app_user',
    [{ id, invited: true, password_hash: null }, isNotAbove(ctx, id)],
    { invited: false, invite_expire: null, updated_at: ctx.now(), updated_by: ctx.who.user },
    ['full_name'],
  );
  if (!user) return declined(message('users.notInvited'), { field: 'id', code: 'NOT_INVITED' });
  await updateRows(
    ctx,
    'sign_in_link',
    { user_id: id, kind: ['invite_email', 'invite_phone'], used_at: null },
    { used_at: ctx.now() },
  );
  ctx.audit({ entity: User, id, before: { invited: true }, after: { invited: false } });
  return done(message('users.inviteCancelled', { name: user.full_name }));
};
