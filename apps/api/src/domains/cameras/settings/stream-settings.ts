import { z } from 'zod';
import { done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { id } from '../../../kernel/call/input.ts';
import { UserError } from '../../../kernel/call/refusals.ts';
import { Location } from '../../../model/location/entity.ts';
import { keep, originOf, readStoredSetting, type StoredSettingKey } from '../../../model/setting/stored.ts';
import { readSetting } from './read-setting.ts';

const shape = {
  /** The viewer's name and the time move over the picture. */
  watermark: z.boolean(),
  /** Size of the frame that the player code makes, pixels. */
  width: z.int().min(160).max(3840),
  height: z.int().min(90).max(2160),
  /** What the frame lets its viewer do. */
  fullscreen: z.boolean(),
  picture_in_picture: z.boolean(),
};

/** How player codes are made. */
export interface StreamSettings {
  readonly watermark: boolean;
  readonly width: number;
  readonly height: number;
  readonly fullscreen: boolean;
  readonly picture_in_picture: boolean;
}

const fallback: StreamSettings = {
  watermark: true,
  width: 640,
  height: 360,
  fullscreen: true,
  picture_in_picture: true,
};

/** Kept for the whole centre, and for locations that differ from it. */
export const streamSettings: StoredSettingKey<StreamSettings> = {
  key: 'stream_settings',
  shape: z.object(shape),
  fallback,
};

export const getStreamSettingsInput = { location_id: id(Location).optional() };
type At = InputOf<typeof getStreamSettingsInput>;

export const readStreamSettings = async (ctx: Ctx, { location_id }: At) => {
  const kept = await readStoredSetting(ctx, streamSettings, { location: location_id });
  return { location_id: location_id ?? null, ...kept.value, ...originOf(kept) };
};

/** Saves what is given; the rest stays as it is told now. Pictures that run are opened anew. */
export const saveStreamSettings = async (ctx: Ctx, { location_id, settings }: At & { settings: unknown }) => {
  const given = readSetting(shape, 'settings', settings);
  if (given instanceof UserError) return given;
  const { value } = await readStoredSetting(ctx, streamSettings, { location: location_id });
  await keep(ctx, streamSettings, location_id ?? null, { ...value, ...given });
  if (given.watermark !== undefined && given.watermark !== value.watermark)
    ctx.publish({ kind: 'picture', ...(location_id === undefined ? {} : { at: { location: location_id } }) });
  return done(message('stream.settingsSaved'));
};
