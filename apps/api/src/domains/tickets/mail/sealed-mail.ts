import { installation } from '../../../installation.ts';
import { decrypt, encrypt } from '../../../secrets/vault.ts';

/** A larger one is kept without: what makes it large are its files, which stand in the ticket. */
const MOST_KEPT = 1_000_000;

const about = (centre: number, digest: Buffer): string => `mail ${digest.toString('hex')} of centre ${centre}`;

/** A mail as it came, so that nobody reads it in the database; null of a large one. */
export const sealMail = (centre: number, digest: Buffer, raw: Uint8Array): Buffer | null =>
  raw.length > MOST_KEPT
    ? null
    : encrypt(installation().secrets.vault, about(centre, digest), Buffer.from(raw).toString('base64'));

/** The mail again, for whoever has the key of the installation: who is to show what somebody really sent. */
export const openMail = (centre: number, digest: Buffer, sealed: Buffer): Buffer =>
  Buffer.from(decrypt(installation().secrets.vault, about(centre, digest), sealed), 'base64');
