import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** One push as it came to the service. */
export interface Arrived {
  readonly device: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
  readonly sealed: Buffer;
}

/** What the service answers next: a status, with headers where they matter. */
export type PushAnswer = number | { readonly status: number; readonly headers: Record<string, string> };

interface Keys {
  readonly pair: ECDH;
  readonly auth: Buffer;
}
const HEADER = 21;

/** Opens what was sealed for a device, as its browser does (RFC 8291, section 3; RFC 8188, one record). */
const openedBy = ({ pair, auth }: Keys, sealed: Buffer): unknown => {
  const salt = sealed.subarray(0, 16);
  const end = HEADER + sealed.readUInt8(HEADER - 1);
  const sender = sealed.subarray(HEADER, end);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length));
  const open = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  open.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([open.update(sealed.subarray(end, -16)), open.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
};

/** A push service of our own, which notes what comes and answers as it is told (201 otherwise). */
export const startPushService = async () => {
  const arrived: Arrived[] = [];
  const answers: PushAnswer[] = [];
  const devices = new Map<string, Keys>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const sealed = Buffer.concat(parts);
      arrived.push({ device: request.url ?? '', headers: request.headers, bytes: sealed.length, sealed });
      const answer = answers.shift() ?? 201;
      if (typeof answer === 'number') response.writeHead(answer).end();
      else response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  process.env.PUSH_SINK = origin;
  return {
    origin,
    arrived,
    answers,
    /** The subscription of a browser, as it sends it. */
    subscription: (name: string, at: string = origin): string => {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      devices.set(`/${name}`, { pair, auth });
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return JSON.stringify({ endpoint: `${at}/${name}`, expirationTime: null, keys });
    },
    /** What a device would show of a push that came for it. */
    opened: ({ device, sealed }: Arrived): unknown => {
      const keys = devices.get(device);
      return keys ? openedBy(keys, sealed) : null;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
};
