import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anInvoice } from '../../billing/test/billing.factory.ts';
import { aRoom, worksIn } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact, aManager, aTeacher } from '../../users/test/users.factory.ts';
import { aLocation } from './locations.factory.ts';

let server: TestServer;
let support: Person;
beforeAll(async () => {
  server = await startTestServer();
  support = await server.as('kvsupport');
});
afterAll(() => server?.close());

const outcome = 'status message errors { field code message }';
const fails = (field: string, code: string) => ({ status: 'Error', errors: [{ field, code }] });
const times = [
  { day: 'Monday', start_time: '07:30', end_time: '18:00' },
  { day: 'Tuesday', start_time: '07:30', end_time: '18:00' },
];

test('a location comes with managers, opening times, rooms and cameras, all or nothing', async () => {
  const manager = await aManager(server.tenant);
  const add = (args: object) =>
    support.call(
      'createNewLocation',
      { managers: [manager.id], ...args },
      `${outcome} location { id name managers { id } rooms { name } cameras { name code } schedule { scheduledates { day } } timezone { value } active }`,
    );
  const rooms = [{ name: 'Owls', color_code: '#f2b134' }, { name: 'Acorns' }];
  const cameras = [{ name: 'Owls cam', code: 'O-1', color_code: '#2ba58c' }];
  expect(await add({ name: 'Maple Street', rooms, cameras, schedule: times })).toMatchObject({
    status: 'Success',
    location: {
      name: 'Maple Street',
      managers: [{ id: `${manager.id}` }],
      rooms: [{ name: 'Owls' }, { name: 'Acorns' }],
      cameras: [{ name: 'Owls cam', code: 'O-1' }],
      schedule: { scheduledates: [{ day: 'Monday' }, { day: 'Tuesday' }] },
      timezone: { value: 'America/New_York' },
      active: true,
    },
  });
  expect(await add({ name: 'maple street' })).toMatchObject(fails('name', 'TAKEN'));
  expect(await add({ name: 'Pine', rooms: [{ name: 'Owls' }, { name: 'owls' }] })).toMatchObject(
    fails('rooms.1.name', 'TAKEN'),
  );
  expect(await add({ name: 'Pine', schedule: [{ ...times[0], end_time: '07:00' }] })).toMatchObject(
    fails('schedule.0.end_time', 'END_BEFORE_START'),
  );
  expect(await add({ name: 'Pine', latitude: '95', longitude: '-74.0' })).toMatchObject(fails('latitude', 'INVALID'));
  const teacher = await aTeacher(server.tenant);
  expect(await add({ name: 'Pine', managers: [teacher.id] })).toMatchObject(fails('managers', 'NO_MANAGER'));
  expect(await support.call('checkLocationName', { name: 'Pine' }, 'counter')).toEqual({ counter: 0 });
  expect(await support.call('checkLocationName', { name: ' MAPLE street' }, 'counter')).toEqual({ counter: 1 });
});

test('a manager changes its location, but not what asks for more, nor another one', async () => {
  const [elm, oak] = [await aLocation(server.tenant), await aLocation(server.tenant, { name: 'Oak Hill' })];
  const manager = await server.as('manager', { locations: [elm] });
  const save = (args: object) => manager.call('updateLocation', { id: elm.id, ...args }, outcome);
  expect(await save({ phone: '+1 555 0100', color_code: '#3e8fd0' })).toMatchObject({ status: 'Success' });
  expect(await save({ name: 'oak hill' })).toMatchObject(fails('name', 'TAKEN'));
  expect(await save({ id: oak.id, phone: '5550101' })).toMatchObject(fails('id', 'OUT_OF_REACH'));
  const other = await aManager(server.tenant, { locations: [elm] });
  for (const [field, value] of [
    ['managers', [other.id]],
    ['billing', true],
    ['active', false],
  ] as const)
    expect(await save({ [field]: value })).toMatchObject(fails(field, 'RULE'));
  const read = await manager.call('location', { id: elm.id }, 'phone active billing managers { id }');
  expect(read).toMatchObject({ phone: '+1 555 0100', active: true, billing: false });
  expect(read.managers).toHaveLength(2);
});

