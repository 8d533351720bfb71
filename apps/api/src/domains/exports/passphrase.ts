import { installation } from '../../installation.ts';
import { decrypt, encrypt } from '../../secrets/vault.ts';

const about = (centre: number, file: string): string => `passphrase of ${file} of centre ${centre}`;

/** A passphrase as it waits for its job. */
export const sealPassphrase = (centre: number, file: string, passphrase: string): Buffer =>
  encrypt(installation().secrets.vault, about(centre, file), passphrase);

export const openPassphrase = (centre: number, file: string, sealed: Buffer): string =>
  decrypt(installation().secrets.vault, about(centre, file), sealed);
