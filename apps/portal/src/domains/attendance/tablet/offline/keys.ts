import { SIGNS, signedBytes, toBase64 } from '@nestling/rules/kiosk/door-keys.ts';
import type { Shelf } from './shelf.ts';

/** The tablet's own keys. Their bytes never leave the browser's keeping: no script can read them. */
export interface TabletKeys {
  readonly signing: CryptoKeyPair;
  /** Seals what lies on the disk. */
  readonly sealing: CryptoKey;
}

const isPair = (value: unknown): value is CryptoKeyPair =>
  typeof value === 'object' && value !== null && 'privateKey' in value && 'publicKey' in value;
const isKey = (value: unknown): value is CryptoKey => typeof value === 'object' && value !== null && 'usages' in value;

/** The keys on the shelf; made when there are none. */
export const keysOn = async (shelf: Shelf): Promise<TabletKeys> => {
  const [signing, sealing] = [await shelf.fact('signing'), await shelf.fact('sealing')];
  if (isPair(signing) && isKey(sealing)) return { signing, sealing };
  const made = {
    signing: await crypto.subtle.generateKey(SIGNS, false, ['sign', 'verify']),
    sealing: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  };
  await shelf.keep(made);
  return made;
};

/** The public half as it is told to the server (SPKI, base64). */
export const publicKeyOf = async ({ signing }: TabletKeys): Promise<string> =>
  toBase64(new Uint8Array(await crypto.subtle.exportKey('spki', signing.publicKey)));

/** Signs an act with its proof. */
export const signAct = async ({ signing }: TabletKeys, body: string, proof: string | null): Promise<string> =>
  toBase64(new Uint8Array(await crypto.subtle.sign(SIGNS, signing.privateKey, signedBytes(body, proof))));
