import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobs } from '../../../jobs.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { lettersTo, letterTo } from './emails.ts';

const PASSWORD = 'purple tractors at dawn';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs });
});
afterAll(() => server.close());
beforeEach(() => server.tenant.db.deleteFrom('attempt').execute());

const outcome = 'status message errors { field code }';
const ask = (email: string) => server.guest().call('forgotPassword', { email }, outcome);
const save = (token: string, password = PASSWORD, password_confirmation = password) =>
  server.guest().call('updateForgottenPassword', { token, password, password_confirmation }, outcome);
const works = (token: string) =>
  server.guest().call('checkValidInviteLink', { pin_url: token, type: 'reset' }, 'status user { id }');

test('a link sets a new password once, ends every session, and its owner is told', async () => {
  const { id, email: address } = await aContact(server.tenant);
  const email = address ?? '';
  const person = await server.as({ id });
  expect(await ask(email.toUpperCase())).toMatchObject({ status: 'Success' });
  const { key, written } = await letterTo(server.tenant, email, 'reset');
  expect(written.button?.href).toMatch(/^http:\/\/localhost(:\d+)?\/password\/reset\/[\w-]{22}$/);

  expect(await works(key)).toEqual({ status: 'Success', user: null });
  expect((await save(key, 'short')).errors).toEqual([{ field: 'password', code: 'TOO_SHORT' }]);
  expect((await save(key, PASSWORD, 'another one')).errors).toEqual([
    { field: 'password_confirmation', code: 'DIFFERS' },
  ]);
  expect(await save(key)).toMatchObject({ status: 'Success' });
  expect((await save(key)).errors).toEqual([{ field: 'token', code: 'OVER' }]);
  expect(await works(key)).toEqual({ status: 'Error', user: null });

  await expect(person.call('me', {}, 'id')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const login = await server.guest().call('login', { username: email, password: PASSWORD }, 'status');
  expect(login).toEqual({ status: 'Success' });
  await letterTo(server.tenant, email, 'password_changed');
});

test('a name that was locked by wrong tries is free again with the new password', async () => {
  const email = (await aContact(server.tenant)).email ?? '';
  const login = (password: string) => server.guest().call('login', { username: email, password }, 'status message');
  for (let i = 0; i < 6; i += 1) await login('a wrong guess');
  expect((await login(PASSWORD)).message).toMatch(/Too many attempts/);
  await ask(email);
  const { key } = await letterTo(server.tenant, email, 'reset');
  expect(await save(key)).toMatchObject({ status: 'Success' });
  expect(await login(PASSWORD)).toMatchObject({ status: 'Success' });
});

test('of two who use a link at once, one sets the password', async () => {
  const email = (await aContact(server.tenant)).email ?? '';
  await ask(email);
  const { key } = await letterTo(server.tenant, email, 'reset');
  const both = await Promise.all([save(key, 'green bicycles uphill'), save(key, 'seven quiet lanterns')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
});

test('known and unknown addresses are answered alike, and nobody unknown is written to', async () => {
  const email = (await aContact(server.tenant)).email ?? '';
  expect(await ask('nobody@example.com')).toEqual(await ask(email));
  await letterTo(server.tenant, email, 'reset');
  expect(await lettersTo(server.tenant, 'nobody@example.com')).toEqual([]);
});

test('a known address takes the server no more statements than an unknown one', async () => {
  // No jobs run here, whose statements would be counted too.
  const still = await startTestServer();
  const email = (await aContact(still.tenant)).email ?? '';
  const statements = (to: string) =>
    still.statements(() => still.guest().call('forgotPassword', { email: to }, 'status'));
  await statements('first@example.com');
  expect(await statements(email)).toBe(await statements('somebody@example.com'));
  await still.close();
});

test('a mailbox gets five letters an hour at most, and the limit tells nothing either', async () => {
  const email = (await aContact(server.tenant)).email ?? '';
  for (const to of [email, 'none@example.com']) {
    for (let i = 0; i < 5; i += 1) expect(await ask(to)).toMatchObject({ status: 'Success' });
    await expect(ask(to)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  }
  server.clock.tick(61 * 60_000);
  expect(await ask(email)).toMatchObject({ status: 'Success' });
});

test('the newest link counts, each for a day; an inactive account gets none', async () => {
  const email = (await aContact(server.tenant)).email ?? '';
  await ask(email);
  const first = await letterTo(server.tenant, email, 'reset');
  await ask(email);
  await expect.poll(async () => (await lettersTo(server.tenant, email)).length, { timeout: 10_000 }).toBe(2);
  const [second] = await lettersTo(server.tenant, email);
  expect((await works(first.key)).status).toBe('Error');
  expect((await works(second?.key ?? '')).status).toBe('Success');
  server.clock.tick(24 * 60 * 60_000 + 1);
  expect((await works(second?.key ?? '')).status).toBe('Error');

  const gone = (await aContact(server.tenant, { status: 'inactive' })).email ?? '';
  await ask(gone);
  await ask(email);
  await expect.poll(async () => (await lettersTo(server.tenant, email)).length, { timeout: 10_000 }).toBe(3);
  expect(await lettersTo(server.tenant, gone)).toEqual([]);
});

test('another centre does not know the link', async () => {
  const other = await server.centre();
  const email = (await aContact(server.tenant)).email ?? '';
  await ask(email);
  const { key } = await letterTo(server.tenant, email, 'reset');
  const elsewhere = await server
    .guest(other)
    .call('updateForgottenPassword', { token: key, password: PASSWORD, password_confirmation: PASSWORD }, outcome);
  expect(elsewhere).toMatchObject({ status: 'Error' });
  expect((await works(key)).status).toBe('Success');
});

test('an address nobody has confirmed gets the code that confirms it, and no link', async () => {
  const { email } = await aContact(server.tenant, { email_confirmed: false });
  await ask(email ?? '');
  await letterTo(server.tenant, email ?? '', 'verify_email');
  expect((await lettersTo(server.tenant, email ?? '')).map(({ kind }) => kind)).toEqual(['verify_email']);
});
