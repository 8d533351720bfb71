import { createPublicKey, type KeyObject, verify } from 'node:crypto';

/** What the api vouches for in a ticket. Names are `"<centre>:<id>"`. */
export interface TicketClaims {
  /** Id of this one opening, 128 random bits. */
  sid: string;
  viewer: string;
  /** The login session of the viewer. */
  session: string;
  child: string | null;
  cam: string;
  /** The viewer's name as the watermark shows it. */
  label: string;
  /** Only the small picture. */
  low: boolean;
  /** The camera has a smaller stream of its own. */
  small: boolean;
  /** Over HLS alone. */
  hls: boolean;
  /** Views the viewer may have at once; null: the gateway's own limit. */
  most: number | null;
  /** Issued and no longer valid to connect, seconds since 1970 by the api's clock. */
  iat: number;
  exp: number;
}

export type TicketFault = 'malformed' | 'unknown_key' | 'forged' | 'audience' | 'expired' | 'future';

/** Ticket lifetimes beyond this are refused, so that revocations need to be remembered only this long, seconds. */
export const MAX_TICKET_SECONDS = 60;
/** The api's clock is known to about a network delay; a ticket may seem this much ahead, seconds. */
const MAX_AHEAD = 5;
const MAX_TICKET_CHARS = 4096;

export type PublicKeys = ReadonlyMap<string, KeyObject>;

/** Reads Ed25519 keys as they come in `welcome`: SPKI, DER, base64. Anything else is left out. */
export function readKeys(keys: readonly { kid: string; spki: string }[]): PublicKeys {
  const read = new Map<string, KeyObject>();
  for (const { kid, spki } of keys) {
    try {
      const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
      if (key.asymmetricKeyType === 'ed25519') read.set(kid, key);
    } catch {
      // A key that cannot be read opens nothing.
    }
  }
  return read;
}

/**
 * Checks form, signature, audience and time of `v1.<base64url JSON>.<base64url signature over "v1." and the JSON part>`.
 * Whether it was used or revoked is not the ticket's to say: see `Admission`.
 *
 * @param nowMs by the api's clock
 */
export function readTicket(
  ticket: string,
  keys: PublicKeys,
  audience: string,
  nowMs: number,
): TicketClaims | { fault: TicketFault } {
  const parts = /^v1\.([A-Za-z0-9_-]{1,4000})\.([A-Za-z0-9_-]{86})$/.exec(ticket);
  if (!parts || ticket.length > MAX_TICKET_CHARS) return { fault: 'malformed' };
  const [, payload = '', signature = ''] = parts;
  const body = readBody(payload);
  if (!body) return { fault: 'malformed' };
  const key = keys.get(body.kid);
  if (!key) return { fault: 'unknown_key' };
  // Only the one canonical spelling of a signature counts.
  const bytes = Buffer.from(signature, 'base64url');
  if (bytes.toString('base64url') !== signature) return { fault: 'forged' };
  if (!verify(null, Buffer.from(`v1.${payload}`), key, bytes)) return { fault: 'forged' };
  if (body.audience !== audience) return { fault: 'audience' };
  const { iat, exp } = body.claims;
  const now = nowMs / 1000;
  if (exp <= now) return { fault: 'expired' };
  if (iat > now + MAX_AHEAD || exp <= iat || exp - iat > MAX_TICKET_SECONDS) return { fault: 'future' };
  return body.claims;
}

function readBody(payload: string): { kid: string; audience: string; claims: TicketClaims } | null {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const fields = new Map<string, unknown>(Object.entries(json));
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' && value.length > 0 && value.length <= 256 ? value : null;
  };
  const time = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  };
  const kid = text('k');
  const audience = text('aud');
  const sid = text('sid');
  const viewer = text('viewer');
  const session = text('session');
  const cam = text('cam');
  const iat = time('iat');
  const exp = time('exp');
  const most = time('most');
  const is = (name: string) => fields.get(name) === true;
  const child = fields.get('child') === null ? null : text('child');
  const label = fields.get('label') === '' ? '' : text('label');
  if (!kid || !audience || !sid || !viewer || !session || !cam || iat === null || exp === null) return null;
  if (label === null || (child === null && fields.get('child') !== null)) return null;
  const wants = { low: is('low'), small: is('small'), hls: is('hls'), most };
  return { kid, audience, claims: { sid, viewer, session, child, cam, label, ...wants, iat, exp } };
}
