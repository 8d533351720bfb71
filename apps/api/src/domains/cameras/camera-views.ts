import { sql } from 'kysely';
import { objects, out, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { MOST_VIEWS, mustBeShort } from './who-watched.ts';

/** One view of a camera. */
export const CameraViews = objects(
  {
    id: out.id,
    began_at: out.datetime,
    ended_at: outOrNull(out.datetime),
    seconds: out.int,
    name: out.text,
    child: outOrNull(out.text),
    timezone: out.text,
  },
  'ViewOfCamera',
);

interface Asked {
  readonly camera_id: Id<'camera'>;
  readonly from: string;
  readonly to: string;
}

/**
 * Who watched a camera where it stands now, the newest first. Everybody by name, also those who have left or may watch no
 * more; of a view opened while acting as somebody, who acted. Views are indexed by location and day.
 */
export const cameraViews = async (ctx: Ctx, { camera_id, from, to }: Asked) => {
  mustBeShort({ from, to });
  const { rows } = await sql<{
    id: number;
    began_at: Date;
    ended_at: Date | null;
    seconds: number;
    name: string;
    child: string | null;
    timezone: string;
  }>`
    select v.id, v.opened_at as began_at, v.closed_at as ended_at, round(v.acked_ms / 1000.0)::int as seconds,
      u.full_name as name, st.full_name as child, z.value as timezone
    from camera c
    join location l on l.id = c.location_id
    join timezone z on z.id = l.timezone_id
    join camera_view v on v.location_id = c.location_id and v.camera_id = c.id
      and v.day between ${from}::date and ${to}::date and v.opened_at is not null
    join session se on se.id = v.session_id
    join app_user u on u.id = coalesce(se.impersonator_id, v.user_id)
    left join student st on st.id = v.student_id
    where c.id = ${camera_id}
    order by v.opened_at desc, v.id desc limit ${MOST_VIEWS}`.execute(ctx.db);
  return rows;
};
