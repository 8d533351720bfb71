import { declined, done, notDone } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { secret } from '../../kernel/call/input.ts';
import { message } from '../../kernel/call/message.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';
import { isPassword, withPasswordPlace } from '../../secrets/passwords.ts';
import { confirmationTargets, countWrong, forgive, lockedUntil, oneAtATime } from './attempts.ts';
import { takeAppCode } from './factors/totp.ts';

export const confirmIdentityInput = { password: secret(1, 1000).optional(), code: secret(1, 40).optional() };
type Shown = InputOf<typeof confirmIdentityInput>;

const isRight = async (ctx: Ctx, { password, code }: Shown): Promise<boolean> => {
  const { user } = ctx.who;
  if (code !== undefined) return takeAppCode(ctx, user, code.replace(/\s/g, ''), true);
  const person = await ctx.db.selectFrom('app_user').select('password_hash').where('id', '=', user).executeTakeFirst();
  return isPassword(person?.password_hash, password ?? '');
};

/**
 * Takes the caller's password, or a code of the authenticator app, once more; for five minutes this session may then
 * change who signs in. Wrong ones are counted, and lock, as at a sign-in.
 */
export const confirmIdentity = (ctx: Ctx, shown: Shown) =>
  withPasswordPlace(ctx.who.centre, async () => {
    const { user, session } = ctx.who;
    const field = shown.code === undefined ? 'password' : 'code';
    const targets = confirmationTargets(ctx);
    await oneAtATime(ctx, targets);
    const until = await lockedUntil(ctx, targets);
    if (until) {
      const minutes = Math.ceil((until.getTime() - ctx.now().getTime()) / 60_000);
      return declined(message('auth.locked', { minutes }), { field, code: 'LOCKED' });
    }
    if (!(await isRight(ctx, shown))) {
      await countWrong(ctx, targets);
      return notDone(message(field === 'code' ? 'auth.wrongStep' : 'auth.wrongOld'), {}, { field, code: 'WRONG' });
    }
    await forgive(ctx, targets);
    await updateRows(ctx, 'session', { id: session, user_id: user }, { confirmed_at: ctx.now() });
    ctx.audit({ entity: User, id: user, after: { confirmed: session } });
    return done(message('auth.confirmed'));
  });
