import './locations.fields.ts';
import { byId, type Calls, list, mutation, one, out, outcome, paged, query, rows } from '../../kernel/call/call.ts';
import { anyJson, flag, id, ids, int, page, pageIfAny, text, texts } from '../../kernel/call/input.ts';
import { everyone, orError, orNothing } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { sorts } from '../../kernel/read/sorts.ts';
import { Camera } from '../../model/camera/entity.ts';
import { ownCameras } from '../../model/camera/reach.ts';
import { Location, LocationSettings, Timezone } from '../../model/location/entity.ts';
import { allTimezones, openForSignUp, ownLocations, settingsOfOwnLocations } from '../../model/location/reach.ts';
import { CameraGroup, Room } from '../../model/room/entity.ts';
import { groupsOfOwnLocations, roomsOfOwnLocations } from '../../model/room/reach.ts';
import { saveLocationSettings } from '../settings/settings.door.ts';
import { count, counters } from './counters.ts';
import { switchLocation } from './save-location.ts';
import { checkLocationSignupCodeInput, countSignupCode, locationOfCode } from './signup-code.ts';

const ofLocation = { location_id: id(Location), ...pageIfAny };

const exceptOne = everyone(Location, 'the location is only left out of a count');
/** Slow enough that nobody finds a code by trying, fast enough for a family typing theirs. */
const codeLimit = { times: 20, seconds: 60, by: 'address' } as const;

const locationSorts = sorts(Location, { name: ['name'], state: ['-active', 'name'] });

