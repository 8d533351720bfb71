import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';

/** One delivery as it came. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
/** How a receiver answers: by a status, or as it likes. */
export type ReceiverAnswer = number | ((request: IncomingMessage, response: ServerResponse) => void);

/** A receiver of webhooks on this machine that notes what comes and answers 204 unless it is told otherwise, in turn. */
export const startReceiver = async (pair: { readonly certificate: string; readonly private_key: string }) => {
  const received: Received[] = [];
  const answers: ReceiverAnswer[] = [];
  const server = createServer({ cert: pair.certificate, key: pair.private_key }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() });
      const answer = answers.shift() ?? 204;
      if (typeof answer === 'number') response.writeHead(answer).end();
      else answer(request, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    url: `https://localhost:${port}/hook`,
    received,
    answers,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
};
