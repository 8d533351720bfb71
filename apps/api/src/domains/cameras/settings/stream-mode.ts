import { sql } from 'kysely';
import { declined, done, gone, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { flag, type InputOf, int, text } from '../../../kernel/call/input.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { same } from '../../../kernel/db/where.ts';
import { deleteRows, upsertRow } from '../../../kernel/write/write-rows.ts';

for (const place of ['location', 'camera'])
  constraint(`stream_mode_centre_id_${place}_id_fkey`, 'object_id', 'GONE', message('stream.modeOfNothing'));

/** Whose mode it is: the centre's, that of one location, or of one camera. */
const keys = ['centre', 'location', 'camera'] as const;
type Key = (typeof keys)[number];
const isKey = (text: string): text is Key => keys.some((key) => key === text);

/** How pictures travel: over a WebSocket, HLS only where none passes; or by HLS always, about a second later. */
const modes = ['live', 'hls'] as const;
const isMode = (text: string): text is (typeof modes)[number] => modes.some((mode) => mode === text);
/** Instead of a mode: a location or camera goes by what stands above it again. */
const INHERIT = 'inherit';

export const getStreamModeSettingInput = {
  key: text(1, 40),
  /** The location or camera. */
  object_id: int(1).optional(),
};
type Asked = InputOf<typeof getStreamModeSettingInput>;
const placeOf = (key: Key, object: number | undefined) => ({
  location_id: key === 'location' ? (object ?? 0) : null,
  camera_id: key === 'camera' ? (object ?? 0) : null,
});

interface Nearest {
  readonly id: number;
  readonly value: string;
  readonly enable_test_mode: boolean;
  readonly source: Key;
}

/** The mode that holds for the centre, a location or a camera, and whose it is; `id` only where it is its own. */
export const readStreamMode = async (ctx: Ctx, { key, object_id }: Asked) => {
  if (!isKey(key)) return null;
  const { location_id, camera_id } = placeOf(key, object_id);
  const { rows } = await sql<Nearest>`
    select id, value, enable_test_mode,
      case when camera_id is not null then 'camera' when location_id is not null then 'location' else 'centre' end as source
    from stream_mode where (num_nonnulls(location_id, camera_id) = 0
      or camera_id = ${camera_id}::int or location_id = coalesce(${location_id}::int, (select c.location_id from camera c
        where c.id = ${camera_id}::int)))
    order by camera_id is null, location_id is null limit 1`.execute(ctx.db);
  const [nearest] = rows;
  return {
    id: nearest?.source === key ? nearest.id : null,
    key,
    value: nearest?.value ?? 'live',
    object_id: key === 'centre' ? null : (object_id ?? null),
    enable_test_mode: nearest?.enable_test_mode ?? false,
    source: nearest?.source ?? 'default',
  };
};

export const saveStreamModeSettingInput = {
  id: int(1).optional(),
  key: text(1, 40),
  value: text(1, 40),
  object_id: int(1).optional(),
  enable_test_mode: flag().optional(),
};

/**
 * Saves the mode of the centre, a location or a camera, or gives up its own. Pictures that run are opened anew; in test
 * mode it holds for staff alone.
 */
export const saveStreamMode = async (ctx: Ctx, asked: InputOf<typeof saveStreamModeSettingInput>) => {
  const { key, value, object_id } = asked;
  if (!isKey(key)) return declined(message('camera.badSetting'), { field: 'key', code: 'UNKNOWN' });
  if (!isMode(value) && (value !== INHERIT || key === 'centre'))
    return declined(message('stream.badMode'), { field: 'value', code: 'UNKNOWN' });
  if (key !== 'centre' && object_id === undefined)
    return declined(message('stream.modeOfNothing'), { field: 'object_id', code: 'REQUIRED' });
  const place = placeOf(key, object_id);
  const saved = isMode(value)
    ? await write(ctx, place, value, asked.enable_test_mode ?? false)
    : await giveUp(ctx, place);
  if (asked.id !== undefined && saved !== null && saved !== asked.id) return gone(message('stream.modeOfNothing'));
  ctx.audit({
    entity: ({ centre: 'Centre', location: 'Location', camera: 'Camera' } as const)[key],
    id: key === 'centre' ? ctx.who.centre : (object_id ?? 0),
    after: { stream_mode: value, enable_test_mode: asked.enable_test_mode ?? false },
  });
  ctx.publish({
    kind: 'picture',
    ...(object_id === undefined || key === 'centre' ? {} : { at: { [key]: object_id } }),
  });
  return done(message('stream.modeSaved'));
};

type Place = ReturnType<typeof placeOf>;

const write = async (ctx: Ctx, place: Place, value: string, enable_test_mode: boolean): Promise<number> => {
  const { row } = await upsertRow(ctx, 'stream_mode', place, { value, enable_test_mode });
  return row.id;
};

const giveUp = async (ctx: Ctx, { location_id, camera_id }: Place): Promise<number | null> => {
  const [gone] = await deleteRows(ctx, 'stream_mode', { location_id: same(location_id), camera_id: same(camera_id) }, [
    'id',
  ]);
  return gone?.id ?? null;
};
