import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '../../../model/user/sign-in-links.ts';
import { aContact, anAdmin, aTeacher } from '../../users/test/users.factory.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const tokens = 'status message errors { code } access_token refresh_token session_id acting session_ends user { id }';
const asToken = (token: string) => ({ authorization: `Bearer ${token}` });
const ask = async (token: string, query: string) => {
  const { body } = await server.guest().post({ query }, asToken(token));
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer by its assertions
  return body as any;
};
const act = (id: number) => admin.call('loginAsUser', { id, reason: 'asked to look' }, tokens);

test('an admin acts as somebody for half an hour, marked everywhere, and goes back to the own session', async () => {
  const { id } = await aTeacher(server.tenant);
  const acting = await act(id);
  expect(acting).toMatchObject({ status: 'Success', acting: true, user: { id: `${id}` } });
  expect(new Date(acting.session_ends).getTime() - server.clock.now().getTime()).toBe(30 * 60_000);
  expect((await ask(acting.access_token, '{ me { id } }')).data.me.id).toBe(`${id}`);

  const again = await server.guest().call('refreshToken', { refresh_token: acting.refresh_token }, tokens);
  expect(again).toMatchObject({ status: 'Success', acting: true });
  const password = `mutation { updateUserPassword(id: ${id}, old_password: "x", password: "y") { status errors { code } } }`;
  expect((await ask(again.access_token, password)).data.updateUserPassword.errors).toEqual([{ code: 'ACTING' }]);

  const trail = await server.tenant.db.selectFrom('audit').selectAll().where('call', '=', 'loginAsUser').execute();
  expect(trail).toMatchObject([{ user_id: admin.id, entity_id: id, reason: 'asked to look' }]);

  const stop = `mutation { stopLoginAsUser(session_id: "${acting.session_id}") { ${tokens} } }`;
  const back = (await ask(again.access_token, stop)).data.stopLoginAsUser;
  expect(back).toMatchObject({
    status: 'Success',
    acting: false,
    session_id: admin.session,
    user: { id: `${admin.id}` },
  });
  expect((await ask(back.access_token, '{ me { id } }')).data.me.id).toBe(`${admin.id}`);
  const done = await server.tenant.db.selectFrom('audit').selectAll().where('call', '=', 'stopLoginAsUser').execute();
  expect(done).toMatchObject([{ user_id: admin.id, as_user_id: id }]);
  expect((await ask(again.access_token, '{ me { id } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test.each([
  ['signed out', () => admin.call('logout', { session_id: admin.session }, 'status')],
  [
    'switched off',
    () => server.tenant.db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', admin.id).execute(),
  ],
  ['no admin any more', () => server.tenant.db.deleteFrom('user_role').where('user_id', '=', admin.id).execute()],
])('it ends with the admin, %s', async (_, end) => {
  const { id } = await aContact(server.tenant);
  const acting = await act(id);
  expect((await ask(acting.access_token, '{ me { id } }')).data.me.id).toBe(`${id}`);
  await end();
  expect((await ask(acting.access_token, '{ me { id } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  const write = await ask(acting.access_token, 'mutation { saveOwnLanguage(language: "es") { status } }');
  expect(write.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  const again = await server.guest().call('refreshToken', { refresh_token: acting.refresh_token }, tokens);
  expect(again.status).toBe('Error');
  admin = await server.as('admin');
});

test('nothing is done in the name of a family: not its card, consent, messages, links or forms', async () => {
  const family = await server.as('user');
  const acting = await act(family.id);
  const asked = [
    'chargeUserInvoice(id: 1)',
    'createUserCardSession(location: 1)',
    'savePhotoConsent(student_id: 1, level: "group")',
    'sendMsg(student_id: 1, message: "My brother fetches her today.")',
    'submitWebFormEntry(form_id: "1", values: {})',
    'markSeenNotificationAll',
    'saveOwnLanguage(language: "es")',
    `saveUserCheckInPin(id: ${family.id}, check_in_pin: "274953")`,
    'requestFamilyArchive',
    'requestDeletion(confirm: true)',
    'logoutAllSessions',
    `logout(session_id: "${family.session}")`,
    `requestEmailChange(id: ${family.id}, email: "mine@example.com")`,
    `saveUserUserName(id: ${family.id}, username: "mine")`,
    'requestPhoneVerification(phone: "+12025550100")',
    'beginAuthenticatorApp(password: "x")',
    'beginPasskey(password: "x")',
    'saveFcmToken(token: "x")',
    'confirmIdentity(password: "x")',
  ];
  for (const call of asked) {
    const { data, errors } = await ask(acting.access_token, `mutation { done: ${call} { status errors { code } } }`);
    expect(errors, call).toBeUndefined();
    expect(data.done, call).toEqual({ status: 'Error', errors: [{ code: 'ACTING' }] });
  }
  expect(await family.call('me', {}, 'id')).toEqual({ id: `${family.id}` });
});

test('it ends after half an hour, refreshed or not', async () => {
  const { id } = await aContact(server.tenant);
  const acting = await act(id);
  server.clock.tick(29 * 60_000);
  const late = await server.guest().call('refreshToken', { refresh_token: acting.refresh_token }, tokens);
  expect(late.status).toBe('Success');
  server.clock.tick(61_000);
  expect((await ask(late.access_token, '{ me { id } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  const over = await server.guest().call('refreshToken', { refresh_token: late.refresh_token }, tokens);
  expect(over.status).toBe('Error');
  server.clock.tick(-30 * 60_000 - 1_000);
});

test('nobody acts as an admin, as oneself, as somebody inactive, or from a session that acts', async () => {
  const refused = [{ code: 'NOT_ALLOWED' }];
  expect((await act((await anAdmin(server.tenant)).id)).errors).toEqual(refused);
  expect((await act(admin.id)).errors).toEqual(refused);
  expect((await act((await aContact(server.tenant, { status: 'inactive' })).id)).errors).toEqual(refused);
  expect((await act(999_999)).status).toBe('Error');
  const manager = await server.as('manager');
  await expect(manager.call('loginAsUser', { id: admin.id }, 'status')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await admin.call('stopLoginAsUser', { session_id: admin.session }, tokens)).errors).toEqual([
    { code: 'NOT_ACTING' },
  ]);
});

test('a link signs in once', async () => {
  const { id } = await aContact(server.tenant);
  const { db, centre } = server.tenant;
  const token = await addLink(db, 'autologin', { centre, user: id, at: server.clock.now() });
  const use = () => server.guest().call('verifyAutologin', { token }, tokens);
  const both = await Promise.all([use(), use()]);
  expect(both.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
  const late = await addLink(db, 'autologin', {
    centre,
    user: id,
    at: new Date(server.clock.now().getTime() - 901_000),
  });
  expect((await server.guest().call('verifyAutologin', { token: late }, tokens)).status).toBe('Error');
});
