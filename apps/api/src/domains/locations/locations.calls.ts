import './locations.fields.ts';
import { byId, type Calls, list, one, paged, query, rows } from '../../kernel/call.ts';
import { flag, id, page, pageIfAny, text } from '../../kernel/input.ts';
import { Camera } from '../cameras/cameras.entities.ts';
import { ownCameras } from '../cameras/cameras.reach.ts';
import { CameraGroup, Room } from '../rooms/rooms.entities.ts';
import { groupsOfOwnLocations, roomsOfOwnLocations } from '../rooms/rooms.reach.ts';
import { Location, LocationSettings, Timezone } from './locations.entities.ts';
import { allTimezones, ownLocations, settingsOfOwnLocations } from './locations.reach.ts';

const ofLocation = { location_id: id(Location), ...pageIfAny };

export const calls: Calls = {
  locations: query({
    rule: 'kvsupport',
    about: 'Lists all locations of the centre.',
    reach: { rows: ownLocations },
    input: { ...page, search: text(0, 80).optional(), active: flag().optional() },
    answer: paged(Location),
    run: (_, i) =>
      rows(Location, {
        order: ['name'],
        where: (q) => [
          i.search && q('location.name', 'ilike', `%${i.search}%`),
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
        where: (q) => [q('location.active', '=', true), i.search && q('location.name', 'ilike', `%${i.search}%`)],
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
    reach: { rows: settingsOfOwnLocations, id: ownLocations },
    input: { id: id(Location) },
    answer: one(LocationSettings),
    run: (_, i) => byId(LocationSettings, i.id),
  }),
  timezones: query({
    rule: 'manager',
    about: 'Lists the time zones a location can have.',
    reach: { rows: allTimezones },
    input: {},
    answer: list(Timezone),
    run: () => rows(Timezone, { order: ['id'] }),
  }),
};
