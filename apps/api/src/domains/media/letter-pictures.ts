import { sql } from 'kysely';
import { isSigned, signed } from '../../files/signature.ts';
import type { ConnectionPools } from '../../kernel/db/connection-pools.ts';
import { inCentre } from '../../kernel/db/in-centre.ts';
import { isForAnybody } from '../../model/picture/for-anybody.ts';

/** Letters are kept and opened again: for a year and a month. */
const LETTER_SECONDS = 400 * 86_400;

/** Where a picture of a letter is fetched; whether anybody may see it is asked again then. */
export const letterPictureAddress = (centre: number, key: string, now: Date): string => {
  const until = Math.floor(now.getTime() / 1000) + LETTER_SECONDS;
  return `/files/letter-picture/${centre}/${key}/${until}/${signed('letter picture', centre, key, until)}`;
};

type Parts = Readonly<Record<'centre' | 'key' | 'until' | 'sign', string>>;

/** The picture such an address leads to; null when it is none of ours or over, or not for anybody any more. */
export const readLetterPicture = async (
  pools: ConnectionPools,
  { centre, key, until, sign }: Parts,
  now: Date,
): Promise<string | null> => {
  if (!isSigned(sign, 'letter picture', centre, key, until) || Number(until) * 1000 <= now.getTime()) return null;
  return inCentre(pools, Number(centre), async (db) => {
    const { rows } = await sql<{ key: string }>`select p.key from picture p
      where p.key = ${key} and ${isForAnybody(now)}`.execute(db);
    return rows[0]?.key ?? null;
  });
};
