import { weaknessOf } from '@nestling/rules/passwords.ts';
import { declined, done } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { say } from '../../kernel/say.ts';
import { forgive, targetsOf } from './attempts.ts';
import { weakPassword } from './auth.door.ts';
import { deskOf } from './desk.ts';
import { endChallengesOf } from './factors/challenge.ts';
import { sendPasswordChanged } from './letters.ts';
import { ownerOfLink, takeLink } from './links.ts';
import { hashPassword, withPasswordPlace } from './passwords.ts';
import { addressed } from './send-letters.ts';
import { endSessions } from './sessions.ts';

interface Input {
  readonly token: string;
  readonly password: string;
  readonly password_confirmation: string;
}

/**
 * Sets a new password by the link of a mail, and ends every session of the account. The link is used up by the password
 * that is taken: a weak one leaves it as it was.
 */
export const setForgottenPassword = (ctx: Ctx, { token, password, password_confirmation }: Input) =>
  withPasswordPlace(async () => {
    const { centre } = ctx.who;
    const over = declined(say('auth.linkOver'), { field: 'token', code: 'OVER' });
    const owner = await ownerOfLink(ctx, 'reset', token);
    if (owner === null) return over;
    const person = await ctx.db
      .selectFrom('app_user')
      .select([...addressed, 'lname'])
      .where('centre_id', '=', centre)
      .where('id', '=', owner)
      .executeTakeFirstOrThrow();
    const weak = weaknessOf(password, [person.username, person.email ?? '', person.fname, person.lname]);
    if (weak) return weakPassword(weak);
    if (password !== password_confirmation)
      return declined(say('auth.passwordsDiffer'), { field: 'password_confirmation', code: 'DIFFERS' });
    const password_hash = await hashPassword(password);
    if ((await takeLink(ctx, 'reset', token)) === null) return over;
    // Whoever opened the mail has shown that the address is theirs.
    await ctx.db
      .updateTable('app_user')
      .set({ password_hash, password_changed_at: ctx.now(), email_confirmed: true })
      .where('centre_id', '=', centre)
      .where('id', '=', owner)
      .execute();
    ctx.audit({ entity: 'User', id: owner, after: { password: 'changed by link' } });
    await endSessions(ctx, { user: owner }, 'password');
    await endChallengesOf(ctx, owner);
    // Whoever locked the name by guessing, the owner is let in with the new password at once.
    for (const name of [person.username, person.email ?? '']) await forgive(ctx, targetsOf(ctx, name));
    await sendPasswordChanged(await deskOf(ctx), person);
    return done(say('auth.passwordSet'));
  });
