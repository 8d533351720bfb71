import { createCipheriv, createDecipheriv, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);
/** What OpenSSL puts before a stream that has a salt. */
const MAGIC = Buffer.from('Salted__');
const SALT = 8;
/** As the OWASP Password Storage Cheat Sheet asks for with PBKDF2-HMAC-SHA256. */
const ROUNDS = 600_000;

/** How somebody without this product opens what is sealed so. */
export const OPEN_BY = `openssl enc -d -aes-256-cbc -pbkdf2 -iter ${ROUNDS} -md sha256 -in FILE`;

const keyOf = async (passphrase: string, salt: Buffer) => {
  const bits = await derive(passphrase.normalize('NFC'), salt, ROUNDS, 48, 'sha256');
  return { key: bits.subarray(0, 32), iv: bits.subarray(32) };
};

/** Does not open: another passphrase, or not what was sealed. */
export class WrongPassphrase extends Error {}

/** True for bytes that begin as what `sealByPassphrase` made. */
export const isByPassphrase = (begun: Buffer): boolean => begun.subarray(0, MAGIC.length).equals(MAGIC);

/**
 * Seals a stream with a passphrase in the form of OpenSSL, which is on nearly every machine (`OPEN_BY`). Unlike
 * `sealStream` it does not prove by itself that nothing was changed: what is in it must.
 */
export async function* sealByPassphrase(passphrase: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT);
  const { key, iv } = await keyOf(passphrase, salt);
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  yield Buffer.concat([MAGIC, salt]);
  for await (const chunk of chunks) yield cipher.update(chunk);
  yield cipher.final();
}

/** Opens what `sealByPassphrase` made; throws `WrongPassphrase` at the end where it does not hold. */
export async function* openByPassphrase(passphrase: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let begun = Buffer.alloc(0);
  let opener: ReturnType<typeof createDecipheriv> | null = null;
  for await (const chunk of chunks) {
    if (opener) {
      yield opener.update(chunk);
      continue;
    }
    begun = Buffer.concat([begun, chunk]);
    if (begun.length < MAGIC.length + SALT) continue;
    if (!isByPassphrase(begun)) throw new WrongPassphrase('This is not sealed with a passphrase.');
    const { key, iv } = await keyOf(passphrase, begun.subarray(MAGIC.length, MAGIC.length + SALT));
    opener = createDecipheriv('aes-256-cbc', key, iv);
    yield opener.update(begun.subarray(MAGIC.length + SALT));
  }
  if (!opener) throw new WrongPassphrase('It is cut short.');
  try {
    yield opener.final();
  } catch {
    throw new WrongPassphrase('The passphrase is another one, or it was cut short.');
  }
}
