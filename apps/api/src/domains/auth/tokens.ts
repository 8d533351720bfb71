import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { isRole } from '@nestling/rules/roles.ts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Claims } from '../../kernel/call/gate.ts';
import type { Secrets } from '../../secrets/secrets.ts';

/** How long an access token holds. What it grants is looked up with each call all the same. */
export const ACCESS_SECONDS = 15 * 60;
const ISSUER = 'nestling';

/** What a client was let do, and in what of the center, as its access token says. */
const IdsIn = z.array(z.int()).nullable();
const PartIn = z.object({ locations: IdsIn, students: IdsIn });
const GrantIn = z.object({ id: z.int(), scopes: z.array(z.string()), networks: z.array(z.string()) });

/** jose keeps what it makes of a key by the key's identity: the same object each time. */
const keys = new WeakMap<Secrets, KeyObject>();
const keyOf = (secrets: Secrets): KeyObject => {
  const key = keys.get(secrets) ?? createSecretKey(secrets.access);
  keys.set(secrets, key);
  return key;
};

/** An access token (JWT, RFC 7519, HS256): whose, in which centre, by which session. `now` is when it begins. */
export const signAccess = (secrets: Secrets, claims: Claims, now: Date): Promise<string> => {
  const from = Math.floor(now.getTime() / 1000);
  const { centre, user, session, role, impersonator, grant, part } = claims;
  return new SignJWT({
    cen: centre,
    ses: session,
    rol: role,
    ...(impersonator === undefined ? {} : { imp: impersonator }),
    ...(grant === undefined ? {} : { grt: grant }),
    ...(part === undefined ? {} : { prt: part }),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(ISSUER)
    .setSubject(String(user))
    .setIssuedAt(from)
    .setExpirationTime(from + ACCESS_SECONDS)
    .sign(keyOf(secrets));
};

/** A token whose signature was found right, and until when it holds (ms). */
interface Known {
  readonly claims: Claims;
  readonly until: number;
}
/** So many are remembered; the first ones are forgotten first. */
const REMEMBERED = 10_000;
const remembered = new WeakMap<Secrets, Map<string, Known>>();

/** A tablet shows the same token hundreds of times: its signature is checked once, its time with each call. */
const remember = (secrets: Secrets, token: string, known: Known): Claims => {
  const tokens = remembered.get(secrets) ?? new Map<string, Known>();
  remembered.set(secrets, tokens.set(token, known));
  const [first] = tokens.size > REMEMBERED ? tokens.keys() : [];
  if (first !== undefined) tokens.delete(first);
  return known.claims;
};

/** What an access token says; null for one that was altered, is over, or was signed for something else. */
export const readAccess = async (secrets: Secrets, token: string, now: Date): Promise<Claims | null> => {
  const known = remembered.get(secrets)?.get(token);
  if (known) return known.until > now.getTime() ? known.claims : null;
  try {
    const { payload } = await jwtVerify(token, keyOf(secrets), {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer: ISSUER,
      requiredClaims: ['sub', 'exp'],
      currentDate: now,
    });
    const { cen, ses, rol, imp, grt, prt } = payload;
    const grant = grt === undefined ? undefined : GrantIn.parse(grt);
    const part = prt === undefined ? undefined : PartIn.parse(prt);
    const user = Number(payload.sub);
    if (typeof cen !== 'number' || typeof ses !== 'string' || !isRole(rol) || !Number.isInteger(user)) return null;
    const claims = {
      centre: cen,
      user,
      session: ses,
      role: rol,
      ...(typeof imp === 'number' ? { impersonator: imp } : {}),
      ...(grant ? { grant } : {}),
      ...(part ? { part } : {}),
    };
    return remember(secrets, token, { claims, until: Number(payload.exp) * 1000 });
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
};

/** A new session's name: 128 random bits. */
export const newSessionId = (): string => randomBytes(16).toString('base64url');

/** The first refresh token of a session: 256 random bits. */
export const firstRefresh = (): string => randomBytes(32).toString('base64url');

/** The refresh token after `token`. Derived, so that the same one can be answered again though only hashes are kept. */
export const nextRefresh = (secrets: Secrets, token: string): string =>
  createHmac('sha256', secrets.refresh).update(`refresh\0${token}`).digest('base64url');

/** What is kept of a refresh token. Plain SHA-256 will do: its input is 256 bits nobody can guess. */
export const hashRefresh = (token: string): Buffer => createHash('sha256').update(token).digest();
