import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open } from '../../../outbox/post.ts';
import { aLocation } from './locations.factory.ts';

let server: TestServer;
let elm: { id: number };
let manager: Person;
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { name: 'Elm Street' });
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(() => server?.close());

const outcome = 'status message errors { field code }';
const fails = (field: string, code: string) => ({ status: 'Error', errors: [{ field, code }] });

test('a centre has one profile, which families may read', async () => {
  const read = (as: Person) => as.call('getSchoolProfile', {}, 'id school_name capacity website');
  const parent = await server.as('user');
  expect(await read(parent)).toBeNull();
  const add = (args: Record<string, unknown>) => manager.call('addSchool', args, `${outcome} school { id }`);
  expect(await add({ school_name: ' ' })).toMatchObject(fails('school_name', 'REQUIRED'));
  expect(await add({ school_name: 'Sunny', website: 'javascript:alert(1)' })).toMatchObject(
    fails('website', 'INVALID'),
  );
  expect(await add({ school_name: 'Sunny', capacity: 0 })).toMatchObject(fails('capacity', 'TOO_SMALL'));
  const { school } = await add({ school_name: 'Sunny', capacity: 90 });
  expect(await add({ school_name: 'Second' })).toMatchObject(fails('school_name', 'TAKEN'));
  const change = (args: object) => manager.call('updateSchoolProfile', { id: school.id, ...args }, outcome);
  expect(await change({ website: 'https://sunny.example.com' })).toMatchObject({ status: 'Success' });
  expect(await change({ school_name: '' })).toMatchObject(fails('school_name', 'REQUIRED'));
  expect(await read(parent)).toEqual({
    id: school.id,
    school_name: 'Sunny',
    capacity: 90,
    website: 'https://sunny.example.com',
  });
});

/** Token and name of the newest link mailed to an address, as its reader finds them. */
const linkTo = async (email: string) => {
  const letter = await server.tenant.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { button } = open(server.tenant.centre, letter.key, letter.sealed);
  const { pathname, searchParams } = new URL(button?.href ?? '');
  return { pin_created_at: pathname.split('/').at(-1) ?? '', token: searchParams.get('token') ?? '' };
};

test('a mailbox hears of things only once its reader has followed the newest link', async () => {
  const email = 'office@example.com';
  const save = (args: object) =>
    manager.call('saveLocationTeamNotification', { location_id: elm.id, email, ...args }, `${outcome} address { id }`);
  expect(await save({ notifications: ['checks', 'gossip'] })).toMatchObject(fails('notifications', 'UNKNOWN'));
  const { address } = await save({ notifications: ['checks', 'meds', 'checks'] });
  expect(await save({})).toMatchObject(fails('email', 'TAKEN'));
  const listed = () =>
    manager.call('getLocationTeamNotification', { location_id: elm.id }, 'email notifications verified');
  expect(await listed()).toEqual([{ email, notifications: ['checks', 'meds'], verified: false }]);
  const first = await linkTo(email);
  const verify = (link: { token: string; pin_created_at: string }) =>
    server.guest().call('verifyLocationTeamNotificationEmail', link, `${outcome} error`);
  const resend = () => manager.call('resendLocationTeamNotificationVerification', { id: address.id }, outcome);
  expect(await resend()).toMatchObject({ status: 'Success' });
  expect(await verify(first)).toMatchObject(fails('token', 'OVER'));
  const second = await linkTo(email);
  expect(await verify({ ...second, token: first.token })).toMatchObject(fails('token', 'OVER'));
  expect(await verify(second)).toMatchObject({ status: 'Success', error: null });
  expect((await listed())[0].verified).toBe(true);
  expect(await resend()).toMatchObject(fails('id', 'VERIFIED'));
  // Another address in its place is somebody else's mailbox.
  await save({ id: address.id, email: 'desk@example.com' });
  expect(await listed()).toMatchObject([{ email: 'desk@example.com', verified: false }]);
  server.clock.tick(25 * 3_600_000);
  expect(await verify(await linkTo('desk@example.com'))).toMatchObject(fails('token', 'OVER'));
  expect(await manager.call('deleteLocationTeamNotification', { id: address.id }, outcome)).toMatchObject({
    status: 'Success',
  });
  expect(await listed()).toEqual([]);
});

test('one asked about another location is declined', async () => {
  const oak = await aLocation(server.tenant);
  const added = await manager.call(
    'saveLocationTeamNotification',
    { location_id: oak.id, email: 'spy@example.com' },
    outcome,
  );
  expect(added).toMatchObject(fails('location_id', 'OUT_OF_REACH'));
});
