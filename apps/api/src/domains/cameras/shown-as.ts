import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { type StreamSettings, streamSettings } from './settings/stream-settings.ts';

/** How a camera's picture is given, as its centre, its location and it itself decide: the nearest wins. */
export interface ShownAs extends StreamSettings {
  readonly hls: boolean;
  /** It has a smaller stream of its own. */
  readonly small: boolean;
}

interface Row {
  readonly id: number;
  readonly small: boolean;
  readonly mode: string | null;
  readonly settings: unknown;
}

/** How pictures are given, by camera; a mode on trial holds for staff alone. One statement however many. */
export const shownAs = async (
  ctx: Ctx,
  cameras: readonly number[],
  staff: boolean,
): Promise<(camera: number) => ShownAs> => {
  const { rows } = await sql<Row>`
    select c.id, c.low_source_sealed is not null as small,
      (select m.value from stream_mode m where (m.camera_id = c.id or m.location_id = c.location_id
        or num_nonnulls(m.location_id, m.camera_id) = 0)
        and (${staff} or not m.enable_test_mode)
        order by m.camera_id is null, m.location_id is null limit 1) as mode,
      (select s.value from app_setting s where s.key = ${streamSettings.key}
        and (s.location_id = c.location_id or s.location_id is null)
        order by s.location_id nulls last limit 1) as settings
    from camera c where c.id = any(${[...cameras]}::int[])`.execute(ctx.db);
  const known = new Map(rows.map((row) => [row.id, row]));
  return (camera) => {
    const row = known.get(camera);
    const settings = streamSettings.shape.safeParse(row?.settings);
    const base = settings.success ? settings.data : streamSettings.fallback;
    return { ...base, hls: row?.mode === 'hls', small: row?.small ?? false };
  };
};
