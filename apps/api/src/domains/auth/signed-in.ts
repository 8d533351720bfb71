import { isRole } from '@nestling/rules/roles.ts';
import { installation } from '../../installation.ts';
import { done, notDone, out, outList, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import { type Message, message } from '../../kernel/call/message.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { User } from '../../model/user/entity.ts';
import { zoneOfPerson } from '../../model/user/zone.ts';
import { handOver } from './cookie.ts';
import type { Opened } from './sessions.ts';
import { ACCESS_SECONDS, signAccess } from './tokens.ts';

/** What signing in and staying signed in answer beside status and message; `error` is the message when it failed. */
export const signedInParts = {
  access_token: out.text,
  refresh_token: outOrNull(out.text),
  /** Seconds the access token holds. */
  expires_in: out.int,
  token_type: out.text,
  session_id: out.text,
  user: User,
  error: outOrNull(out.text),
  /** True while an admin acts as the person: the portal says so all the time, and until when. */
  acting: out.flag,
  session_ends: outOrNull(out.datetime),
  /** The zone whose clock the person's pages show: of the own location or a child's, whatever the device says. */
  time_zone: outOrNull(out.text),
};

/** What a sign-in by password or link answers that waits for its second step. */
export const secondStepParts = {
  ...signedInParts,
  /** Names the sign-in that waits for its second step; with it `finishLogin` goes on. Null when there is none. */
  challenge: outOrNull(out.text),
  /** What the second step may be: app, passkey, recovery; or `set up`, with the secret of an app to set up first. */
  factors: outList(out.text),
  /** For `navigator.credentials.get`, as JSON. */
  passkey_options: outOrNull(out.json),
  app_secret: outOrNull(out.text),
  /** The secret as a QR code carries it. */
  app_uri: outOrNull(out.text),
};

/** What the second step answers: codes for a lost phone are shown once, when an app was set up on the way in. */
export const finishedParts = { ...signedInParts, recovery_codes: outList(out.text) };

/** Somebody whose right to be signed in was checked. */
export interface Person {
  readonly id: number;
  readonly role: string;
  /** The admin who acts as the person. */
  readonly impersonator?: number | null | undefined;
}

/** Hands out the tokens of a session. */
export const signedIn = async (
  ctx: Ctx,
  { id, role, impersonator }: Person,
  opened: Opened,
  sentence: Message = message('auth.signedIn'),
) => {
  if (!isRole(role)) throw new TypeError(`Nobody can act as ${role}.`);
  const { session, refresh, remember, expires } = opened;
  const now = ctx.now();
  const by = impersonator ?? undefined;
  const claims = { centre: ctx.who.centre, user: id, session, role, ...(by === undefined ? {} : { impersonator: by }) };
  const lasts = Math.floor((expires.getTime() - now.getTime()) / 1000);
  return done(sentence, {
    access_token: await signAccess(installation().secrets, claims, now),
    refresh_token: handOver(ctx, refresh, remember ? lasts : null),
    expires_in: ACCESS_SECONDS,
    token_type: 'Bearer',
    session_id: session,
    user: idOf(User, id),
    error: null,
    acting: by !== undefined,
    session_ends: expires,
    time_zone: await zoneOfPerson(ctx.db, id),
  });
};

/**
 * Status Error with the sentence in `error` too; what was counted on the way is kept. `parts` tell of a second step
 * that is open.
 */
export const notSignedIn = (ctx: Ctx, message: Message, parts: object = {}) =>
  notDone(message, { error: message.in(textsIn(ctx.request)), ...parts });

/** Too many wrong tries: not before that moment. */
export const locked = (ctx: Ctx, until: Date) => {
  const minutes = Math.ceil((until.getTime() - ctx.now().getTime()) / 60_000);
  return notSignedIn(ctx, message('auth.locked', { minutes }));
};
