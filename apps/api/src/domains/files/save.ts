import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { flag, int } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { createRow, deleteRows, insertRows, updateRow, updateRows } from '../../kernel/write/write-rows.ts';
import { File } from '../../model/file/entity.ts';
import { todayAt } from '../../model/location/today.ts';
import type { reminderDays } from '../../model/reminder/days.ts';
import { type createNewFileInput, type updateFileInput, which } from './files.inputs.ts';
import { lockFile } from './lock-file.ts';
import { notifyReaders } from './notify.ts';
import { type Audience, addShares, setShares } from './share.ts';
import { letGo, type Taken, takeFile } from './take-file.ts';

constraint('file_reminders', 'remind_until', 'BAD_DATES', message('reminders.badDays'));

const audienceOf = (data: Audience | undefined, share_with: readonly string[] = []): Audience => ({
  ...data,
  families: data?.families === true || share_with.includes('families'),
  team: data?.team === true || share_with.includes('team'),
});

const writeVersion = (ctx: Ctx, file_id: number, version: number, taken: Taken) =>
  insertRows(ctx, 'file_version', [{ file_id, version, ...taken, created_by: ctx.who.user, created_at: ctx.now() }]);

/** The last place of the list. */
const lastPlace = async (ctx: Ctx, location: number): Promise<number> => {
  const { rows } = await sql<{ next: number }>`select coalesce(max(position), 0) + 1 as next from file
    where location_id = ${location}`.execute(ctx.db);
  return rows[0]?.next ?? 1;
};

/** A document that ran out before today, at its location, is not put up as one that holds. */
const mustLast = async (ctx: Ctx, location: number, expiry: string | null | undefined): Promise<void> => {
  if (expiry && expiry < (await todayAt(ctx, location)))
    throw declined(message('files.expired'), { field: 'expiry_date', code: 'PAST' });
};

/** What is asked of readers from now on is asked until a day that is not over. */
const mustLieAhead = async (ctx: Ctx, location: number, due: string | null | undefined): Promise<void> => {
  if (due && due < (await todayAt(ctx, location)))
    throw declined(message('reminders.pastDue'), { field: 'due_date', code: 'PAST' });
};

const daysOf = ({ due_date, remind_from, remind_every, remind_until }: InputOf<typeof reminderDays>) => ({
  due_date,
  remind_from,
  remind_every,
  remind_until,
});

/** Adds an uploaded file, and tells those it is for when it is published at once. */
export const addFile = async (ctx: Ctx, given: InputOf<typeof createNewFileInput>) => {
  const { name, location, type, description, instructions, sub_type, visible, required, expiry_date } = given;
  const { file_path = '', file_original, file_name } = given;
  await mustLast(ctx, location, expiry_date);
  await mustLieAhead(ctx, location, given.due_date);
  const taken = await takeFile(ctx, file_path, file_original || file_name || '');
  const { sha256: _, ...shown } = taken;
  const { id } = await createRow(ctx, 'file', {
    location_id: location,
    name,
    type,
    description: description ?? null,
    instructions: instructions ?? null,
    sub_type: sub_type ?? null,
    visible: visible ?? false,
    required: required ?? false,
    expiry_date: expiry_date ?? null,
    ...daysOf(given),
    position: await lastPlace(ctx, location),
    ...shown,
    created_by: ctx.who.user,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  });
  await writeVersion(ctx, id, 1, taken);
  const wrong = await addShares(ctx, { id, location_id: location }, audienceOf(given.data, given.share_with));
  if (wrong) return wrong;
  ctx.audit({ entity: File, id, after: { name, location_id: location, type, sha256: taken.sha256 } });
  await notifyReaders(ctx, id);
  return done(message('files.added', { name }), { file: idOf(File, id) });
};

type Change = InputOf<typeof updateFileInput>;

