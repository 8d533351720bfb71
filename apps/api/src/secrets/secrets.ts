import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../kernel/lib/environment.ts';
import { keepSecret } from './keep-secret.ts';

/** What this installation keeps to itself. Made at the first start in `DATA_DIR/secrets`, readable by its user alone. */
export interface Secrets {
  /** Signs access tokens. */
  readonly access: Buffer;
  /** Derives each refresh token from the one before it. */
  readonly refresh: Buffer;
  /** Seals what is encrypted at rest (camera addresses, second factors). */
  readonly vault: Buffer;
  /** Peppers the index of check-in PINs. */
  readonly pin: Buffer;
  /** Password of the api's database role. */
  readonly database: string;
  /** Signs camera tickets (Ed25519); gateways are told the public half. */
  readonly ticket: { readonly kid: string; readonly key: KeyObject; readonly publicSpki: string };
  /** Names this installation to push services (RFC 8292); both halves base64url. */
  readonly push: { readonly publicKey: string; readonly privateKey: string };
}

const newTicketKey = (): Buffer =>
  Buffer.from(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));

/** A private key on P-256: a number smaller than the order of the curve. */
const newPushKey = (): Buffer => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
};

/** VAPID_PRIVATE_KEY takes the place of the key made here: several machines must have one name. */
const pushPair = (folder: string, given: string | undefined): Secrets['push'] => {
  const secret = given ? Buffer.from(given, 'base64url') : keepSecret(folder, 'push.key', newPushKey);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
};

/** Loads the secrets of the installation whose data folder is `dataDir`, making what is missing. */
export const loadSecrets = (dataDir: string): Secrets => {
  const folder = join(dataDir, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const random = () => randomBytes(32);
  const key = createPrivateKey(keepSecret(folder, 'ticket.pem', newTicketKey).toString());
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return {
    access: keepSecret(folder, 'access.key', random),
    refresh: keepSecret(folder, 'refresh.key', random),
    vault: keepSecret(folder, 'vault.key', random),
    pin: keepSecret(folder, 'pin.key', random),
    database: keepSecret(folder, 'database.key', random).toString('base64url'),
    ticket: {
      kid: createHash('sha256').update(spki).digest('base64url').slice(0, 12),
      key,
      publicSpki: spki.toString('base64'),
    },
    push: pushPair(folder, environment().VAPID_PRIVATE_KEY),
  };
};
