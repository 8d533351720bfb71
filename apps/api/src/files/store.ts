import { join } from 'node:path';
import { installation } from '../installation.ts';
import { bucketKeeper } from './bucket.ts';
import { folderKeeper } from './folder.ts';
import type { Chunks, Keeper } from './keeper.ts';

let known: Keeper | undefined;

const keeper = (): Keeper => {
  const { bucket, dataDir } = installation();
  // What was kept in the folder before there was a bucket is not taken for left-over drafts.
  known ??= bucket ? bucketKeeper(bucket, join(dataDir, 'drafts')) : folderKeeper(join(dataDir, 'files'));
  return known;
};

/** Names are made by us, never taken from an upload. */
const NAME = /^[\w-]{1,64}\.[a-z]{2,5}$/;

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
  keeper().put(pathOf(centre, name), chunks);

/** The bytes of a file; null when there is none. */
export const readStored = async (centre: number, name: string): Promise<Buffer | null> =>
  keeper().read(pathOf(centre, name));

/** The size in bytes of a file, and its content as it is read; null when there is none. */
export const openStored = async (centre: number, name: string): ReturnType<Keeper['open']> =>
  keeper().open(pathOf(centre, name));

/** True when there is a file of the name. */
export const hasFile = async (centre: number, name: string): Promise<boolean> => keeper().has(pathOf(centre, name));

/** Removes a file; one that is gone already is no error. */
export const removeFile = async (centre: number, name: string): Promise<void> => keeper().remove(pathOf(centre, name));

/** Removes the files of a centre that were written before a moment and that `keep` does not know, drafts included. */
export const removeStrays = (centre: number, before: Date, keep: (name: string) => boolean): Promise<void> =>
  keeper().removeStrays(String(centre), before, keep);
