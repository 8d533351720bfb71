import { declined, done } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { message } from '../../../kernel/call/message.ts';
import { deleteRows } from '../../../kernel/write/write-rows.ts';
import { User } from '../../../model/user/entity.ts';
import { addresseeOf, mailerOf } from '../../../outbox/mailer.ts';
import { notifyPerson } from '../../notifications/notifications.door.ts';
import { sendFactorChanged } from '../account-emails.ts';
import { mayChangeSignIn } from '../sign-in-data.ts';
import { endChallengesOf } from './challenge.ts';
import { removeRecoveryCodes } from './recovery-codes.ts';
import { removeApp } from './totp.ts';

interface Whose {
  readonly id: number;
  readonly reason: string;
}

/**
 * Takes all second factors of somebody else away who has lost them: from now on the password alone signs in, and sets a
 * new app up where the centre asks for one. The person is told by mail, the audit trail why. Nobody does it to oneself:
 * that goes by the own password.
 */
export const resetSecondFactors = async (ctx: Ctx, { id, reason }: Whose) => {
  if (id === ctx.who.user) return declined(message('auth.resetOthersOnly'), { field: 'id', code: 'SELF' });
  const wrong = await mayChangeSignIn(ctx, id);
  if (wrong) return wrong;
  if (!(await removeAll(ctx, id))) return declined(message('auth.noFactors'), { field: 'id', code: 'NONE' });
  const person = await addresseeOf(ctx, id);
  ctx.audit({ entity: User, id, after: { second_step: 'reset' }, reason });
  await sendFactorChanged(await mailerOf(ctx), person, 'letters.factor.reset');
  const by = await addresseeOf(ctx, ctx.who.user);
  await notifyPerson(ctx, {
    user: id,
    kind: 'factors_reset',
    about: id,
    facts: { by: by.fname },
  });
  return done(message('auth.factorsReset'));
};

/** True when there was something to take away. */
const removeAll = async (ctx: Ctx, id: number): Promise<boolean> => {
  const app = await removeApp(ctx, id);
  const keys = await deleteRows(ctx, 'passkey', { user_id: id }, ['id']);
  await removeRecoveryCodes(ctx, id);
  await endChallengesOf(ctx, id);
  return app || keys.length > 0;
};
