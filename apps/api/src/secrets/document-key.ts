import { createPrivateKey, KeyObject, randomBytes, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BitString, Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension, Time } from 'pkijs';
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

/** Who is shown as the signer where an installation has no certificate of somebody readers know. */
const SIGNER = 'Nestling sealed documents';
const BITS = 3072;
/** As long as what is signed may be asked for: records of a child are kept until it has been grown up for years (ms). */
const HOLDS = 20 * 365 * 86_400_000;
const FILE = 'document.pem';

const time = (value: Date): Time => new Time({ type: value.getUTCFullYear() < 2050 ? 0 : 1, value });
const extension = (extnID: string, value: { toBER(): ArrayBuffer }): Extension =>
  new Extension({ extnID, critical: true, extnValue: value.toBER() });

/**
 * A key of RSA, which every reader of PDF takes, with a certificate signed by itself: for signatures that are meant
 * (RFC 5280, 4.2.1.3), and for no certificates.
 */
const newPair = async (now: Date): Promise<Buffer> => {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: BITS, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  );
  const certificate = new Certificate();
  certificate.version = 2;
  // The first bit of a positive number is 0.
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  certificate.serialNumber = new Integer({ valueHex: new Uint8Array(serial) });
  for (const names of [certificate.issuer, certificate.subject])
    names.typesAndValues.push(new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: SIGNER }) }));
  certificate.notBefore = time(new Date(now.getTime() - 3_600_000));
  certificate.notAfter = time(new Date(now.getTime() + HOLDS));
  certificate.extensions = [
    extension('2.5.29.19', new BasicConstraints({ cA: false }).toSchema()),
    extension('2.5.29.15', new BitString({ valueHex: new Uint8Array([0xc0]), unusedBits: 6 })),
  ];
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, 'SHA-256');
  const der = Buffer.from(certificate.toSchema(true).toBER());
  return Buffer.concat([
    Buffer.from(KeyObject.from(privateKey).export({ type: 'pkcs8', format: 'pem' })),
    Buffer.from(new X509Certificate(der).toString()),
  ]);
};

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
  const made = existsSync(join(folder, FILE)) ? null : await newPair(new Date());
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
