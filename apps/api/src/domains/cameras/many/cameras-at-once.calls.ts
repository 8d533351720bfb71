import '../cameras.fields.ts';
import { type Calls, mutation, out, outcome } from '../../../kernel/call/call.ts';
import { choice, colour, id, ids, int, listOf, secret, text } from '../../../kernel/call/input.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { Camera } from '../../../model/camera/entity.ts';
import { ownCameras } from '../../../model/camera/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { CameraGroup, Room } from '../../../model/room/entity.ts';
import { groupsOfOwnLocations, roomsOfOwnLocations } from '../../../model/room/reach.ts';
import { Schedule } from '../../../model/schedule/entity.ts';
import { ownSchedules } from '../../../model/schedule/reach.ts';
import { changedHours, createWithHours, ownHours, updateWithHours } from '../own-hours.ts';
import { createSeveral } from './add-cameras.ts';
import { CameraList, MOST, readCameraList, saveCameraList, sealedRow } from './camera-list.ts';

const status = choice('active', 'inactive').optional();

/** What is looked at row by row, so that one that is wrong does not keep the others out. */
const looked = { name: text(0, 100), code: text(0, 40), color_code: text(0, 20).default('') };

const rest = {
  camera_id: text(0, 200).nullish(),
  order: int(0, 100_000).optional(),
  room: id(Room).nullish(),
  groups: ids(CameraGroup).optional(),
  status,
};
const restReach = { room: orError(roomsOfOwnLocations), groups: orError(groupsOfOwnLocations) };

/** Cameras that come with hours of their own, and many at once. */
export const severalCameraCalls: Calls = {
  createCameraWithScheduleInLocation: mutation({
    rule: 'kvsupport',
    permission: 'manage_cameras',
    about: 'Adds a camera with hours of its own in one step; wrong times or a used code get Error and neither is kept.',
    reach: { location_id: orError(ownLocations), ...restReach },
    input: {
      name: text(1, 100),
      code: text(1, 40),
      color_code: colour(),
      location_id: id(Location),
      ...ownHours,
      ...rest,
    },
    answer: outcome({ camera: Camera }),
    run: createWithHours,
  }),
  updateCameraWithScheduleInLocation: mutation({
    rule: 'kvsupport',
    permission: 'manage_cameras',
    about: 'Changes a camera and its own hours in one step; wrong times get Error and neither is changed.',
    reach: { id: orError(ownCameras), location_id: orError(ownLocations), ...restReach },
    input: {
      id: id(Camera),
      name: text(1, 100).optional(),
      code: text(1, 40).optional(),
      color_code: colour().optional(),
      location_id: id(Location).optional(),
      ...changedHours,
      ...rest,
    },
    answer: outcome({ camera: Camera }),
    run: updateWithHours,
  }),
  createMultipleCameras: mutation({
    rule: 'manager',
    permission: 'manage_cameras',
    about: 'Adds cameras to a location; rows with a missing name or a used code are told in errors, the others stored.',
    reach: {
      location_id: orError(ownLocations),
      'cameras.room': orError(roomsOfOwnLocations),
      'cameras.schedule': orError(ownSchedules),
    },
    input: {
      cameras: listOf(
        {
          ...looked,
          camera_id: text(0, 200).optional(),
          room: id(Room).optional(),
          schedule: id(Schedule).optional(),
          status,
          source_url: secret(0, 500).optional(),
          source_username: secret(0, 200).optional(),
          source_password: secret(0, 200).optional(),
          low_url: secret(0, 500).optional(),
        },
        MOST,
      ),
      location_id: id(Location),
    },
    answer: outcome({ added: out.int }),
    run: createSeveral,
  }),
  uploadCamerasList: mutation({
    rule: 'kvsupport',
    permission: 'manage_cameras',
    about:
      'Reads a CSV of cameras (a data URL) and answers its rows and their faults; nothing is stored, addresses come back sealed.',
    reach: { location: ownLocations },
    input: { file: secret(1, 400_000), location: id(Location) },
    answer: CameraList,
    secret: true,
    changesNothing: 'it reads a list for a look before it is saved',
    run: readCameraList,
  }),
  saveUploadCameraList: mutation({
    rule: 'kvsupport',
    permission: 'manage_cameras',
    about: 'Stores rows of a list that was read; rows that meanwhile clash are told in errors, the others stored.',
    reach: {
      'cameras.location_id': orError(ownLocations),
      'cameras.room': orError(roomsOfOwnLocations),
      'cameras.schedule': orError(ownSchedules),
    },
    input: {
      cameras: listOf(
        {
          ...looked,
          location_id: id(Location),
          camera_id: text(0, 200).optional(),
          room: id(Room).optional(),
          schedule: id(Schedule).optional(),
          ...sealedRow,
        },
        MOST,
      ),
    },
    answer: outcome({ added: out.int }),
    run: saveCameraList,
  }),
};
