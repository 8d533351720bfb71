import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';
import { mailerOf } from '../../outbox/mailer.ts';
import { addressed } from '../../outbox/send-emails.ts';
import { sendApproved } from './account-emails.ts';

/** Lets somebody in who waits and tells them so; answers the name, or undefined for one who does not wait. */
export const approvePerson = async (ctx: Ctx, id: Id<'app_user'>): Promise<string | undefined> => {
  const [person] = await updateRows(
    ctx,
    'app_user',
    { id, pending: true },
    { pending: false, updated_at: ctx.now(), updated_by: ctx.who.user },
    [...addressed, 'full_name'],
  );
  if (!person) return undefined;
  ctx.audit({ entity: User, id, before: { pending: true }, after: { pending: false } });
  ctx.publish({ kind: 'rights', at: { user: id } });
  await sendApproved(await mailerOf(ctx), person);
  return person.full_name;
};
