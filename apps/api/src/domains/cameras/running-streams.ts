import type { Ctx } from '../../kernel/call/context.ts';

/** Cameras whose gateway has a live picture now; the newest word of a gateway that fell silent does not count. */
export const runningStreams = async (ctx: Ctx, location: number | null) => {
  const fresh = new Date(ctx.now().getTime() - 30_000);
  let found = ctx.db
    .selectFrom('camera_state as s')
    .innerJoin('camera as c', (join) => join.onRef('c.id', '=', 's.camera_id'))
    .innerJoin('location as l', (join) => join.onRef('l.id', '=', 'c.location_id'))
    .leftJoin('stream as m', (join) => join.onRef('m.id', '=', 'c.stream_id'))
    .select([
      'c.id as camera_id',
      'c.name as camera',
      'l.name as location',
      'm.name as server',
      's.gateway',
      's.since',
      's.fps',
      's.kbps',
      's.codec',
      's.viewers',
    ])
    .where('s.state', '=', 'live')
    .where('s.reported_at', '>', fresh)
    .orderBy('l.name')
    .orderBy('c.sort');
  if (location !== null) found = found.where('c.location_id', '=', location);
  return found.execute();
};
