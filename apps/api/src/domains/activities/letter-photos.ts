import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { isSigned, signed } from '../../files/signature.ts';
import type { ConnectionPools } from '../../kernel/db/connection-pools.ts';
import { inCentre } from '../../kernel/db/in-centre.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { isShownTo } from '../../model/activity/reach.ts';

const DAY_MS = 86_400_000;
/** A week of photos, and as many as a letter bears. */
const WEEK_MS = 7 * DAY_MS;
const MOST = 4;
/** Letters are opened again, but not for ever; whoever wants to keep a photo takes it from the portal. */
const LASTS_MS = 60 * DAY_MS;

const ownOf = (user: Sql): Sql => sql`select gl.student_id from standing_guardian gl where gl.user_id = ${user}`;

/**
 * The photos of the last seven days that each of `people` may see of the own children, as addresses within the portal. They
 * lead to a photo for this reader alone, who is asked about again whenever it is fetched.
 */
export const photosForLetters = async (
  db: Kysely<DB>,
  centre: number,
  now: Date,
  people: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> => {
  if (people.length === 0) return new Map();
  const { rows } = await sql<{ user_id: number; id: number }>`select u.id as user_id, p.id
    from unnest(${[...people]}::int[]) as u(id)
    cross join lateral (select a.id, a.at from activity a where a.kind = 'photo'
      and a.photo is not null and a.at > ${new Date(now.getTime() - WEEK_MS)}::timestamptz
      and ${isShownTo({ name: 'a' }, ownOf(sql`u.id`))}
      order by a.at desc, a.id desc limit ${MOST}) p
    order by p.at desc, p.id desc`.execute(db);
  const until = Math.floor((now.getTime() + LASTS_MS) / 1000);
  const addressOf = ({ user_id, id }: { user_id: number; id: number }): string =>
    `/files/letter-photo/${centre}/${user_id}/${id}/${until}/${signed('letter photo', centre, user_id, id, until)}`;
  return new Map([...Map.groupBy(rows, ({ user_id }) => user_id)].map(([user, own]) => [user, own.map(addressOf)]));
};

type Parts = Readonly<Record<'centre' | 'user' | 'activity' | 'until' | 'sign', string>>;

/** The picture such an address leads to; null when it is none of ours or over, or its reader may not see it any more. */
export const readLetterPhoto = async (
  pools: ConnectionPools,
  { centre, user, activity, until, sign }: Parts,
  now: Date,
): Promise<string | null> => {
  if (!isSigned(sign, 'letter photo', centre, user, activity, until) || Number(until) * 1000 <= now.getTime())
    return null;
  return inCentre(pools, Number(centre), async (db) => {
    const own = ownOf(sql`${Number(user)}::int`);
    const { rows } = await sql<{ photo: string }>`select a.photo from activity a
      where a.id = ${Number(activity)} and a.photo is not null
        and ${isShownTo({ name: 'a' }, own)}`.execute(db);
    return rows[0]?.photo ?? null;
  });
};
