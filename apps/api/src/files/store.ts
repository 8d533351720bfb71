import { join } from 'node:path';
import { installation } from '../installation.ts';
import type { BlobStore, Chunks, Range } from './blob-store.ts';
import { bucketBlobStore } from './bucket.ts';
import { folderBlobStore } from './folder.ts';

let known: BlobStore | undefined;

const blobStore = (): BlobStore => {
  const { bucket, dataDir } = installation();
  // What was kept in the folder before there was a bucket is not taken for left-over drafts.
  known ??= bucket ? bucketBlobStore(bucket, join(dataDir, 'drafts')) : folderBlobStore(join(dataDir, 'files'));
  return known;
};

/** Names are made by us, never taken from an upload. */
const NAME = /^[\w-]{1,64}\.[a-z][a-z\d]{1,4}$/;

/** A folder for each centre, so that one can be moved or removed whole. */
const pathOf = (centre: number, name: string): string => {
  if (!NAME.test(name)) throw new TypeError(`No file has the name ${name}.`);
  return `${centre}/${name}`;
};

/**
 * Keeps a file whole or not at all: it takes its name only when every byte is there. Rejects with ENOSPC when there is no
 * room, and leaves nothing behind.
 */
export const putFile = (centre: number, name: string, bytes: Uint8Array): Promise<void> =>
  putChunks(centre, name, [bytes]);

/** The same of a file that is written as its parts come. */
export const putChunks = async (centre: number, name: string, chunks: Chunks): Promise<void> =>
  blobStore().put(pathOf(centre, name), chunks);

/** The bytes of a file; null when there is none. */
export const readStored = async (centre: number, name: string): Promise<Buffer | null> =>
  blobStore().read(pathOf(centre, name));

/** The whole size in bytes of a file, and its content, or the part `partOf` wants, as it is read; null when there is none. */
export const openStored = async (
  centre: number,
  name: string,
  partOf?: (size: number) => Range | null,
): ReturnType<BlobStore['open']> => blobStore().open(pathOf(centre, name), partOf);

/** True when there is a file of the name. */
export const hasFile = async (centre: number, name: string): Promise<boolean> => blobStore().has(pathOf(centre, name));

/** Removes a file; one that is gone already is no error. */
export const removeFile = async (centre: number, name: string): Promise<void> =>
  blobStore().remove(pathOf(centre, name));

/** The names of all files of a centre, as they are found; drafts are left out. */
export async function* listFiles(centre: number): AsyncGenerator<string> {
  for await (const name of blobStore().list(String(centre))) if (NAME.test(name)) yield name;
}

/** Removes the files of a centre that were written before a moment and that `keep` does not know, drafts included. */
export const removeStrays = (centre: number, before: Date, keep: (name: string) => boolean): Promise<void> =>
  blobStore().removeStrays(String(centre), before, keep);
