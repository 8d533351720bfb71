import './rooms.fields.ts';
import {
  byId,
  type Calls,
  list,
  mutation,
  objects,
  one,
  out,
  outcome,
  paged,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { id, page, text } from '../../kernel/call/input.ts';
import { orError, orNothing } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { programsOfOwnLocations } from '../../model/billing/reach.ts';
import { ownCameras } from '../../model/camera/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { CameraGroup, Room } from '../../model/room/entity.ts';
import { groupsOfOwnLocations, roomsOfOwnLocations, roomsWorkedIn } from '../../model/room/reach.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { addGroup, changeGroup, groupChanges, groupId, newGroup, removeGroup } from './camera-groups.ts';
import { suggestColours, suggestProgramColorsInput } from './colours.ts';
import { removeRoom } from './remove-room.ts';
import { addRoom, assignStaff, changeRoom, newRoom, roomChanges, staffOfRoom } from './rooms.ts';

const ofLocation = { location: id(Location).optional() };

const roomsAt = (location: number | undefined) =>
  rows(Room, { where: (q) => [location && q('room.location_id', '=', location)], order: ['sort', 'name'] });

export const calls: Calls = {
  programs: query({
    rule: 'manager',
    about: 'Lists the rooms of own locations, searched by name.',
    reach: { location: ownLocations, rows: roomsOfOwnLocations },
    input: { ...ofLocation, ...page, search: text(0, 100).optional() },
    answer: paged(Room),
    run: (_, i) =>
      rows(Room, {
        where: (q) => [
          i.location && q('room.location_id', '=', i.location),
          i.search && containing('room.name', i.search),
        ],
        order: ['location_id', 'sort', 'name'],
      }),
  }),
  program: query({
    rule: 'teacher',
    about: 'Answers one room of own locations; an unknown one answers null.',
    reach: { id: orNothing(roomsOfOwnLocations) },
    input: { id: id(Room) },
    answer: one(Room),
    run: (_, i) => byId(Room, i.id),
  }),
  teacherPrograms: query({
    rule: 'teacher',
    about: 'Lists the rooms the caller works in; from managers on, the rooms of own locations.',
    reach: { location: ownLocations, rows: roomsWorkedIn },
    input: ofLocation,
    answer: list(Room),
    run: (_, i) => roomsAt(i.location),
  }),
  managerPrograms: query({
    rule: 'manager',
    about: 'Lists the rooms of own locations.',
    reach: { location: ownLocations, rows: roomsOfOwnLocations },
    input: ofLocation,
    answer: list(Room),
    run: (_, i) => roomsAt(i.location),
  }),
  adminPrograms: query({
    rule: 'kvsupport',
    about: 'Lists the rooms of every location.',
    reach: { location: ownLocations, rows: roomsOfOwnLocations },
    input: ofLocation,
    answer: list(Room),
    run: (_, i) => roomsAt(i.location),
  }),
  suggestProgramColors: query({
    rule: 'manager',
    about: 'Suggests colours that no room of the location has yet, as #rrggbb.',
    reach: { location_id: ownLocations },
    input: suggestProgramColorsInput,
    answer: objects({ color_code: out.text }, 'SuggestedColor'),
    run: suggestColours,
  }),
  createProgram: mutation({
    rule: 'manager',
    permission: 'manage_rooms',
    about: 'Adds a room to a location; a name that exists there gets Error.',
    reach: {
      location_id: orError(ownLocations),
      camera_group: orError(groupsOfOwnLocations),
      billing_programs: orError(programsOfOwnLocations),
      teachers: orError(ownPeople),
    },
    input: newRoom,
    answer: outcome({ program: Room }),
    run: addRoom,
  }),
  updateProgram: mutation({
    rule: 'manager',
    permission: 'manage_rooms',
    about: 'Changes a room; a name that exists in the location gets Error.',
    reach: {
      id: orError(roomsOfOwnLocations),
      location_id: orError(ownLocations),
      camera_group: orError(groupsOfOwnLocations),
      billing_programs: orError(programsOfOwnLocations),
      teachers: orError(ownPeople),
    },
    input: roomChanges,
    answer: outcome({ program: Room }),
    run: changeRoom,
  }),
  deleteProgram: mutation({
    rule: 'manager',
    permission: 'manage_rooms',
    about: 'Deletes a room; one with active students, or children in it now, gets Error telling how many.',
    reach: { id: orError(roomsOfOwnLocations) },
    input: { id: roomChanges.id },
    answer: outcome(),
    run: removeRoom,
  }),
  assignProgramTeachers: mutation({
    rule: 'manager',
    permission: 'manage_rooms',
    about: 'Makes the given people the staff of a room; a person of another location gets Error.',
    reach: { program_id: orError(roomsOfOwnLocations), users: orError(ownPeople) },
    input: staffOfRoom,
    answer: outcome({ program: Room }),
    run: assignStaff,
  }),

  groups: query({
    rule: 'manager',
    about: 'Lists the camera groups of own locations with their cameras.',
    reach: { location: ownLocations, rows: groupsOfOwnLocations },
    input: { ...ofLocation, ...page, search: text(0, 100).optional() },
    answer: paged(CameraGroup),
    run: (_, i) =>
      rows(CameraGroup, {
        where: (q) => [
          i.location && q('camera_group.location_id', '=', i.location),
          i.search && containing('camera_group.name', i.search),
        ],
        order: ['location_id', 'name'],
      }),
  }),
  group: query({
    rule: 'manager',
    about: 'Answers one camera group of own locations; an unknown one answers null.',
    reach: { id: orNothing(groupsOfOwnLocations) },
    input: { id: id(CameraGroup) },
    answer: one(CameraGroup),
    run: (_, i) => byId(CameraGroup, i.id),
  }),
  createGroup: mutation({
    rule: 'manager',
    permission: 'manage_rooms',
    about: 'Adds a camera group; a camera of another location gets Error.',
    reach: { location_id: orError(ownLocations), cameras: orError(ownCameras) },
    input: newGroup,
    answer: outcome({ group: CameraGroup }),
    run: addGroup,
  }),
  updateGroup: mutation({
    rule: 'manager',
    permission: 'manage_rooms',
    about: 'Changes a camera group and with it what its rooms can see; a camera of another location gets Error.',
    reach: { id: orError(groupsOfOwnLocations), cameras: orError(ownCameras) },
    input: groupChanges,
    answer: outcome({ group: CameraGroup }),
    run: changeGroup,
  }),
  deleteGroup: mutation({
    rule: 'manager',
    permission: 'manage_rooms',
    about: 'Deletes a camera group; one that a room still uses gets Error.',
    reach: { id: orError(groupsOfOwnLocations) },
    input: groupId,
    answer: outcome(),
    run: removeGroup,
  }),
};
