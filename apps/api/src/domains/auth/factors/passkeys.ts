import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Ctx } from '../../../kernel/call/context.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';

/** Loaded by the first passkey: its three hundred modules would be a fifth of each start of the server. */
const webauthn = () => import('@simplewebauthn/server');

/**
 * The host passkeys are made for, which browsers hold them to (WebAuthn Level 3, "relying party identifier"). Null for
 * an address of numbers, under which browsers make none.
 */
export const relyingParty = (ctx: Ctx): string | null => {
  const { hostname } = new URL(ctx.request.origin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : hostname;
};

/** Passkeys stand for password and second step in one: the device asks for finger, face or PIN each time. */
const VERIFIED = 'required';

interface Known {
  readonly credential_id: string;
  readonly transports: string[];
}
const described = ({ credential_id, transports }: Known) => ({ id: credential_id, transports });

export const passkeysOf = (ctx: Ctx, user: number) =>
  ctx.db.selectFrom('passkey').select(['credential_id', 'transports']).where('user_id', '=', user).execute();

/** What the browser needs to make a passkey for a person; `challenge` in it is the nonce to keep. */
export const creationOptions = async (
  ctx: Ctx,
  host: string,
  person: { readonly id: number; readonly username: string; readonly full_name: string; readonly centre: string },
) =>
  (await webauthn()).generateRegistrationOptions({
    rpName: person.centre,
    rpID: host,
    userName: person.username,
    userDisplayName: person.full_name,
    userID: new Uint8Array(Buffer.from(`${ctx.who.centre}:${person.id}`)),
    excludeCredentials: (await passkeysOf(ctx, person.id)).map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: VERIFIED },
  });

/** What the browser needs to sign in with a passkey: one of these, or whichever it has for this host. */
export const requestOptions = async (host: string, known: readonly Known[] = []) =>
  (await webauthn()).generateAuthenticationOptions({
    rpID: host,
    userVerification: VERIFIED,
    ...(known.length > 0 ? { allowCredentials: known.map(described) } : {}),
  });

/** What the library could not read or prove it throws; for the caller all of it is one: not right. */
const orNull = async <V>(work: () => Promise<V>): Promise<V | null> => {
  try {
    return await work();
  } catch {
    return null;
  }
};

/** The passkey a browser has made, or null when its answer does not fit the nonce, the host or the shape. */
export const madePasskey = async (ctx: Ctx, host: string, nonce: string, response: RegistrationResponseJSON) => {
  const { verifyRegistrationResponse } = await webauthn();
  const checked = await orNull(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: nonce,
      expectedOrigin: ctx.request.origin,
      expectedRPID: host,
      requireUserVerification: true,
    }),
  );
  return checked?.verified ? checked.registrationInfo.credential : null;
};

/**
 * Whose passkey signed the nonce, or null. A counter that goes backwards is refused by the check: the passkey was
 * copied (WebAuthn, "signature counter").
 */
export const signedBy = async (
  ctx: Ctx,
  host: string,
  nonce: string,
  response: AuthenticationResponseJSON,
): Promise<{ readonly user: number; readonly passkey: number } | null> => {
  const known = await ctx.db
    .selectFrom('passkey')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', response.id)
    .forUpdate()
    .executeTakeFirst();
  if (!known) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  const checked = await orNull(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: nonce,
      expectedOrigin: ctx.request.origin,
      expectedRPID: host,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(known.public_key),
        counter: Number(known.counter),
      },
      requireUserVerification: true,
    }),
  );
  if (!checked?.verified) return null;
  await updateRows(
    ctx,
    'passkey',
    { id: known.id },
    { counter: String(checked.authenticationInfo.newCounter), last_used_at: ctx.now() },
  );
  return { user: known.user_id, passkey: known.id };
};
