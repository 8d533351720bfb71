import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { CHANNEL } from '../../../kernel/call/call-context.ts';
import type { WatchNews } from '../views.ts';

/** Views named in one message: Postgres takes 8,000 bytes. */
const MOST = 500;

export const notify = (
  db: Kysely<DB>,
  payload: { c: number; k: string; i: readonly number[]; a: Record<string, number> },
) => sql`select pg_notify(${CHANNEL}, ${JSON.stringify(payload)})`.execute(db);

/** Tells those who look at who is watching that views began or ended: one message for each camera, however many. */
export const tellWatch = async (db: Kysely<DB>, centre: number, news: readonly WatchNews[]): Promise<void> => {
  const byCamera = Map.groupBy(news, ({ camera_id }) => camera_id);
  for (const [camera, views] of byCamera) {
    const [first] = views;
    if (!first) continue;
    for (let from = 0; from < views.length; from += MOST) {
      const ids = views.slice(from, from + MOST).map(({ id }) => id);
      await notify(db, { c: centre, k: 'watch', i: ids, a: { camera, location: first.location_id } });
    }
  }
};
