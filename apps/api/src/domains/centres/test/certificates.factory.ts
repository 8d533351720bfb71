import 'reflect-metadata';
import {
  BasicConstraintsExtension,
  cryptoProvider,
  PemConverter,
  SubjectAlternativeNameExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';

cryptoProvider.set(crypto);

const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const rsa = (modulusLength: number) => ({
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength,
});
type Keys = CryptoKeyPair;
const keysOf = async (bits?: number): Promise<Keys> =>
  bits === undefined
    ? crypto.subtle.generateKey(EC, true, ['sign', 'verify'])
    : crypto.subtle.generateKey(rsa(bits), true, ['sign', 'verify']);

const algorithm = (keys: Keys) => (keys.privateKey.algorithm.name === 'ECDSA' ? EC : rsa(2048));
const days = (from: Date, count: number) => new Date(from.getTime() + count * 86_400_000);

export interface Authority {
  readonly certificate: X509Certificate;
  readonly keys: Keys;
}

/** An authority of a test: nobody believes it but who is told to. */
export const anAuthority = async (from = new Date('2026-01-01T00:00:00Z')): Promise<Authority> => {
  const keys = await keysOf();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: 'CN=Test Authority',
    notBefore: from,
    notAfter: days(from, 3650),
    signingAlgorithm: EC,
    keys,
    extensions: [new BasicConstraintsExtension(true, 2, true)],
  });
  return { certificate, keys };
};

let serial = 16;
/** A certificate for names with its key and chain, as PEM text; `bits` makes its key one of RSA. */
export const aCertificate = async (
  names: readonly string[],
  {
    by,
    from = new Date('2026-01-01T00:00:00Z'),
    holds = 3650,
    bits,
  }: {
    by?: Authority;
    from?: Date;
    holds?: number;
    bits?: number;
  } = {},
): Promise<{ certificate: string; private_key: string; chain: string }> => {
  const authority = by ?? (await anAuthority());
  const keys = await keysOf(bits);
  serial += 1;
  const made = await X509CertificateGenerator.create({
    serialNumber: serial.toString(16),
    subject: 'CN=a center',
    issuer: authority.certificate.subject,
    notBefore: from,
    notAfter: days(from, holds),
    signingAlgorithm: algorithm(authority.keys),
    signingKey: authority.keys.privateKey,
    publicKey: keys.publicKey,
    extensions:
      names.length > 0
        ? [new SubjectAlternativeNameExtension(names.map((value) => ({ type: 'dns' as const, value })))]
        : [],
  });
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return {
    certificate: made.toString('pem'),
    private_key: PemConverter.encode(key, 'PRIVATE KEY'),
    chain: authority.certificate.toString('pem'),
  };
};
