import { createHmac, createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { z } from 'zod';
import { installation } from '../../../installation.ts';
import { decrypt, encrypt } from '../../../secrets/vault.ts';

/** What an address is signed for with: a secret both sides know, and a key of which the receiver knows the public half. */
export interface Keys {
  /** `whsec_` and 32 random bytes. */
  readonly secret: string;
  /** `whsk_` and the private half of a pair on Ed25519, seed and public half. */
  readonly signing: string;
}

const SEED = 32;
/** What stands before the seed of such a key in PKCS #8 (RFC 8410, 7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const bytesOf = (written: string): Buffer => Buffer.from(written.slice(written.indexOf('_') + 1), 'base64');

/** New keys of an address, with the half that may be known: `whpk_`. */
export const newKeys = (): Keys & { readonly public: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const seed = privateKey.export({ type: 'pkcs8', format: 'der' }).subarray(-SEED);
  const half = publicKey.export({ type: 'spki', format: 'der' }).subarray(-SEED);
  return {
    secret: `whsec_${randomBytes(32).toString('base64')}`,
    signing: `whsk_${Buffer.concat([seed, half]).toString('base64')}`,
    public: `whpk_${half.toString('base64')}`,
  };
};

const about = (centre: number, key: string): string => `keys of webhook ${key} of centre ${centre}`;

/** Keys as they are kept: sealed to the row of their address, whose `key` names it. */
export const sealKeys = (centre: number, key: string, { secret, signing }: Keys): Buffer =>
  encrypt(installation().secrets.vault, about(centre, key), JSON.stringify({ secret, signing }));

const shape = z.object({ secret: z.string(), signing: z.string() });
export const openKeys = (centre: number, key: string, sealed: Buffer): Keys =>
  shape.parse(JSON.parse(decrypt(installation().secrets.vault, about(centre, key), sealed)));

/** Keys made ready to sign with. */
export interface Signer {
  readonly secret: Buffer;
  readonly signing: KeyObject;
}
export const signerOf = ({ secret, signing }: Keys): Signer => ({
  secret: bytesOf(secret),
  signing: createPrivateKey({
    key: Buffer.concat([PKCS8, bytesOf(signing).subarray(0, SEED)]),
    format: 'der',
    type: 'pkcs8',
  }),
});

/**
 * The header `webhook-signature` (Standard Webhooks 1.0): of each of the keys, while one is being changed of both, a `v1` and a
 * `v1a` with a space between them. `at` is in seconds.
 */
export const signatureOf = (signers: readonly Signer[], id: string, at: number, body: string): string => {
  const signed = Buffer.from(`${id}.${at}.${body}`);
  return signers
    .flatMap(({ secret, signing }) => [
      `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`,
      `v1a,${sign(null, signed, signing).toString('base64')}`,
    ])
    .join(' ');
};
