import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openHalf } from '../domains/media/halves.ts';
import { type Address, readAddress } from '../files/address.ts';
import type { Range } from '../files/blob-store.ts';
import { ReadingRights } from '../files/may-read.ts';
import { fileOf, keyOfFile } from '../files/pictures.ts';
import { openStored } from '../files/store.ts';
import type { AppContext } from '../kernel/call/app-context.ts';
import { whilePermitted } from './while-permitted.ts';

interface Asked {
  Params: { ticket: string; sign: string; name: string };
}
/** `half`: no wider than phones show it. It is the same picture, by the same right. */
interface AskedPicture extends Asked {
  Querystring: { half?: string };
}

/** The key of a picture whose address is of the whole one; of all else there is no half. */
const halvedKey = ({ file }: Address): string | null => {
  const key = keyOfFile(file);
  return key !== null && file === fileOf(key, 'full') ? key : null;
};

/** The part a `Range` header wants of a file (RFC 9110, 14.1.2: one range); null for the whole, or when it lies outside. */
const rangeOf = (header: string | undefined, size: number): Range | null => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : null;
};

/** How long a browser keeps a face without asking, s. */
const FACE_SECONDS = 300;

/** What browsers may keep: what anybody may see until its address ends; of all else nothing that they do not ask for again. */
const cachingOf = ({ kind, right, until }: Address, now: Date): string => {
  if (kind !== 'picture') return 'private, no-store';
  const left = until - Math.floor(now.getTime() / 1000);
  if (right === 'anybody') return `private, max-age=${left}, immutable`;
  return right === 'signed-in' ? `private, max-age=${Math.min(left, FACE_SECONDS)}` : 'private, no-cache';
};

const notFound = (reply: FastifyReply) => reply.code(404).send({ error: 'Not found.' });

/**
 * Serves files by their signed addresses, while those hold and for as long as their readers may see what they lead to; that
 * is asked with each request, and each second of a long one. Nothing in them may run.
 */
export const serveFiles = (app: FastifyInstance, appContext: AppContext): void => {
  const { clock } = appContext;
  const rights = new ReadingRights(appContext);

  const open = async (address: Address | null, partOf?: (size: number) => Range | null, half: string | null = null) => {
    if (!address || !(await rights.may(address))) return null;
    if (half !== null) return openHalf(address.centre, half);
    return openStored(address.centre, address.file, partOf);
  };
  const headed = (reply: FastifyReply, address: Address) => {
    reply
      .header('content-type', address.type)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', cachingOf(address, clock.now()));
    return address.name === null
      ? reply
      : reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(address.name)}`);
  };
  const content = (address: Address, from: Readable) => whilePermitted(from, () => rights.may(address));

  app.get<AskedPicture>('/files/picture/:ticket/:sign/:name', async (request, reply) => {
    const address = readAddress({ kind: 'picture', ...request.params }, clock.now());
    const half = address && request.query.half !== undefined ? halvedKey(address) : null;
    // A picture never changes under its key: a browser that has it is told so, if it may have it still.
    const tag = `"${half === null ? address?.file : fileOf(half, 'half')}"`;
    if (address && request.headers['if-none-match'] === tag)
      return (await rights.may(address))
        ? headed(reply, address).header('etag', tag).code(304).send()
        : notFound(reply);
    const stored = await open(address, undefined, half);
    if (!address || !stored) return notFound(reply);
    return headed(reply, address)
      .header('etag', tag)
      .header('content-length', stored.size)
      .send(content(address, stored.content));
  });

  /** A file whole, or the one part of it that was asked for. */
  const give = async (kind: 'download' | 'video', request: FastifyRequest<Asked>, reply: FastifyReply) => {
    const address = readAddress({ kind, ...request.params }, clock.now());
    const wanted = request.headers.range;
    let part: Range | null = null;
    const stored = await open(address, (size) => {
      part = rangeOf(wanted, size);
      return part;
    });
    if (!address || !stored) return notFound(reply);
    const { start, end }: Range = part ?? { start: 0, end: stored.size - 1 };
    headed(reply, address)
      .header('accept-ranges', 'bytes')
      .header('content-length', end - start + 1);
    if (part) reply.code(206).header('content-range', `bytes ${start}-${end}/${stored.size}`);
    return reply.send(content(address, stored.content));
  };

  // What people have sent is never shown by this host itself: it is downloaded, or drawn by a page that has fetched it.
  app.get<Asked>('/files/download/:ticket/:sign/:name', (request, reply) => give('download', request, reply));
  app.get<Asked>('/files/video/:ticket/:sign/:name', (request, reply) => give('video', request, reply));
};
