import { declined, done } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { message } from '../../../kernel/call/message.ts';
import { User } from '../../../model/user/entity.ts';
import { addresseeOf, mailerOf } from '../../../outbox/mailer.ts';
import { sendFactorChanged } from '../account-emails.ts';
import { whenSure } from './confirm-self.ts';
import { makeRecoveryCodes, removeRecoveryCodes } from './recovery-codes.ts';
import { factorsOf } from './required.ts';
import { beginApp, removeApp, takeAppCode } from './totp.ts';

interface Password {
  readonly password: string;
}

/** Makes the secret for an authenticator app of the caller, which counts once its first code was typed. */
export const beginOwnApp = (ctx: Ctx, { password }: Password) =>
  whenSure(ctx, password, async (person) => {
    const { centreName } = await mailerOf(ctx);
    const made = await beginApp(ctx, person.id, { issuer: centreName, label: person.username });
    if (!made) return declined(message('auth.appStands'), { field: 'password', code: 'EXISTS' });
    return done(message('auth.appBegun'), { app_secret: made.secret, app_uri: made.uri });
  });

/** Switches the second step on by the first code of the app; the recovery codes are answered this once. */
export const confirmOwnApp = async (ctx: Ctx, { code }: { readonly code: string }) => {
  const { user } = ctx.who;
  if (!(await takeAppCode(ctx, user, code.replace(/\s/g, ''), false)))
    return declined(message('auth.wrongStep'), { field: 'code', code: 'WRONG' });
  const person = await addresseeOf(ctx, user);
  ctx.audit({ entity: User, id: user, after: { second_step: 'app' } });
  await sendFactorChanged(await mailerOf(ctx), person, 'letters.factor.appOn');
  return done(message('auth.appOn'), { recovery_codes: await makeRecoveryCodes(ctx, user) });
};

/** Switches the caller's second step off; not where the centre asks for one and no passkey stands in. */
export const removeOwnApp = (ctx: Ctx, { password }: Password) =>
  whenSure(ctx, password, async (person) => {
    const { passkeys, required } = await factorsOf(ctx, person.id, ctx.who.role);
    if (required && passkeys === 0)
      return declined(message('auth.stepRequired'), { field: 'password', code: 'REQUIRED' });
    if (!(await removeApp(ctx, person.id))) return declined(message('auth.noApp'), { field: 'password', code: 'NONE' });
    await removeRecoveryCodes(ctx, person.id);
    ctx.audit({ entity: User, id: person.id, before: { second_step: 'app' }, after: { second_step: null } });
    await sendFactorChanged(await mailerOf(ctx), person, 'letters.factor.appOff');
    return done(message('auth.appOff'));
  });

/** Makes the caller's recovery codes anew. */
export const renewRecoveryCodes = (ctx: Ctx, { password }: Password) =>
  whenSure(ctx, password, async (person) => {
    const { app } = await factorsOf(ctx, person.id, ctx.who.role);
    if (!app) return declined(message('auth.noApp'), { field: 'password', code: 'NONE' });
    ctx.audit({ entity: User, id: person.id, after: { recovery_codes: 'renewed' } });
    return done(message('auth.codesRenewed'), { recovery_codes: await makeRecoveryCodes(ctx, person.id) });
  });
