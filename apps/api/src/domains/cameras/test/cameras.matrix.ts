import { families, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';

const fresh = async (w: World, where: Where) => ({ id: (await w.camera(where)).id });
const colour = () => `#a${nth().toString(16).padStart(5, '0')}`;
const anAddress = () => `rtsp://192.168.7.${nth() % 250}:${5000 + nth()}/`;
const aStream = async (w: World, where: Where) => {
  const { tenant } = w.at(where);
  return tenant.db
    .insertInto('stream')
    .values({ centre_id: tenant.centre, name: `${w.at(where).mark} stream ${nth()}`, url: anAddress() })
    .returning('id')
    .executeTakeFirstOrThrow();
};
/** Streaming servers belong to the centre; only admins set them up. */
const admins = { own: 'admin', other: 'admin', elsewhere: 'admin' } as const;
/** Lists and hours of a camera's own are for support, in every location. */
const support = { own: 'kvsupport', other: 'kvsupport', elsewhere: 'kvsupport' } as const;
/** Nothing is told of a camera but whether the caller may watch it now. */
const anyone = { own: 'user', other: 'user', elsewhere: 'user' } as const;

/** A gateway of the location there. */
const gateway = async (w: World, where: Where): Promise<number> => {
  const { tenant, location } = w.at(where);
  const { id } = await tenant.db
    .insertInto('gateway')
    .values({
      centre_id: tenant.centre,
      name: `${w.at(where).mark} gateway`,
      address: `https://g${nth()}.example.com`,
      key_hash: Buffer.alloc(32),
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tenant.db
    .insertInto('gateway_location')
    .values({ centre_id: tenant.centre, gateway_id: id, location_id: location })
    .execute();
  return id;
};
const named = (w: World, where: Where) => ({
  name: 'Barn',
  address: `https://g${nth()}.example.com`,
  locations: [w.at(where).location],
});

export const matrix: Matrix = {
  gateways: { args: () => ({}) },
  addGateway: { args: named, from: staff, outside: 'error' },
  changeGateway: {
    args: async (w, where) => ({ id: await gateway(w, where), ...named(w, where) }),
    from: staff,
    outside: 'error',
  },
  removeGateway: { args: async (w, where) => ({ id: await gateway(w, where) }), from: staff, outside: 'error' },
  moveCamera: {
    args: async (w, where) => ({ id: (await w.camera(where)).id, gateway_id: await gateway(w, where) }),
    from: staff,
    outside: 'error',
  },
  whoWatched: {
    args: (w, where) => ({ student_id: w.at(where).student, from: '2026-03-01', to: '2026-03-11' }),
    from: families,
    outside: 'refused',
  },
  cameras: { args: (w, where) => ({ location: w.at(where).location, first: 50 }), from: staff, outside: 'refused' },
  getCameraDetail: { args: (w, where) => ({ id: w.at(where).camera }), from: staff, outside: 'null' },
  createCamera: {
    args: (w, where) => ({
      name: 'New',
      code: `NEW-${nth()}`,
      color_code: colour(),
      location_id: w.at(where).location,
    }),
    from: staff,
    outside: 'error',
  },
  updateCamera: {
    args: async (w, where) => ({ ...(await fresh(w, where)), name: 'Renamed' }),
    from: staff,
    outside: 'error',
  },
  updateCameraStatus: {
    args: async (w, where) => ({ ...(await fresh(w, where)), status: 'inactive' }),
    from: staff,
    outside: 'error',
  },
  deleteCamera: { args: fresh, from: staff, outside: 'error' },
  saveCameraOrder: {
    args: async (w, where) => ({ location_id: w.at(where).location, cameras: [(await fresh(w, where)).id] }),
    from: staff,
    outside: 'error',
  },
  checkCameraColor: {
    args: (w, where) => ({ color_code: '#123456', location_id: w.at(where).location }),
    from: staff,
    outside: 'refused',
  },
  suggestcolors: { args: (w, where) => ({ location_id: w.at(where).location }), from: staff, outside: 'refused' },
  testCamera: {
    args: async (w, where) => ({ location_id: w.at(where).location, source_url: 'rtsp://192.168.7.7/live' }),
    from: staff,
    outside: 'error',
  },
  getCameraTest: { args: () => ({ test: '1' }) },
  createCameraWithScheduleInLocation: {
    args: (w, where) => ({
      name: 'Timed',
      code: `TIMED-${nth()}`,
      color_code: colour(),
      location_id: w.at(where).location,
      schedule: [{ day: 'Monday', start_time: '08:00', end_time: '17:00' }],
    }),
    from: support,
    outside: 'error',
  },
  updateCameraWithScheduleInLocation: {
    args: async (w, where) => ({
      ...(await fresh(w, where)),
      schedule: [{ day: 'Monday', start_time: '08:00', end_time: '17:00' }],
    }),
    from: support,
    outside: 'error',
  },
  createMultipleCameras: {
    args: (w, where) => ({
      location_id: w.at(where).location,
      cameras: [{ name: 'One of many', code: `MANY-${nth()}` }],
    }),
    from: staff,
    outside: 'error',
  },
  uploadCamerasList: {
    args: (w, where) => ({
      location: w.at(where).location,
      file: `data:text/csv;base64,${Buffer.from('Name,Code\nPorch,P-1').toString('base64')}`,
    }),
    from: support,
    outside: 'refused',
  },
  saveUploadCameraList: {
    args: (w, where) => ({
      cameras: [{ name: 'Listed', code: `LISTED-${nth()}`, location_id: w.at(where).location }],
    }),
    from: support,
    outside: 'error',
  },
  getCameraSetting: { args: (w, where) => ({ location_id: w.at(where).location }), from: staff, outside: 'refused' },
  saveCameraSetting: {
    args: (w, where) => ({ location_id: w.at(where).location, camera_setting: { grid: 4 } }),
    from: staff,
    outside: 'error',
  },
  getStreamModeSetting: { args: () => ({ key: 'centre' }) },
  saveStreamModeSetting: { args: () => ({ key: 'centre', value: 'live' }) },
  getStreamSettings: { args: (w, where) => ({ location_id: w.at(where).location }), from: admins, outside: 'refused' },
  saveStreamSettings: {
    args: (w, where) => ({ location_id: w.at(where).location, settings: { width: 800 } }),
    from: admins,
    outside: 'error',
  },
  streams: { args: () => ({ first: 50 }) },
  stream: { args: async (w, where) => ({ id: (await aStream(w, where)).id }), from: admins, outside: 'null' },
  createStream: {
    args: (w, where) => ({ name: `Server ${nth()}`, url: anAddress(), location_id: w.at(where).location }),
    from: admins,
    outside: 'error',
  },
  updateStream: {
    args: async (w, where) => ({ id: (await aStream(w, where)).id, name: `Server ${nth()}` }),
    from: admins,
    outside: 'error',
  },
  deleteStream: { args: async (w, where) => ({ id: (await aStream(w, where)).id }), from: admins, outside: 'error' },
  setDefaultStream: {
    args: async (w, where) => ({ id: (await aStream(w, where)).id }),
    from: admins,
    outside: 'error',
  },
  activeStreamings: { args: (w, where) => ({ location: w.at(where).location }), from: admins, outside: 'refused' },
  playCamera: {
    args: async (w, where) => {
      const { id, code, location_id } = await w.camera(where);
      return { id, code, location: location_id };
    },
    from: anyone,
    outside: 'alike',
  },
  playCameraGridView: {
    args: (w, where) => ({ id: [w.at(where).camera], location: w.at(where).location }),
    from: anyone,
    outside: 'alike',
  },
  getUserCameras: { args: (w, where) => ({ student_id: w.at(where).student }), from: families, outside: 'refused' },
  cameraAccessChanged: { args: () => ({}) },
  createCameraWatchTimeReport: {
    args: (w, where) => ({ camera_id: w.at(where).camera, location: w.at(where).location, minutes: 1 }),
    from: anyone,
    outside: 'alike',
  },
  cameraViews: {
    args: (w, where) => ({ camera_id: w.at(where).camera, from: '2026-03-01', to: '2026-03-11' }),
    from: staff,
    outside: 'refused',
  },
  getCameraBeingWatched: { args: (w, where) => ({ location: w.at(where).location }), from: staff, outside: 'refused' },
  cameraWatchChanged: { args: (w, where) => ({ location: w.at(where).location }), from: staff, outside: 'refused' },
  blackoutCamera: {
    args: async (w, where) => ({ ...(await fresh(w, where)), reason: 'Nap time' }),
    from: staff,
    outside: 'error',
  },
  endCameraBlackout: {
    args: async (w, where) => {
      const { id } = await fresh(w, where);
      const { tenant } = w.at(where);
      await tenant.db
        .insertInto('camera_blackout')
        .values({
          centre_id: tenant.centre,
          camera_id: id,
          reason: 'Nap time',
          started_by: w.at(where).contact,
          started_at: w.server.clock.now(),
        })
        .execute();
      return { id };
    },
    from: staff,
    outside: 'error',
  },
};
