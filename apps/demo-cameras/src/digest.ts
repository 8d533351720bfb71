import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const NONCE_LIFE_MS = 60_000;
export const REALM = 'Demo camera';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** Fields of an `Authorization: Digest …` header (RFC 2617); null when it is another scheme. */
export function digestFields(header: string): Map<string, string> | null {
  const scheme = /^Digest\s+/i.exec(header);
  if (!scheme) return null;
  const fields = new Map<string, string>();
  for (const match of header.slice(scheme[0].length).matchAll(/(\w+)=(?:"([^"]*)"|([^\s,]*))/g)) {
    fields.set((match[1] ?? '').toLowerCase(), match[2] ?? match[3] ?? '');
  }
  return fields;
}

/**
 * Digest sign-in with MD5 as RTSP 1.0 cameras do it (RFC 2617 without qop). Nonces carry their time under a secret
 * of this process and expire after a minute; an old one is answered `stale=true`, so that clients retry by themselves.
 */
export class DigestGate {
  readonly #user: string;
  readonly #password: string;
  readonly #secret = randomBytes(32);
  readonly #now: () => number;

  constructor(user: string, password: string, now: () => number = Date.now) {
    this.#user = user;
    this.#password = password;
    this.#now = now;
  }

  /** Value of the `WWW-Authenticate` header. */
  challenge(stale: boolean): string {
    const time = this.#now().toString(36);
    return `Digest realm="${REALM}", nonce="${time}-${this.#seal(time)}", algorithm=MD5${stale ? ', stale=true' : ''}`;
  }

  verify(method: string, header: string | undefined): 'ok' | 'wrong' | 'stale' {
    const fields = header === undefined ? null : digestFields(header);
    const nonce = fields?.get('nonce') ?? '';
    const [time = '', seal = ''] = nonce.split('-');
    if (!fields || !same(seal, this.#seal(time))) return 'wrong';
    const ha1 = md5(`${this.#user}:${REALM}:${this.#password}`);
    const expected = md5(`${ha1}:${nonce}:${md5(`${method}:${fields.get('uri') ?? ''}`)}`);
    if (fields.get('username') !== this.#user || !same(fields.get('response') ?? '', expected)) return 'wrong';
    return this.#now() - Number.parseInt(time, 36) > NONCE_LIFE_MS ? 'stale' : 'ok';
  }

  #seal(time: string): string {
    return createHmac('sha256', this.#secret).update(time).digest('hex').slice(0, 32);
  }
}

function same(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
