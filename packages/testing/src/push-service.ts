import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** One push as it came to the service. */
export interface Arrived {
  readonly device: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
}

/** What the service answers next: a status, with headers where they matter. */
export type PushAnswer = number | { readonly status: number; readonly headers: Record<string, string> };

/** A push service of our own, which notes what comes and answers as it is told (201 otherwise). */
export const startPushService = async () => {
  const arrived: Arrived[] = [];
  const answers: PushAnswer[] = [];
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    request.on('end', () => {
      arrived.push({ device: request.url ?? '', headers: request.headers, bytes });
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
    arrived,
    answers,
    /** The subscription of a browser, as it sends it. */
    subscription: (name: string, at: string = origin): string => {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
      return JSON.stringify({ endpoint: `${at}/${name}`, expirationTime: null, keys });
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
};
