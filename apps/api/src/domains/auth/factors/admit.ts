import type { Role } from '@nestling/rules/roles.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { message } from '../../../kernel/call/message.ts';
import { User } from '../../../model/user/entity.ts';
import { mailerOf } from '../../../outbox/mailer.ts';
import { forgive, type Targets } from '../attempts.ts';
import { WRITE_NEW_DEVICE } from '../email-tasks.ts';
import { type Device, openSession } from '../sessions.ts';
import { notSignedIn, signedIn } from '../signed-in.ts';
import { beginChallenge } from './challenge.ts';
import { passkeysOf, relyingParty, requestOptions } from './passkeys.ts';
import { factorsOf } from './required.ts';
import { beginApp } from './totp.ts';

/** Somebody whose password or link was right. */
interface Person {
  readonly id: number;
  readonly role: Role;
}

/** How the session is to be opened once everything is shown. */
export interface Wanted {
  readonly device: Device;
  readonly remember: boolean;
  /** How long it lasts at most (ms); as long as a sign-in when left out. */
  readonly lastsMs?: number;
  /** Wrong tries to forget when it is opened. */
  readonly forgive?: Targets;
  /** How the person came in, for the audit trail. */
  readonly reason?: string;
}

/** Opens the session of somebody who has shown everything that is asked for. */
export const letIn = async (ctx: Ctx, person: Person, wanted: Wanted) => {
  const { device, remember, lastsMs, reason } = wanted;
  if (wanted.forgive) await forgive(ctx, wanted.forgive);
  const opened = await openSession(ctx, person.id, device, {
    remember,
    ...(lastsMs === undefined ? {} : { lastsMs }),
  });
  ctx.audit({ entity: User, id: person.id, before: { session: null }, after: { session: opened.session }, reason });
  ctx.enqueue(WRITE_NEW_DEVICE, { session: opened.session, language: ctx.request.language });
  return signedIn(ctx, person, opened);
};

/**
 * Lets somebody in whose password or link was right, or asks for the second step: of everybody with an authenticator
 * app, and of those whose role the centre asks for one. Who has none yet sets the app up before the session opens.
 */
export const admit = async (ctx: Ctx, person: Person, wanted: Wanted) => {
  const { app, passkeys, recovery, required } = await factorsOf(ctx, person.id, person.role);
  if (!app && !required) return letIn(ctx, person, wanted);
  const host = relyingParty(ctx);
  const keys = host && passkeys > 0 ? await passkeysOf(ctx, person.id) : [];
  const options = host && keys.length > 0 ? await requestOptions(host, keys) : null;
  const begun = { user: person.id, nonce: options?.challenge ?? null, details: wanted };
  const ask = async (message: Parameters<typeof notSignedIn>[1], parts: object) =>
    notSignedIn(ctx, message, { challenge: await beginChallenge(ctx, 'second step', begun), ...parts });
  if (app || options)
    return ask(message('auth.secondStep'), {
      factors: [...(app ? ['app'] : []), ...(options ? ['passkey'] : []), ...(app && recovery > 0 ? ['recovery'] : [])],
      passkey_options: options,
    });
  const { centreName } = await mailerOf(ctx);
  const label = await nameOf(ctx, person.id);
  const made = await beginApp(ctx, person.id, { issuer: centreName, label });
  return ask(message('auth.secondStepNeeded'), { factors: ['set up'], app_secret: made?.secret, app_uri: made?.uri });
};

/** What an authenticator app shows under the name of the centre. */
const nameOf = async (ctx: Ctx, user: number): Promise<string> => {
  const { username } = await ctx.db
    .selectFrom('app_user')
    .select('username')
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  return username;
};
