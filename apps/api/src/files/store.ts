import { randomBytes } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { installation } from '../installation.ts';

/** Where the files of a centre stand: a folder each, so that a centre can be moved or removed whole. */
const folderOf = (centre: number): string => join(installation().dataDir, 'files', String(centre));

/** Names are made by us, never taken from an upload. */
const NAME = /^[\w-]{1,64}\.[a-z]{2,5}$/;
const pathOf = (centre: number, name: string): string => {
  if (!NAME.test(name)) throw new TypeError(`No file has the name ${name}.`);
  return join(folderOf(centre), name);
};

/**
 * Keeps a file whole or not at all: it takes its name only when every byte is on the disk. Rejects with ENOSPC when
 * there is no room, and leaves nothing behind.
 */
export const putFile = (centre: number, name: string, bytes: Uint8Array): Promise<void> =>
  putChunks(centre, name, [bytes]);

/** The same of a file that is written as its parts come. */
export const putChunks = async (
  centre: number,
  name: string,
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> => {
  const path = pathOf(centre, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      for await (const chunk of chunks) await file.writeFile(chunk);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

const absent = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
};

/** The bytes of a file; null when there is none. */
export const readStored = async (centre: number, name: string): Promise<Buffer | null> => {
  try {
    return await readFile(pathOf(centre, name));
  } catch (error) {
    return absent(error);
  }
};

/** The size in bytes of a file, and its content as it is read; null when there is none. */
export const openStored = async (
  centre: number,
  name: string,
): Promise<{ readonly size: number; readonly content: ReadStream } | null> => {
  try {
    const file = await open(pathOf(centre, name));
    return { size: (await file.stat()).size, content: file.createReadStream() };
  } catch (error) {
    return absent(error);
  }
};

/** True when there is a file of the name. */
export const hasFile = async (centre: number, name: string): Promise<boolean> =>
  (await stat(pathOf(centre, name)).catch(absent)) !== null;

/** Removes a file; one that is gone already is no error. */
export const removeFile = (centre: number, name: string): Promise<void> => rm(pathOf(centre, name), { force: true });

/** Removes the files of a centre that were written before a moment and that `keep` does not know, drafts included. */
export const removeStrays = async (centre: number, before: Date, keep: (name: string) => boolean): Promise<void> => {
  const folder = folderOf(centre);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    if (!keep(name) && (await stat(path)).mtime < before) await rm(path, { force: true });
  }
};
