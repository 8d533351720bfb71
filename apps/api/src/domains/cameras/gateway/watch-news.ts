import type { Kysely } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { notify } from '../../../kernel/events/notify.ts';
import type { WatchNews } from '../views.ts';

/** Tells those who look at who is watching that views began or ended: one event for each camera, however many. */
export const notifyWatch = (db: Kysely<DB>, centre: number, news: readonly WatchNews[]): Promise<void> => {
  const byCamera = Map.groupBy(news, ({ camera_id }) => camera_id);
  const events = [...byCamera].flatMap(([camera, views]) =>
    views.slice(0, 1).map(({ location_id: location }) => ({
      kind: 'watch' as const,
      ids: views.map(({ id }) => id),
      at: { camera, location },
    })),
  );
  return notify(db, centre, events);
};
