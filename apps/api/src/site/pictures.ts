import { sql } from 'kysely';
import { fileOf, isPictureKey } from '../files/pictures.ts';
import type { AppContext } from '../kernel/call/app-context.ts';
import { compile } from '../kernel/db/compile.ts';
import { Session } from '../kernel/db/session.ts';
import { isPublic } from '../model/picture/public.ts';

const PATH = /^\/picture\/(p[\w-]{22})\/(face|full)\.webp$/;

/** The file in the store of a picture a site shows; null for any other path, and where not everybody may see it by now. */
export const pictureFile = async (
  { pools, clock }: AppContext,
  centre: number,
  path: string,
): Promise<string | null> => {
  const [, key = '', size] = PATH.exec(path) ?? [];
  if (!isPictureKey(key)) return null;
  const asked = sql`select ${isPublic(sql`${key}::text`, clock.now())} as shown`;
  const [found] = await new Session(pools, centre, false, [], { often: true }).send([compile(asked)]);
  return found?.rows[0]?.shown === true ? fileOf(key, size === 'face' ? 'face' : 'full') : null;
};
