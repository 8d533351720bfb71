import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';

/**
 * Queues a trial of stored cameras that have an address, as a manager saves them, and forgets what was last known of
 * them when `readdressed`; otherwise only cameras that gave no picture are tried. One statement however many.
 */
export const trySaved = async (ctx: Ctx, cameras: readonly number[], readdressed: boolean): Promise<void> => {
  if (cameras.length === 0) return;
  const { user } = ctx.who;
  const { rows } = await sql<{ id: number }>`
    with faulty as (
      select camera_id from camera_fault where camera_id = any(${[...cameras]}::int[])
    ), forgotten as (
      delete from camera_fault f where ${readdressed}::boolean and f.camera_id in (select camera_id from faulty)
    )
    insert into camera_test (location_id, camera_id, asked_by, asked_at, source_sealed)
    select c.location_id, c.id, ${user}, ${ctx.now().toISOString()}::timestamptz, ''::bytea
    from camera c
    where c.id = any(${[...cameras]}::int[]) and c.status = 'active' and c.deleted_at is null
      and (c.source_sealed is not null or c.stream_id is not null and c.camera_id is not null)
      and (${readdressed}::boolean or c.id in (select camera_id from faulty))
    returning id`.execute(ctx.db);
  if (rows.length > 0) ctx.publish({ kind: 'camera_test', ids: rows.map(({ id }) => id) });
};
