import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobs } from '../../../jobs.ts';
import { asHtml, asSms, asText } from '../../../outbox/written.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { lettersTo, letterTo } from './emails.ts';

const PASSWORD = 'purple tractors at dawn';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs });
});
afterAll(() => server.close());
beforeEach(() => server.tenant.db.deleteFrom('attempt').execute());

const outcome = 'status errors { field code }';
const guest = () => server.guest();
const invited = (given: object = {}) =>
  aContact(server.tenant, { invited: true, email_confirmed: false, password_hash: null, ...given });

test('a mail invitation opens an account by its code, and then is over', async () => {
  const { email: address, fname, id } = await invited();
  const email = address ?? '';
  expect(await guest().call('resendInvitedUserEmail', { email }, outcome)).toMatchObject({ status: 'Success' });
  const { key, code } = await letterTo(server.tenant, email, 'invite_email');
  const known = await guest().call(
    'checkValidInviteLink',
    { pin_url: key, type: 'email' },
    'status user { fname email }',
  );
  expect(known).toEqual({ status: 'Success', user: { fname, email: null } });

  const step = { token: code, pin_created_at: key };
  const opened = await guest().call('verifyInvitedUserEmail', step, `${outcome} user { id email }`);
  expect(opened).toMatchObject({ status: 'Success', user: { id: `${id}`, email } });
  const choose = (username: string, password = PASSWORD) =>
    guest().call('updateInvitedUserPassword', { ...step, username, password }, outcome);
  const taken = await aContact(server.tenant);
  expect((await choose(taken.username)).errors).toEqual([{ field: 'username', code: 'TAKEN' }]);
  expect((await choose('lucia', 'luciaaaa')).errors).toMatchObject([{ field: 'password' }]);
  expect(await choose('lucia')).toMatchObject({ status: 'Success' });
  expect((await choose('lucia2')).errors).toEqual([{ field: 'token', code: 'OVER' }]);
  const login = await guest().call('login', { username: 'lucia', password: PASSWORD }, 'status');
  expect(login).toEqual({ status: 'Success' });
});

test('a text message invitation works by number, and lets in whose address nobody has confirmed', async () => {
  const phone = '+1 (555) 010-4477';
  await invited({ phone });
  await guest().call('resendInvitedUserSms', { phone: '1-555-010-4477' }, outcome);
  const { key, code, channel, written } = await letterTo(server.tenant, phone, 'invite_phone');
  expect(channel).toBe('sms');
  expect(written.lines[0]).toContain(code);
  expect(Number.isInteger(Number(code))).toBe(true);
  const step = { token: code, pin_created_at: key };
  const wrong = await guest().call('verifyInvitedUserPhone', { ...step, token: 'abc' }, outcome);
  expect(wrong.errors).toEqual([{ field: 'token', code: 'WRONG' }]);
  expect(await guest().call('verifyInvitedUserPhone', step, outcome)).toMatchObject({ status: 'Success' });
  const chosen = { ...step, username: 'mateo', password: PASSWORD };
  expect(await guest().call('updateSmsInvitedUserPassword', chosen, outcome)).toMatchObject({ status: 'Success' });
  const login = await guest().call('login', { username: 'mateo', password: PASSWORD }, 'status');
  expect(login).toEqual({ status: 'Success' });
});

test('the code of one way does not open the other, and whoever has no invitation gets no letter', async () => {
  const email = (await invited()).email ?? '';
  await guest().call('resendInvitedUserEmail', { email }, outcome);
  const { key, code } = await letterTo(server.tenant, email, 'invite_email');
  const other = await guest().call('verifyInvitedUserPhone', { token: code, pin_created_at: key }, outcome);
  expect(other.errors).toEqual([{ field: 'token', code: 'OVER' }]);

  const member = (await aContact(server.tenant)).email ?? '';
  await guest().call('resendInvitedUserEmail', { email: member }, outcome);
  await guest().call('resendInvitedUserEmail', { email }, outcome);
  await expect.poll(async () => (await lettersTo(server.tenant, email)).length, { timeout: 10_000 }).toBe(2);
  expect(await lettersTo(server.tenant, member)).toEqual([]);
});

test('a centre invites in its own words, a location in its own before them', async () => {
  const { db, centre } = server.tenant;
  const elm = await aLocation(server.tenant);
  const said = (key: string, value: object, location_id: number | null = null) =>
    db
      .insertInto('app_setting')
      .values({ centre_id: centre, key, value: JSON.stringify(value), location_id })
      .execute();
  await said('invite_text', { email: 'Welcome!\nOpen {link} today.', sms: 'Come in: {link}' });
  await said('invite_text', { email: 'Elm waits for you: {link}', sms: null }, elm.id);
  const sender = {
    from_name: 'Sunny & Co',
    from_email: null,
    reply_to: 'office@sunny.example',
    footer: '12 Elm Street',
  };
  await said('custom_email', sender);
  const phone = '+1 555 010 4478';
  const far = await invited({ phone });
  const near = await invited();
  await db.insertInto('user_location').values({ centre_id: centre, user_id: near.id, location_id: elm.id }).execute();
  const mailed = async (email: string) => {
    await guest().call('resendInvitedUserEmail', { email }, outcome);
    return (await letterTo(server.tenant, email, 'invite_email')).written;
  };
  const plain = await mailed(far.email ?? '');
  expect(plain.lines).toEqual([`Welcome!\nOpen ${plain.button?.href} today.`]);
  expect(plain).toMatchObject({ from_name: 'Sunny & Co', reply_to: 'office@sunny.example', footer: '12 Elm Street' });
  expect(asHtml(plain)).toContain('Welcome!<br>Open');
  expect(asText(plain).endsWith('12 Elm Street')).toBe(true);
  const own = await mailed(near.email ?? '');
  expect(own.lines).toEqual([`Elm waits for you: ${own.button?.href}`]);
  await guest().call('resendInvitedUserSms', { phone }, outcome);
  const { written } = await letterTo(server.tenant, phone, 'invite_phone');
  expect(asSms(written)).toMatch(/: Come in: http:\S+viup\S+$/);
});
