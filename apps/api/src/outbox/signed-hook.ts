import { createHmac, timingSafeEqual } from 'node:crypto';

/** A request that came from outside without a session. */
export interface SignedHook {
  /** The address it was sent to: host with its port where one was written, and path. */
  readonly to: string;
  /** Unix seconds, as text. */
  readonly at: string | undefined;
  /** Hex. */
  readonly signature: string | undefined;
  readonly body: Buffer | string;
}

const SECOND_MS = 1000;
/** An old one may have been caught and is sent again by somebody else. */
export const FRESH_SECONDS = 300;

/**
 * Whether a request comes from who knows the secret: HMAC-SHA256 in hex of the time, a dot, the address it goes to without
 * scheme, a dot and the body. The address names the centre, so that what one centre was told is no word to another.
 */
export const isSignedHook = (secret: string, { to, at = '', signature = '', body }: SignedHook, now: Date): boolean => {
  if (secret === '' || !/^\d{9,11}$/.test(at)) return false;
  if (Math.abs(now.getTime() / SECOND_MS - Number(at)) > FRESH_SECONDS) return false;
  const own = createHmac('sha256', secret).update(`${at}.${to.toLowerCase()}.`).update(body).digest();
  const theirs = Buffer.from(signature, 'hex');
  return theirs.length === own.length && timingSafeEqual(own, theirs);
};
