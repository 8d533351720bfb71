import { createHash, randomBytes } from 'node:crypto';

/** Text nobody can guess, base64url, for links and addresses: 128 random bits unless told. */
export const newToken = (bytes = 16): string => randomBytes(bytes).toString('base64url');

/**
 * What is kept of a token. Plain SHA-256 will do for random bits nobody can guess; `purpose` keeps a token of one kind
 * from passing for one of another.
 */
export const hashOfToken = (token: string, purpose?: string): Buffer =>
  createHash('sha256')
    .update(purpose === undefined ? token : `${purpose}\0${token}`)
    .digest();
