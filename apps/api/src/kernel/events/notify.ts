import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Publication } from '../call/context.ts';
import type { Sql } from '../db/tables.ts';

/** Channel of Postgres over which all events of all centres go; payloads are JSON of `{ c, k, i, a }`. */
export const CHANNEL = 'nestling';
/** NOTIFY takes less than 8,000 bytes: longer lists of ids go in several. */
const IDS_PER_NOTICE = 500;

/** The statement that tells of events of a centre once its transaction is through; null where there are none. */
export const notices = (centre: number, events: readonly Publication[]): Sql | null => {
  const payloads = events.flatMap(({ kind, ids = [], at = {} }) => {
    const chunks: (readonly number[])[] = ids.length > 0 ? [] : [[]];
    for (let i = 0; i < ids.length; i += IDS_PER_NOTICE) chunks.push(ids.slice(i, i + IDS_PER_NOTICE));
    return chunks.map((i) => JSON.stringify({ c: centre, k: kind, i, a: at }));
  });
  return payloads.length === 0
    ? null
    : sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`;
};

/** Tells of events from outside of calls and jobs, as the gateways' channel does; they leave with COMMIT. */
export const notify = async (db: Kysely<DB>, centre: number, events: readonly Publication[]): Promise<void> => {
  await notices(centre, events)?.execute(db);
};
