import { createHash, createPrivateKey, type KeyObject } from 'node:crypto';
import { fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { PdfSigner } from '../pdf-work.ts';

/** Object identifiers of CMS (RFC 5652, 11) and of its enhanced services (RFC 5035, RFC 3161). */
const ID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
} as const;

const HASH = 'SHA-256';
const digestOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(bytes).digest());

/** Curves as OpenSSL names them, and the Web Crypto API. */
const curves: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' };

const algorithmOf = ({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject) => {
  if (type === 'rsa') return { name: 'RSASSA-PKCS1-v1_5', hash: HASH };
  const namedCurve = type === 'ec' ? curves[details?.namedCurve ?? ''] : undefined;
  if (!namedCurve) throw new Error('Documents are signed with a key of RSA, or on P-256, P-384 or P-521.');
  return { name: 'ECDSA', namedCurve };
};

const signingKeyOf = (pem: string): Promise<CryptoKey> => {
  const key = createPrivateKey(pem);
  const der = new Uint8Array(key.export({ type: 'pkcs8', format: 'der' }));
  return crypto.subtle.importKey('pkcs8', der, algorithmOf(key), false, ['sign']);
};

/**
 * A detached signature of the digest (SHA-256) of a document, in DER: CMS with the attributes of PAdES baseline B-B
 * (ETSI EN 319 142-1, 6.3), which names its certificate inside of what is signed, and no time of its own. `stamp` answers a
 * time stamp over the signature's value, or null for none: with one it is of level B-T.
 */
export const signatureOf = async (
  digest: Uint8Array,
  { key, certificates }: Pick<PdfSigner, 'key' | 'certificates'>,
  stamp: (signature: Uint8Array) => Promise<ContentInfo | null>,
): Promise<Uint8Array> => {
  const chain = certificates.map((der) => Certificate.fromBER(new Uint8Array(der)));
  const [own] = certificates;
  const [first] = chain;
  if (!own || !first) throw new Error('There is no certificate to sign with.');
  const named = new Sequence({
    value: [new Sequence({ value: [new Sequence({ value: [new OctetString({ valueHex: digestOf(own) })] })] })],
  });
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: first.issuer, serialNumber: first.serialNumber }),
    // In the order of DER, by their length.
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        new Attribute({ type: ID.contentType, values: [new ObjectIdentifier({ value: ID.data })] }),
        new Attribute({ type: ID.messageDigest, values: [new OctetString({ valueHex: new Uint8Array(digest) })] }),
        new Attribute({ type: ID.signingCertificateV2, values: [named] }),
      ],
    }),
  });
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: ID.data }),
    signerInfos: [signer],
    certificates: chain,
  });
  await signed.sign(await signingKeyOf(key), 0, HASH);
  const stamped = await stamp(new Uint8Array(signer.signature.valueBlock.valueHexView));
  if (stamped)
    signer.unsignedAttrs = new SignedAndUnsignedAttributes({
      type: 1,
      attributes: [new Attribute({ type: ID.timeStampToken, values: [stamped.toSchema()] })],
    });
  const content = new ContentInfo({ contentType: ID.signedData, content: signed.toSchema(true) });
  const der = content.toSchema().toBER();
  // What cannot be read again is not put into a document.
  if (fromBER(der).offset === -1) throw new Error('The signature is not in DER.');
  return new Uint8Array(der);
};
