import { declined } from '../../../kernel/call.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { say } from '../../../kernel/say.ts';
import { isPassword, withPasswordPlace } from '../passwords.ts';
import { addressed } from '../send-letters.ts';

const read = (ctx: Ctx) =>
  ctx.db
    .selectFrom('app_user')
    .select([...addressed, 'full_name', 'password_hash'])
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', ctx.who.user)
    .executeTakeFirstOrThrow();

/** The caller, who has just shown to know the own password. */
export type Sure = Awaited<ReturnType<typeof read>>;

/**
 * Does something to the caller's second factors after the password was typed again: an open session on a lost phone
 * must not be enough. Refused while acting as somebody else.
 */
export const whenSure = <V>(ctx: Ctx, password: string, work: (person: Sure) => Promise<V>) =>
  withPasswordPlace(async () => {
    if (ctx.who.impersonator !== undefined)
      return declined(say('auth.notWhileActing'), { field: 'password', code: 'ACTING' });
    const person = await read(ctx);
    if (!(await isPassword(person.password_hash, password)))
      return declined(say('auth.wrongOld'), { field: 'password', code: 'WRONG' });
    return work(person);
  });
