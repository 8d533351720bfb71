import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../kernel/lib/environment.ts';
import { keepSecret } from './keep-secret.ts';

/** What documents are signed with. */
export interface DocumentKey {
  /** Private, as PEM (PKCS #8). */
  readonly key: string;
  /** The key's own certificate, then those that lead from it to one that readers know; DER. */
  readonly certificates: readonly Buffer[];
  /** SHA-256 of its own certificate as readers show it: pairs of capital hex digits with colons. */
  readonly fingerprint: string;
}

const FILE = 'document.pem';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]{1,20000}-----END CERTIFICATE-----/g;

/** Reads a key with its certificates from PEM; throws where they do not belong together. */
const readPair = (key: string, certificates: string): DocumentKey => {
  const chain = (certificates.match(CERTIFICATE) ?? []).map((block) => new X509Certificate(block));
  const own = createPrivateKey(key);
  if (!chain[0]?.checkPrivateKey(own))
    throw new Error('DOCUMENT_CERTIFICATE: the first certificate in it is not that of DOCUMENT_KEY.');
  return {
    key: own.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificates: chain.map(({ raw }) => raw),
    fingerprint: chain[0].fingerprint256,
  };
};

const load = async (
  dataDir: string,
  { DOCUMENT_KEY: key, DOCUMENT_CERTIFICATE: certificate }: Pick<Environment, 'DOCUMENT_KEY' | 'DOCUMENT_CERTIFICATE'>,
): Promise<DocumentKey> => {
  if (key && certificate) return readPair(readFileSync(key, 'utf8'), readFileSync(certificate, 'utf8'));
  const folder = join(dataDir, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Once in the life of an installation: what makes certificates is loaded for that alone.
  const made = existsSync(join(folder, FILE)) ? null : await (await import('./document-pair.ts')).newPair(new Date());
  const both = keepSecret(folder, FILE, () => made ?? Buffer.alloc(0)).toString();
  return readPair(both, both);
};

const known = new Map<string, Promise<DocumentKey>>();

/**
 * The key of the installation whose data folder is `dataDir`, read once: the PEM files DOCUMENT_KEY and
 * DOCUMENT_CERTIFICATE name, or the pair that is made when first asked for and kept with the other secrets.
 */
export const documentKey = (dataDir: string, env: Parameters<typeof load>[1]): Promise<DocumentKey> => {
  const name = [dataDir, env.DOCUMENT_KEY, env.DOCUMENT_CERTIFICATE].join('\0');
  const loading = known.get(name) ?? load(dataDir, env);
  known.set(name, loading);
  // What could not be read is asked for again.
  loading.catch(() => known.delete(name));
  return loading;
};
