import { weaknessOf } from '@nestling/rules/passwords.ts';
import { declined, done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';
import { mailerOf } from '../../outbox/mailer.ts';
import { addressed } from '../../outbox/send-emails.ts';
import { weakPassword } from '../../secrets/new-password.ts';
import { hashPassword, isPassword, withPasswordPlace } from '../../secrets/passwords.ts';
import { sendPasswordChanged } from './account-emails.ts';
import { endChallengesOf } from './factors/challenge.ts';
import { endSessions } from './sessions.ts';

interface Input {
  readonly id: number;
  readonly old_password: string;
  readonly password: string;
}

/** Changes the caller's own password, and ends its other sessions: whoever knew the old one is out. */
export const changeOwnPassword = (ctx: Ctx, { id, old_password, password }: Input) =>
  withPasswordPlace(ctx.who.centre, async () => {
    const person = await ctx.db
      .selectFrom('app_user')
      .select([...addressed, 'lname', 'password_hash'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const weak = weaknessOf(password, [person.username, person.email ?? '', person.fname, person.lname]);
    if (weak) return weakPassword(weak);
    if (!(await isPassword(person.password_hash, old_password)))
      return declined(message('auth.wrongOld'), { field: 'old_password', code: 'WRONG' });
    if (old_password === password) return declined(message('auth.samePassword'), { field: 'password', code: 'SAME' });
    await updateRows(
      ctx,
      'app_user',
      { id },
      { password_hash: await hashPassword(password), password_changed_at: ctx.now() },
    );
    ctx.audit({ entity: User, id, after: { password: 'changed' } });
    await endSessions(ctx, { user: id, except: ctx.who.session }, 'password');
    await endChallengesOf(ctx, id);
    await sendPasswordChanged(await mailerOf(ctx), person);
    return done(message('auth.passwordChanged'));
  });
