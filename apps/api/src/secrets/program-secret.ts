import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A number written with digits and letters alone, so that a double click takes it whole. */
const written = (value: bigint, length: number): string => {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 62n) text = `${DIGITS[Number(rest % 62n)]}${text}`;
  return text.padStart(length, '0');
};

/** `nst_`: a person's token. `nsc_`: the secret of a client. Scanners of code know secrets by such beginnings. */
export type SecretKind = 'nst' | 'nsc';

const sumOf = (text: string): string => written(BigInt(crc32(text)), 6);

/** A new secret of a program: 256 random bits, and a check sum that tells a mistyped one without being looked up. */
export const newSecret = (kind: SecretKind): string => {
  const bits = `${kind}_${written(BigInt(`0x${randomBytes(32).toString('hex')}`), 43)}`;
  return `${bits}${sumOf(bits)}`;
};

/** Whether text has the form of such a secret. */
export const isSecret = (kind: SecretKind, text: string): boolean =>
  text.length === 53 &&
  text.startsWith(`${kind}_`) &&
  /^[\dA-Za-z]+$/.test(text.slice(4)) &&
  sumOf(text.slice(0, -6)) === text.slice(-6);

/** What is kept of a secret. Plain SHA-256 will do: nobody guesses 256 bits. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Whether a secret is the one that was kept, in the same time whatever is wrong with it. */
export const isSameSecret = (secret: string, hash: Buffer): boolean => timingSafeEqual(hashSecret(secret), hash);
