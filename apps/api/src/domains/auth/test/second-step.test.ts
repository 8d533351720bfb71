import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addLink } from '../../../model/user/sign-in-links.ts';
import { hashPassword } from '../../../secrets/passwords.ts';
import { aContact, anAdmin, aTeacher } from '../../users/test/users.factory.ts';
import { lettersTo } from './emails.ts';

const PASSWORD = 'purple tractors at dawn';
const answer = `status message error access_token session_id challenge factors app_secret app_uri passkey_options
  user { id }`;
const finished = 'status message error access_token session_id recovery_codes user { id }';
const made = 'status message errors { field code } recovery_codes';

let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await startTestServer();
  hash = await hashPassword(PASSWORD);
});
afterAll(() => server.close());
beforeEach(() => server.tenant.db.deleteFrom('attempt').execute());

const contact = () => aContact(server.tenant, { password_hash: hash });
const login = (username: string) => server.guest().call('login', { username, password: PASSWORD }, answer);
const finish = (challenge: string, code: string) => server.guest().call('finishLogin', { challenge, code }, finished);
/** What an app with this secret shows now, or so many 30-second steps later. */
const shown = (secret: string, steps = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret.replaceAll(' ', '')),
    timestamp: server.clock.now().getTime() + steps * 30_000,
  });
/** A step on, so that the next code is another. */
const later = () => server.clock.tick(30_000);

/** Sets an app up for somebody; answers its secret and the recovery codes. */
const setUp = async (person: Person) => {
  const { app_secret } = await person.call('beginAuthenticatorApp', { password: PASSWORD }, 'app_secret');
  const { recovery_codes } = await person.call('confirmAuthenticatorApp', { code: shown(app_secret) }, made);
  later();
  return { secret: String(app_secret), recovery: recovery_codes as string[] };
};

