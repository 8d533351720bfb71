import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { halvePicture } from '../domains/media/decode.ts';
import { fileOf, isPictureKey } from '../files/pictures.ts';
import { openStored, putFile, readStored } from '../files/store.ts';
import type { AppContext } from '../kernel/call/app-context.ts';
import { compile } from '../kernel/db/compile.ts';
import { Session } from '../kernel/db/session.ts';
import { isPublic } from '../model/picture/public.ts';
import { HALF_WIDTH } from '../model/site/page.ts';

const PATH = /^\/picture\/(p[\w-]{22})\/(face|half|full)\.webp$/;

/** A picture as it goes out. */
export interface SitePicture {
  /** Its name in the store, which never holds another one. */
  readonly file: string;
  readonly size: number;
  readonly content: Readable;
}

const openFile = async (centre: number, file: string): Promise<SitePicture | null> => {
  const stored = await openStored(centre, file);
  return stored && { file, ...stored };
};

/** Halves that are being made, by their files: whoever asks meanwhile waits for the same one. */
const making = new Map<string, Promise<void>>();

const makeHalf = async (centre: number, key: string): Promise<void> => {
  const bytes = await readStored(centre, fileOf(key, 'full'));
  if (bytes) await putFile(centre, fileOf(key, 'half'), await halvePicture(centre, bytes, HALF_WIDTH));
};

/** The half of a picture, made when it is first asked for; the whole one where that cannot be done now. */
const openHalf = async (centre: number, key: string): Promise<SitePicture | null> => {
  const file = fileOf(key, 'half');
  const kept = await openFile(centre, file);
  if (kept) return kept;
  const at = `${centre} ${file}`;
  const made = making.get(at) ?? makeHalf(centre, key).finally(() => making.delete(at));
  making.set(at, made);
  const whole = () => openFile(centre, fileOf(key, 'full'));
  // A picture that is no picture, too many at once, a full disk: readers get what there is.
  return made.then(
    async () => (await openFile(centre, file)) ?? whole(),
    () => whole(),
  );
};

/** The picture of a site at a path; null for any other path, and where not everybody may see it by now. */
export const openPicture = async (
  { pools, clock }: AppContext,
  centre: number,
  path: string,
): Promise<SitePicture | null> => {
  const [, key = '', size] = PATH.exec(path) ?? [];
  if (!isPictureKey(key)) return null;
  const asked = sql`select ${isPublic(sql`${key}::text`, clock.now())} as shown`;
  const [found] = await new Session(pools, centre, false, [], { often: true }).send([compile(asked)]);
  if (found?.rows[0]?.shown !== true) return null;
  if (size === 'half') return openHalf(centre, key);
  return openFile(centre, fileOf(key, size === 'face' ? 'face' : 'full'));
};
