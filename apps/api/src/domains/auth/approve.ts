import { declined, done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';
import { takeLink } from '../../model/user/sign-in-links.ts';
import { mailerOf } from '../../outbox/mailer.ts';
import { addressed } from '../../outbox/send-emails.ts';
import { sendApproved } from './account-emails.ts';

/** Approves the pending contact of a link that was sent to staff. The link is used up with it. */
export const approveByLink = async (ctx: Ctx, { token }: { readonly token: string }) => {
  const over = declined(message('auth.linkOver'), { field: 'token', code: 'OVER' });
  const user = await takeLink(ctx, 'approve', token);
  if (user === null) return over;
  const [person] = await updateRows(
    ctx,
    'app_user',
    { id: user, pending: true },
    { pending: false, updated_at: ctx.now() },
    [...addressed, 'full_name'],
  );
  if (!person) return over;
  ctx.audit({ entity: User, id: user, before: { pending: true }, after: { pending: false }, reason: 'by link' });
  ctx.publish({ kind: 'rights', at: { user } });
  await sendApproved(await mailerOf(ctx), person);
  return done(message('auth.approved', { name: person.full_name }));
};
