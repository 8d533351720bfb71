import { weaknessOf } from '@nestling/rules/passwords.ts';
import { declined, done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';
import { ownerOfLink, takeLink } from '../../model/user/sign-in-links.ts';
import { mailerOf } from '../../outbox/mailer.ts';
import { addressed } from '../../outbox/send-emails.ts';
import { weakPassword } from '../../secrets/new-password.ts';
import { hashPassword, withPasswordPlace } from '../../secrets/passwords.ts';
import { sendPasswordChanged } from './account-emails.ts';
import { forgive, targetsOf } from './attempts.ts';
import { endChallengesOf } from './factors/challenge.ts';
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
  withPasswordPlace(ctx.who.centre, async () => {
    const over = declined(message('auth.linkOver'), { field: 'token', code: 'OVER' });
    const owner = await ownerOfLink(ctx, 'reset', token);
    if (owner === null) return over;
    const person = await ctx.db
      .selectFrom('app_user')
      .select([...addressed, 'lname', 'pending'])
      .where('id', '=', owner)
      .executeTakeFirstOrThrow();
    if (person.pending) return over;
    const weak = weaknessOf(password, [person.username, person.email ?? '', person.fname, person.lname]);
    if (weak) return weakPassword(weak);
    if (password !== password_confirmation)
      return declined(message('auth.passwordsDiffer'), { field: 'password_confirmation', code: 'DIFFERS' });
    const password_hash = await hashPassword(password);
    if ((await takeLink(ctx, 'reset', token)) === null) return over;
    // Whoever opened the mail has shown that the address is theirs.
    await updateRows(
      ctx,
      'app_user',
      { id: owner },
      { password_hash, password_changed_at: ctx.now(), email_confirmed: true },
    );
    ctx.audit({ entity: User, id: owner, after: { password: 'changed by link' } });
    await endSessions(ctx, { user: owner }, 'password');
    await endChallengesOf(ctx, owner);
    // Whoever locked the name by guessing, the owner is let in with the new password at once.
    await forgive(ctx, targetsOf(ctx, owner, person.username));
    await sendPasswordChanged(await mailerOf(ctx), person);
    return done(message('auth.passwordSet'));
  });
