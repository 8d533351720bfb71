import { createHash, randomBytes } from 'node:crypto';

export interface Credentials {
  username: string;
  password: string;
}

/** What a camera asks for in `WWW-Authenticate` (RFC 7616 for Digest, RFC 7617 for Basic). */
export type Challenge =
  | { scheme: 'basic'; realm: string }
  | {
      scheme: 'digest';
      realm: string;
      nonce: string;
      opaque: string | null;
      /** As the camera wrote it, to be sent back unchanged; null where it named none (then MD5). */
      algorithm: string | null;
      hash: 'md5' | 'sha256';
      session: boolean;
      qop: boolean;
      stale: boolean;
    };

/** Bounds on what a camera may ask with: challenges, and characters of each. */
const MAX_CHALLENGES = 8;
const MAX_CHALLENGE = 4096;

/** Reads every challenge and answers the strongest we can meet: Digest SHA-256, Digest MD5, Basic; null if none. */
export function chooseChallenge(values: readonly string[]): Challenge | null {
  const short = values.slice(0, MAX_CHALLENGES).filter((value) => value.length <= MAX_CHALLENGE);
  const found = short.map(readChallenge).filter((challenge) => challenge !== null);
  const rank = (c: Challenge) => (c.scheme === 'basic' ? 0 : c.hash === 'md5' ? 1 : 2);
  return found.sort((a, b) => rank(b) - rank(a))[0] ?? null;
}

function readChallenge(value: string): Challenge | null {
  const space = value.indexOf(' ');
  const scheme = (space < 0 ? value : value.slice(0, space)).toLowerCase();
  const fields = readFields(space < 0 ? '' : value.slice(space + 1));
  const realm = fields.get('realm') ?? '';
  if (scheme === 'basic') return { scheme, realm };
  const nonce = fields.get('nonce');
  if (scheme !== 'digest' || nonce === undefined) return null;
  const algorithm = fields.get('algorithm') ?? null;
  const [name, session] = splitAlgorithm(algorithm);
  if (!name) return null;
  const offered = fields
    .get('qop')
    ?.split(',')
    .map((word) => word.trim().toLowerCase());
  if (offered && !offered.includes('auth')) return null;
  return {
    scheme,
    realm,
    nonce,
    opaque: fields.get('opaque') ?? null,
    algorithm,
    hash: name,
    session,
    qop: offered !== undefined,
    stale: fields.get('stale')?.toLowerCase() === 'true',
  };
}

function splitAlgorithm(algorithm: string | null): ['md5' | 'sha256' | null, boolean] {
  const lower = (algorithm ?? 'MD5').toLowerCase();
  const session = lower.endsWith('-sess');
  const name = session ? lower.slice(0, -5) : lower;
  return [name === 'md5' ? 'md5' : name === 'sha-256' ? 'sha256' : null, session];
}

function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  // A name is tried from its first letter only: from each of its letters, the work would grow with its length squared.
  const field = /(?<![a-z0-9_-])([a-z0-9_-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,]*))/gi;
  for (const [, name, quoted, plain] of text.matchAll(field)) {
    if (name) fields.set(name.toLowerCase(), quoted === undefined ? (plain ?? '') : quoted.replace(/\\(.)/g, '$1'));
  }
  return fields;
}

/** Credentials that would break out of a header line cannot be sent, whatever the camera asks for. */
export function credentialsAreClean({ username, password }: Credentials): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return !/[\u0000-\u001f\u007f]/.test(username + password);
}

/**
 * Answers challenges on one connection, with the nonce count that RFC 7616 §3.4 asks for.
 * `makeCnonce` is a seam for the RFC's own vectors.
 */
export class Authorizer {
  #challenge: Challenge | null = null;
  #count = 0;
  readonly #credentials: Credentials;
  readonly #makeCnonce: () => string;

  constructor(credentials: Credentials, makeCnonce: () => string = () => randomBytes(16).toString('hex')) {
    this.#credentials = credentials;
    this.#makeCnonce = makeCnonce;
  }

  /** The camera has asked, and was answered at least once. */
  get started(): boolean {
    return this.#challenge !== null;
  }

  use(challenge: Challenge): void {
    this.#challenge = challenge;
    this.#count = 0;
  }

  /** The `Authorization` value of one request, or null while the camera has asked for nothing. */
  header(method: string, uri: string): string | null {
    const c = this.#challenge;
    if (!c) return null;
    const { username, password } = this.#credentials;
    if (c.scheme === 'basic') return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    const h = (text: string) => createHash(c.hash).update(text).digest('hex');
    const cnonce = this.#makeCnonce();
    const nc = (++this.#count).toString(16).padStart(8, '0');
    const a1 = h(`${username}:${c.realm}:${password}`);
    const ha1 = c.session ? h(`${a1}:${c.nonce}:${cnonce}`) : a1;
    const ha2 = h(`${method}:${uri}`);
    const response = h(c.qop ? `${ha1}:${c.nonce}:${nc}:${cnonce}:auth:${ha2}` : `${ha1}:${c.nonce}:${ha2}`);
    const parts = [
      `username="${quote(username)}"`,
      `realm="${quote(c.realm)}"`,
      `nonce="${quote(c.nonce)}"`,
      `uri="${quote(uri)}"`,
    ];
    if (c.algorithm !== null) parts.push(`algorithm=${c.algorithm}`);
    if (c.qop) parts.push(`qop=auth`, `nc=${nc}`);
    if (c.qop || c.session) parts.push(`cnonce="${cnonce}"`);
    parts.push(`response="${response}"`);
    if (c.opaque !== null) parts.push(`opaque="${quote(c.opaque)}"`);
    return `Digest ${parts.join(', ')}`;
  }
}

function quote(text: string): string {
  return text.replace(/["\\]/g, '\\$&');
}
