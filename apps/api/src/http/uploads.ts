import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { joinParts, offsetOf, type PartOf, partOf } from '../files/parts.ts';
import { hasFile, putChunks } from '../files/store.ts';
import {
  DOCUMENT_TYPE,
  megabytesOf,
  PART_BYTES,
  takesUpload,
  UPLOAD_TYPES,
  uploadFile,
  uploadPart,
  VIDEO_TYPES,
} from '../files/upload-address.ts';
import { type Message, message } from '../kernel/call/message.ts';
import type { Clock } from '../kernel/lib/clock.ts';
import { answerFault } from './faults.ts';

interface Upload {
  Params: { centre: string; key: string; until: string; sign: string };
  Body: Readable;
}

const mostBytes = (type: string): number => megabytesOf(type) * 1024 * 1024;
const tooLarge = (type: string): Message => message('media.tooLarge', { megabytes: megabytesOf(type) });

class TooLarge extends Error {}
class TooShort extends Error {}

/** The file as it comes, which may be longer than its sender said. */
async function* bounded(body: Readable, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > most) throw new TooLarge();
    yield chunk;
  }
}

/** A part of exactly so many bytes: one that breaks off is not kept. */
async function* exactly(body: Readable, { start, end }: PartOf): AsyncGenerator<Uint8Array> {
  const wanted = end - start + 1;
  let bytes = 0;
  for await (const chunk of bounded(body, wanted)) {
    bytes += chunk.length;
    yield chunk;
  }
  if (bytes < wanted) throw new TooShort();
}

const typeOf = ({ headers }: FastifyRequest): string =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';

/** What is still on its way is not waited for: the connection ends with the answer. */
const stop = (request: FastifyRequest, reply: FastifyReply, status: number, sentence: Message) =>
  answerFault(request, reply.header('connection', 'close'), status, sentence);

/**
 * Takes files at their signed addresses: of the type that was asked for, once each, whole or in parts, straight to the
 * disk. Who has no such
 * address is sent away before a byte of a file is read. Nothing is served from there.
 */
export const takeUploads = async (app: FastifyInstance, clock: Clock): Promise<void> => {
  await app.register(async (inner) => {
    inner.addHook<Upload>('onRequest', async (request, reply) => {
      const { params, headers } = request;
      if (!takesUpload(params, typeOf(request), clock.now()))
        return stop(request, reply, 403, message('media.noSuchAddress'));
      const type = typeOf(request);
      if (Number(headers['content-length'] ?? 0) > mostBytes(type)) return stop(request, reply, 413, tooLarge(type));
      const part = partOf(headers['content-range']);
      if (part === 'wrong' || (part && part.total > mostBytes(type)))
        return stop(request, reply, part === 'wrong' ? 416 : 413, tooLarge(type));
      // A part that comes again, since its answer was lost, is answered like the first time.
      if (!part && request.method === 'PUT' && (await hasFile(Number(params.centre), uploadFile(params.key))))
        return stop(request, reply, 409, message('media.putAlready'));
    });
    inner.addContentTypeParser([...UPLOAD_TYPES, ...VIDEO_TYPES, DOCUMENT_TYPE], (_, payload, done) =>
      done(null, payload),
    );
    inner.head<Upload>('/files/upload/:centre/:key/:until/:sign', async ({ params }, reply) => {
      const offset = await offsetOf(Number(params.centre), params.key);
      return reply
        .header('upload-offset', offset ?? 'whole')
        .header('cache-control', 'no-store')
        .code(204)
        .send();
    });
    inner.put<Upload>(
      '/files/upload/:centre/:key/:until/:sign',
      { bodyLimit: mostBytes(VIDEO_TYPES[0]) },
      async (request, reply) => {
        const { params, body } = request;
        const type = typeOf(request);
        const centre = Number(params.centre);
        const part = partOf(request.headers['content-range']);
        try {
          if (part && part !== 'wrong') {
            if (await hasFile(centre, uploadFile(params.key)))
              return reply.code(204).header('connection', 'close').send();
            const name = uploadPart(params.key, part.start / PART_BYTES);
            await putChunks(centre, name, exactly(body, part));
            await joinParts(centre, params.key, part.total);
            return reply.code(204).send();
          }
          await putChunks(centre, uploadFile(params.key), bounded(body, mostBytes(type)));
        } catch (error) {
          if (error instanceof TooShort) return stop(request, reply, 400, message('media.partShort'));
          if (error instanceof TooLarge) return stop(request, reply, 413, tooLarge(type));
          if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
            return stop(request, reply, 507, message('media.full'));
          throw error;
        }
        return reply.code(204).send();
      },
    );
  });
};