/** Changes a file; another upload is its next version, which nobody has read yet. */
export const changeFile = async (ctx: Ctx, given: Change) => {
  const { id, name, type, description, instructions, sub_type, visible, required, expiry_date, data } = given;
  const held = await lockFile(ctx, id);
  if (held.type === 'photo' && (given.file_path !== undefined || type !== undefined))
    return declined(message('files.photos'), { field: 'type', code: 'PHOTOS' });
  if (visible === true && held.archived)
    return declined(message('files.inArchive'), { field: 'visible', code: 'ARCHIVED' });
  if (expiry_date !== held.expiry_date) await mustLast(ctx, held.location_id, expiry_date);
  if (given.due_date !== held.due_date) await mustLieAhead(ctx, held.location_id, given.due_date);
  const taken =
    given.file_path === undefined
      ? null
      : await takeFile(ctx, given.file_path, given.file_original || given.file_name || '');
  const said = { name, type, description, instructions, sub_type, visible, required, expiry_date };
  const columns = { ...said, ...daysOf(given) };
  const told = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  const version = held.version + (taken ? 1 : 0);
  const shown = taken
    ? { stored: taken.stored, picture: taken.picture, original: taken.original, bytes: taken.bytes, version }
    : {};
  const diff = await updateRow(ctx, 'file', { id }, { ...told, ...shown, updated_at: ctx.now() });
  if (taken) await writeVersion(ctx, id, version, taken);
  const wrong = data === undefined ? null : await setShares(ctx, held, audienceOf(data));
  if (wrong) return wrong;
  const changed = diff?.news;
  if (changed) ctx.audit({ entity: File, id, ...changed });
  await notifyReaders(ctx, id);
  return done(message(taken ? 'files.newVersion' : 'files.saved', { name: name ?? held.name }));
};

interface Which {
  readonly id: Id<'file'>;
}
export const publishedFilesInput = { ...which, value: flag() };

/** Publishes a file, so that those it is shared with see it, or takes that back. */
export const publishFile = async (ctx: Ctx, { id, value }: InputOf<typeof publishedFilesInput>) => {
  const held = await lockFile(ctx, id);
  if (held.archived) return declined(message('files.inArchive'), { field: 'id', code: 'ARCHIVED' });
  await set(ctx, id, { visible: value });
  ctx.audit({ entity: File, id, before: { visible: held.visible }, after: { visible: value } });
  if (value) await notifyReaders(ctx, id);
  return done(message(value ? 'files.published' : 'files.unpublished', { name: held.name }));
};

const set = (ctx: Ctx, id: number, columns: { visible?: boolean; archived_at?: Date | null }) =>
  updateRows(ctx, 'file', { id }, { ...columns, updated_at: ctx.now() });
export const fileAddedInArchiveInput = { ...which, archive: flag().optional() };

/** Puts a file away, where families see it no more, or takes it back unpublished. */
export const archiveFile = async (ctx: Ctx, { id, archive = true }: InputOf<typeof fileAddedInArchiveInput>) => {
  const held = await lockFile(ctx, id);
  await set(ctx, id, { archived_at: archive ? ctx.now() : null, ...(archive ? { visible: false } : {}) });
  ctx.audit({ entity: File, id, before: { archived: held.archived }, after: { archived: archive } });
  return done(message(archive ? 'files.archived' : 'files.restored', { name: held.name }));
};

/** Deletes an archived file with everything that was stored for it; the trail keeps its name. */
export const removeFileRecord = async (ctx: Ctx, { id }: Which) => {
  const held = await lockFile(ctx, id);
  if (!held.archived) return declined(message('files.archiveFirst'), { field: 'id', code: 'NOT_ARCHIVED' });
  const { rows } = await sql<{ stored: string | null }>`select stored from file_version
    where file_id = ${id}`.execute(ctx.db);
  await deleteRows(ctx, 'file', { id });
  letGo(ctx, rows);
  ctx.audit({ entity: File, id, before: { name: held.name, versions: held.version } });
  return done(message('files.removed', { name: held.name }));
};
export const sortFilesInput = { ...which, sort: int(-1_000_000, 1_000_000) };

/** Puts a file at a place of its location's list; the others close up. */
export const sortFile = async (ctx: Ctx, { id, sort }: InputOf<typeof sortFilesInput>) => {
  if (sort < 0) return declined(message('files.badPlace'), { field: 'sort', code: 'BAD_VALUE' });
  const held = await lockFile(ctx, id);
  await sql`with others as (
      select o.id, row_number() over (order by o.position, o.id) - 1 as place from file o
      where o.location_id = ${held.location_id} and o.type = ${held.type} and o.id <> ${id}
    ), placed as (
      select id, place + (place >= ${sort})::int as place from others union all select ${id}::int, ${sort}::int)
    update file f set position = p.place from placed p
    where f.id = p.id and f.position <> p.place`.execute(ctx.db);
  return done(message('files.sorted'));
};
