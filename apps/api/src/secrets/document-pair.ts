import { KeyObject, randomBytes, X509Certificate } from 'node:crypto';
import { BitString, Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension, Time } from 'pkijs';

/** Who is shown as the signer where an installation has no certificate of somebody readers know. */
const SIGNER = 'Nestling sealed documents';
const BITS = 3072;
/** As long as what is signed may be asked for: records of a child are kept until it has been grown up for years (ms). */
const HOLDS = 20 * 365 * 86_400_000;

const time = (value: Date): Time => new Time({ type: value.getUTCFullYear() < 2050 ? 0 : 1, value });
const extension = (extnID: string, value: { toBER(): ArrayBuffer }): Extension =>
  new Extension({ extnID, critical: true, extnValue: value.toBER() });

/**
 * A key of RSA, which every reader of PDF takes, with a certificate signed by itself: for signatures that are meant
 * (RFC 5280, 4.2.1.3), and for no certificates.
 */
export const newPair = async (now: Date): Promise<Buffer> => {
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
