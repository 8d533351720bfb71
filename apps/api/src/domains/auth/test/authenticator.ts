import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const bytes = (...parts: (number | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'number' ? Buffer.from([part]) : part)));
const text = (value: string) => bytes(0x60 + value.length, Buffer.from(value));
const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

/** A device that keeps one passkey (ES256), as a phone does: for what a browser would answer. */
export class Authenticator {
  readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;
  readonly origin: string;
  constructor(origin: string) {
    this.origin = origin;
  }

  /** Answers `navigator.credentials.create`; attestation "none" (WebAuthn Level 3, 8.7). */
  create(challenge: string, origin = this.origin) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = bytes(
      ...[0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20, Buffer.from(x, 'base64url')],
      ...[0x22, 0x58, 0x20, Buffer.from(y, 'base64url')],
    );
    const credential = bytes(Buffer.alloc(16), 0x00, this.id.length, this.id, key);
    const data = bytes(this.data(HAS_CREDENTIAL), credential);
    const attestation = bytes(
      ...[0xa3, text('fmt'), text('none'), text('attStmt'), 0xa0, text('authData'), 0x58, data.length, data],
    );
    return this.credential({
      clientDataJSON: this.client('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  /** Answers `navigator.credentials.get`. */
  get(challenge: string, { origin = this.origin, back = 0 } = {}) {
    this.counter += 1 - back;
    const client = this.client('webauthn.get', challenge, origin);
    const data = this.data(0);
    const signed = bytes(data, createHash('sha256').update(client).digest());
    return this.credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
    });
  }

  private data(flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const host = createHash('sha256').update(new URL(this.origin).hostname).digest();
    return bytes(host, PRESENT_AND_VERIFIED | flags, count);
  }

  private client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private credential<R extends object>(response: R) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
