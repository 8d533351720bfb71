import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { onePlace } from '../../locations/test/places.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

const { server, location, manager } = await onePlace();
afterAll(() => server.close());

let count = 0;
const aCamera = async (at: { id: number }, given: { schedule_id?: number } = {}) => {
  count += 1;
  return server.tenant.db
    .insertInto('camera')
    .values({
      centre_id: server.tenant.centre,
      location_id: at.id,
      name: `Camera ${count}`,
      code: `C-${count}`,
      color_code: `#${String(count).padStart(6, '0')}`,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
const fields = 'status message color errors { field code message }';
const monday = (start_time: string, end_time: string, day = 'Monday') => ({ day, start_time, end_time });
const create = (name: string, scheduledates: unknown[], more = {}, who = manager) =>
  who.call(
    'createSchedule',
    { name, scheduledates, ...more },
    `${fields} schedule { id name location_id scheduledates { id day start_time end_time } }`,
  );
const made = async (name: string, dates = [monday('08:00', '17:00')]) => (await create(name, dates)).schedule;
const wrong = ({ errors }: { errors: { field: string; code: string }[] }) =>
  errors.map(({ field, code }) => [field, code]);

test('a schedule is made with its times, read and listed', async () => {
  const answer = await create('Weekdays', [
    monday('08:00', '12:00'),
    monday('12:00', '24:00'),
    monday('00:00', '24:00', 'friday'),
  ]);
  expect(answer).toMatchObject({ status: 'Success', schedule: { name: 'Weekdays', location_id: String(location.id) } });
  const read = await manager.call(
    'schedule',
    { id: answer.schedule.id },
    'name camera_count scheduledates { day start_time end_time }',
  );
  expect(read).toEqual({
    name: 'Weekdays',
    camera_count: 0,
    scheduledates: [
      { day: 'Friday', start_time: '00:00', end_time: '24:00' },
      { day: 'Monday', start_time: '08:00', end_time: '12:00' },
      { day: 'Monday', start_time: '12:00', end_time: '24:00' },
    ],
  });
  expect(
    (await manager.call('schedules', { status: 'active' }, 'name')).map(({ name }: { name: string }) => name),
  ).toContain('Weekdays');
  expect(await manager.call('schedules', { status: 'inactive' }, 'name')).toEqual([]);
  const stranger = await server.as('manager', { locations: [await aLocation(server.tenant)] });
  expect(await stranger.call('schedule', { id: answer.schedule.id }, 'name')).toBeNull();
});

test('wrong times are told at their fields, and nothing is saved', async () => {
  const answer = await create('Wrong', [
    monday('08:00', '12:00'),
    monday('09:00', '10:00'),
    monday('12:00', '11:00'),
    monday('25:00', '26:00'),
    monday('08:00', '00:00', 'Tuesday'),
    monday('08:00', '09:00', 'Someday'),
  ]);
  expect(answer).toMatchObject({ status: 'Error', schedule: null });
  expect(wrong(answer)).toEqual([
    ['scheduledates.1.start_time', 'OVERLAP'],
    ['scheduledates.2.end_time', 'END_BEFORE_START'],
    ['scheduledates.3.start_time', 'NO_TIME'],
    ['scheduledates.4.end_time', 'END_BEFORE_START'],
    ['scheduledates.5.day', 'NO_WEEKDAY'],
  ]);
  expect(wrong(await create('Empty', []))).toEqual([['scheduledates', 'REQUIRED']]);
  await made('Taken');
  expect(wrong(await create('taken', [monday('08:00', '09:00')]))).toEqual([['name', 'TAKEN']]);
});

test('managers change schedules of their own locations alone', async () => {
  const admin = await server.as('admin');
  const whole = await create('Whole centre', [monday('08:00', '09:00')], {}, admin);
  expect(whole.schedule.location_id).toBeNull();
  const id = whole.schedule.id;
  expect(wrong(await manager.call('updateSchedule', { id, name: 'Mine' }, fields))).toEqual([['id', 'OUT_OF_REACH']]);
  expect(wrong(await manager.call('deleteSchedule', { id }, fields))).toEqual([['id', 'OUT_OF_REACH']]);
  const many = await server.as('manager', { locations: [location, await aLocation(server.tenant)] });
  expect(wrong(await create('Where', [monday('08:00', '09:00')], {}, many))).toEqual([['location_id', 'REQUIRED']]);
});

test('times are replaced, added and taken away; a change tells who watches', async () => {
  const heard = await listen();
  const { id } = await made('Changing');
  const saved = await manager.call(
    'updateSchedule',
    { id, name: 'Changed', scheduledates: [monday('10:00', '11:00')] },
    `${fields} schedule { name scheduledates { id start_time } }`,
  );
  expect(saved).toMatchObject({
    status: 'Success',
    schedule: { name: 'Changed', scheduledates: [{ start_time: '10:00' }] },
  });
  const add = (start_time: string, end_time: string) =>
    manager.call(
      'addScheduleDate',
      { schedule_id: id, day: 'Monday', start_time, end_time },
      `${fields} scheduledate { id }`,
    );
  expect(wrong(await add('10:30', '12:00'))).toEqual([['start_time', 'OVERLAP']]);
  expect(wrong(await add('12:00', '11:00'))).toEqual([['end_time', 'END_BEFORE_START']]);
  const added = await add('11:00', '24:00');
  expect(added.status).toBe('Success');
  const remove = (date: string) => manager.call('removeScheduleDate', { id: date }, fields);
  expect((await remove(added.scheduledate.id)).status).toBe('Success');
  const camera = await aCamera(location, { schedule_id: Number(id) });
  const last = await remove(saved.schedule.scheduledates[0].id);
  expect(last.errors).toMatchObject([{ code: 'IN_USE', message: expect.stringContaining(camera.name) }]);
  expect(wrong(await manager.call('updateSchedule', { id, scheduledates: [] }, fields))).toEqual([
    ['scheduledates', 'IN_USE'],
  ]);
  const rights = () => heard.told.filter((each) => each.includes('"k":"rights"') && each.includes(`"schedule":${id}`));
  await expect.poll(() => rights().length).toBe(3);
  await heard.stop();
});

/** What leaves the database with COMMIT, as every process hears it. */
const listen = async () => {
  const told: string[] = [];
  const client = new pg.Client({ connectionString: server.ownerUrl });
  await client.connect();
  client.on('notification', ({ payload }) => told.push(payload ?? ''));
  await client.query('listen nestling');
  return { told, stop: () => client.end() };
};

test('a schedule in use is not deleted, and says by what it is used', async () => {
  const { id } = await made('Used');
  const camera = await aCamera(location, { schedule_id: Number(id) });
  const place = await aLocation(server.tenant, { name: 'Elm Street', schedule_id: Number(id) });
  await aStudent(server.tenant, { location_id: place.id, schedule_id: Number(id) });
  const kept = await manager.call('deleteSchedule', { id }, fields);
  expect(kept.errors).toMatchObject([{ field: 'id', code: 'IN_USE' }]);
  for (const word of [camera.name, 'Elm Street', 'students (1)']) expect(kept.message).toContain(word);
  const free = await made('Free');
  expect((await manager.call('deleteSchedule', { id: free.id }, fields)).status).toBe('Success');
  expect(await manager.call('schedule', { id: free.id }, 'name')).toBeNull();
});

test('a schedule is set on many cameras, none of another location', async () => {
  const { id } = await made('For cameras');
  const [one, two] = [await aCamera(location), await aCamera(location)];
  const second = await aLocation(server.tenant);
  const elsewhere = await aCamera(second);
  const both = await server.as('manager', { locations: [location, second] });
  const apply = (cameras: number[], more = {}) => both.call('applyScheduleToCameras', { id, cameras, ...more }, fields);
  expect(wrong(await apply([one.id, elsewhere.id]))).toEqual([[`cameras.${elsewhere.id}`, 'OTHER_LOCATION']]);
  expect(wrong(await apply([one.id], { location: second.id }))).toEqual([[`cameras.${one.id}`, 'OTHER_LOCATION']]);
  expect((await apply([one.id, two.id])).status).toBe('Success');
  expect(await manager.call('schedule', { id }, 'camera_count')).toEqual({ camera_count: 2 });
  expect(wrong(await manager.call('applyScheduleToCameras', { id, cameras: [elsewhere.id] }, fields))).toEqual([
    ['cameras', 'OUT_OF_REACH'],
  ]);
});
