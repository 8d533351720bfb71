import type { Readable } from 'node:stream';
import { fileOf } from '../../files/pictures.ts';
import { openStored, putFile, readStored } from '../../files/store.ts';
import { HALF_WIDTH } from '../../model/site/page.ts';
import { halvePicture } from './decode.ts';

/** A picture as it goes out. */
export interface PictureFile {
  readonly file: string;
  readonly size: number;
  readonly content: Readable;
}

/** Halves that are being made, by their files: whoever asks meanwhile waits for the same one. */
const making = new Map<string, Promise<void>>();

const makeHalf = async (centre: number, key: string): Promise<void> => {
  const bytes = await readStored(centre, fileOf(key, 'full'));
  if (bytes) await putFile(centre, fileOf(key, 'half'), await halvePicture(centre, bytes, HALF_WIDTH));
};

/** A picture's file as it goes out, with its name in the store, which never holds another one; null where there is none. */
export const openPictureFile = async (centre: number, file: string): Promise<PictureFile | null> => {
  const stored = await openStored(centre, file);
  return stored && { file, ...stored };
};

/**
 * The half of a picture, `HALF_WIDTH` px wide, made when it is first asked for; the whole one where that cannot be done now.
 * Whether it may be seen has been asked before.
 */
export const openHalf = async (centre: number, key: string): Promise<PictureFile | null> => {
  const file = fileOf(key, 'half');
  const kept = await openPictureFile(centre, file);
  if (kept) return kept;
  const at = `${centre} ${file}`;
  const made = making.get(at) ?? makeHalf(centre, key).finally(() => making.delete(at));
  making.set(at, made);
  const whole = () => openPictureFile(centre, fileOf(key, 'full'));
  // A picture that is no picture, too many at once, a full disk: readers get what there is.
  return made.then(
    async () => (await openPictureFile(centre, file)) ?? whole(),
    () => whole(),
  );
};
