import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { asHome } from './plans.factory.ts';

const SAID = 'status message errors { field code }';
let server: TestServer;
let home: TestTenant;
let support: Person;
let sunny: TestTenant;
let other: TestTenant;
beforeAll(async () => {
  server = await startTestServer();
  home = await asHome(await server.centre('home'));
  support = await server.as('kvsupport', { at: home });
  sunny = server.tenant;
  other = await server.centre('other');
});
afterAll(() => server.close());

const trail = (at: TestTenant, call: string) =>
  at.db.selectFrom('audit').selectAll().where('centre_id', '=', at.centre).where('call', '=', call).execute();

test('a location of the very center stands under it once, is told on both sides, and goes again', async () => {
  const elm = await aLocation(sunny, { name: 'Elm' });
  const foreign = await aLocation(other, { name: 'Foreign' });
  const pair = { center_id: sunny.centre, location_id: elm.id };
  const main = async () => (await support.call('getCenter', { id: sunny.centre }, 'is_main')).is_main;
  expect(await main()).toBe(false);
  expect((await support.call('addCenterChildLocation', pair, SAID)).status).toBe('Success');
  expect(await support.call('addCenterChildLocation', pair, SAID)).toMatchObject({ errors: [{ code: 'TAKEN' }] });
  for (const location_id of [foreign.id, 999_999])
    expect(await support.call('addCenterChildLocation', { ...pair, location_id }, SAID)).toMatchObject({
      status: 'Error',
      errors: [{ field: 'location_id', code: 'GONE' }],
    });
  const listed = (given: object = {}) =>
    support.call('centerChildLocations', { center_id: sunny.centre, ...given }, 'id name active since');
  expect(await listed()).toMatchObject([{ id: String(elm.id), name: 'Elm', active: true }]);
  expect(JSON.stringify(await listed({ others: true }))).not.toContain('Elm');
  expect(await main()).toBe(true);
  expect(await trail(sunny, 'addCenterChildLocation')).toMatchObject([
    { entity: 'Location', entity_id: elm.id },
    { entity: 'Center' },
  ]);
  expect(await trail(home, 'addCenterChildLocation')).toMatchObject([{ entity: 'Center', user_id: support.id }]);
  expect((await support.call('removeCenterChildLocation', pair, SAID)).status).toBe('Success');
  expect(await support.call('removeCenterChildLocation', pair, SAID)).toMatchObject({ status: 'Error' });
  expect(await listed()).toEqual([]);
  expect(await main()).toBe(false);
});

test('support reads who works in a center, those who run it first, and no family', async () => {
  await server.as('user');
  await server.as('teacher');
  const admin = await server.as('admin');
  const users = await support.call(
    'getAwsCenterUsers',
    { id: sunny.centre },
    'id full_name role status last_login_time',
  );
  expect(users[0]).toMatchObject({ id: String(admin.id), role: 'admin' });
  expect(new Set(users.map(({ role }: { role: string }) => role))).toEqual(new Set(['admin', 'teacher']));
  await expect(support.call('getAwsCenterUsers', { id: 999_999 }, 'id')).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a setting that support saves holds in the center, and an unknown key or value is declined', async () => {
  const save = (key: string, value: unknown) =>
    support.call('saveCenterSetting', { id: sunny.centre, key, value }, SAID);
  expect((await save('set_title', 'Sunny Days')).status).toBe('Success');
  expect(await server.guest().call('getThemeSetting', {}, 'set_title')).toEqual({ set_title: 'Sunny Days' });
  const { settings } = await support.call('getCenterSetting', { id: sunny.centre }, 'settings { key value }');
  expect(settings).toContainEqual({ key: 'set_title', value: 'Sunny Days' });
  expect(await save('is_platform', true)).toMatchObject({ errors: [{ field: 'key', code: 'UNKNOWN' }] });
  expect(await save('two_step_from', 'nobody')).toMatchObject({ errors: [{ field: 'key', code: 'UNKNOWN' }] });
  expect(await save('theme_mode', 'neon')).toMatchObject({ errors: [{ field: 'value', code: 'INVALID' }] });
  expect(await trail(sunny, 'saveCenterSetting')).toMatchObject([
    { after: { set_title: 'Sunny Days' }, user_id: null },
  ]);
  expect(await trail(home, 'saveCenterSetting')).toMatchObject([
    { after: { set_title: 'Sunny Days' }, user_id: support.id },
  ]);
});
