import { declined } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { message } from '../../../kernel/call/message.ts';
import { addressed } from '../../../outbox/send-emails.ts';
import { isPassword, withPasswordPlace } from '../../../secrets/passwords.ts';

const read = (ctx: Ctx) =>
  ctx.db
    .selectFrom('app_user')
    .select([...addressed, 'full_name', 'password_hash'])
    .where('id', '=', ctx.who.user)
    .executeTakeFirstOrThrow();

/** The caller, who has just shown to know the own password. */
export type Sure = Awaited<ReturnType<typeof read>>;

/**
 * Does something to the caller's second factors after the password was typed again: an open session on a lost phone
 * must not be enough. Refused while acting as somebody else.
 */
export const whenSure = <V>(ctx: Ctx, password: string, work: (person: Sure) => Promise<V>) =>
  withPasswordPlace(ctx.who.centre, async () => {
    const person = await read(ctx);
    if (!(await isPassword(person.password_hash, password)))
      return declined(message('auth.wrongOld'), { field: 'password', code: 'WRONG' });
    return work(person);
  });
