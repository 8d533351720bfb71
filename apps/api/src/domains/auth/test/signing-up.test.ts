import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobs } from '../../../jobs.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aManager } from '../../users/test/users.factory.ts';
import { lettersTo, letterTo } from './emails.ts';

const PASSWORD = 'purple tractors at dawn';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs });
});
afterAll(() => server.close());
beforeEach(() => server.tenant.db.deleteFrom('attempt').execute());

const outcome = 'status message errors { field code }';
const open = { is_signup: true, settings: { signup_status: true } };

const signUp = async (code: string, given: Record<string, unknown> = {}) => {
  const n = nth();
  const person = {
    fname: 'Zoë',
    lname: '',
    username: `zoe${n}`,
    email: `zoe${n}@example.com`,
    password: PASSWORD,
    param: code,
    validity: 24,
    ...given,
  };
  const answer = await server.guest().call('register', person, `${outcome} pin_time user { id fname lname }`);
  return { ...person, answer };
};
const verify = (token: string, pin: string) =>
  server.guest().call('verifyEmail', { token, pin_created_at: pin }, `${outcome} error note`);
const signIn = (username: string) =>
  server.guest().call('login', { username, password: PASSWORD }, 'status user { id } access_token');

test('a contact signs up, confirms the address, is approved by a link and can use the account', async () => {
  const token_succes_msg = 'Bring your papers.';
  const settings = { ...open.settings, token_succes_msg };
  const elm = await aLocation(server.tenant, { signup_code: 'ELM-1', name: 'Elm Street', is_signup: true, settings });
  const manager = await aManager(server.tenant, { locations: [elm] });
  const { answer, email, username } = await signUp(' elm-1 ', {
    middle_name: 'Ada',
    phone: '+1 555 010 4466',
    details: { heard_of_us: 'a friend' },
  });
  expect(answer).toMatchObject({ status: 'Success', user: { fname: 'Zoë', lname: '' } });
  expect(await signIn(username)).toMatchObject({ status: 'Error' });

  const mail = await letterTo(server.tenant, email, 'verify_email');
  expect(mail.key).toBe(answer.pin_time);
  expect(mail.written.subject).toContain(mail.code);
  const done = await verify(mail.code, answer.pin_time);
  expect(done).toMatchObject({
    status: 'Success',
    message: expect.stringContaining('Elm Street'),
    error: null,
    note: token_succes_msg,
  });
  expect(await verify(mail.code, answer.pin_time)).toMatchObject({ status: 'Error', errors: [{ code: 'OVER' }] });
  expect(await signIn(username)).toMatchObject({ status: 'Success' });

  const asked = await letterTo(server.tenant, manager.email ?? '', 'approve');
  expect(asked.written.lines[0]).toContain(email);
  const approve = () => server.guest().call('approveUserByLink', { token: asked.key }, outcome);
  expect(await approve()).toMatchObject({ status: 'Success', message: expect.stringContaining('Zoë') });
  expect(await approve()).toMatchObject({ status: 'Error', errors: [{ field: 'token', code: 'OVER' }] });
  const { pending } = await server.tenant.db
    .selectFrom('app_user')
    .select('pending')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(pending).toBe(false);
  expect((await letterTo(server.tenant, email, 'approved')).written.subject).toBe('Your account is ready');
});

test('the link that approves an account works for 24 hours and no longer', async () => {
  const minutesLater = async (minutes: number) => {
    const elm = await aLocation(server.tenant, { signup_code: `ELM-${minutes}`, ...open });
    const manager = await aManager(server.tenant, { locations: [elm] });
    const { answer, email } = await signUp(`ELM-${minutes}`);
    const { code } = await letterTo(server.tenant, email, 'verify_email');
    await verify(code, answer.pin_time);
    const { key: token } = await letterTo(server.tenant, manager.email ?? '', 'approve');
    server.clock.tick(minutes * 60_000);
    const { status, errors } = await server.guest().call('approveUserByLink', { token }, outcome);
    const { pending } = await server.tenant.db
      .selectFrom('app_user')
      .select('pending')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return { status, errors, pending };
  };
  expect(await minutesLater(24 * 60 - 1)).toEqual({ status: 'Success', errors: [], pending: false });
  expect(await minutesLater(24 * 60)).toMatchObject({
    status: 'Error',
    errors: [{ field: 'token', code: 'OVER' }],
    pending: true,
  });
});

