import './cameras.fields.ts';
import { sql } from 'kysely';
import {
  byId,
  type Calls,
  mutation,
  object,
  one,
  out,
  outcome,
  outList,
  paged,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { id, ids, page, text } from '../../kernel/call/input.ts';
import { col } from '../../kernel/db/tables.ts';
import { orError, orNothing } from '../../kernel/read/reach.ts';
import { sorts } from '../../kernel/read/sorts.ts';
import { Camera } from '../../model/camera/entity.ts';
import { allStreams, ownCameras } from '../../model/camera/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { CameraGroup } from '../../model/room/entity.ts';
import { groupsOfOwnLocations, roomsOfOwnLocations } from '../../model/room/reach.ts';
import { ownSchedules } from '../../model/schedule/reach.ts';
import { createCameraInput, status } from './cameras.inputs.ts';
import { checkCameraColorInput, countColour, freeColours, suggestcolorsInput } from './colours.ts';
import {
  createCamera,
  deleteCamera,
  orderCameras,
  switchCamera,
  updateCamera,
  updateCameraInput,
} from './save-camera.ts';
import { askTest, readTest, TestAnswer, testCameraInput } from './try-camera.ts';

const restReach = {
  room: orError(roomsOfOwnLocations),
  groups: orError(groupsOfOwnLocations),
  schedule: orError(ownSchedules),
  stream: orError(allStreams),
};

const cameraSorts = sorts(Camera, { camera: [(as) => sql`lower(${col(as, 'name')})`] });

export const calls: Calls = {
  cameras: query({
    rule: 'manager',
    about: "Lists the cameras of the caller's locations with their health.",
    reach: { rows: ownCameras, location: ownLocations, group: groupsOfOwnLocations },
    input: {
      location: id(Location).optional(),
      ...page,
      search: text(0, 80).optional(),
      status: status.optional(),
      group: id(CameraGroup).optional(),
      sort: cameraSorts.input,
    },
    answer: paged(Camera),
    run: (_, i) =>
      rows(Camera, {
        order: cameraSorts.order(i.sort, ['location_id', 'sort']),
        where: (q) => [
          i.location && q('camera.location_id', '=', i.location),
          i.status && q('camera.status', '=', i.status),
          i.search && q.or([q('camera.name', 'ilike', `%${i.search}%`), q('camera.code', 'ilike', `%${i.search}%`)]),
          i.group &&
            sql<boolean>`exists (select 1 from camera_group_camera gc where gc.camera_group_id = ${i.group}
              and gc.camera_id = camera.id)`,
        ],
      }),
  }),
  getCameraDetail: query({
    rule: 'manager',
    about: 'Answers one camera with its place, schedule and health; an unknown id answers null.',
    reach: { id: orNothing(ownCameras) },
    input: { id: id(Camera) },
    answer: one(Camera),
    run: (_, i) => byId(Camera, i.id),
  }),
  createCamera: mutation({
    rule: 'manager',
    permission: 'manage_cameras',
    about: 'Adds a camera; a code or colour another camera of the location has gets Error.',
    reach: { location_id: orError(ownLocations), ...restReach },
    input: createCameraInput,
    answer: outcome({ camera: Camera }),
    run: createCamera,
  }),
  updateCamera: mutation({
    rule: 'manager',
    permission: 'manage_cameras',
    about:
      'Changes a camera; a code or colour another camera of the location has gets Error. The address is only written.',
    reach: { id: orError(ownCameras), location_id: orError(ownLocations), ...restReach },
    input: updateCameraInput,
    answer: outcome({ camera: Camera }),
    run: updateCamera,
  }),
  updateCameraStatus: mutation({
    rule: 'manager',
    permission: 'manage_cameras',
    about: 'Switches a camera on or off for everybody; running pictures end at once.',
    reach: { id: orError(ownCameras) },
    input: { id: id(Camera), status },
    answer: outcome({ camera: Camera }),
    run: switchCamera,
  }),
  deleteCamera: mutation({
    rule: 'manager',
    permission: 'manage_cameras',
    about: 'Deletes a camera and takes it from students, rooms and groups; the log of who watched it stays.',
    reach: { id: orError(ownCameras) },
    input: { id: id(Camera) },
    answer: outcome(),
    run: deleteCamera,
  }),
  saveCameraOrder: mutation({
    rule: 'manager',
    permission: 'manage_cameras',
    about: 'Stores the order in which viewers see the cameras; one of another location gets Error.',
    reach: { location_id: orError(ownLocations), cameras: orError(ownCameras) },
    input: { location_id: id(Location), cameras: ids(Camera) },
    answer: outcome(),
    run: orderCameras,
  }),
  checkCameraColor: query({
    rule: 'manager',
    about: 'Answers how many other cameras of the location have this colour.',
    reach: { location_id: ownLocations, id: ownCameras },
    input: checkCameraColorInput,
    answer: object({ status: out.text, counter: out.int }),
    run: countColour,
  }),
  suggestcolors: query({
    rule: 'manager',
    about: 'Suggests colours no camera of the location has yet.',
    reach: { location_id: ownLocations },
    input: suggestcolorsInput,
    answer: object({ colors: outList(out.text) }, 'ColourList'),
    run: freeColours,
  }),
  testCamera: mutation({
    rule: 'manager',
    permission: 'manage_cameras',
    about: 'Tries an address, or that of a camera, through the gateway; read the outcome with getCameraTest.',
    reach: { location_id: orError(ownLocations), id: orError(ownCameras), stream: orError(allStreams) },
    input: testCameraInput,
    answer: outcome({ test: out.id }),
    limit: { times: 30, seconds: 60, by: 'user' },
    run: askTest,
  }),
  getCameraTest: query({
    rule: 'manager',
    about: "Answers how far one of the caller's own camera tests has come; another's answers null.",
    reach: { rows: ownCameras },
    input: { test: text(1, 20) },
    answer: TestAnswer,
    run: readTest,
  }),
};
