import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo, letterTo } from '../../auth/test/emails.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from './users.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const outcome = 'status errors { field code }';
const emailOf = async (id: number) =>
  (await server.tenant.db.selectFrom('app_user').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

test('an e-mail is changed by the code at the new address, and the old one is warned', async () => {
  const person = await aContact(server.tenant, { email: 'old@example.com' });
  await aContact(server.tenant, { email: 'taken@example.com' });
  const own = await server.as({ id: person.id });
  const ask = (email: string) => own.call('requestEmailChange', { id: person.id, email }, `${outcome} pin_created_at`);
  expect(await ask('no address')).toMatchObject({ errors: [{ field: 'email', code: 'INVALID' }] });
  expect(await ask('TAKEN@example.com')).toMatchObject({ errors: [{ field: 'email', code: 'TAKEN' }] });
  const asked = await ask('New@example.com');
  expect(asked.status).toBe('Success');
  expect(await letterTo(server.tenant, 'old@example.com', 'address_notice')).toBeDefined();
  expect(await own.call('getEmailChange', {}, 'email')).toEqual({ email: 'new@example.com' });
  expect(await emailOf(person.id)).toBe('old@example.com');

  await own.call('resendEmailChange', { id: person.id }, outcome);
  const [newest] = (await lettersTo(server.tenant, 'new@example.com')).filter(({ kind }) => kind === 'change_email');
  const guest = server.guest();
  const code = { token: newest?.code ?? '', pin_created_at: newest?.key ?? '' };
  const first = { token: code.token, pin_created_at: asked.pin_created_at };
  expect(await guest.call('verifyEmailChange', first, outcome)).toMatchObject({ errors: [{ code: 'OVER' }] });
  expect(await guest.call('verifyEmailChange', { ...code, token: '000000' }, 'status error')).toMatchObject({
    status: 'Error',
    error: expect.any(String),
  });
  expect(await guest.call('verifyEmailChange', code, outcome)).toMatchObject({ status: 'Success' });
  expect(await emailOf(person.id)).toBe('new@example.com');
  expect(await own.call('cancelEmailChange', { id: person.id }, outcome)).toMatchObject({ status: 'Error' });
});

test('a change that was withdrawn works no more', async () => {
  const person = await aContact(server.tenant, { email: 'stays@example.com' });
  const own = await server.as({ id: person.id });
  await own.call('requestEmailChange', { id: person.id, email: 'never@example.com' }, outcome);
  const letter = await letterTo(server.tenant, 'never@example.com', 'change_email');
  expect(await own.call('cancelEmailChange', { id: person.id }, outcome)).toMatchObject({ status: 'Success' });
  const code = { token: letter.code, pin_created_at: letter.key };
  expect(await server.guest().call('verifyEmailChange', code, outcome)).toMatchObject({ errors: [{ code: 'OVER' }] });
});

test('a phone is proved by a code, and another number is not proved with it', async () => {
  const person = await aContact(server.tenant, { phone: '+1 202 555 0100' });
  const own = await server.as({ id: person.id });
  expect(await own.call('requestPhoneVerification', { phone: 'call me' }, outcome)).toMatchObject({
    errors: [{ field: 'phone', code: 'INVALID' }],
  });
  const { pin_created_at } = await own.call('requestPhoneVerification', { phone: '+1 202 555 0111' }, 'pin_created_at');
  const [sms] = await lettersTo(server.tenant, '+1 202 555 0111');
  const token = /\d{6}/.exec(sms?.written.lines[0] ?? '')?.[0] ?? '';
  const other = await server.as('user');
  expect(await other.call('verifyPhone', { token, pin_created_at }, outcome)).toMatchObject({ status: 'Error' });
  expect(await own.call('verifyPhone', { token, pin_created_at }, outcome)).toMatchObject({ status: 'Success' });
  const phone = () => own.call('me', {}, 'phone phone_verified');
  expect(await phone()).toEqual({ phone: '+1 202 555 0111', phone_verified: true });
  await own.call('updateUserProfile', { id: person.id, phone: '+1 202 555 0122' }, outcome);
  expect(await phone()).toEqual({ phone: '+1 202 555 0122', phone_verified: false });
});

test('a PIN of the door has four to six digits that nobody else uses, as many as a location asks for, and is answered once', async () => {
  const person = await aContact(server.tenant);
  const own = await server.as({ id: person.id });
  const save = (check_in_pin: string) => own.call('saveUserCheckInPin', { id: person.id, check_in_pin }, outcome);
  for (const bad of ['1234', '480', '4801930', '111111', '345678', '12a456'])
    expect(await save(bad)).toMatchObject({ errors: [{ field: 'check_in_pin', code: 'INVALID' }] });
  expect(await save('4801')).toMatchObject({ status: 'Success' });
  const place = await aLocation(server.tenant);
  const child = await aStudent(server.tenant, { location_id: place.id });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: person.id });
  const office = await server.as('manager', { locations: [place] });
  const asked = { location: place.id, settings: { pin_digits: 6 } };
  expect(await office.call('saveCheckinSetting', asked, 'status')).toEqual({ status: 'Success' });
  expect(await save('4802')).toMatchObject({ errors: [{ field: 'check_in_pin', code: 'TOO_SHORT' }] });
  expect(await save('480193')).toMatchObject({ status: 'Success' });
  const other = await aContact(server.tenant);
  const second = await server.as({ id: other.id });
  const same = { id: other.id, check_in_pin: '480193' };
  expect(await second.call('saveUserCheckInPin', same, outcome)).toMatchObject({ errors: [{ code: 'TAKEN' }] });
  const admin = await server.as('admin');
  const made = await admin.call('generateUserCheckInPin', { id: other.id }, 'status check_in_pin');
  expect(made.check_in_pin).toMatch(/^\d{6}$/);
  const four = { location: place.id, settings: { pin_digits: 4 } };
  expect(await office.call('saveCheckinSetting', four, 'status')).toEqual({ status: 'Success' });
  expect(await save('480193')).toMatchObject({ errors: [{ field: 'check_in_pin', code: 'TOO_LONG' }] });
  const short = await admin.call('generateUserCheckInPin', { id: person.id }, 'check_in_pin');
  expect(short.check_in_pin).toMatch(/^\d{4}$/);
  const seven = { location: place.id, settings: { pin_digits: 7 } };
  expect(await office.call('saveCheckinSetting', seven, 'status')).toEqual({ status: 'Error' });
  const row = await server.tenant.db
    .selectFrom('app_user')
    .select('pin_key')
    .where('id', '=', other.id)
    .executeTakeFirst();
  expect(row?.pin_key?.toString('utf8')).not.toContain(made.check_in_pin);
});
