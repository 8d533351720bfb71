import { type Bed, testBed } from '@nestling/testing/bed.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobs } from '../../../jobs.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { lettersTo, letterTo } from './letters.ts';

const PASSWORD = 'purple tractors at dawn';
let bed: Bed;
beforeAll(async () => {
  bed = await testBed({ jobs });
});
afterAll(() => bed.close());
beforeEach(() => bed.ground.db.deleteFrom('attempt').execute());

const outcome = 'status errors { field code }';
const guest = () => bed.guest();
const invited = (given: object = {}) =>
  aContact(bed.ground, { invited: true, email_confirmed: false, password_hash: null, ...given });

test('a mail invitation opens an account by its code, and then is over', async () => {
  const { email: address, fname, id } = await invited();
  const email = address ?? '';
  expect(await guest().call('resendInvitedUserEmail', { email }, outcome)).toMatchObject({ status: 'Success' });
  const { key, code } = await letterTo(bed.ground, email, 'invite_email');
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
  const taken = await aContact(bed.ground);
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
  const { key, code, channel, written } = await letterTo(bed.ground, phone, 'invite_phone');
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
  const { key, code } = await letterTo(bed.ground, email, 'invite_email');
  const other = await guest().call('verifyInvitedUserPhone', { token: code, pin_created_at: key }, outcome);
  expect(other.errors).toEqual([{ field: 'token', code: 'OVER' }]);

  const member = (await aContact(bed.ground)).email ?? '';
  await guest().call('resendInvitedUserEmail', { email: member }, outcome);
  await guest().call('resendInvitedUserEmail', { email }, outcome);
  await expect.poll(async () => (await lettersTo(bed.ground, email)).length, { timeout: 10_000 }).toBe(2);
  expect(await lettersTo(bed.ground, member)).toEqual([]);
});
