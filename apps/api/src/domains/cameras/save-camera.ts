import { sql } from 'kysely';
import { installation } from '../../installation.ts';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { colour, id, text } from '../../kernel/call/input.ts';
import { constraint, type UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { createRow, deleteRows, insertRows, updateRow, updateRows } from '../../kernel/write/write-rows.ts';
import { Camera } from '../../model/camera/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { endOwnTimes } from '../schedules/schedules.door.ts';
import type { createCameraInput } from './cameras.inputs.ts';
import { rest } from './cameras.inputs.ts';
import { openSource, readAddress, type Source, sealSmallSource, sealSource } from './source.ts';
import { trySaved } from './try-saved.ts';

constraint('camera_code', 'code', 'TAKEN', message('camera.codeTaken'));
constraint('camera_color', 'color_code', 'TAKEN', message('camera.colorTaken'));
constraint('camera_centre_id_location_id_room_id_fkey', 'room', 'ELSEWHERE', message('camera.roomElsewhere'));
constraint('camera_centre_id_stream_id_fkey', 'stream', 'GONE', message('camera.gone'));
constraint('camera_centre_id_schedule_id_fkey', 'schedule', 'GONE', message('camera.gone'));

/** What a form gives of a camera; what is left out stays as it is. Null takes away. */
export type CameraInput = Omit<InputOf<typeof updateCameraInput>, 'id'>;

/** '#EFB' and '#EEFFBB' are the same colour: kept in six small digits, so that the unique key sees it. */
export const plainColour = (text: string): string => {
  const digits = text.replace('#', '').toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
};

const badAddress = (field: string): UserError =>
  declined(message('camera.badAddress'), { field, code: 'BAD_ADDRESS', message: message('camera.badAddress') });

/** The address of a form: name and password may stand in it or in fields of their own. Undefined: none was given. */
export const addressOf = (input: CameraInput): Source | undefined => {
  if (input.source_url === undefined || input.source_url === '') return undefined;
  const source = readAddress(input.source_url);
  if (!source) throw badAddress('source_url');
  return signedInBy(source, input);
};

/** An address with the name and password of a form in place of its own, where they were given. */
const signedInBy = (source: Source, { source_username, source_password }: CameraInput): Source => ({
  ...source,
  ...(source_username ? { username: source_username } : {}),
  ...(source_password ? { password: source_password } : {}),
});

/**
 * The address a camera has of its own with another name or password: who changes these alone need not know it. Declined
 * where it has none; undefined where neither was given.
 */
const withSignIn = async (ctx: Ctx, camera: number, input: CameraInput): Promise<Source | undefined> => {
  if (!input.source_username && !input.source_password) return undefined;
  const row = await ctx.db
    .selectFrom('camera')
    .select('source_sealed')
    .where('id', '=', camera)
    .forUpdate()
    .executeTakeFirst();
  const stored = { centre: ctx.who.centre, camera, source_sealed: row?.source_sealed ?? null };
  const source = openSource(installation().secrets.vault, { ...stored, camera_id: null, stream: null });
  const noAddress = message('camera.addressToo');
  if (!source) throw declined(noAddress, { field: 'source_url', code: 'NO_ADDRESS', message: noAddress });
  return signedInBy(source, input);
};

/** The smaller stream of a form; null: it is taken away. Undefined: nothing was said of it. */
export const smallOf = ({ low_url }: CameraInput): Source | null | undefined => {
  if (low_url === undefined) return undefined;
  if (low_url === '') return null;
  const source = readAddress(low_url);
  if (!source) throw badAddress('low_url');
  return source;
};

/** The columns a form says something of. */
export const columnsOf = (input: CameraInput) => ({
  ...(input.name === undefined ? {} : { name: input.name }),
  ...(input.code === undefined ? {} : { code: input.code }),
  ...(input.color_code === undefined ? {} : { color_code: plainColour(input.color_code) }),
  ...(input.location_id === undefined ? {} : { location_id: input.location_id }),
  ...(input.camera_id === undefined ? {} : { camera_id: input.camera_id || null }),
  ...(input.order === undefined ? {} : { sort: input.order }),
  ...(input.room === undefined ? {} : { room_id: input.room }),
  ...(input.schedule === undefined ? {} : { schedule_id: input.schedule }),
  ...(input.status === undefined ? {} : { status: input.status }),
  ...(input.stream === undefined ? {} : { stream_id: input.stream }),
  ...(input.audio === undefined ? {} : { audio: input.audio }),
});

/** Makes the given list the groups of a camera; groups of another location are refused by their reach. */
const setGroups = async (ctx: Ctx, camera: number, groups: readonly number[] | undefined): Promise<void> => {
  if (groups === undefined) return;
  await deleteRows(ctx, 'camera_group_camera', { camera_id: camera });
  if (groups.length === 0) return;
  await insertRows(
    ctx,
    'camera_group_camera',
    groups.map((group) => ({ camera_group_id: group, camera_id: camera })),
  );
};

const setSource = (ctx: Ctx, camera: number, source: Source) =>
  updateRows(
    ctx,
    'camera',
    { id: camera },
    { source_sealed: sealSource(installation().secrets.vault, ctx.who.centre, camera, source), stream_id: null },
  );

const setSmall = (ctx: Ctx, camera: number, source: Source | null) =>
  updateRows(
    ctx,
    'camera',
    { id: camera },
    {
      low_source_sealed: source && sealSmallSource(installation().secrets.vault, ctx.who.centre, camera, source),
    },
  );

/** Gateways fetch the address anew, and open views are asked about again. */
export const notifyCamera = (ctx: Ctx, camera: number): void => {
  ctx.publish({ kind: 'camera', ids: [camera] });
  ctx.publish({ kind: 'rights', at: { camera } });
};

/** What a camera is never without. */
export type NewCamera = InputOf<typeof createCameraInput>;

/** Adds a camera and answers its id. Without a place in the order it comes last; without an address it uses the default server. */
export const insertCamera = async (ctx: Ctx, input: NewCamera): Promise<Id<'camera'>> => {
  const source = addressOf(input);
  const small = smallOf(input);
  const { id } = await createRow(ctx, 'camera', {
    stream_id: source || !input.camera_id ? null : sql<number>`(select id from stream where is_default)`,
    sort: sql<number>`(select coalesce(max(sort), 0) + 1 from camera where location_id = ${input.location_id})`,
    ...columnsOf(input),
    name: input.name,
    code: input.code,
    color_code: plainColour(input.color_code),
    location_id: input.location_id,
  });
  if (source) await setSource(ctx, id, source);
  if (small) await setSmall(ctx, id, small);
  await setGroups(ctx, id, input.groups);
  const { source_url: _, source_password: __, source_username: ___, low_url: ____, ...seen } = input;
  ctx.audit({ entity: Camera, id, after: seen });
  notifyCamera(ctx, id);
  await trySaved(ctx, [id], true);
  return idOf(Camera, id);
};

export const createCamera = async (ctx: Ctx, input: NewCamera) => {
  const camera = await insertCamera(ctx, input);
  return done(message('camera.added', { name: input.name }), { camera });
};
export const updateCameraInput = {
  id: id(Camera),
  name: text(1, 100).optional(),
  code: text(1, 40).optional(),
  color_code: colour().optional(),
  location_id: id(Location).optional(),
  ...rest,
};

export const updateCamera = async (ctx: Ctx, { id, ...input }: InputOf<typeof updateCameraInput>) => {
  const source = addressOf(input) ?? (await withSignIn(ctx, id, input));
  const small = smallOf(input);
  const row = await updateRow(ctx, 'camera', { id }, { ...columnsOf(input), version: sql<number>`version + 1` });
  if (!row) return gone(message('camera.gone'));
  if (source) await setSource(ctx, id, source);
  if (small !== undefined) await setSmall(ctx, id, small);
  await setGroups(ctx, id, input.groups);
  const news = row.news;
  const readdressed = source !== undefined || small !== undefined;
  if (news || readdressed) ctx.audit({ entity: Camera, id, ...news, ...(readdressed ? { reason: 'address' } : {}) });
  notifyCamera(ctx, id);
  await trySaved(ctx, [id], source !== undefined || input.camera_id !== undefined || input.stream !== undefined);
  if (small !== undefined) ctx.publish({ kind: 'picture', at: { camera: id } });
  return done(message('camera.saved'), { camera: id });
};

export const switchCamera = async (ctx: Ctx, { id, status }: { id: Id<'camera'>; status: 'active' | 'inactive' }) => {
  const changed = await updateRow(ctx, 'camera', { id }, { status });
  if (!changed) return gone(message('camera.gone'));
  const { news, row } = changed;
  if (news) ctx.audit({ entity: Camera, id, ...news });
  notifyCamera(ctx, id);
  return done(message(status === 'active' ? 'camera.on' : 'camera.off', { name: row.name }), { camera: id });
};

/** The row stays for the log of who watched; the camera leaves students, groups and lists; its address and hours of its own are forgotten. */
export const deleteCamera = async (ctx: Ctx, { id }: { id: Id<'camera'> }) => {
  const deleted = await updateRow(
    ctx,
    'camera',
    { id, deleted_at: null },
    {
      deleted_at: ctx.now(),
      status: 'inactive',
      source_sealed: null,
      low_source_sealed: null,
      stream_id: null,
      schedule_id: null,
    },
  );
  if (!deleted) return gone(message('camera.gone'));
  const { row, before } = deleted;
  if (before.schedule_id !== null) await endOwnTimes(ctx, { schedule: before.schedule_id, location: row.location_id });
  for (const table of ['student_camera', 'camera_group_camera', 'location_default_camera'] as const) {
    await deleteRows(ctx, table, { camera_id: id });
  }
  ctx.audit({ entity: Camera, id, before: { name: row.name } });
  notifyCamera(ctx, id);
  return done(message('camera.deleted', { name: row.name }));
};

/** Stores the order viewers see; cameras of another location are declined and nothing is changed. */
export const orderCameras = async (
  ctx: Ctx,
  { location_id, cameras }: { location_id: Id<'location'>; cameras: readonly Id<'camera'>[] },
) => {
  const { numAffectedRows } = await sql`update camera c set sort = o.n
    from unnest(${[...cameras]}::int[]) with ordinality as o (id, n)
    where c.location_id = ${location_id} and c.id = o.id`.execute(ctx.db);
  if (Number(numAffectedRows) !== cameras.length) {
    return declined(message('camera.notHere'), { field: 'cameras', code: 'ELSEWHERE' });
  }
  ctx.audit({ entity: Location, id: location_id, after: { camera_order: cameras } });
  return done(message('camera.ordered'));
};
