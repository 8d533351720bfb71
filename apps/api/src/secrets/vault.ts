import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/**
 * Encrypts what must not be read from the database or a backup of it alone (AES-256-GCM, NIST SP 800-38D).
 *
 * `about` names where the value belongs ("camera 17 of centre 3"): a value moved to another row does not open.
 */
export const encrypt = (key: Buffer, about: string, text: string): Buffer => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
};

/** Opens what `seal` made; throws when it was altered, belongs elsewhere, or was sealed under another key. */
export const decrypt = (key: Buffer, about: string, sealed: Buffer): string => {
  // A tag cut short would be taken as one of its length, and guessed the sooner.
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
};
