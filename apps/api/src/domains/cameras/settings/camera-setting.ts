import { z } from 'zod';
import { done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { lastChange, originOf } from '../../../model/setting/stored.ts';
import { saveLocationSettings } from '../../settings/settings.door.ts';
import { readSetting } from './read-setting.ts';

/** What families may have of the cameras of a location: each is a column of its settings. */
const columns = {
  grid: 'camera_grid',
  quality: 'camera_quality',
  time_limit: 'user_time_out',
  sound: 'camera_sound',
  requires_check_in: 'camera_requires_check_in',
  recording: 'recording',
  recording_hours: 'recording_hours',
  recording_gb: 'recording_gb',
  recording_in_blackout: 'recording_in_blackout',
  clip_days: 'clip_days',
  visitors_approved: 'visitors_approved',
} as const;

const shape = {
  /** Pictures one person watches at once. */
  grid: z.int().min(1).max(9),
  /** `low`: families get the small picture whatever they ask for. */
  quality: z.literal(['full', 'low']),
  /** Minutes until a picture stops and has to be opened again; null: never. */
  time_limit: z.int().min(1).max(1440).nullable(),
  /** Off: no camera of the location sends sound. */
  sound: z.boolean(),
  /** Families watch only while their child is checked in. */
  requires_check_in: z.boolean(),
  /** The cameras of the location are recorded on their gateway's disk. */
  recording: z.boolean(),
  /** How long it is kept. */
  recording_hours: z.int().min(1).max(720),
  /** What all cameras of the location may take of the disk together, GB. */
  recording_gb: z.int().min(1).max(10_000),
  /** On: a camera staff have closed to families is recorded all the same. */
  recording_in_blackout: z.boolean(),
  /** How long clips that were cut from it are kept. */
  clip_days: z.int().min(1).max(3650),
  /** The office decides of every visitor a family lets in. */
  visitors_approved: z.boolean(),
};

const unset = {
  grid: 9,
  quality: 'full',
  time_limit: null,
  sound: true,
  requires_check_in: true,
  recording: false,
  recording_hours: 24,
  recording_gb: 50,
  recording_in_blackout: false,
  clip_days: 90,
  visitors_approved: true,
};

export const readCameraSetting = async (ctx: Ctx, { location_id }: { location_id: Id<'location'> }) => {
  const row = await ctx.db
    .selectFrom('location_setting')
    .select([
      'camera_grid as grid',
      'camera_quality as quality',
      'user_time_out as time_limit',
      'camera_sound as sound',
      'camera_requires_check_in as requires_check_in',
      'recording',
      'recording_hours',
      'recording_gb',
      'recording_in_blackout',
      'clip_days',
      'visitors_approved',
    ])
    .where('location_id', '=', location_id)
    .executeTakeFirst();
  const kept = row ?? unset;
  return { location_id, ...kept, ...originOf(await lastChange(ctx, location_id, Object.values(columns))) };
};

/** Saves what is given. Pictures that run are opened anew, so that what was saved holds for them too. */
export const saveCameraSetting = async (
  ctx: Ctx,
  { location_id, camera_setting }: { location_id: Id<'location'>; camera_setting: unknown },
) => {
  const given = readSetting(shape, 'camera_setting', camera_setting);
  if (given instanceof UserError) return given;
  const { grid, quality, time_limit, sound, requires_check_in, visitors_approved, ...recording } = given;
  const saved = await saveLocationSettings(ctx, {
    id: location_id,
    ...(grid === undefined ? {} : { camera_grid: grid }),
    ...(quality === undefined ? {} : { camera_quality: quality }),
    ...(time_limit === undefined ? {} : { user_time_out: time_limit }),
    ...(sound === undefined ? {} : { camera_sound: sound }),
    ...(requires_check_in === undefined ? {} : { camera_requires_check_in: requires_check_in }),
    ...(visitors_approved === undefined ? {} : { visitors_approved }),
    ...recording,
  });
  if (saved instanceof UserError) return saved;
  if (Object.keys(recording).length > 0) ctx.publish({ kind: 'recording', at: { location: location_id } });
  if (sound !== undefined) await notifyCameras(ctx, location_id);
  if (grid !== undefined || quality !== undefined) ctx.publish({ kind: 'picture', at: { location: location_id } });
  return done(message('camera.settingsSaved'));
};

/** Gateways fetch every camera of the location anew: with sound, or without. */
const notifyCameras = async (ctx: Ctx, location: number): Promise<void> => {
  const cameras = await ctx.db
    .selectFrom('camera')
    .select('id')
    .where('location_id', '=', location)
    .where('audio', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
  if (cameras.length > 0) ctx.publish({ kind: 'camera', ids: cameras.map(({ id }) => id) });
};
