import { sql } from 'kysely';
import { openHalf, openPictureFile, type PictureFile } from '../domains/media/halves.ts';
import { fileOf, isPictureKey } from '../files/pictures.ts';
import type { AppContext } from '../kernel/call/app-context.ts';
import { compile } from '../kernel/db/compile.ts';
import { Session } from '../kernel/db/session.ts';
import { isPublic } from '../model/picture/public.ts';

const PATH = /^\/picture\/(p[\w-]{22})\/(face|half|full)\.webp$/;

/** The picture of a site at a path; null for any other path, and where not everybody may see it by now. */
export const openPicture = async (
  { pools, clock }: AppContext,
  centre: number,
  path: string,
): Promise<PictureFile | null> => {
  const [, key = '', size] = PATH.exec(path) ?? [];
  if (!isPictureKey(key)) return null;
  const asked = sql`select ${isPublic(sql`${key}::text`, clock.now())} as shown`;
  const [found] = await new Session(pools, centre, false, [], { often: true }).send([compile(asked)]);
  if (found?.rows[0]?.shown !== true) return null;
  if (size === 'half') return openHalf(centre, key);
  return openPictureFile(centre, fileOf(key, size === 'face' ? 'face' : 'full'));
};
