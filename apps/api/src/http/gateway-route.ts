import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { gatewayOfKey, type OwnGateway } from '../domains/cameras/gateway/fleet.ts';
import { Link } from '../domains/cameras/gateway/link.ts';
import type { GatewaySupervisor } from '../domains/cameras/gateway/supervisor.ts';
import type { ConnectionPools } from '../kernel/db/connection-pools.ts';
import type { Centres } from '../kernel/lib/centres.ts';
import { KeptKeys } from './kept-keys.ts';
import { addressOf } from './origin.ts';
import { WrongKeys } from './wrong-keys.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Where gateways connect to: `/gateway-control`, with the installation's key. Without a key none is let in. */
export const serveGateways = (
  app: FastifyInstance,
  supervisor: GatewaySupervisor,
  { key, pools, centres }: { readonly key: string | null; readonly pools: ConnectionPools; readonly centres: Centres },
  log: Logger,
): void => {
  const known = new WeakMap<FastifyRequest, OwnGateway | 'installation' | 'too often'>();
  const wrong = new WrongKeys();
  const keptKeys = new KeptKeys(pools, centres);
  const look = async (request: FastifyRequest): Promise<void> => {
    const shown = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (key !== null && timingSafeEqual(digest(shown), digest(key))) known.set(request, 'installation');
    else {
      const hash = digest(shown).toString('base64');
      if (!wrong.mayLook(addressOf(request), hash, performance.now())) {
        known.set(request, (await keptKeys.find(shown, performance.now())) ?? 'too often');
        return;
      }
      const own = await gatewayOfKey(pools, shown);
      wrong.note(addressOf(request), hash, own !== null, performance.now());
      if (own) known.set(request, own);
    }
  };
  app.get('/gateway-control', { websocket: true, preValidation: look }, (socket, request) => {
    const who = known.get(request);
    if (!who || who === 'too often') {
      socket.close(who ? 4429 : 4401, who ?? 'wrong key');
      return;
    }
    const link = new Link(socket, supervisor, log, who === 'installation' ? null : who);
    socket.on('ping', () => link.heard());
    socket.on('message', (data) => link.take(String(data)));
    socket.on('close', () => supervisor.leave(link));
    socket.on('error', () => socket.terminate());
    supervisor.greet(link);
  });
};
