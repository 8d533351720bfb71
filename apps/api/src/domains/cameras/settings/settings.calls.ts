import '../cameras.fields.ts';
import { type Calls, mutation, object, out, outcome, outOrNull, query } from '../../../kernel/call/call.ts';
import { anyJson, id } from '../../../kernel/call/input.ts';
import { nobody, orError } from '../../../kernel/read/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { origin } from '../../../model/setting/stored.ts';
import { readCameraSetting, saveCameraSetting } from './camera-setting.ts';
import {
  getStreamModeSettingInput,
  readStreamMode,
  saveStreamMode,
  saveStreamModeSettingInput,
} from './stream-mode.ts';
import { getStreamSettingsInput, readStreamSettings, saveStreamSettings } from './stream-settings.ts';

/** What is decided about pictures for a location, for the centre, or for one camera. */
export const cameraSettingCalls: Calls = {
  getCameraSetting: query({
    rule: 'manager',
    about: 'What families may have of the cameras of a location, with who changed it last.',
    reach: { location_id: ownLocations },
    input: { location_id: id(Location) },
    answer: object(
      {
        location_id: out.id,
        grid: out.int,
        quality: out.text,
        time_limit: outOrNull(out.int),
        sound: out.flag,
        requires_check_in: out.flag,
        recording: out.flag,
        recording_hours: out.int,
        recording_gb: out.int,
        recording_in_blackout: out.flag,
        clip_days: out.int,
        visitors_approved: out.flag,
        ...origin,
      },
      'CameraSetting',
    ),
    run: readCameraSetting,
  }),
  saveCameraSetting: mutation({
    rule: 'manager',
    permission: 'manage_cameras',
    about:
      'Saves {grid: pictures at once, 1 to 9; quality: full or low; time_limit: minutes or null; sound; requires_check_in; recording, for recording_hours of at most recording_gb, recording_in_blackout; clip_days; visitors_approved}; an unknown member gets Error.',
    reach: { location_id: orError(ownLocations) },
    input: { location_id: id(Location), camera_setting: anyJson(2_000) },
    answer: outcome(),
    run: saveCameraSetting,
  }),
  getStreamModeSetting: query({
    rule: 'admin',
    about:
      'How pictures travel for the key centre, location or camera (live or hls) and whose mode that is; an unknown key answers null.',
    reach: nobody,
    input: getStreamModeSettingInput,
    answer: object(
      {
        id: outOrNull(out.id),
        key: out.text,
        value: out.text,
        object_id: outOrNull(out.id),
        enable_test_mode: out.flag,
        source: out.text,
      },
      'StreamMode',
    ),
    run: readStreamMode,
  }),
  saveStreamModeSetting: mutation({
    rule: 'admin',
    permission: 'manage_cameras',
    about:
      'Saves how pictures travel: live, hls, or inherit for a location or camera without a mode of its own; an unknown mode gets Error. In test mode it holds for staff alone.',
    reach: nobody,
    input: saveStreamModeSettingInput,
    answer: outcome(),
    run: saveStreamMode,
  }),
  getStreamSettings: query({
    rule: 'admin',
    about: 'How player codes are made for a location, or for the whole centre, and where that comes from.',
    reach: { location_id: ownLocations },
    input: getStreamSettingsInput,
    answer: object(
      {
        location_id: outOrNull(out.id),
        watermark: out.flag,
        width: out.int,
        height: out.int,
        fullscreen: out.flag,
        picture_in_picture: out.flag,
        ...origin,
      },
      'StreamSettings',
    ),
    run: readStreamSettings,
  }),
  saveStreamSettings: mutation({
    rule: 'admin',
    permission: 'manage_cameras',
    about:
      'Saves {watermark, width, height, fullscreen, picture_in_picture} of player codes; an unknown member gets Error.',
    reach: { location_id: orError(ownLocations) },
    input: { location_id: id(Location).optional(), settings: anyJson(2_000) },
    answer: outcome(),
    run: saveStreamSettings,
  }),
};
