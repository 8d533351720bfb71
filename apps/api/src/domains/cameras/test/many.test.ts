import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inCentre } from '../../../kernel/db/in-centre.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { reachCamera } from '../camera-source.ts';
import { aCamera } from './cameras.factory.ts';

let server: TestServer;
let support: Person;
let manager: Person;
let elm: { id: number };
let room: { id: number; name: string };
beforeAll(async () => {
  server = await startTestServer();
  support = await server.as('kvsupport');
});
afterAll(() => server.close());
beforeEach(async () => {
  elm = await aLocation(server.tenant);
  room = await aRoom(server.tenant, { location_id: elm.id, name: 'Sunflowers' });
  manager = await server.as('manager', { locations: [elm] });
});

const camerasHere = () =>
  server.tenant.db
    .selectFrom('camera')
    .select(['id', 'name', 'code', 'color_code', 'room_id', 'schedule_id', 'sort'])
    .where('location_id', '=', elm.id)
    .orderBy('sort')
    .execute();
const outcome = 'status message added errors { field code }';
const file = (text: string) => `data:text/csv;base64,${Buffer.from(text).toString('base64')}`;
const read = (text: string) =>
  support.call(
    'uploadCamerasList',
    { file: file(text), location: elm.id },
    'status message cameras { row name code color_code location_id room room_name schedule schedule_name camera_id has_source has_low sealed } errors { row field code }',
  );
type ListedRow = { name: string; code: string; color_code: string; room: string | null; sealed: string | null };
const rowsOf = (cameras: readonly ListedRow[]) =>
  cameras.map(({ name, code, color_code, room: of, sealed }) => ({
    name,
    code,
    color_code,
    location_id: elm.id,
    ...(of ? { room: of } : {}),
    ...(sealed ? { sealed } : {}),
  }));

test('of several cameras the right ones are stored, each with a colour of its own, and the others told by their place', async () => {
  await aCamera(server.tenant, { location_id: elm.id, code: 'SUN-1', color_code: '#efb01e' });
  const elsewhere = await aRoom(server.tenant, { location_id: (await aLocation(server.tenant)).id });
  const cameras = [
    { name: 'Porch', code: 'P-1' },
    { name: '', code: 'P-2' },
    { name: 'Sun', code: 'sun-1' },
    { name: 'Porch again', code: 'p-1' },
    { name: 'Yard', code: 'Y-1', source_url: 'http://10.0.0.4/' },
    { name: 'Hall', code: 'H-1', color_code: '#123456', room: room.id },
    { name: 'Blue', code: 'B-1', color_code: '#123456' },
  ];
  const added = await manager.call('createMultipleCameras', { location_id: elm.id, cameras }, outcome);
  expect(added).toMatchObject({
    status: 'Success',
    added: 2,
    errors: [
      { field: 'cameras.1.name', code: 'REQUIRED' },
      { field: 'cameras.2.code', code: 'TAKEN' },
      { field: 'cameras.3.code', code: 'TAKEN' },
      { field: 'cameras.4.source_url', code: 'BAD_ADDRESS' },
      { field: 'cameras.6.color_code', code: 'TAKEN' },
    ],
  });
  const here = await camerasHere();
  expect(here.map(({ code }) => code)).toEqual(['SUN-1', 'P-1', 'H-1']);
  expect(new Set(here.map(({ color_code }) => color_code)).size).toBe(3);
  const foreign = [{ name: 'Far', code: 'F-1', room: elsewhere.id }];
  expect(await manager.call('createMultipleCameras', { location_id: elm.id, cameras: foreign }, outcome)).toMatchObject(
    { status: 'Error' },
  );
  expect(await camerasHere()).toHaveLength(3);
});

