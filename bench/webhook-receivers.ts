import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';

/** Receivers for `webhooks.ts`, in a process of their own: what arrives is noted with how long it was under way. */
export interface Arrival {
  readonly receiver: number;
  readonly id: string;
  readonly ms: number;
}
export interface Wanted {
  readonly certificate: string;
  readonly key: string;
  readonly living: number;
  /** How those behave that are no receivers, one each. */
  readonly dead: readonly ('hangs' | '500' | '502')[];
}

const arrivals: Arrival[] = [];
const take =
  (receiver: number) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { timestamp } = JSON.parse(Buffer.concat(parts).toString());
      const ms = Date.now() - Date.parse(timestamp);
      arrivals.push({ receiver, id: String(request.headers['webhook-id']), ms });
      response.writeHead(204).end();
    });
  };

const listen = (wanted: Wanted, answer: (request: IncomingMessage, response: ServerResponse) => void) =>
  new Promise<number>((listening) => {
    const server = createServer({ cert: wanted.certificate, key: wanted.key, keepAliveTimeout: 60_000 }, answer);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      listening(typeof address === 'object' && address ? address.port : 0);
    });
  });

process.on('message', async (message: Wanted | 'report') => {
  if (message === 'report') return void process.send?.(arrivals.splice(0));
  const ports: number[] = [];
  for (let n = 0; n < message.living; n += 1) ports.push(await listen(message, take(n)));
  for (const how of message.dead)
    ports.push(
      await listen(message, (request, response) => {
        request.resume();
        if (how !== 'hangs') response.writeHead(Number(how)).end();
      }),
    );
  process.send?.(ports);
});
