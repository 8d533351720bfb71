import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasFile, putChunks } from '../files/store.ts';
import { takesUpload, UPLOAD_MEGABYTES, UPLOAD_TYPES, uploadFile } from '../files/upload-address.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Message, say } from '../kernel/say.ts';
import { answerFault } from './faults.ts';

interface Upload {
  Params: { centre: string; key: string; until: string; sign: string };
  Body: Readable;
}

const MOST_BYTES = UPLOAD_MEGABYTES * 1024 * 1024;
const tooLarge = say('media.tooLarge', { megabytes: UPLOAD_MEGABYTES });

class TooLarge extends Error {}

/** The file as it comes, which may be longer than its sender said. */
async function* bounded(body: Readable): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new TooLarge();
    yield chunk;
  }
}

const typeOf = ({ headers }: FastifyRequest): string =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';

/** What is still on its way is not waited for: the connection ends with the answer. */
const stop = (request: FastifyRequest, reply: FastifyReply, status: number, sentence: Message) =>
  answerFault(request, reply.header('connection', 'close'), status, sentence);

/**
 * Takes files at their signed addresses: of the type that was asked for, once each, straight to the disk. Who has no such
 * address is sent away before a byte of a file is read. Nothing is served from there.
 */
export const takeUploads = async (app: FastifyInstance, clock: Clock): Promise<void> => {
  await app.register(async (inner) => {
    inner.addHook<Upload>('onRequest', async (request, reply) => {
      const { params, headers } = request;
      if (!takesUpload(params, typeOf(request), clock.now()))
        return stop(request, reply, 403, say('media.noSuchAddress'));
      if (Number(headers['content-length'] ?? 0) > MOST_BYTES) return stop(request, reply, 413, tooLarge);
      if (await hasFile(Number(params.centre), uploadFile(params.key)))
        return stop(request, reply, 409, say('media.putAlready'));
    });
    inner.addContentTypeParser([...UPLOAD_TYPES], (_, payload, done) => done(null, payload));
    inner.put<Upload>('/files/upload/:centre/:key/:until/:sign', { bodyLimit: MOST_BYTES }, async (request, reply) => {
      const { params, body } = request;
      try {
        await putChunks(Number(params.centre), uploadFile(params.key), bounded(body));
      } catch (error) {
        if (error instanceof TooLarge) return stop(request, reply, 413, tooLarge);
        if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
          return stop(request, reply, 507, say('media.full'));
        throw error;
      }
      return reply.code(204).send();
    });
  });
};
