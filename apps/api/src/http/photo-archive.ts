import { PassThrough } from 'node:stream';
import { isRole } from '@nestling/rules/roles.ts';
import type { FastifyInstance } from 'fastify';
import { Zip, ZipPassThrough } from 'fflate';
import { type Kept, readPhotoArchive } from '../domains/activities/photo-archive.ts';
import { ReadingRights } from '../files/may-read.ts';
import { fileOf } from '../files/pictures.ts';
import { openStored } from '../files/store.ts';
import type { AppContext } from '../kernel/call/app-context.ts';
import { whilePermitted } from './while-permitted.ts';

interface ArchiveRoute {
  Params: Record<'centre' | 'user' | 'session' | 'role' | 'student' | 'epoch' | 'until' | 'sign', string>;
}

const filesOf = ({ date, time, photo, video, type }: Kept, i: number) => {
  const name = `${date} ${time} ${String(i + 1).padStart(4, '0')}`;
  const ending = type?.replace('video/', '') ?? 'mp4';
  return [
    ...(photo ? [{ name: `${name}.webp`, file: fileOf(photo, 'full') }] : []),
    ...(video ? [{ name: `${name}.${ending}`, file: `${video}.${ending}` }] : []),
  ];
};

/** Writes a zip while it is read: one file is open at a time, and whoever reads slowly is waited for. */
const write = async (centre: number, kept: readonly Kept[], to: PassThrough): Promise<void> => {
  let full = false;
  const zip = new Zip((error, chunk, final) => {
    if (error) return to.destroy(error);
    full = !to.write(chunk);
    if (final) to.end();
  });
  for (const { name, file } of kept.flatMap(filesOf)) {
    const stored = await openStored(centre, file);
    if (!stored) continue;
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    for await (const chunk of stored.content) {
      entry.push(chunk);
      if (to.destroyed) return;
      if (full) await new Promise((resolve) => to.once('drain', resolve).once('close', resolve));
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
};

/** Gives out all photos of a child as one file, made while it is fetched. */
export const servePhotoArchives = (app: FastifyInstance, appContext: AppContext): void => {
  const { pools, clock, log } = appContext;
  const rights = new ReadingRights(appContext);
  const path = '/files/photos/:centre/:user/:session/:role/:student/:epoch/:until/:sign';
  app.get<ArchiveRoute>(path, async (request, reply) => {
    const kept = await readPhotoArchive(pools, request.params, clock.now());
    const { centre, user, session, role, epoch } = request.params;
    const reader = {
      centre: Number(centre),
      user: Number(user),
      session,
      role: isRole(role) ? role : 'guest',
    } as const;
    const may = () => rights.may({ reader, right: 'unchanged', key: '', epoch: Number(epoch) });
    if (!kept || !(await may())) return reply.code(404).send({ error: 'Not found.' });
    const to = new PassThrough();
    write(Number(centre), kept, to).catch((error) => {
      log.warn({ part: 'photos', err: error }, 'a file of photos was not finished');
      to.destroy();
    });
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="photos.zip"')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store')
      .send(whilePermitted(to, may));
  });
};
