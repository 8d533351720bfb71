import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { openStored, removeFile } from '../../files/store.ts';
import { uploadFile } from '../../files/upload-address.ts';
import type { JobContext } from '../../kernel/jobs/job.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { readVideo } from './read-video.ts';
import { isStatus, mayMove } from './states.ts';

interface Cut {
  readonly state: string;
  readonly why: string | null;
  readonly upload_key: string | null;
  readonly sha256: string | null;
}

/**
 * Takes a clip a gateway has cut: its digest is computed from the file as it arrived and must be the one the gateway
 * told. It may run twice: only a line that has no file yet takes one.
 */
export const takeCut = async (job: JobContext, { cut: id }: { readonly cut: number }): Promise<void> => {
  const { centre } = job;
  const cut = await job.transaction(async ({ db }) => {
    const { rows } = await sql<Cut>`select state, why, upload_key, answer ->> 'sha256' as sha256
      from recording_cut where id = ${id}`.execute(db);
    return rows[0];
  });
  if (!cut) return;
  const file = cut.upload_key && uploadFile(cut.upload_key);
  const stored = cut.state === 'cut' && file ? await openStored(centre, file) : null;
  const found = stored && (await readVideo(stored.content));
  const whole = found && found.sha256 === cut.sha256 ? found : null;
  await job.transaction(async ({ db, now }) => {
    const at = now().toISOString();
    if (cut.state === 'cut' && whole && file) await keep(db, id, { file, ...whole, at });
    else if (cut.state === 'cut' || cut.state === 'failed')
      await note(db, id, { kind: 'cut_failed', note: cut.why ?? 'altered', at });
    if (cut.state === 'cut' && !whole)
      await updateRows({ db }, 'recording_cut', { id }, { state: 'failed', why: 'altered' });
  });
};

interface Found {
  readonly file: string;
  readonly type: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly at: string;
}

const keep = async (db: Kysely<DB>, id: number, { file, type, bytes, sha256, at }: Found) => {
  const { rows } = await sql<{ incident: number }>`
    with cut as (
      update recording_cut set state = 'taken' where id = ${id} and state = 'cut'
      returning centre_id, id, asked_by, camera_id, answer
    )
    update incident_video v set file = ${file}, type = ${type}, bytes = ${bytes}, sha256 = ${sha256},
      uploaded_at = ${at}::timestamptz, uploaded_by = cut.asked_by,
      begins_at = to_timestamp((cut.answer ->> 'from')::float8 / 1000), gaps = coalesce(cut.answer -> 'gaps', '[]'),
      expires_at = ${at}::timestamptz + make_interval(days => coalesce((select ls.clip_days from camera c
        join location_setting ls on ls.location_id = c.location_id
        where c.id = cut.camera_id), 90))
    from cut where v.cut_id = cut.id and v.file is null
    returning v.incident_id as incident`.execute(db);
  const [line] = rows;
  if (!line) return;
  await note(db, id, { kind: 'cut', note: `SHA-256 ${sha256}`, at });
  await makeReady(db, line.incident, { cut: id, at });
};

/** An incident in progress is ready once all that was to be cut of it is there. */
const makeReady = async (db: Kysely<DB>, incident: number, { cut, at }: { cut: number; at: string }) => {
  const { rows } = await sql<{ status: string; open: boolean }>`
    select i.status, exists (select 1 from incident_video v join recording_cut k on k.id = v.cut_id
      where v.incident_id = i.id and k.state <> 'taken') as open
    from incident i where i.id = ${incident} for update`.execute(db);
  const [found] = rows;
  if (!found || found.open || !isStatus(found.status) || !mayMove(found.status, 'ready')) return;
  await updateRows({ db }, 'incident', { id: incident }, { status: 'ready' });
  await sql`insert into incident_event (incident_id, at, by_user, kind, from_status, to_status)
    select ${incident}, ${at}::timestamptz, asked_by, 'status', ${found.status}, 'ready'
    from recording_cut where id = ${cut}`.execute(db);
};

const note = (db: Kysely<DB>, cut: number, { kind, note: text, at }: { kind: string; note: string; at: string }) =>
  sql`insert into incident_event (incident_id, at, by_user, kind, video_id, note)
    select v.incident_id, ${at}::timestamptz, k.asked_by, ${kind}, v.id, ${text}
    from recording_cut k join incident_video v on v.cut_id = k.id
    where k.id = ${cut}`.execute(db);

/** Removes clips whose time is over; what is written of them stays, with the digest in the history. */
export const expireClips = async (job: JobContext): Promise<void> => {
  const { centre } = job;
  const gone = await job.transaction(async ({ db, now }) => {
    const at = now().toISOString();
    const { rows } = await sql<{ file: string }>`
      with over as (
        select centre_id, id, incident_id, file, sha256 from incident_video
        where file is not null and expires_at <= ${at}::timestamptz for update
      ), told as (
        insert into incident_event (incident_id, at, kind, video_id, note)
        select incident_id, ${at}::timestamptz, 'expired', id, 'SHA-256 ' || sha256 from over
      ), emptied as (
        update incident_video v set file = null, type = null, bytes = null, sha256 = null, uploaded_at = null, uploaded_by = null,
          cut_id = null, begins_at = null, gaps = '[]', expires_at = null
        from over where v.id = over.id returning v.id
      )
      select over.file from over join emptied using (id)`.execute(db);
    return rows;
  });
  for (const { file } of gone) await removeFile(centre, file);
};
