import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { videoAddress } from '../../files/address.ts';
import { openStored } from '../../files/store.ts';
import {
  isUploadKeyOf,
  UPLOAD_SECONDS,
  uploadAddress,
  uploadFile,
  type VIDEO_TYPES,
} from '../../files/upload-address.ts';
import { REMOVE_FILES } from '../../files/upload-tasks.ts';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { clock, date, flag, id, text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { col, jsonb } from '../../kernel/db/tables.ts';
import { way } from '../../kernel/files/ways.ts';
import { createRow, deleteRows, updateRows } from '../../kernel/write/write-rows.ts';
import { Camera } from '../../model/camera/entity.ts';
import { becomeReady } from './change.ts';
import { record } from './history.ts';
import { Incident, IncidentVideo } from './incidents.entities.ts';
import { ownIncidentVideos } from './incidents.reach.ts';
import { checkedLines } from './lines.ts';
import { type Held, lock } from './lock-incident.ts';
import { readVideo } from './read-video.ts';

constraint('incident_video_file', 'video', 'TAKEN', message('incidents.videoUsed'));

/** How long an uploaded file waits to be put on an incident. */
const KEPT_MS = 4 * UPLOAD_SECONDS * 1000;

/** Where a video is put by PUT; what no incident takes within the hour is removed. */
export const videoUploadLink = (ctx: Ctx, { type }: { readonly type: (typeof VIDEO_TYPES)[number] }) => {
  const { url, key } = uploadAddress(ctx.who, type, ctx.now());
  const fields = { method: 'PUT', 'content-type': type };
  ctx.enqueue(REMOVE_FILES, { files: [uploadFile(key)] }, { at: new Date(ctx.now().getTime() + KEPT_MS) });
  return { url: `${ctx.request.origin}${url}`, key, fields, expires_in: UPLOAD_SECONDS };
};

const noVideo = () =>
  declined(message('incidents.noVideo'), { field: 'video', code: 'NO_VIDEO', message: message('incidents.noVideo') });

/** What a file of the caller's holds, with the columns that keep it. Throws when it is none, or no video. */
const takeFile = async (ctx: Ctx, key: string) => {
  const { centre, user } = ctx.who;
  const file = uploadFile(key);
  const stored = isUploadKeyOf(key, centre, user) ? await openStored(centre, file) : null;
  const found = stored && (await readVideo(stored.content));
  if (!found) throw noVideo();
  return { file, ...found, uploaded_at: ctx.now(), uploaded_by: user };
};

interface Line {
  readonly id: number;
  readonly incident_id: number;
  readonly camera_id: number | null;
  readonly date: string | null;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly file: string | null;
}

/** One line, locked with its incident. Throws that it is gone. */
const lockLine = async (ctx: Ctx, id: number): Promise<{ held: Held; line: Line }> => {
  const find = () =>
    ctx.db
      .selectFrom('incident_video')
      .select(['id', 'incident_id', 'camera_id', 'date', 'start_time', 'end_time', 'file'])
      .where('id', '=', id)
      .executeTakeFirst();
  const before = await find();
  const held = before && (await lock(ctx, before.incident_id));
  const line = held && (await find());
  if (!held || !line) throw gone(message('incidents.gone'));
  return { held, line };
};

/** Managers change what they asked for until support begins; support until the incident is closed. */
const checkOpen = ({ who }: Ctx, { status }: Held): void => {
  if (allows(who.role, 'kvsupport') ? status === 'closed' : status !== 'requested')
    throw declined(message(status === 'closed' ? 'incidents.closed' : 'incidents.begun'), {
      field: 'id',
      code: 'BEGUN',
    });
};

export const uploadIncidentVideoInput = {
  incident_id: id(Incident),
  video: text(1, 100),
  date: date().optional(),
  start_time: clock().optional(),
  end_time: clock().optional(),
  camera: id(Camera).optional(),
};
type Upload = InputOf<typeof uploadIncidentVideoInput>;

/** Adds a recording; the incident becomes ready with its first one. */
export const addVideo = async (ctx: Ctx, { incident_id, video, camera, ...when }: Upload) => {
  const held = await lock(ctx, incident_id);
  if (held.status !== 'in-progress' && held.status !== 'ready')
    return declined(message('incidents.notBegun'), { field: 'incident_id', code: 'NOT_BEGUN' });
  const { date, start_time, end_time } = when;
  const whole = date !== undefined && start_time !== undefined && end_time !== undefined && camera !== undefined;
  const [line] = whole
    ? await checkedLines(ctx, [{ date, start_time, end_time, camera }], held.locations, () => '')
    : [];
  if (!whole && (camera !== undefined || date !== undefined || start_time !== undefined || end_time !== undefined))
    return declined(message('incidents.wholeLine'), { field: 'camera', code: 'REQUIRED' });
  const file = await takeFile(ctx, video);
  const { id } = await createRow(ctx, 'incident_video', {
    incident_id,
    ...(line ? { camera_id: line.camera, camera_name: line.camera_name, ...when } : {}),
    ...file,
  });
  await record(ctx, incident_id, { kind: 'uploaded', video_id: id, note: `SHA-256 ${file.sha256}` });
  ctx.audit({ entity: IncidentVideo, id, after: { incident: incident_id, sha256: file.sha256 } });
  if (held.status === 'in-progress') await becomeReady(ctx, held);
  return done(message('incidents.uploaded'), { error: null });
};

export const updateSingleIncidentVideoInput = {
  id: id(IncidentVideo),
  video: text(1, 100).optional(),
  date: date().optional(),
  start_time: clock().optional(),
  end_time: clock().optional(),
  camera: id(Camera).optional(),
};
type LineChanges = InputOf<typeof updateSingleIncidentVideoInput>;

const hhmm = (time: string | null): string | undefined => time?.slice(0, 5);

/** Changes one line; support puts its video in place, or another one. */
export const changeLine = async (ctx: Ctx, { id, video, camera, ...when }: LineChanges) => {
  const { held, line } = await lockLine(ctx, id);
  checkOpen(ctx, held);
  if (video !== undefined && !allows(ctx.who.role, 'kvsupport'))
    return declined(message('incidents.supportUploads'), { field: 'video', code: 'NOT_YOURS' });
  if (video !== undefined && held.status === 'requested')
    return declined(message('incidents.notBegun'), { field: 'video', code: 'NOT_BEGUN' });
  const wanted = {
    date: when.date ?? line.date ?? undefined,
    start_time: when.start_time ?? hhmm(line.start_time),
    end_time: when.end_time ?? hhmm(line.end_time),
    camera: camera ?? line.camera_id ?? undefined,
  };
  const { date, start_time, end_time, camera: of } = wanted;
  const changed = camera !== undefined || Object.values(when).some((value) => value !== undefined);
  const whole = date !== undefined && start_time !== undefined && end_time !== undefined && of !== undefined;
  if (changed && !whole) return declined(message('incidents.wholeLine'), { field: 'camera', code: 'REQUIRED' });
  const [checked] =
    changed && whole
      ? await checkedLines(ctx, [{ date, start_time, end_time, camera: of }], held.locations, () => '')
      : [];
  const file = video === undefined ? null : await takeFile(ctx, video);
  await updateRows(
    ctx,
    'incident_video',
    { id },
    {
      ...(checked ? { date, start_time, end_time, camera_id: checked.camera, camera_name: checked.camera_name } : {}),
      ...file,
      // A cut of what the line was before is not for it any more, nor what was said of that clip.
      ...(checked || file ? { cut_id: null } : {}),
      ...(file ? { begins_at: null, gaps: jsonb([]), expires_at: null } : {}),
      id: line.id,
    },
  );
  if (checked) await record(ctx, held.id, { kind: 'edited', video_id: id });
  if (file) {
    await record(ctx, held.id, { kind: 'uploaded', video_id: id, note: `SHA-256 ${file.sha256}` });
    if (line.file) ctx.enqueue(REMOVE_FILES, { files: [line.file] });
    if (held.status === 'in-progress') await becomeReady(ctx, held);
  }
  ctx.audit({ entity: IncidentVideo, id, before: line, after: { ...wanted, sha256: file?.sha256 } });
  return done(message('incidents.saved'));
};

/** Removes one line with its file. */
export const removeLine = async (ctx: Ctx, { id }: { id: number }) => {
  const { held, line } = await lockLine(ctx, id);
  checkOpen(ctx, held);
  await deleteRows(ctx, 'incident_video', { id });
  await forget(ctx, held, line.file ? [line.file] : [], id);
  return done(message('incidents.lineRemoved'));
};

/** Removes every line of an incident with its files; the incident stays. */
export const removeLines = async (ctx: Ctx, { incident_id }: { incident_id: number }) => {
  const held = await lock(ctx, incident_id);
  checkOpen(ctx, held);
  await deleteRows(ctx, 'incident_video', { incident_id });
  await forget(ctx, held, held.files, undefined);
  return done(message('incidents.linesRemoved'));
};

const forget = async (ctx: Ctx, held: Held, files: readonly string[], video_id: number | undefined): Promise<void> => {
  await record(ctx, held.id, { kind: 'video_removed', ...(video_id === undefined ? {} : { video_id }) });
  if (files.length > 0) ctx.enqueue(REMOVE_FILES, { files });
  ctx.audit({ entity: Incident, id: held.id, before: { files: files.length }, reason: 'video removed' });
};

const ofRecording = way('recording', IncidentVideo, {
  scope: ownIncidentVideos,
  shows: (as, key) => sql`${col(as, 'file')} = ${key}`,
});
export const watchIncidentVideoInput = { id: id(IncidentVideo), download: flag().optional() };

/** Where a video is watched or fetched for an hour; who asked is written down before the address is answered. */
export const watchVideo = async (ctx: Ctx, { id, download = false }: InputOf<typeof watchIncidentVideoInput>) => {
  const video = await ctx.db
    .selectFrom('incident_video')
    .select(['incident_id', 'file', 'type', 'camera_name', 'date'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!video?.file || !video.type) return declined(message('incidents.noVideoYet'), { field: 'id', code: 'NO_VIDEO' });
  await record(ctx, video.incident_id, { kind: download ? 'downloaded' : 'watched', video_id: id });
  const name = [video.camera_name || 'Recording', video.date].filter(Boolean).join(' ');
  const { file, type } = video;
  const url = videoAddress(ctx, { file, type, name: download ? name : null }, ofRecording(id));
  return done(message(download ? 'incidents.download' : 'incidents.watch'), { url });
};
