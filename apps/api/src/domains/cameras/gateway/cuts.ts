import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { uploadAddress, uploadFile } from '../../../files/upload-address.ts';
import { REMOVE_FILES } from '../../../files/upload-tasks.ts';
import { addingFrom, addJob } from '../../../kernel/jobs/enqueue.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { cameraKey } from '../ticket.ts';
import { TAKE_CUT } from './cut-tasks.ts';
import { carries, type OwnGateway } from './fleet.ts';
import type { CutSaid, ToGateway } from './messages.ts';
import { ringKey } from './recordings.ts';

/** The most one clip holds: what an upload of a video takes. */
const MOST_BYTES = 500 * 1024 * 1024;
/** How long a clip may be put: a gateway cuts few at once, and the last of many waits for all, s. */
const PUT_SECONDS = 12 * 60 * 60;
/** A cut that was not heard of again for so long is begun anew, s. */
const LOST_SECONDS = 600;

/**
 * Takes up cuts that wait, those named or all, for the gateway that holds them, or carries a camera nobody holds anything
 * of; answers what it is told.
 */
export const takeCuts = async (
  db: Kysely<DB>,
  centre: number,
  { gateway, own }: { readonly gateway: string; readonly own: OwnGateway | null },
  which: { readonly ids?: readonly number[]; readonly afresh?: boolean },
  now: Date,
): Promise<Extract<ToGateway, { t: 'cut' }>[]> => {
  const at = now.toISOString();
  if (which.afresh)
    await updateRows(
      { db },
      'recording_cut',
      [
        { state: 'running' },
        sql`(gateway = ${gateway} or started_at < ${at}::timestamptz - make_interval(secs => ${LOST_SECONDS}))`,
      ],
      { state: 'waiting' },
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
    where k.state = 'waiting' and k.id = any(coalesce(${which.ids ?? null}::int[], array(
        select w.id from recording_cut w where w.state = 'waiting')))
      and (exists (select 1 from camera_recording r where r.camera_id = k.camera_id
          and r.gateway = ${gateway})
        or (${carries(own, sql`k.camera_id`, now)} and not exists (select 1 from camera_recording r
          where r.camera_id = k.camera_id)))
    returning k.id, k.camera_id, extract(epoch from k.from_at)::float8 * 1000 as from,
      extract(epoch from k.to_at)::float8 * 1000 as to, k.asked_by as by, k.attempt`.execute(db);
  const told: Extract<ToGateway, { t: 'cut' }>[] = [];
  for (const { id, camera_id, from, to, by, attempt } of rows) {
    const { url, key } = uploadAddress({ centre, user: by ?? 0 }, 'video/mp4', now, PUT_SECONDS);
    await updateRows({ db }, 'recording_cut', { id }, { upload_key: key });
    const later = new Date(now.getTime() + 2 * PUT_SECONDS * 1000);
    await addJob({ db, centre }, REMOVE_FILES, { files: [uploadFile(key)] }, { at: later });
    const cam = cameraKey(centre, camera_id);
    const name = `${centre}:${id}:${attempt}`;
    told.push({ t: 'cut', id: name, cam, key: ringKey(centre, camera_id), from, to, put: url, most_bytes: MOST_BYTES });
  }
  return told;
};

/** Keeps what became of a cut from the gateway that was told to make it, unless it was begun anew meanwhile, and has it taken by who asked. */
export const writeCut = async (db: Kysely<DB>, gateway: string, said: CutSaid, now: Date): Promise<void> => {
  const [centre = 0, id = 0, attempt = 0] = said.id.split(':').map(Number);
  const { t: _, id: __, ok, why, ...answer } = said;
  await sql`with ended as (
      update recording_cut set state = ${ok ? 'cut' : 'failed'}, ended_at = ${now.toISOString()}::timestamptz,
        why = ${ok ? null : (why ?? 'failed')}::text, answer = ${ok ? JSON.stringify(answer) : null}::jsonb
      where id = ${id} and attempt = ${attempt} and state = 'running'
        and gateway = ${gateway} returning id)
    select ${addingFrom(TAKE_CUT, centre, { cut: sql`id` }, { key: sql`${String(id)}` })} from ended`.execute(db);
};

/** The centre a cut is of, as its name says. */
export const centreOfCut = ({ id }: CutSaid): number => Number(id.split(':')[0]);
