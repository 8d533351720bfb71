import type { FastifyInstance } from 'fastify';
import { readExportAddress } from '../files/export-address.ts';
import { readPictureAddress } from '../files/picture-address.ts';
import { openStored, readStored } from '../files/store.ts';
import type { Clock } from '../kernel/clock.ts';

interface Asked {
  Params: { centre: string; key: string; size: string; until: string; sign: string };
}

interface Export {
  Params: { centre: string; file: string; until: string; sign: string; name: string };
}

/** Serves pictures and exported tables by their signed addresses, for as long as those hold; nothing in them may run. */
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

  app.get<Export>('/files/export/:centre/:file/:until/:sign/:name', async (request, reply) => {
    const found = readExportAddress(request.params, clock.now());
    const stored = found ? await openStored(found.centre, found.file) : null;
    if (!found || !stored) return reply.code(404).send({ error: 'Not found.' });
    return reply
      .header('content-type', found.type)
      .header('content-length', stored.size)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store')
      .send(stored.content);
  });
};