test('a closed, unknown or full sign-up makes no account, and a taken name or address says so at its field', async () => {
  await aLocation(server.tenant, { signup_code: 'SHUT', is_signup: true });
  await aLocation(server.tenant, {
    signup_code: 'FULL',
    ...open,
    settings: { signup_status: true, max_no_of_users: 1 },
  });
  const first = await signUp('FULL');
  expect(first.answer.status).toBe('Success');
  const closed = { status: 'Error', errors: [{ field: 'param', code: 'CLOSED' }] };
  expect((await signUp('SHUT')).answer).toMatchObject(closed);
  expect((await signUp('nothing')).answer).toMatchObject(closed);
  expect((await signUp('FULL')).answer).toMatchObject({ errors: [{ field: 'param', code: 'FULL' }] });

  await aLocation(server.tenant, { signup_code: 'OPEN', ...open });
  const { username, email } = await signUp('OPEN');
  const again = (given: object) => signUp('OPEN', { ...given });
  expect((await again({ username: username.toUpperCase() })).answer.errors).toEqual([
    { field: 'username', code: 'TAKEN' },
  ]);
  expect((await again({ email: email.toUpperCase() })).answer.errors).toEqual([{ field: 'email', code: 'TAKEN' }]);
  expect((await again({ password: 'password1' })).answer.errors).toEqual([{ field: 'password', code: 'COMMON' }]);
});

test('a location never takes more people than it may, though all come at once', async () => {
  const settings = { signup_status: true, max_no_of_users: 2 };
  const elm = await aLocation(server.tenant, { signup_code: 'RUSH', ...open, settings });
  const all = await Promise.all(Array.from({ length: 5 }, () => signUp('RUSH')));
  expect(all.filter(({ answer }) => answer.status === 'Success')).toHaveLength(2);
  const listed = await server.tenant.db
    .selectFrom('user_location')
    .where('location_id', '=', elm.id)
    .selectAll()
    .execute();
  expect(listed).toHaveLength(2);
});

test('five wrong codes end a message; a new one replaces it, and the old code is over', async () => {
  await aLocation(server.tenant, {
    signup_code: 'CODES',
    ...open,
    settings: { signup_status: true, token_fail_msg: 'Call us.' },
  });
  const { email, answer } = await signUp('CODES');
  const right = (await letterTo(server.tenant, email, 'verify_email')).code;
  const wrong = right === '100000' ? '100001' : '100000';
  for (let i = 0; i < 4; i += 1)
    expect(await verify(wrong, answer.pin_time)).toMatchObject({ errors: [{ code: 'WRONG' }], error: 'Call us.' });
  expect((await verify(wrong, answer.pin_time)).errors).toMatchObject([{ code: 'OVER' }]);
  expect((await verify(right, answer.pin_time)).errors).toMatchObject([{ code: 'OVER' }]);

  const { pin_time } = await server.guest().call('resendTokenEmail', { email }, 'status pin_time');
  await expect.poll(async () => (await lettersTo(server.tenant, email))[0]?.key, { timeout: 10_000 }).toBe(pin_time);
  const [fresh] = await lettersTo(server.tenant, email);
  expect(await verify(fresh?.code ?? '', pin_time)).toMatchObject({ status: 'Success' });
});

test('who has an account is told neither by a message sent again nor by its name', async () => {
  await aLocation(server.tenant, {
    signup_code: 'QUIET',
    ...open,
    settings: { signup_status: true, token_fail_msg: 'Ask us' },
  });
  const { email } = await signUp('QUIET');
  const asGuest = async (address: string) => {
    const guest = server.guest();
    const { pin_time, ...sent } = await guest.call('resendTokenEmail', { email: address }, 'status message pin_time');
    const link = { pin_url: pin_time, type: 'email' };
    const checked = await guest.call('checkValidInviteLink', link, 'status message user { fname } errors { code }');
    const tries = [];
    for (let i = 0; i < 6; i += 1) tries.push(await verify('000000', pin_time));
    return { sent, checked, tries };
  };
  const known = await asGuest(email);
  expect(known.checked.user).toBeNull();
  expect(known).toEqual(await asGuest('nobody.at.all@example.com'));
});

test('a code is over after its time', async () => {
  const settings = { signup_status: true, signup_pin_code_expiry: 1 };
  await aLocation(server.tenant, { signup_code: 'SHORT', ...open, settings });
  const { email, answer } = await signUp('SHORT');
  const mail = await letterTo(server.tenant, email, 'verify_email');
  server.clock.tick(61 * 60_000);
  expect((await verify(mail.code, answer.pin_time)).errors).toMatchObject([{ code: 'OVER' }]);
});
