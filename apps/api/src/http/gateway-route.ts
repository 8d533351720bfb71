import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Link } from '../domains/cameras/gateway/link.ts';
import type { GatewaySupervisor } from '../domains/cameras/gateway/supervisor.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Where gateways connect to: `/gateway-control`, with the installation's key. Without a key none is let in. */
export const serveGateways = (
  app: FastifyInstance,
  supervisor: GatewaySupervisor,
  key: string | null,
  log: Logger,
): void => {
  app.get('/gateway-control', { websocket: true }, (socket, request) => {
    const shown = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (key === null || !timingSafeEqual(digest(shown), digest(key))) {
      socket.close(4401, 'wrong key');
      return;
    }
    const link = new Link(socket, supervisor, log);
    socket.on('message', (data) => link.take(String(data)));
    socket.on('close', () => supervisor.leave(link));
    socket.on('error', () => socket.terminate());
    supervisor.greet(link);
  });
};
