import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo } from '../../auth/test/emails.ts';
import { aCamera } from '../../cameras/test/cameras.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { asHome } from './plans.factory.ts';

const SAID = 'status message errors { field code }';
const ENTERED = 'status message acting session_ends access_token refresh_token session_id user { id }';
let server: TestServer;
let home: TestTenant;
let support: Person;
let sunny: TestTenant;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  home = await asHome(await server.centre('home'));
  support = await server.as('kvsupport', { at: home });
  sunny = server.tenant;
  admin = await server.as('admin');
  await sunny.db
    .updateTable('app_user')
    .set({ email: 'admin@sunny.example', email_confirmed: true })
    .where('id', '=', admin.id)
    .execute();
});
afterAll(() => server.close());

const link = async (given: object = {}): Promise<string> => {
  const made = await support.call(
    'centerAutoLogin',
    { id: sunny.centre, reason: 'the menu is empty', ...given },
    `${SAID} url`,
  );
  expect(made.status, JSON.stringify(made)).toBe('Success');
  return made.url;
};
const tokenOf = (url: string) => url.split('/').at(-1) ?? '';
const use = (url: string) => server.guest().call('verifyAutologin', { token: tokenOf(url) }, ENTERED);
const trail = (at: TestTenant, call: string) =>
  at.db
    .selectFrom('audit')
    .selectAll()
    .where('centre_id', '=', at.centre)
    .where('call', '=', call)
    .orderBy('id')
    .execute();

test('support enters by a link that works once, marked and told on both sides', async () => {
  const url = await link();
  expect(new URL(url)).toMatchObject({ hostname: 'localhost', pathname: `/verify-autologin/${tokenOf(url)}` });
  const entered = await use(url);
  expect(entered).toMatchObject({ status: 'Success', acting: true, user: { id: String(admin.id) } });
  expect(new Date(entered.session_ends).getTime() - server.clock.now().getTime()).toBe(30 * 60_000);
  expect((await use(url)).status, 'used once').toBe('Error');
  expect(await trail(sunny, 'centerAutoLogin')).toMatchObject([
    { entity: 'User', entity_id: admin.id, reason: 'the menu is empty', user_id: null },
  ]);
  expect(await trail(home, 'centerAutoLogin')).toMatchObject([
    { entity: 'Center', entity_id: sunny.centre, user_id: support.id, reason: 'the menu is empty' },
  ]);
  expect(await trail(sunny, 'verifyAutologin')).toMatchObject([{ reason: 'the menu is empty' }]);
  const letters = await lettersTo(sunny, 'admin@sunny.example');
  expect(JSON.stringify(letters)).toContain('the menu is empty');
  const session = await sunny.db
    .selectFrom('session')
    .selectAll()
    .where('id', '=', entered.session_id)
    .executeTakeFirstOrThrow();
  expect(session.operator).not.toBeNull();
});

test('whoever entered looks and does not touch, before and after the token is renewed', async () => {
  const entered = await use(await link());
  const renewed = await server.guest().call('refreshToken', { refresh_token: entered.refresh_token }, `${ENTERED}`);
  expect(renewed).toMatchObject({ status: 'Success', acting: true });
  for (const { access_token } of [entered, renewed]) {
    const ask = async (query: string) => {
      const { body } = await server.guest(sunny).post({ query }, { authorization: `Bearer ${access_token}` });
      // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer by its assertions
      return (body as any).data;
    };
    expect((await ask('{ getCurrentCenterPlan { on_trial } }')).getCurrentCenterPlan).toEqual({ on_trial: false });
    const add = await ask(
      'mutation { createNewLocation(name: "By support", managers: []) { status errors { code } } }',
    );
    expect(add.createNewLocation).toEqual({ status: 'Error', errors: [{ code: 'ACTING' }] });
  }
});

test('support sees no camera that whoever it entered as may watch', async () => {
  const { id, code, location_id } = await aCamera(sunny, { location_id: (await aLocation(sunny)).id });
  const own = await admin.call('playCamera', { id, code, location: location_id }, 'ticket reason');
  expect(own).toMatchObject({ ticket: expect.any(String), reason: null });
  const { access_token } = await use(await link());
  const query = `{ playCamera(id: ${id}, code: "${code}", location: ${location_id}) { ticket reason } }`;
  const { body } = await server.guest(sunny).post({ query }, { authorization: `Bearer ${access_token}` });
  expect(body).toEqual({ data: { playCamera: { ticket: null, reason: 'no_permission' } } });
});

test('support enters as whom it names', async () => {
  const teacher = await server.as('teacher');
  expect(await use(await link({ user_id: teacher.id }))).toMatchObject({ user: { id: String(teacher.id) } });
});

test('a link is over after a quarter of an hour, and with a newer one', async () => {
  const first = await link();
  const second = await link();
  expect((await use(first)).status).toBe('Error');
  server.clock.tick(15 * 60_000 + 1);
  expect((await use(second)).status).toBe('Error');
});

test('without a reason, as nobody of the center, as a family and of an inactive center nobody enters', async () => {
  const family = await server.as('user');
  const foreign = await server.as('admin', { at: await server.centre('other') });
  const ask = (given: object) =>
    support.call('centerAutoLogin', { id: sunny.centre, reason: 'a question', ...given }, `${SAID} url`);
  expect(await ask({ reason: '  ' })).toMatchObject({ status: 'Error', errors: [{ field: 'reason' }], url: null });
  for (const user_id of [family.id, foreign.id + 100_000, 999_999])
    expect(await ask({ user_id })).toMatchObject({ status: 'Error', errors: [{ field: 'user_id' }], url: null });
  await sunny.db.updateTable('centre').set({ status: 'inactive' }).where('id', '=', sunny.centre).execute();
  expect(await ask({})).toMatchObject({ status: 'Error', errors: [{ field: 'id', code: 'INACTIVE' }], url: null });
  await sunny.db.updateTable('centre').set({ status: 'active' }).where('id', '=', sunny.centre).execute();
});