test('opening times are replaced only when told so; cameras that go by them follow, a shared schedule stays', async () => {
  const elm = await aLocation(server.tenant);
  const manager = await server.as('manager', { locations: [elm] });
  const { db, centre } = server.tenant;
  const shared = await db
    .insertInto('schedule')
    .values({ centre_id: centre, name: 'Whole centre' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('location').set({ schedule_id: shared.id }).where('id', '=', elm.id).execute();
  const save = (args: object) => manager.call('updateLocation', { id: elm.id, ...args }, outcome);
  const opening = async () =>
    (await manager.call('location', { id: elm.id }, 'schedule { id scheduledates { day start_time } }')).schedule;
  await save({ schedule: times });
  expect((await opening()).id).toBe(String(shared.id));
  await save({ schedule: times, schedule_changed: true });
  const own = await opening();
  expect(own.id).not.toBe(String(shared.id));
  expect(own.scheduledates).toHaveLength(2);
  await save({ schedule: [{ day: 'Friday', start_time: '09:00', end_time: '12:00' }], schedule_changed: true });
  expect(await opening()).toEqual({ id: own.id, scheduledates: [{ day: 'Friday', start_time: '09:00' }] });
  await save({ schedule: [], schedule_changed: true });
  expect(await opening()).toBeNull();
  expect(await save({ schedule: [times[0], times[0]], schedule_changed: true })).toMatchObject(
    fails('schedule.1.start_time', 'OVERLAP'),
  );
});

test('managers come and go; the last one stays, and who goes leaves the rooms', async () => {
  const elm = await aLocation(server.tenant);
  const first = await aManager(server.tenant, { locations: [elm] });
  const second = await aManager(server.tenant);
  const room = await aRoom(server.tenant, { location_id: elm.id });
  const tie = (managers: number[]) => support.call('addLocationManagers', { location_id: elm.id, managers }, outcome);
  const untie = (user_id: number) => support.call('removeLocationManager', { location_id: elm.id, user_id }, outcome);
  const all = async () =>
    (await support.call('location_managers', { location_id: elm.id }, 'id')).map(({ id }: { id: string }) =>
      Number(id),
    );
  expect(await untie(first.id)).toMatchObject(fails('user_id', 'LAST'));
  expect(await untie(second.id)).toMatchObject(fails('user_id', 'GONE'));
  expect(await tie([(await aContact(server.tenant)).id])).toMatchObject(fails('managers', 'NO_MANAGER'));
  expect(await tie([(await aManager(server.tenant, { status: 'inactive' })).id])).toMatchObject(
    fails('managers', 'NO_MANAGER'),
  );
  expect(await tie([first.id, second.id])).toMatchObject({ status: 'Success' });
  expect((await all()).sort()).toEqual([first.id, second.id].sort());
  await worksIn(server.tenant, first, room);
  const manager = await server.as(first);
  expect(await manager.call('location', { id: elm.id }, 'id')).toEqual({ id: `${elm.id}` });
  expect(await untie(first.id)).toMatchObject({ status: 'Success' });
  await expect(manager.call('location', { id: elm.id }, 'id')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await server.tenant.db.selectFrom('room_staff').selectAll().where('room_id', '=', room.id).execute()).toEqual(
    [],
  );
  // Two at once take the last two away: one of them is told to leave one.
  const third = await aManager(server.tenant, { locations: [elm] });
  const both = await Promise.all([untie(second.id), untie(third.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
  expect(await all()).toHaveLength(1);
});

test('a location goes only when nobody is left; records keep it', async () => {
  const elm = await aLocation(server.tenant, { name: 'Doomed' });
  const remove = () => support.call('deleteLocation', { id: elm.id }, outcome);
  const child = await aStudent(server.tenant, { location_id: elm.id });
  const teacher = await aTeacher(server.tenant, { locations: [elm] });
  const refusal = await remove();
  expect(refusal).toMatchObject(fails('id', 'IN_USE'));
  expect(refusal.message).toContain('1 child and 1 staff');
  const { db } = server.tenant;
  await db.deleteFrom('user_location').where('user_id', '=', teacher.id).execute();
  await db.updateTable('student').set({ archived_at: new Date() }).where('id', '=', child.id).execute();
  expect(await remove()).toMatchObject(fails('id', 'RECORDS'));
  await db.deleteFrom('student').where('id', '=', child.id).execute();
  expect(await remove()).toMatchObject({ status: 'Success' });
  expect(await remove()).toMatchObject(fails('id', 'OUT_OF_REACH'));
});

test('a sign-up code is made, changed and opened for families; one used elsewhere is declined', async () => {
  const [elm, oak] = [await aLocation(server.tenant), await aLocation(server.tenant, { signup_code: 'OAK-1' })];
  const manager = await server.as('manager', { locations: [elm] });
  const made = await manager.call('generateLocationSignupCode', { location_id: elm.id }, `${outcome} signup_code`);
  expect(made.signup_code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  const read = () =>
    manager.call('getLocationSignupCode', { location_id: elm.id }, 'signup_code is_signup signup_pin_code_expiry');
  expect(await read()).toEqual({ signup_code: made.signup_code, is_signup: false, signup_pin_code_expiry: null });
  const save = (args: object) => manager.call('updateLocationSignupCode', { location_id: elm.id, ...args }, outcome);
  expect(await save({ signup_code: 'oak-1' })).toMatchObject(fails('signup_code', 'TAKEN'));
  expect(await save({ signup_code: 'ELM-1', is_signup: true, signup_pin_code_expiry: 48 })).toMatchObject({
    status: 'Success',
  });
  expect(await read()).toEqual({ signup_code: 'ELM-1', is_signup: true, signup_pin_code_expiry: 48 });
  expect(await server.guest().call('getLocationBySignupCode', { signup_code: 'elm-1' }, 'id')).toEqual({
    id: `${elm.id}`,
  });
  await save({ signup_code: 'ELM-1', is_signup: false });
  expect(await server.guest().call('getLocationBySignupCode', { signup_code: 'elm-1' }, 'id')).toBeNull();
  expect(await manager.call('generateLocationSignupCode', { location_id: oak.id }, outcome)).toMatchObject(
    fails('location_id', 'OUT_OF_REACH'),
  );
  expect(await manager.call('updateLocation', { id: elm.id, signup_code: null }, outcome)).toMatchObject({
    status: 'Success',
  });
  expect(await manager.call('updateLocation', { id: elm.id, is_signup: true }, outcome)).toMatchObject(
    fails('signup_code', 'REQUIRED'),
  );
});

test('the history says who changed what, the newest first', async () => {
  const elm = await aLocation(server.tenant, { address: 'Old' });
  const manager = await server.as('manager', { locations: [elm] });
  await manager.call('updateLocation', { id: elm.id, address: 'New' }, outcome);
  await support.call('updateLocationStatus', { id: elm.id, active: false }, outcome);
  const history = await manager.call(
    'getLocationHistory',
    { location_id: elm.id, first: 1 },
    'currentPage lastPage perPage total data { activity object_info username }',
  );
  expect(history).toMatchObject({ currentPage: 1, lastPage: 2, perPage: 1, total: 2 });
  expect(history.data).toMatchObject([
    { activity: 'updateLocationStatus', object_info: { before: { active: true }, after: { active: false } } },
  ]);
});

test('contacts who wait are listed where they belong', async () => {
  const [elm, oak] = [await aLocation(server.tenant), await aLocation(server.tenant)];
  const manager = await server.as('manager', { locations: [elm] });
  const waiting = await aContact(server.tenant, { pending: true, locations: [elm], lname: 'Waiting' });
  await aContact(server.tenant, { pending: true, locations: [oak] });
  await aContact(server.tenant, { locations: [elm] });
  const listed = await manager.call('getManagerPendingUser', { first: 10 }, 'total data { id }');
  expect(listed).toEqual({ total: 1, data: [{ id: `${waiting.id}` }] });
  expect((await support.call('PendingUser', { first: 10, location: elm.id, search: 'wait' }, 'total')).total).toBe(1);
  expect((await support.call('PendingUser', { first: 10, location: oak.id, search: 'wait' }, 'total')).total).toBe(0);
});

test('support adds a location that bills from its first day', async () => {
  const manager = await aManager(server.tenant);
  const given = { name: 'Cedar', managers: [manager.id], billing: true };
  const { status, location } = await support.call('createLocation', given, 'status location { id billing }');
  expect({ status, billing: location?.billing }).toEqual({ status: 'Success', billing: true });
});

test('billing stays on while an invoice is open, and goes off once it is void', async () => {
  const { db } = server.tenant;
  const elm = await aLocation(server.tenant);
  const child = await aStudent(server.tenant, { location_id: elm.id });
  const admin = await server.as('admin');
  const turn = (billing: boolean) =>
    admin.call('saveLocationBillingSetting', { location_id: elm.id, billing }, outcome);
  const stands = async () =>
    (await admin.call('getLocationBillingSetting', { location_id: elm.id }, 'billing')).billing;
  expect(await turn(true)).toMatchObject({ status: 'Success' });
  const invoice = await anInvoice(server.tenant, { location: elm.id, student: child.id });
  expect(await turn(false)).toMatchObject({
    ...fails('billing', 'OPEN_INVOICES'),
    message: '1 invoice is still open. Settle or void them, then turn billing off.',
  });
  expect(await stands()).toBe(true);
  await db.updateTable('invoice').set({ status: 'voided' }).where('id', '=', invoice).execute();
  expect(await turn(false)).toMatchObject({ status: 'Success' });
  expect(await stands()).toBe(false);
});
