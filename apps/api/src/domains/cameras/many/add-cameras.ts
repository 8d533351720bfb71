import { sql } from 'kysely';
import { installation } from '../../../installation.ts';
import { doneInPart, message, notDone } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { insertMissing } from '../../../kernel/write/write-rows.ts';
import { Camera } from '../../../model/camera/entity.ts';
import { palette } from '../colours.ts';
import { addressOf, columnsOf, type NewCamera, plainColour, smallOf } from '../save-camera.ts';
import { sealSmallSource, sealSource } from '../source.ts';
import { trySaved } from '../try-saved.ts';
import { type Fault, faultsOf, knownAt } from './check-rows.ts';

/** A camera of several; without a colour it gets one that is free. */
export type Several = Omit<NewCamera, 'color_code' | 'groups'> & { readonly color_code: string };

/**
 * Stores the rows that are right, each whole, and answers what is wrong with the others: `errors` name them by their
 * place, as `cameras.3.code`. What another person added meanwhile is met by the unique keys, not by what was read before.
 */
export const addSeveral = async (ctx: Ctx, cameras: readonly Several[]) => {
  const rows = cameras.map((camera) => ({ ...camera, room: camera.room ?? null }));
  const known = await knownAt(ctx, rows);
  const faults = faultsOf(rows, known);
  const wrong = new Set(faults.map(({ row }) => row));
  const right = withColours(
    rows.map((camera, row) => ({ camera, row })).filter(({ row }) => !wrong.has(row)),
    (location) => known(location).colours,
  );
  const clashes = right.length > 0 ? await insert(ctx, right) : [];
  const fieldErrors = [...faults, ...clashes]
    .sort((a, b) => a.row - b.row)
    .map(({ row, field, code, message }) => ({ field: `cameras.${row}.${field}`, code, message }));
  const added = right.length - clashes.length;
  const values = { added };
  if (added === 0) return notDone(message('camera.noneAdded'), values, ...fieldErrors);
  return doneInPart(message('camera.allAdded', { added }), values, fieldErrors);
};

/** The palette, and beside each of its colours the shades that differ in their blue alone. */
const colours = [
  ...palette,
  ...palette.flatMap((colour) =>
    Array.from({ length: 64 }, (_, shade) => `${colour.slice(0, 5)}${(shade * 4).toString(16).padStart(2, '0')}`),
  ),
];

interface Placed {
  readonly row: number;
  readonly camera: Several;
}

/** Gives each camera without a colour one that its location does not have: of the palette, then shades beside it. */
const withColours = (placed: readonly Placed[], taken: (location: number) => readonly string[]): Placed[] => {
  const used = new Map<number, Set<string>>();
  const usedAt = (location: number): Set<string> => {
    const known = used.get(location) ?? new Set(taken(location));
    used.set(location, known);
    return known;
  };
  for (const { camera } of placed)
    if (camera.color_code) usedAt(camera.location_id).add(plainColour(camera.color_code));
  return placed.map(({ row, camera }) => {
    if (camera.color_code) return { row, camera };
    const there = usedAt(camera.location_id);
    const color_code = colours.find((colour) => !there.has(colour)) ?? '#857d8a';
    there.add(color_code);
    return { row, camera: { ...camera, color_code } };
  });
};

/** Inserts all at once. Answers those whose code or colour somebody else took meanwhile: they are not stored. */
const insert = async (ctx: Ctx, placed: readonly Placed[]): Promise<Fault[]> => {
  const { centre } = ctx.who;
  const ids = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('camera', 'id'))::int as id
    from generate_series(1, ${placed.length}::int)`.execute(ctx.db);
  const numbered = placed.map((one, n) => ({ ...one, id: ids.rows[n]?.id ?? 0, n }));
  const stored = await insertMissing(
    ctx,
    'camera',
    numbered.map(({ camera, id, n }) => ({ id, ...rowOf(centre, camera, id, n) })),
    ['id'],
  );
  const there = new Set(stored.map(({ id }) => id));
  for (const { camera, id } of numbered) {
    if (!there.has(id)) continue;
    const { name, code, color_code, location_id, room, schedule } = camera;
    ctx.audit({ entity: Camera, id, after: { name, code, color_code, location_id, room, schedule } });
  }
  ctx.publish({ kind: 'camera', ids: [...there] });
  for (const location of new Set(placed.map(({ camera }) => camera.location_id)))
    ctx.publish({ kind: 'rights', at: { location } });
  await trySaved(ctx, [...there], true);
  return numbered
    .filter(({ id }) => !there.has(id))
    .map(({ row }) => ({ row, field: 'code', code: 'TAKEN', message: message('camera.codeTaken') }));
};

const rowOf = (centre: number, camera: Several, id: number, n: number) => {
  const { vault } = installation().secrets;
  const source = addressOf(camera);
  const small = smallOf(camera);
  const standard = sql<number>`(select id from stream where is_default)`;
  const last = sql<number>`(select coalesce(max(sort), 0) from camera
    where location_id = ${camera.location_id}) + ${n + 1}`;
  return {
    sort: last,
    ...columnsOf(camera),
    stream_id: source || !camera.camera_id ? null : (camera.stream ?? standard),
    source_sealed: source ? sealSource(vault, centre, id, source) : null,
    low_source_sealed: small ? sealSmallSource(vault, centre, id, small) : null,
    camera_id: camera.camera_id || null,
    room_id: camera.room ?? null,
    schedule_id: camera.schedule ?? null,
    name: camera.name,
    code: camera.code,
    color_code: plainColour(camera.color_code),
    location_id: camera.location_id,
  };
};

/** The same for cameras of one location, as its manager writes them down. */
export const createSeveral = (
  ctx: Ctx,
  { cameras, location_id }: { cameras: readonly Omit<Several, 'location_id'>[]; location_id: Id<'location'> },
) =>
  addSeveral(
    ctx,
    cameras.map((camera) => ({ ...camera, location_id })),
  );
