import type { FastifyInstance, FastifyReply } from 'fastify';
import { readLetterPhoto } from '../domains/activities/letter-photos.ts';
import { readLetterPicture } from '../domains/media/letter-pictures.ts';
import { fileOf } from '../files/pictures.ts';
import { readStored } from '../files/store.ts';
import type { AppContext } from '../kernel/call/app-context.ts';

interface Photo {
  Params: { centre: string; user: string; activity: string; until: string; sign: string };
}
interface Picture {
  Params: { centre: string; key: string; until: string; sign: string };
}

/** Shows what letters show, for as long as their reader, or anybody, may see it: mail programs fetch it from other sites. */
export const serveLetterPhotos = (app: FastifyInstance, { pools, clock }: AppContext): void => {
  const show = async (reply: FastifyReply, centre: string, key: string | null) => {
    const bytes = key === null ? null : await readStored(Number(centre), fileOf(key, 'full'));
    if (!bytes) return reply.code(404).send({ error: 'Not found.' });
    return reply
      .header('content-type', 'image/webp')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'private, no-store')
      .send(bytes);
  };
  app.get<Photo>('/files/letter-photo/:centre/:user/:activity/:until/:sign', async ({ params }, reply) =>
    show(reply, params.centre, await readLetterPhoto(pools, params, clock.now())),
  );
  app.get<Picture>('/files/letter-picture/:centre/:key/:until/:sign', async ({ params }, reply) =>
    show(reply, params.centre, await readLetterPicture(pools, params, clock.now())),
  );
};
