import type { FastifyInstance } from 'fastify';
import { readAttachmentAddress } from '../files/attachment-address.ts';
import type { Range } from '../files/blob-store.ts';
import { readExportAddress } from '../files/export-address.ts';
import { readPictureAddress } from '../files/picture-address.ts';
import { openStored, readStored } from '../files/store.ts';
import { readStoredAddress } from '../files/stored-address.ts';
import { readVideoAddress } from '../files/video-address.ts';
import type { Clock } from '../kernel/lib/clock.ts';

interface CallRequest {
  Params: { centre: string; key: string; size: string; until: string; sign: string };
}

interface Export {
  Params: { centre: string; file: string; until: string; sign: string; name: string };
}

interface Video {
  Params: { centre: string; file: string; kind: string; until: string; sign: string; name: string };
}

/** The part a `Range` header wants of a file (RFC 9110, 14.1.2: one range); null for the whole, or when it lies outside. */
const rangeOf = (header: string | undefined, size: number): Range | null => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : null;
};

/** Serves pictures and exported tables by their signed addresses, for as long as those hold; nothing in them may run. */
export const serveFiles = (app: FastifyInstance, clock: Clock): void => {
  app.get<CallRequest>('/files/:centre(^\\d+$)/:key/:size/:until/:sign', async (request, reply) => {
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

  const download = (path: string, read: typeof readExportAddress): void => {
    app.get<Export>(path, async (request, reply) => {
      const found = read(request.params, clock.now());
      const stored = found ? await openStored(found.centre, found.file) : null;
      if (!found || !stored) return reply.code(404).send({ error: 'Not found.' });
      return reply
        .header('content-type', found.type)
        .header('content-length', stored.size)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .send(stored.content);
    });
  };
  download('/files/export/:centre/:file/:until/:sign/:name', readExportAddress);
  download('/files/attachment/:centre/:file/:until/:sign/:name', readAttachmentAddress);

  // What people have sent is never shown by this host itself: it is downloaded, or drawn by a page that has fetched it.
  app.get<Export>('/files/stored/:centre/:file/:until/:sign/:name', async (request, reply) => {
    const found = readStoredAddress(request.params, clock.now());
    const stored = found ? await openStored(found.centre, found.file) : null;
    if (!found || !stored) return reply.code(404).send({ error: 'Not found.' });
    return reply
      .header('content-type', found.type)
      .header('content-length', stored.size)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(stored.content);
  });

  app.get<Video>('/files/video/:centre/:file/:kind/:until/:sign/:name', async (request, reply) => {
    const found = readVideoAddress(request.params, clock.now());
    const wanted = request.headers.range;
    let part: Range | null = null;
    const stored = found
      ? await openStored(found.centre, found.file, (size) => {
          part = rangeOf(wanted, size);
          return part;
        })
      : null;
    if (!found || !stored) return reply.code(404).send({ error: 'Not found.' });
    const { start, end }: Range = part ?? { start: 0, end: stored.size - 1 };
    reply
      .header('content-type', found.type)
      .header('accept-ranges', 'bytes')
      .header('content-length', end - start + 1)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('cache-control', 'private, no-store');
    if (found.name !== null)
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`);
    if (part) reply.code(206).header('content-range', `bytes ${start}-${end}/${stored.size}`);
    return reply.send(stored.content);
  });
};