test('a list is read with its faults and stored only when it is saved; addresses and passwords come back sealed', async () => {
  const list = [
    'Nombre;Código;Sala;Dirección;Usuario;Contraseña',
    'Porch;P-1;sunflowers;rtsp://10.0.0.9/main;eye;"hid;den"',
    ';P-2;;;;',
    'Yard;Y-1;Owls;;;',
    '"The ""big"" hall";H-1;;;;',
  ].join('\r\n');
  const answer = await read(`\uFEFF${list}\r\n\r\n`);
  expect(answer.errors).toEqual([
    { row: 1, field: 'name', code: 'REQUIRED' },
    { row: 2, field: 'room', code: 'UNKNOWN' },
  ]);
  expect(JSON.stringify(answer)).not.toMatch(/hid;den|10\.0\.0\.9/);
  expect(answer.cameras[0]).toMatchObject({ name: 'Porch', room: `${room.id}`, has_source: true });
  expect(answer.cameras[3]).toMatchObject({ name: 'The "big" hall', has_source: false, sealed: null });
  expect(await camerasHere()).toEqual([]);

  const rows = rowsOf([answer.cameras[0], answer.cameras[3]]);
  await aCamera(server.tenant, { location_id: elm.id, code: 'h-1' });
  expect(await support.call('saveUploadCameraList', { cameras: rows }, outcome)).toMatchObject({
    added: 1,
    errors: [{ field: 'cameras.1.code', code: 'TAKEN' }],
  });
  const [porch] = (await camerasHere()).filter(({ code }) => code === 'P-1');
  const { centre } = server.tenant;
  const found = await inCentre(server.app.appContext.pools, centre, (db) => reachCamera(db, centre, porch?.id ?? 0));
  expect(found?.source).toEqual({ url: 'rtsp://10.0.0.9/main', username: 'eye', password: 'hid;den' });
  const other = await server.as('kvsupport');
  const stolen = { cameras: [{ ...rows[0], code: 'P-9' }] };
  expect(await other.call('saveUploadCameraList', stolen, outcome)).toMatchObject({
    status: 'Error',
    errors: [{ field: 'cameras.0.sealed', code: 'BROKEN' }],
  });
});

test.each([
  ['a file that is no text', 'PK\u0003\u0004\u0000\u0000'],
  ['an open quote', 'Name,Code\n"Porch,P-1'],
  ['headings alone', 'Name,Code\n'],
  ['no column of names', 'Code,Room\nP-1,Owls'],
])('%s is answered by Error', async (_, text) => {
  expect(await read(text)).toMatchObject({ status: 'Error', cameras: [], errors: [] });
});

test('a camera comes with hours of its own in one step, or not at all', async () => {
  const hours = [{ day: 'Monday', start_time: '08:00', end_time: '17:00' }];
  const whole = 'status errors { field } camera { id schedule { id name scheduledates { day start_time } } }';
  const given = { name: 'Porch', code: 'P-1', color_code: '#123456', location_id: elm.id };
  const schedules = async () =>
    (await server.tenant.db.selectFrom('schedule').select('id').where('location_id', '=', elm.id).execute()).length;
  const bad = [{ day: 'Monday', start_time: '17:00', end_time: '08:00' }];
  expect(await support.call('createCameraWithScheduleInLocation', { ...given, schedule: bad }, whole)).toMatchObject({
    status: 'Error',
    errors: [{ field: 'schedule.0.end_time' }],
  });
  expect([await camerasHere(), await schedules()]).toEqual([[], 0]);
  const { camera } = await support.call('createCameraWithScheduleInLocation', { ...given, schedule: hours }, whole);
  expect(camera.schedule).toMatchObject({ name: 'Porch', scheduledates: [{ day: 'Monday' }] });
  const taken = { ...given, color_code: '#654321', schedule: hours };
  expect(await support.call('createCameraWithScheduleInLocation', taken, 'status errors { field }')).toEqual({
    status: 'Error',
    errors: [{ field: 'code' }],
  });
  expect(await schedules()).toBe(1);

  const later = [{ day: 'Friday', start_time: '09:00', end_time: '12:00' }];
  const change = (id: string, schedule: object) =>
    support.call('updateCameraWithScheduleInLocation', { id, schedule }, whole);
  const changed = await change(camera.id, later);
  expect(changed.camera.schedule).toMatchObject({ id: camera.schedule.id, scheduledates: [{ day: 'Friday' }] });
  // Where another camera goes by it too, it is left to that one.
  await aCamera(server.tenant, { location_id: elm.id, schedule_id: Number(camera.schedule.id) });
  const parted = await change(camera.id, hours);
  expect(parted.camera.schedule.id).not.toBe(camera.schedule.id);
  expect(parted.camera.schedule.name).toBe('Porch 2');
  expect(await change(camera.id, bad)).toMatchObject({ status: 'Error' });
});