export const calls: Calls = {
  locations: query({
    rule: 'kvsupport',
    about: 'Lists all locations of the centre.',
    reach: { rows: ownLocations },
    input: { ...page, search: text(0, 80).optional(), active: flag().optional(), sort: locationSorts.input },
    answer: paged(Location),
    run: (_, i) =>
      rows(Location, {
        order: locationSorts.order(i.sort, ['name']),
        where: (q) => [
          i.search && containing('location.name', i.search),
          i.active !== undefined && q('location.active', '=', i.active),
        ],
      }),
  }),
  location: query({
    rule: 'manager',
    about: 'Answers one location with its clock, managers, cameras and rooms; one out of reach is refused.',
    reach: { id: ownLocations },
    input: { id: id(Location) },
    answer: one(Location),
    run: (_, i) => byId(Location, i.id),
  }),
  allManagerLocations: query({
    rule: 'manager',
    about: 'Lists the locations the caller is tied to; all of the centre for support and above.',
    reach: { rows: ownLocations },
    input: {},
    answer: list(Location),
    run: () => rows(Location, { order: ['name'] }),
  }),
  activeLocations: query({
    rule: 'user',
    about: 'Lists the active locations the caller belongs to.',
    reach: { rows: ownLocations },
    input: {},
    answer: list(Location),
    run: () => rows(Location, { order: ['name'], where: (q) => [q('location.active', '=', true)] }),
  }),
  locationsDropdown: query({
    rule: 'teacher',
    about: 'Lists the locations the caller belongs to, for the location switch and pickers.',
    reach: { rows: ownLocations },
    input: { search: text(0, 80).optional() },
    answer: list(Location),
    run: (_, i) =>
      rows(Location, {
        order: ['name'],
        where: (q) => [q('location.active', '=', true), i.search && containing('location.name', i.search)],
      }),
  }),
  location_cameras: query({
    rule: 'teacher',
    about: 'Lists the cameras of a location in their order, with their health.',
    reach: { rows: ownCameras, location_id: ownLocations },
    input: ofLocation,
    answer: list(Camera),
    run: (_, i) => rows(Camera, { order: ['sort'], where: (q) => [q('camera.location_id', '=', i.location_id)] }),
  }),
  location_programs: query({
    rule: 'teacher',
    about: 'Lists the rooms of a location with how many students they have.',
    reach: { rows: roomsOfOwnLocations, location_id: ownLocations },
    input: ofLocation,
    answer: list(Room),
    run: (_, i) =>
      rows(Room, {
        order: ['sort', 'name'],
        where: (q) => [q('room.location_id', '=', i.location_id), q('room.deleted_at', 'is', null)],
      }),
  }),
  location_groups: query({
    rule: 'teacher',
    about: 'Lists the camera groups of a location.',
    reach: { rows: groupsOfOwnLocations, location_id: ownLocations },
    input: ofLocation,
    answer: list(CameraGroup),
    run: (_, i) =>
      rows(CameraGroup, { order: ['name'], where: (q) => [q('camera_group.location_id', '=', i.location_id)] }),
  }),
  getLocationSettingData: query({
    rule: 'manager',
    about: 'Answers the settings of a location; one out of reach answers null.',
    reach: { rows: settingsOfOwnLocations, id: orNothing(ownLocations) },
    input: { id: id(Location) },
    answer: one(LocationSettings),
    run: (_, i) => byId(LocationSettings, i.id),
  }),
  getLocationBySignupCode: query({
    rule: 'guest',
    about: 'Answers the location a sign-up code leads to; an unknown code, or one of a closed sign-up, answers null.',
    reach: { rows: openForSignUp },
    limit: codeLimit,
    input: { signup_code: text(1, 40) },
    answer: one(Location),
    run: locationOfCode,
  }),
  checkLocationSignupCode: query({
    rule: 'guest',
    about: 'Counts the locations open under a sign-up code; with an id, those other than it that have the code.',
    reach: { id: exceptOne },
    limit: codeLimit,
    input: checkLocationSignupCodeInput,
    answer: outcome({ counter: out.int }),
    run: countSignupCode,
  }),
  timezones: query({
    rule: 'manager',
    about: 'Lists the time zones a location can have.',
    reach: { rows: allTimezones },
    input: {},
    answer: list(Timezone),
    run: () => rows(Timezone, { order: ['id'] }),
  }),
  getLocationCounters: query({
    rule: 'manager',
    about: 'Counts contacts, students, rooms and staff of one location.',
    reach: { location_id: ownLocations },
    input: { location_id: id(Location) },
    answer: counters,
    run: (ctx, i) => count(ctx, i.location_id),
  }),
  TotalCounter: query({
    rule: 'kvsupport',
    about: 'Counts over every location of the centre, or over one.',
    reach: { location: ownLocations },
    input: { location: id(Location).optional() },
    answer: counters,
    run: (ctx, i) => count(ctx, i.location),
  }),
  ManagerTotalCounter: query({
    rule: 'manager',
    about: 'Counts over own locations, or over one of them.',
    reach: { location: ownLocations },
    input: { location: id(Location).optional() },
    answer: counters,
    run: (ctx, i) => count(ctx, i.location),
  }),
  TeacherTotalCounter: query({
    rule: 'teacher',
    about: 'Counts over the rooms the caller works in; from managers on, over own locations.',
    reach: { location: ownLocations },
    input: { location: id(Location).optional() },
    answer: counters,
    run: (ctx, i) => count(ctx, i.location),
  }),
  updateLocationSettings: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Saves settings of a location; negative limits, or a field contacts cannot be let to edit, get Error.',
    reach: { id: orError(ownLocations), defaultCameras: orError(ownCameras) },
    input: {
      id: id(Location),
      max_no_of_students: int().nullish(),
      max_no_of_users: int().nullish(),
      max_daily_logins: int().optional(),
      user_time_out: int().nullish(),
      enable_max_login_feature: flag().optional(),
      token_succes_msg: text(0, 500).nullish(),
      token_fail_msg: text(0, 500).nullish(),
      signup_status: flag().optional(),
      signup_pin_code_expiry: int().nullish(),
      can_edit_student: flag().optional(),
      can_edit_fields: texts(50, 60).optional(),
      defaultCameras: ids(Camera, 200, 0).optional(),
      check_in_qr: flag().optional(),
      check_in_qr_expire: int().optional(),
      default_city: text(0, 100).nullish(),
      default_state: text(0, 100).nullish(),
      default_zip: text(0, 20).nullish(),
      notifications: anyJson(10_000).optional(),
    },
    answer: outcome(),
    run: saveLocationSettings,
  }),
  updateLocationStatus: mutation({
    rule: 'kvsupport',
    permission: 'edit_settings',
    about: 'Opens or closes a location; contacts of a closed one cannot watch.',
    reach: { id: orError(ownLocations) },
    input: { id: id(Location), active: flag() },
    answer: outcome(),
    run: switchLocation,
  }),
};
