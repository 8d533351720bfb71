import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import type { InputOf } from '../../kernel/call/input.ts';
import type { certificateForm } from './certificates.inputs.ts';

/** A certificate with its key, as they were handed in and hold together. */
export interface Pair {
  /** In lower case; the first label of one may be '*'. */
  readonly names: string[];
  readonly certificate: string;
  /** Those that lead from it to the one browsers know, one behind the other; '' for none. */
  readonly chain: string;
  readonly key: string;
  /** Such as 'RSA 2048' or 'EC prime256v1'. */
  readonly kind: string;
  readonly issuer: string;
  /** SHA-256, in hex. */
  readonly fingerprint: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
}

/** Why a pair is not taken, and what of it is wrong. */
export class WrongPair extends Error {
  readonly part: 'certificate' | 'private_key' | 'chain';
  readonly code: 'UNREADABLE' | 'OTHER_KEY' | 'WEAK' | 'EXPIRED' | 'NO_NAME' | 'CHAIN';
  constructor(part: WrongPair['part'], code: WrongPair['code']) {
    super(code);
    this.part = part;
    this.code = code;
  }
}

const BLOCK = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]{1,20000}-----END CERTIFICATE-----/g;
/** A chain longer than this leads nowhere. */
const MOST = 8;
const RSA_BITS = 2048;
const CURVES = ['prime256v1', 'secp384r1', 'secp521r1'];

const readAll = (pem: string, part: WrongPair['part']): X509Certificate[] => {
  const blocks = pem.match(BLOCK) ?? [];
  if (blocks.length > MOST) throw new WrongPair(part, 'CHAIN');
  try {
    return blocks.map((block) => new X509Certificate(block));
  } catch {
    throw new WrongPair(part, 'UNREADABLE');
  }
};

const readKey = (pem: string): KeyObject => {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new WrongPair('private_key', 'UNREADABLE');
  }
};

/** What browsers take (Baseline Requirements of the CA/Browser Forum, 6.1.5): RSA of 2,048 bits, or one of three curves. */
const kindOf = ({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): string => {
  if (type === 'rsa' && (details?.modulusLength ?? 0) >= RSA_BITS) return `RSA ${details?.modulusLength}`;
  if (type === 'ec' && CURVES.includes(details?.namedCurve ?? '')) return `EC ${details?.namedCurve}`;
  throw new WrongPair('private_key', 'WEAK');
};

const namesOf = ({ subjectAltName = '' }: X509Certificate): string[] =>
  [...subjectAltName.matchAll(/DNS:([A-Za-z0-9.*-]{1,253})/g)].map(([, name = '']) => name.toLowerCase());

/** Whether each is issued by the next. The last one need not be known to us: who visits decides whom to believe. */
const holds = (line: readonly X509Certificate[]): boolean =>
  line.every((one, at) => {
    const above = line[at + 1];
    return !above || (one.checkIssued(above) && one.verify(above.publicKey));
  });

/**
 * Reads a certificate, its key and the chain behind it, all as PEM text; the chain may stand in the same text. Throws
 * `WrongPair` where they can't be read, don't belong together, are too weak for browsers, or are over.
 */
export const readPair = (
  given: Pick<InputOf<typeof certificateForm>, 'certificate' | 'private_key' | 'chain'>,
  now: Date,
): Pair => {
  const [leaf, ...more] = readAll(given.certificate, 'certificate');
  if (!leaf) throw new WrongPair('certificate', 'UNREADABLE');
  const chain = [...more, ...readAll(given.chain ?? '', 'chain')];
  const key = readKey(given.private_key);
  if (!leaf.checkPrivateKey(key)) throw new WrongPair('private_key', 'OTHER_KEY');
  const kind = kindOf(key);
  const notAfter = new Date(leaf.validTo);
  if (!(notAfter > now)) throw new WrongPair('certificate', 'EXPIRED');
  if (!holds([leaf, ...chain])) throw new WrongPair('chain', 'CHAIN');
  const names = namesOf(leaf);
  if (names.length === 0 || names.length > 200) throw new WrongPair('certificate', 'NO_NAME');
  return {
    names,
    certificate: leaf.toString(),
    chain: chain.map((one) => one.toString()).join(''),
    key: String(key.export({ type: 'pkcs8', format: 'pem' })),
    kind,
    issuer: leaf.issuer.replaceAll('\n', ', ').slice(0, 1000),
    fingerprint: leaf.fingerprint256.replaceAll(':', '').toLowerCase(),
    notBefore: new Date(leaf.validFrom),
    notAfter,
  };
};

/** Whether one of the names of a certificate is for a host: '*' stands for one label (RFC 6125, 6.4.3). */
export const isFor = (names: readonly string[], host: string): boolean =>
  names.includes(host) || names.includes(host.replace(/^[^.]+/, '*'));
