import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { carries, type OwnGateway } from './fleet.ts';
import type { CameraSaid } from './messages.ts';

/** Cameras by centre, as a gateway names them: "centre:camera". */
export const byCentre = <T extends { cam: string }>(said: readonly T[]): Map<number, { camera: number; said: T }[]> => {
  const sorted = new Map<number, { camera: number; said: T }[]>();
  for (const one of said) {
    const [centre = 0, camera = 0] = one.cam.split(':').map(Number);
    const known = sorted.get(centre) ?? [];
    known.push({ camera, said: one });
    sorted.set(centre, known);
  }
  return sorted;
};

/**
 * Writes down what a gateway says of the cameras of one centre it carries. Answers those whose state or reason is another than
 * before, so that only news is told.
 */
export const writeStates = async (
  db: Kysely<DB>,
  { gateway, own }: { readonly gateway: string; readonly own: OwnGateway | null },
  states: readonly { camera: number; said: CameraSaid }[],
  now: Date,
): Promise<number[]> => {
  const changed: number[] = [];
  for (const { camera, said } of states) {
    const { rows } = await sql<{ news: boolean }>`
      with before as (
        select state, reason from camera_state where camera_id = ${camera}
      ), written as (
        insert into camera_state (camera_id, gateway, state, reason, since, fps, width, height, codec, kbps, audio,
          viewers, reported_at)
        select c.id, ${gateway}, ${said.state}, ${said.reason}, ${new Date(said.since).toISOString()}::timestamptz,
          ${said.fps}, ${said.width}, ${said.height}, ${said.codec}, ${Math.round(said.kbps)}, ${said.audio}, ${said.viewers},
          ${now.toISOString()}::timestamptz
        from camera c where c.id = ${camera} and ${carries(own, sql`c.id`, now)}
        on conflict (centre_id, camera_id) do update set gateway = excluded.gateway, state = excluded.state,
          reason = excluded.reason, since = excluded.since, fps = excluded.fps, width = excluded.width,
          height = excluded.height, codec = excluded.codec, kbps = excluded.kbps, audio = excluded.audio,
          viewers = excluded.viewers, reported_at = excluded.reported_at
        returning state, reason
      ), cleared as (
        delete from camera_fault where ${said.state === 'live'}::boolean and camera_id = ${camera}
          and exists (select 1 from written)
      ), kept as (
        insert into camera_fault (camera_id, reason, at)
        select id, ${said.reason}::text, ${now.toISOString()}::timestamptz
        from camera where ${said.state !== 'live' && said.reason !== null}::boolean and id = ${camera}
          and exists (select 1 from written)
        on conflict (centre_id, camera_id) do update set reason = excluded.reason, at = excluded.at
      )
      select (before.state is distinct from written.state or before.reason is distinct from written.reason) as news
      from written left join before on true`.execute(db);
    if (rows[0]?.news) changed.push(camera);
  }
  return changed;
};
