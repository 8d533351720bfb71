import { weaknessOf } from '@nestling/rules/passwords.ts';
import { declined, done } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { say } from '../../kernel/say.ts';
import { weakPassword } from './auth.door.ts';
import { deskOf } from './desk.ts';
import { endChallengesOf } from './factors/challenge.ts';
import { sendPasswordChanged } from './letters.ts';
import { hashPassword, isPassword, withPasswordPlace } from './passwords.ts';
import { addressed } from './send-letters.ts';
import { endSessions } from './sessions.ts';

interface Input {
  readonly id: number;
  readonly old_password: string;
  readonly password: string;
}

/** Changes the caller's own password, and ends its other sessions: whoever knew the old one is out. */
export const changeOwnPassword = (ctx: Ctx, { id, old_password, password }: Input) =>
  withPasswordPlace(async () => {
    if (ctx.who.impersonator !== undefined)
      return declined(say('auth.notWhileActing'), { field: 'id', code: 'ACTING' });
    const person = await ctx.db
      .selectFrom('app_user')
      .select([...addressed, 'lname', 'password_hash'])
      .where('centre_id', '=', ctx.who.centre)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const weak = weaknessOf(password, [person.username, person.email ?? '', person.fname, person.lname]);
    if (weak) return weakPassword(weak);
    if (!(await isPassword(person.password_hash, old_password)))
      return declined(say('auth.wrongOld'), { field: 'old_password', code: 'WRONG' });
    if (old_password === password) return declined(say('auth.samePassword'), { field: 'password', code: 'SAME' });
    await ctx.db
      .updateTable('app_user')
      .set({ password_hash: await hashPassword(password), password_changed_at: ctx.now() })
      .where('centre_id', '=', ctx.who.centre)
      .where('id', '=', id)
      .execute();
    ctx.audit({ entity: 'User', id, after: { password: 'changed' } });
    await endSessions(ctx, { user: id, except: ctx.who.session }, 'password');
    await endChallengesOf(ctx, id);
    await sendPasswordChanged(await deskOf(ctx), person);
    return done(say('auth.passwordChanged'));
  });
