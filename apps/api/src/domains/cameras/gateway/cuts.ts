import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { uploadAddress, uploadFile } from '../../../files/upload-address.ts';
import { cameraKey } from '../ticket.ts';
import type { CutSaid, ToGateway } from './messages.ts';
import { ringKey } from './recordings.ts';

/** The most one clip holds: what an upload of a video takes. */
const MOST_BYTES = 500 * 1024 * 1024;
/** How long a clip may be put: a gateway cuts few at once, and the last of many waits for all, s. */
const PUT_SECONDS = 12 * 60 * 60;
/** A cut that was not heard of again for so long is begun anew, s. */
const LOST_SECONDS = 600;

/** Takes up cuts that wait, those named or all, for the gateway that holds them; answers what it is told. */
export const takeCuts = async (
  db: Kysely<DB>,
  centre: number,
  gateway: string,
  which: { readonly ids?: readonly number[]; readonly afresh?: boolean },
  now: Date,
): Promise<Extract<ToGateway, { t: 'cut' }>[]> => {
  const at = now.toISOString();
  if (which.afresh)
    await sql`update recording_cut set state = 'waiting' where centre_id = ${centre} and state = 'running'
      and (gateway = ${gateway} or started_at < ${at}::timestamptz - make_interval(secs => ${LOST_SECONDS}))`.execute(
      db,
    );
  const { rows } = await sql<{
    id: number;
    camera_id: number;
    from: number;
    to: number;
    by: number | null;
    attempt: number;
  }>`
    update recording_cut k set state = 'running', attempt = k.attempt + 1, gateway = ${gateway}, started_at = ${at}::timestamptz
    where k.centre_id = ${centre} and k.state = 'waiting' and k.id = any(coalesce(${which.ids ?? null}::int[], array(
        select w.id from recording_cut w where w.centre_id = ${centre} and w.state = 'waiting')))
      and coalesce((select r.gateway from camera_recording r where r.centre_id = k.centre_id and r.camera_id = k.camera_id),
        ${gateway}) = ${gateway}
    returning k.id, k.camera_id, extract(epoch from k.from_at)::float8 * 1000 as from,
      extract(epoch from k.to_at)::float8 * 1000 as to, k.asked_by as by, k.attempt`.execute(db);
  const told: Extract<ToGateway, { t: 'cut' }>[] = [];
  for (const { id, camera_id, from, to, by, attempt } of rows) {
    const { url, key } = uploadAddress({ centre, user: by ?? 0 }, 'video/mp4', now, PUT_SECONDS);
    await sql`update recording_cut set upload_key = ${key} where centre_id = ${centre} and id = ${id}`.execute(db);
    const files = JSON.stringify([uploadFile(key)]);
    await sql`select enqueue('incident.forget', json_build_object('centre', ${centre}::int, 'files', ${files}::json), null,
      ${at}::timestamptz + make_interval(secs => ${2 * PUT_SECONDS}))`.execute(db);
    const cam = cameraKey(centre, camera_id);
    const name = `${centre}:${id}:${attempt}`;
    told.push({ t: 'cut', id: name, cam, key: ringKey(centre, camera_id), from, to, put: url, most_bytes: MOST_BYTES });
  }
  return told;
};

/** Keeps what became of a cut, unless it was begun anew meanwhile, and has it taken by who asked. */
export const writeCut = async (db: Kysely<DB>, said: CutSaid, now: Date): Promise<void> => {
  const [centre = 0, id = 0, attempt = 0] = said.id.split(':').map(Number);
  const { t: _, id: __, ok, why, ...answer } = said;
  await sql`with ended as (
      update recording_cut set state = ${ok ? 'cut' : 'failed'}, ended_at = ${now.toISOString()}::timestamptz,
        why = ${ok ? null : (why ?? 'failed')}::text, answer = ${ok ? JSON.stringify(answer) : null}::jsonb
      where centre_id = ${centre} and id = ${id} and attempt = ${attempt} and state = 'running' returning id)
    select enqueue('incident_take', json_build_object('centre', ${centre}::int, 'cut', id), ${`cut ${centre} ${id}`}, null)
    from ended`.execute(db);
};

/** The centre a cut is of, as its name says. */
export const centreOfCut = ({ id }: CutSaid): number => Number(id.split(':')[0]);
