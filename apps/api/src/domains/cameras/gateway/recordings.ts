import { hkdfSync } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { installation } from '../../../installation.ts';
import { cameraKey } from '../ticket.ts';
import type { byCentre } from './camera-states.ts';
import { carries, type OwnGateway } from './fleet.ts';
import type { RingGrant } from './messages.ts';

/** What a gateway holds of a camera, as it says; times in ms. */
export interface HeldSaid {
  readonly cam: string;
  readonly oldest: number | null;
  readonly newest: number | null;
  readonly bytes: number;
  readonly spans: readonly { readonly from: number; readonly to: number }[];
  readonly problem: string | null;
}

/** The key a camera's ring is sealed under: derived (RFC 5869), so that it is stored nowhere. */
export const ringKey = (centre: number, camera: number): string =>
  Buffer.from(
    hkdfSync('sha256', installation().secrets.vault, '', `ring of camera ${camera} of centre ${centre}`, 32),
  ).toString('base64');

interface Recorded {
  readonly id: number;
  readonly hours: number;
  readonly bytes: number;
  readonly on: boolean;
}

/**
 * The cameras of a centre this gateway records, or holds something of. One is recorded where its location says so, while
 * it is switched on and, unless the location says otherwise, not closed by staff. The location's share of the disk is
 * divided among its cameras.
 */
export const ringGrants = async (
  db: Kysely<DB>,
  centre: number,
  { gateway, own }: { readonly gateway: string; readonly own: OwnGateway | null },
  now: Date,
): Promise<RingGrant[]> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const carries = sql`gateway_of(c.centre_id, c.id, ${at}) is not distinct from ${own?.id ?? null}::int`;
  const { rows } = await sql<Recorded>`
    select c.id, ls.recording_hours as hours,
      floor(ls.recording_gb * 1e9 / count(*) over (partition by c.location_id))::float8 as bytes,
      ls.recording and c.status = 'active' and (ls.recording_in_blackout or b.id is null) and ${carries} as on
    from camera c
    join centre t on t.id = c.centre_id and t.status <> 'inactive'
    join location_setting ls on ls.location_id = c.location_id
    left join camera_blackout b on b.camera_id = c.id and b.lifted_at is null
      and (b.ends_at is null or b.ends_at > ${at})
    where c.deleted_at is null and (ls.recording and ${carries} or exists (
      select 1 from camera_recording r where r.camera_id = c.id and r.gateway = ${gateway}
        and r.newest_at is not null))
    order by c.id`.execute(db);
  return rows.map(({ id, ...rest }) => ({ cam: cameraKey(centre, id), key: ringKey(centre, id), ...rest }));
};

/**
 * Writes down what a gateway holds of cameras it carries, or is known to hold something of; what it holds no more of is
 * forgotten. The key of a ring goes to who is written down here.
 */
export const writeHeld = async (
  db: Kysely<DB>,
  { gateway, own }: { readonly gateway: string; readonly own: OwnGateway | null },
  told: ReturnType<typeof byCentre<HeldSaid>> extends Map<number, infer Rows> ? Rows : never,
  now: Date,
): Promise<void> => {
  const rows = told.map(({ camera, said }) => ({ camera, ...said }));
  await sql`with told as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(camera int, oldest float8, newest float8, bytes bigint,
        spans jsonb, problem text)
    ), gone as (
      delete from camera_recording r where r.gateway = ${gateway}
        and r.camera_id not in (select camera from told)
    )
    insert into camera_recording (camera_id, gateway, oldest_at, newest_at, bytes, spans, problem, reported_at)
    select c.id, ${gateway}, to_timestamp(t.oldest / 1000), to_timestamp(t.newest / 1000), t.bytes, t.spans,
      t.problem, ${now.toISOString()}::timestamptz
    from told t join camera c on c.id = t.camera
      and (${carries(own, sql`c.id`, now)} or exists (select 1 from camera_recording r where r.camera_id = c.id
        and r.gateway = ${gateway}))
    on conflict (centre_id, camera_id, gateway) do update set oldest_at = excluded.oldest_at,
      newest_at = excluded.newest_at, bytes = excluded.bytes, spans = excluded.spans, problem = excluded.problem,
      reported_at = excluded.reported_at`.execute(db);
};