test('an app is set up by the password and its first code; from then on a sign-in takes a code', async () => {
  const whose = await contact();
  const person = await server.as(whose);
  const begin = (password: string) =>
    person.call('beginAuthenticatorApp', { password }, 'status errors { field code } app_secret app_uri');
  expect((await begin('wrong')).errors).toEqual([{ field: 'password', code: 'WRONG' }]);
  const begun = await begin(PASSWORD);
  expect(begun.app_secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  expect(begun.app_uri).toContain(`secret=${begun.app_secret.replaceAll(' ', '')}`);
  // Begun is not set up: the password alone still signs in.
  expect((await login(whose.username)).status).toBe('Success');

  const confirm = (code: string) => person.call('confirmAuthenticatorApp', { code }, made);
  expect((await confirm('000000')).errors).toEqual([{ field: 'code', code: 'WRONG' }]);
  const on = await confirm(shown(begun.app_secret));
  expect(on.recovery_codes).toHaveLength(10);
  expect(new Set(on.recovery_codes).size).toBe(10);
  expect((await begin(PASSWORD)).errors).toEqual([{ field: 'password', code: 'EXISTS' }]);
  const mails = await lettersTo(server.tenant, whose.email ?? '');
  expect(mails.map(({ kind }) => kind)).toContain('factor_changed');

  const first = await login(whose.username);
  expect(first).toMatchObject({ status: 'Error', access_token: null, user: null, factors: ['app', 'recovery'] });
  expect(first.app_secret).toBeNull();
  // The code that switched it on was used by that.
  expect((await finish(first.challenge, shown(begun.app_secret))).status).toBe('Error');
  later();
  const done = await finish(first.challenge, shown(begun.app_secret));
  expect(done).toMatchObject({ status: 'Success', user: { id: `${whose.id}` } });
  expect((await finish(first.challenge, shown(begun.app_secret, 1))).status).toBe('Error');
});

test('a code works once, a step early or late, and not two', async () => {
  const whose = await contact();
  const { secret } = await setUp(await server.as(whose));
  const open = async () => String((await login(whose.username)).challenge);
  later();
  const [a, b] = [await open(), await open()];
  const both = await Promise.all([finish(a, shown(secret)), finish(b, shown(secret))]);
  expect(both.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
  later();
  later();
  expect((await finish(await open(), shown(secret, 2))).status).toBe('Error');
  expect((await finish(await open(), shown(secret, -2))).status).toBe('Error');
  expect((await finish(await open(), shown(secret, -1))).status).toBe('Success');
  expect((await finish(await open(), shown(secret, 1))).status).toBe('Success');
});

test('five wrong codes end the sign-in and lock the second step, over sign-ins and for recovery codes too', async () => {
  const whose = await contact();
  const { secret, recovery } = await setUp(await server.as(whose));
  const first = await login(whose.username);
  for (let n = 0; n < 5; n += 1) expect((await finish(first.challenge, '000000')).status).toBe('Error');
  expect((await finish(first.challenge, shown(secret))).error).toMatch(/Start again/);
  const second = await login(whose.username);
  expect((await finish(second.challenge, shown(secret))).error).toMatch(/Too many attempts/);
  expect((await finish(second.challenge, recovery[0] ?? '')).error).toMatch(/Too many attempts/);
  server.clock.tick(61_000);
  expect((await finish(second.challenge, shown(secret))).status).toBe('Success');
});

test('a right password does not forget the wrong tries at the name; the whole sign-in does', async () => {
  const whose = await contact();
  const { secret } = await setUp(await server.as(whose));
  const wrong = () => server.guest().call('login', { username: whose.username, password: 'guess' }, answer);
  for (let n = 0; n < 4; n += 1) await wrong();
  const { challenge } = await login(whose.username);
  await wrong();
  expect((await login(whose.username)).error).toMatch(/Too many attempts/);
  expect((await finish(challenge, shown(secret))).status).toBe('Success');
  expect((await login(whose.username)).factors).toContain('app');
});

test('a recovery code works once, however it is typed, and its owner is told', async () => {
  const whose = await contact();
  const person = await server.as(whose);
  const { recovery } = await setUp(person);
  const typed = ` ${recovery[3]?.toUpperCase().replace('-', ' ')} `;
  const open = async () => String((await login(whose.username)).challenge);
  expect((await finish(await open(), typed)).status).toBe('Success');
  expect((await finish(await open(), typed)).status).toBe('Error');
  const [letter] = await lettersTo(server.tenant, whose.email ?? '');
  expect(letter).toMatchObject({ kind: 'recovery_code_used' });
  expect(letter?.written.lines.join(' ')).toContain('9 are left');
  const renewed = await person.call('renewRecoveryCodes', { password: PASSWORD }, made);
  expect((await finish(await open(), recovery[4] ?? '')).status).toBe('Error');
  expect((await finish(await open(), renewed.recovery_codes[4])).status).toBe('Success');
});

test('a sign-in that waits is over after ten minutes, with a new password, and when the account is closed', async () => {
  const whose = await contact();
  const person = await server.as(whose);
  const { secret } = await setUp(person);
  const { challenge } = await login(whose.username);
  server.clock.tick(10 * 60_000);
  expect((await finish(challenge, shown(secret))).error).toMatch(/Start again/);

  const second = await login(whose.username);
  const change = { id: whose.id, old_password: PASSWORD, password: 'green tractors at noon' };
  expect((await person.call('updateUserPassword', change, 'status')).status).toBe('Success');
  expect((await finish(second.challenge, shown(secret))).error).toMatch(/Start again/);

  const renewed = { username: whose.username, password: change.password };
  const third = await server.guest().call('login', renewed, answer);
  await server.tenant.db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', whose.id).execute();
  expect((await finish(third.challenge, shown(secret))).status).toBe('Error');
});

test('where the centre asks for it, an app is set up on the way in, and cannot be removed', async () => {
  const admin = await server.as('admin');
  const ask = (value: string) => admin.call('saveAppSettings', { key: 'two_step_from', value }, 'status');
  expect((await ask('everybody')).status).toBe('Error');
  expect((await ask('teacher')).status).toBe('Success');
  const teacher = await aTeacher(server.tenant, { password_hash: hash });
  const first = await login(teacher.username);
  expect(first).toMatchObject({ status: 'Error', access_token: null, factors: ['set up'] });
  const at = server.clock.now();
  const token = await addLink(server.tenant.db, 'autologin', { centre: server.tenant.centre, user: teacher.id, at });
  const byLink = await server.guest().call('verifyAutologin', { token }, answer);
  expect(byLink).toMatchObject({ status: 'Error', factors: ['set up'] });
  expect(byLink.app_uri).toContain(`secret=${byLink.app_secret.replaceAll(' ', '')}`);
  const again = await login(teacher.username);
  expect(again.app_secret).not.toBe(first.app_secret);
  // The newest secret counts, in whichever of them.
  expect((await finish(first.challenge, shown(first.app_secret))).status).toBe('Error');
  const done = await finish(again.challenge, shown(again.app_secret));
  expect(done).toMatchObject({ status: 'Success', user: { id: `${teacher.id}` } });
  expect(done.recovery_codes).toHaveLength(10);
  const person = await server.as(teacher);
  const off = () => person.call('removeAuthenticatorApp', { password: PASSWORD }, 'status errors { code }');
  expect((await off()).errors).toEqual([{ code: 'REQUIRED' }]);
  expect((await login((await contact()).username)).status).toBe('Success');
  expect((await ask('nobody')).status).toBe('Success');
  expect((await off()).status).toBe('Success');
  expect((await login(teacher.username)).status).toBe('Success');
});

test('a link stands for the password alone', async () => {
  const whose = await contact();
  const { secret } = await setUp(await server.as(whose));
  const at = server.clock.now();
  const token = await addLink(server.tenant.db, 'autologin', { centre: server.tenant.centre, user: whose.id, at });
  const first = await server.guest().call('verifyAutologin', { token }, answer);
  expect(first).toMatchObject({ status: 'Error', access_token: null });
  const done = await finish(first.challenge, shown(secret));
  expect(done.status).toBe('Success');
  const session = await server.tenant.db
    .selectFrom('session')
    .select(['expires_at', 'remember'])
    .where('id', '=', done.session_id)
    .executeTakeFirstOrThrow();
  expect(session).toEqual({ expires_at: new Date(at.getTime() + 30 * 60_000), remember: false });
});

test('an admin helps somebody who lost the phone, with a reason; not oneself', async () => {
  const whose = await contact();
  const { secret } = await setUp(await server.as(whose));
  const waits = await login(whose.username);
  const admin = await server.as('admin');
  const reset = (id: number) =>
    admin.call('resetSecondFactors', { id, reason: 'phone fell into the pond' }, 'status errors { code }');
  expect((await reset(admin.id)).errors).toEqual([{ code: 'SELF' }]);
  expect((await reset((await contact()).id)).errors).toEqual([{ code: 'NONE' }]);
  expect((await reset(whose.id)).status).toBe('Success');
  expect((await finish(waits.challenge, shown(secret))).status).toBe('Error');
  expect((await login(whose.username)).status).toBe('Success');
  const [trail] = await server.tenant.db
    .selectFrom('audit')
    .selectAll()
    .where('call', '=', 'resetSecondFactors')
    .execute();
  expect(trail).toMatchObject({ user_id: admin.id, entity_id: whose.id, reason: 'phone fell into the pond' });
  const mails = await lettersTo(server.tenant, whose.email ?? '');
  expect(mails.filter(({ kind }) => kind === 'factor_changed')).toHaveLength(2);
});

test('an admin who acts as somebody changes none of their factors', async () => {
  const whose = await contact();
  await setUp(await server.as(whose));
  const admin = await server.as(await anAdmin(server.tenant));
  const acting = await admin.call('loginAsUser', { id: whose.id, reason: 'asked to look' }, 'access_token');
  const document = `mutation { removeAuthenticatorApp(password: "${PASSWORD}") { status errors { code } } }`;
  const { body } = await server.guest().post({ query: document }, { authorization: `Bearer ${acting.access_token}` });
  expect(body).toMatchObject({ data: { removeAuthenticatorApp: { status: 'Error', errors: [{ code: 'ACTING' }] } } });
});

test('neither secret nor codes can be read from the database', async () => {
  const whose = await contact();
  const { secret, recovery } = await setUp(await server.as(whose));
  const rows = [
    await server.tenant.db.selectFrom('totp').selectAll().execute(),
    await server.tenant.db.selectFrom('recovery_code').selectAll().execute(),
    await server.tenant.db.selectFrom('audit').selectAll().execute(),
  ];
  const all = JSON.stringify(rows, (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
  );
  const shown = secret.replaceAll(' ', '');
  // As it is shown, and as its bytes: in base32, raw, in hex and in base64.
  const bytes = Buffer.from(Secret.fromBase32(shown).bytes);
  for (const form of [shown, bytes.toString('latin1'), bytes.toString('hex'), bytes.toString('base64')])
    expect(all.toLowerCase()).not.toContain(form.toLowerCase());
  for (const code of recovery) expect(all).not.toContain(code.replace('-', ''));
});

test('the password or a code, typed once more, lets a session change who signs in', async () => {
  const whose = await contact();
  const { secret } = await setUp(await server.as(whose));
  const person = await server.as(whose, { confirmed: false });
  const confirm = (shownNow: { password?: string; code?: string }) =>
    person.call('confirmIdentity', shownNow, 'status errors { field code }');
  const confirmed = async () => {
    const { confirmed_at } = await server.tenant.db
      .selectFrom('session')
      .select('confirmed_at')
      .where('id', '=', person.session)
      .executeTakeFirstOrThrow();
    return confirmed_at;
  };
  expect((await confirm({ password: 'wrong' })).errors).toEqual([{ field: 'password', code: 'WRONG' }]);
  expect((await confirm({ code: '000000' })).errors).toEqual([{ field: 'code', code: 'WRONG' }]);
  expect(await confirmed()).toBeNull();
  expect((await confirm({ password: PASSWORD })).status).toBe('Success');
  expect(await confirmed()).toEqual(server.clock.now());
  later();
  expect((await confirm({ code: shown(secret) })).status).toBe('Success');
  expect(await confirmed()).toEqual(server.clock.now());
});
