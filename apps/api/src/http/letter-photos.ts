import type { FastifyInstance } from 'fastify';
import { readLetterPhoto } from '../domains/activities/letter-photos.door.ts';
import { fileOf } from '../files/picture-address.ts';
import { readStored } from '../files/store.ts';
import type { AppContext } from '../kernel/call/app-context.ts';

interface CallRequest {
  Params: { centre: string; user: string; activity: string; until: string; sign: string };
}

/** Shows the photos of letters, for as long as their reader may see them: mail programs fetch them from other sites. */
export const serveLetterPhotos = (app: FastifyInstance, { pools, clock }: AppContext): void => {
  app.get<CallRequest>('/files/letter-photo/:centre/:user/:activity/:until/:sign', async (request, reply) => {
    const { params } = request;
    const key = await readLetterPhoto(pools, params, clock.now());
    const bytes = key === null ? null : await readStored(Number(params.centre), fileOf(key, 'full'));
    if (!bytes) return reply.code(404).send({ error: 'Not found.' });
    return reply
      .header('content-type', 'image/webp')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'private, no-store')
      .send(bytes);
  });
};
