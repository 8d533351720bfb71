import type { FastifyInstance } from 'fastify';
import { readPictureAddress } from '../files/picture-address.ts';
import { readStored } from '../files/store.ts';
import type { Clock } from '../kernel/clock.ts';

interface Asked {
  Params: { centre: string; key: string; size: string; until: string; sign: string };
}

/** Serves stored pictures by their signed addresses, for as long as those hold; nothing in them may run. */
export const serveFiles = (app: FastifyInstance, clock: Clock): void => {
  app.get<Asked>('/files/:centre/:key/:size/:until/:sign', async (request, reply) => {
    const found = readPictureAddress(request.params, clock.now());
    const bytes = found ? await readStored(found.centre, found.file) : null;
    if (!found || !bytes) return reply.code(404).send({ error: 'Not found.' });
    return reply
      .header('content-type', 'image/webp')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('cache-control', `private, max-age=${found.seconds}, immutable`)
      .send(bytes);
  });
};
