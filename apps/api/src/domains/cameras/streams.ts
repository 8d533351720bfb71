import { sql } from 'kysely';
import { installation } from '../../installation.ts';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, int, secret, text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { deleteRows, updateRows } from '../../kernel/write/write-rows.ts';
import { Stream } from '../../model/camera/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { readAddress, sealStreamPassword, withoutSlashes } from './source.ts';
import type { createStreamInput } from './streams.inputs.ts';
import { type } from './streams.inputs.ts';

constraint('stream_url', 'url', 'TAKEN', message('stream.urlTaken'));

type StreamInput = Omit<InputOf<typeof updateStreamInput>, 'id'>;

const badUrl = () =>
  declined(message('camera.badAddress'), { field: 'url', code: 'BAD_ADDRESS', message: message('camera.badAddress') });

/** Address, name and password of a server; those inside the address are taken apart. */
const connection = (input: StreamInput) => {
  if (input.url === undefined) return { username: input.username, password: input.password };
  const source = readAddress(input.url);
  if (!source) throw badUrl();
  const url = new URL(source.url);
  if (input.port !== undefined) url.port = String(input.port);
  return {
    url: withoutSlashes(url.href),
    username: input.username || source.username,
    password: input.password || source.password,
  };
};

const columnsOf = (input: StreamInput, { url, username }: { url?: string; username: string | undefined }) => ({
  ...(input.name === undefined ? {} : { name: input.name }),
  ...(url === undefined ? {} : { url }),
  ...(username === undefined ? {} : { username: username || null }),
  ...(input.location_id === undefined ? {} : { location_id: input.location_id }),
  ...(input.type === undefined ? {} : { type: input.type }),
  ...(input.port === undefined ? {} : { port: input.port }),
});

const setPassword = async (ctx: Ctx, id: number, password: string | undefined): Promise<void> => {
  if (!password) return;
  await updateRows(
    ctx,
    'stream',
    { id },
    { password_sealed: sealStreamPassword(installation().secrets.vault, ctx.who.centre, id, password) },
  );
};

/** Gateways fetch the addresses of the server's cameras anew. */
const notifyCameras = async (ctx: Ctx, stream: number): Promise<void> => {
  const cameras = await ctx.db.selectFrom('camera').select('id').where('stream_id', '=', stream).execute();
  if (cameras.length > 0) ctx.publish({ kind: 'camera', ids: cameras.map((camera) => camera.id) });
};

/** Only one server is the default: the others give it up first, so that the unique index never sees two. */
const makeDefault = async (ctx: Ctx, id: number): Promise<void> => {
  await updateRows(ctx, 'stream', { is_default: true }, { is_default: false });
  await updateRows(ctx, 'stream', { id }, { is_default: true });
};

/** Adds a streaming server; the first one of a centre becomes the default. */
export const createStream = async (ctx: Ctx, input: InputOf<typeof createStreamInput>) => {
  const { password, ...found } = connection(input);
  const { id, first } = await ctx.db
    .insertInto('stream')
    .values({ ...columnsOf(input, found), name: input.name, url: found.url ?? input.url })
    .returning(['id', sql<boolean>`not exists (select 1 from stream s where s.is_default)`.as('first')])
    .executeTakeFirstOrThrow();
  if (first || input.is_default) await makeDefault(ctx, id);
  await setPassword(ctx, id, password);
  ctx.audit({ entity: Stream, id, after: { name: input.name } });
  return done(message('stream.added', { name: input.name }), { stream: idOf(Stream, id) });
};
export const updateStreamInput = {
  id: id(Stream),
  name: text(1, 100).optional(),
  url: secret(1, 500).optional(),
  location_id: id(Location).nullish(),
  type: type.optional(),
  username: secret(0, 200).optional(),
  password: secret(0, 200).optional(),
  port: int(1, 65_535).optional(),
};

export const updateStream = async (ctx: Ctx, { id, ...input }: InputOf<typeof updateStreamInput>) => {
  const { password, ...found } = connection(input);
  const columns = columnsOf(input, found);
  if (Object.keys(columns).length > 0) {
    await updateRows(ctx, 'stream', { id }, columns);
  }
  await setPassword(ctx, id, password);
  await notifyCameras(ctx, id);
  ctx.audit({ entity: Stream, id, after: { name: input.name } });
  return done(message('stream.saved'), { stream: id });
};

/** Deletes a server no camera uses. The row is locked, so that no camera can be put on it meanwhile. */
export const deleteStream = async (ctx: Ctx, { id }: { id: Id<'stream'> }) => {
  const row = await ctx.db
    .selectFrom('stream')
    .select(['name', 'is_default'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return gone(message('camera.gone'));
  if (row.is_default) return declined(message('stream.isDefault'), { field: 'id', code: 'DEFAULT' });
  const { cameras } = await ctx.db
    .selectFrom('camera')
    .select(sql<number>`count(*)::int`.as('cameras'))
    .where('stream_id', '=', id)
    .executeTakeFirstOrThrow();
  if (cameras > 0) return declined(message('stream.inUse', { cameras }), { field: 'id', code: 'IN_USE' });
  await deleteRows(ctx, 'stream', { id });
  ctx.audit({ entity: Stream, id, before: { name: row.name } });
  return done(message('stream.deleted', { name: row.name }));
};

export const setDefaultStream = async (ctx: Ctx, { id }: { id: Id<'stream'> }) => {
  await makeDefault(ctx, id);
  const { name } = await ctx.db.selectFrom('stream').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  ctx.audit({ entity: Stream, id, after: { is_default: true } });
  return done(message('stream.default', { name }), { stream: id });
};
