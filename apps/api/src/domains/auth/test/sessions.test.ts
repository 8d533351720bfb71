import { subscribe } from '@nestling/api/harness/subscribe.ts';
import type { TestTenant } from '@nestling/api/harness/test-server.ts';
import { Client as Line } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../../../secrets/passwords.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aContact, aManager, anAdmin } from '../../users/test/users.factory.ts';
import { loginText, meText, refreshText, type Served, serve } from './served.ts';

const PASSWORD = 'purple tractors at dawn';
const portal = { 'x-nestling': '1' };
let served: Served;
let a: TestTenant;
let hash: string;
let nth = 0;

beforeAll(async () => {
  served = await serve();
  a = served.tenant;
  hash = await hashPassword(PASSWORD);
});
afterAll(() => served?.close());
beforeEach(() => a.db.deleteFrom('attempt').execute());

const contact = (given: Parameters<typeof aContact>[1] = {}) => aContact(a, { password_hash: hash, ...given });
/** A new contact with one session. */
const signedIn = async () => {
  nth += 1;
  const { id, username } = await contact({ username: `member${nth}` });
  const { data } = await served.ask(loginText(username, PASSWORD));
  return { id, username, token: data.access_token, refresh: data.refresh_token, session: data.session_id };
};
const works = async (token: string) => (await served.ask(meText, { token })).data !== null;
const cookieOf = ({ cookies }: Awaited<ReturnType<Served['ask']>>) => cookies.get('nestling-refresh');

test('an access token holds for 15 minutes, a refresh token brings the next', async () => {
  const { token, refresh, session } = await signedIn();
  served.clock.tick(14 * 60_000);
  expect(await works(token)).toBe(true);
  served.clock.tick(2 * 60_000);
  expect((await served.ask(meText, { token })).code).toBe('UNAUTHENTICATED');
  const { data } = await served.ask(refreshText(refresh));
  expect(data).toMatchObject({ status: 'Success', session_id: session });
  expect(data.refresh_token).not.toBe(refresh);
  expect(await works(data.access_token)).toBe(true);
});

test('an altered or foreign token opens nothing', async () => {
  const { token } = await signedIn();
  const [head, , signature] = token.split('.');
  const claims = { cen: a.centre, ses: 'x', rol: 'admin', sub: '1', iss: 'nestling', exp: 4_000_000_000 };
  const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
  for (const bad of [`${head}.${forged}.${signature}`, `${none}.${forged}.`, token.slice(0, -2), 'x', `${token}.x`])
    expect((await served.ask(meText, { token: bad })).code).toBe('UNAUTHENTICATED');
});

test('two tabs refreshing at once get the same successor, and within ten seconds after', async () => {
  const { refresh } = await signedIn();
  const both = await Promise.all(Array.from({ length: 8 }, () => served.ask(refreshText(refresh))));
  const successors = new Set(both.map(({ data }) => data.refresh_token));
  expect(both.every(({ data }) => data.status === 'Success')).toBe(true);
  expect(successors.size).toBe(1);
  served.clock.tick(10_000);
  const late = await served.ask(refreshText(refresh));
  expect(successors).toContain(late.data.refresh_token);
  const [next] = successors;
  expect((await served.ask(refreshText(next))).data.status).toBe('Success');
});

test('a token that comes back after ten seconds ends the session for everybody', async () => {
  const { id, token, refresh, session } = await signedIn();
  const { data } = await served.ask(refreshText(refresh));
  served.clock.tick(10_001);
  const reused = await served.ask(refreshText(refresh));
  expect(reused.data).toMatchObject({ status: 'Error', access_token: null });
  expect((await served.ask(refreshText(data.refresh_token))).data.status).toBe('Error');
  expect(await works(token)).toBe(false);
  expect(await works(data.access_token)).toBe(false);
  const row = await a.db.selectFrom('session').select('end_reason').where('id', '=', session).executeTakeFirst();
  expect(row?.end_reason).toBe('reuse');
  const trail = await a.db.selectFrom('audit').selectAll().where('entity_id', '=', id).orderBy('id', 'desc').execute();
  expect(trail[0]).toMatchObject({ call: 'refreshToken', reason: 'reuse', before: { session } });
});

test('unknown and over-old refresh tokens are refused; a session ends by its own time, used or not', async () => {
  expect((await served.ask(refreshText('A'.repeat(43)))).data.status).toBe('Error');
  expect((await served.ask(refreshText())).data.status).toBe('Error');
  let { refresh } = await signedIn();
  for (let day = 0; day < 29; day += 1) {
    served.clock.tick(24 * 3_600_000);
    refresh = (await served.ask(refreshText(refresh))).data.refresh_token;
    expect(refresh).toBeTruthy();
  }
  served.clock.tick(24 * 3_600_000);
  expect((await served.ask(refreshText(refresh))).data.status).toBe('Error');
});

test('the portal gets its refresh token as a cookie alone, and only its own requests may use it', async () => {
  const { username } = await contact({ username: 'portal' });
  const login = await served.ask(loginText(username, PASSWORD), { headers: portal });
  expect(login.data).toMatchObject({ status: 'Success', refresh_token: null });
  const cookie = cookieOf(login);
  expect(cookie?.attributes).toMatch(/Max-Age=2592000/);
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie?.attributes).toContain(part);
  const headers = { cookie: `nestling-refresh=${cookie?.value}` };
  expect((await served.ask(refreshText(), { headers })).data.status).toBe('Error');
  const renewed = await served.ask(refreshText(), { headers: { ...headers, ...portal } });
  expect(renewed.data).toMatchObject({ status: 'Success', refresh_token: null });
  expect(cookieOf(renewed)?.value).not.toBe(cookie?.value);
  served.clock.tick(11_000);
  const stolen = await served.ask(refreshText(), { headers: { ...headers, ...portal } });
  expect(stolen.data.status).toBe('Error');
  expect(cookieOf(stolen)?.value).toBe('');
});

test('a computer that should forget keeps the cookie until the browser closes', async () => {
  const { username } = await contact({ username: 'library' });
  const login = await served.ask(loginText(username, PASSWORD, '{ remember: false }'), { headers: portal });
  expect(cookieOf(login)?.attributes).not.toMatch(/Max-Age|Expires/);
});

test('logout ends the session at once, takes the cookie back, and tells who shows cameras', async () => {
  const { username } = await contact({ username: 'leaver' });
  const login = await served.ask(loginText(username, PASSWORD), { headers: portal });
  const { access_token: token, session_id: session } = login.data;
  const told: string[] = [];
  const ear = new Line(served.ownerUrl);
  await ear.connect();
  ear.on('notification', ({ payload = '' }) => told.push(payload));
  await ear.query('listen nestling');
  const headers = { ...portal, cookie: `nestling-refresh=${cookieOf(login)?.value}` };
  const bye = await served.ask(`mutation { logout(session_id: "${session}") { status message } }`, { token, headers });
  await ear.query('select 1');
  await ear.end();
  expect(bye.data).toEqual({ status: 'Success', message: 'You have signed out.' });
  expect(cookieOf(bye)?.value).toBe('');
  expect(await works(token)).toBe(false);
  expect((await served.ask(refreshText(), { headers })).data.status).toBe('Error');
  const events = told.map((line) => JSON.parse(line)).filter(({ k }) => k === 'session' || k === 'rights');
  expect(events).toEqual([
    { c: a.centre, k: 'session', i: [], a: { session } },
    { c: a.centre, k: 'rights', i: [], a: { session } },
  ]);
});

test('logout of a session that is over, unknown or of somebody else gets Error', async () => {
  const mine = await signedIn();
  const other = await signedIn();
  for (const session of [other.session, 'nobody-has-this-one']) {
    const { data } = await served.ask(
      `mutation { logout(session_id: "${session}") { status errors { field code } } }`,
      {
        token: mine.token,
      },
    );
    expect(data).toEqual({ status: 'Error', errors: [{ field: 'session_id', code: 'NOT_FOUND' }] });
  }
  expect(await works(other.token)).toBe(true);
});

test('a person sees its open sessions, ends one, and all others', async () => {
  const { username, token, session } = await signedIn();
  const another = async () => {
    served.clock.tick(1_000);
    return (await served.ask(loginText(username, PASSWORD, '{ client: "Safari" }'))).data;
  };
  const [phone, tablet] = [await another(), await another()];
  const open = async () =>
    (await served.ask('{ getUserSessions { session_id current device ip } }', { token })).data.map(
      (row: { session_id: string; current: boolean }) => [row.session_id, row.current],
    );
  expect(await open()).toEqual([
    [tablet.session_id, false],
    [phone.session_id, false],
    [session, true],
  ]);
  await served.ask(`mutation { logout(session_id: "${phone.session_id}") { status } }`, { token });
  expect(await works(phone.access_token)).toBe(false);
  expect(await open()).toHaveLength(2);
  await served.ask(`mutation { logoutAllSessions(except_session_id: "${session}") { status } }`, { token });
  expect(await works(tablet.access_token)).toBe(false);
  expect(await open()).toEqual([[session, true]]);
});

test('without a session named, the one that asks stays', async () => {
  const { token } = await signedIn();
  await served.ask('mutation { logoutAllSessions { status } }', { token });
  expect(await works(token)).toBe(true);
});

test('a person that was switched off stops at once, its refresh too; a new role counts at once', async () => {
  const { id, token, refresh } = await signedIn();
  const list = 'mutation { saveSelectedFields(key: "students", fields: []) { status } }';
  expect((await served.ask(list, { token })).code).toBe('FORBIDDEN');
  await a.db.insertInto('user_role').values({ centre_id: a.centre, user_id: id, role_id: 4, position: 2 }).execute();
  expect((await served.ask(list, { token })).data).toEqual({ status: 'Success' });
  await a.db.deleteFrom('user_role').where('user_id', '=', id).where('role_id', '=', 4).execute();
  expect((await served.ask(list, { token })).code).toBe('FORBIDDEN');
  await a.db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', id).execute();
  expect(await works(token)).toBe(false);
  expect((await served.ask(refreshText(refresh))).data.status).toBe('Error');
});

test('a subscription ends with its session', async () => {
  const location = await aLocation(a);
  const manager = await served.as('manager', { locations: [location] });
  const heard = await subscribe(manager, 'cameraWatchChanged', { location: location.id }, '__typename');
  await manager.call('logout', { session_id: manager.session }, 'status');
  await heard.ended;
  expect(heard.errors).toHaveLength(1);
});

test('when a session was last used is kept, to the minute', async () => {
  const { token, session } = await signedIn();
  served.clock.tick(5 * 60_000);
  await works(token);
  const used = async () =>
    (await a.db.selectFrom('session').select('last_used_at').where('id', '=', session).executeTakeFirst())
      ?.last_used_at;
  const now = served.clock.now();
  expect(await used()).not.toEqual(now);
  await served.app.use.write();
  expect(await used()).toEqual(now);
});

test('managers read the sign-ins of people of their locations, newest first', async () => {
  const [here, there] = [await aLocation(a), await aLocation(a)];
  const person = await contact({ username: 'watched', locations: [here] });
  for (let i = 0; i < 3; i += 1) {
    served.clock.tick(60_000);
    await served.ask(loginText('watched', PASSWORD, `{ model: "M${i}" }`));
  }
  const manager = await served.as(await aManager(a, { locations: [here] }));
  const history = (who: typeof manager, page: number) =>
    who.call(
      'getUserLoginHistory',
      { user_id: person.id, first: 2, page },
      'total lastPage data { device login_time }',
    );
  expect(await history(manager, 1)).toMatchObject({
    total: 3,
    lastPage: 2,
    data: [{ device: { model: 'M2' } }, { device: { model: 'M1' } }],
  });
  expect((await history(manager, 2)).data).toHaveLength(1);
  const stranger = await served.as(await aManager(a, { locations: [there] }));
  await expect(history(stranger, 1)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a new password is checked, takes the old one, and signs the other devices out', async () => {
  const { id, username, token } = await signedIn();
  const other = (await served.ask(loginText(username, PASSWORD))).data;
  const change = async (person: number, old: string, next: string) =>
    (
      await served.ask(
        `mutation { updateUserPassword(id: ${person}, old_password: "${old}", password: "${next}") { status errors { field code } } }`,
        { token },
      )
    ).data;
  const fails = (field: string, code: string) => ({ status: 'Error', errors: [{ field, code }] });
  const good = 'yellow kites over sand';
  expect(await change(id, 'not the old one', good)).toEqual(fails('old_password', 'WRONG'));
  expect(await change(id, PASSWORD, 'short')).toEqual(fails('password', 'TOO_SHORT'));
  expect(await change(id, PASSWORD, 'password123')).toEqual(fails('password', 'COMMON'));
  expect(await change(id, PASSWORD, PASSWORD)).toEqual(fails('password', 'SAME'));
  expect(await change((await anAdmin(a)).id, PASSWORD, good)).toEqual(fails('id', 'OUT_OF_REACH'));
  expect(await works(other.access_token)).toBe(true);
  expect(await change(id, PASSWORD, good)).toEqual({ status: 'Success', errors: [] });
  expect(await works(other.access_token)).toBe(false);
  expect(await works(token)).toBe(true);
  expect((await served.ask(loginText(username, PASSWORD))).data.status).toBe('Error');
  expect((await served.ask(loginText(username, good))).data.status).toBe('Success');
});

test('guesses at the old password are limited', async () => {
  const { id, token } = await signedIn();
  const guess = () =>
    served.ask(
      `mutation { updateUserPassword(id: ${id}, old_password: "guess", password: "yellow kites over sand") { status } }`,
      { token },
    );
  for (let i = 0; i < 10; i += 1) expect((await guess()).data.status).toBe('Error');
  expect((await guess()).code).toBe('RATE_LIMITED');
});

test('a hash of another cost is made anew at sign-in', async () => {
  const { hash: argon } = await import('@node-rs/argon2');
  const { id } = await contact({
    username: 'old',
    password_hash: await argon(PASSWORD, { memoryCost: 8192, timeCost: 1 }),
  });
  expect((await served.ask(loginText('old', PASSWORD))).data.status).toBe('Success');
  const row = await a.db.selectFrom('app_user').select('password_hash').where('id', '=', id).executeTakeFirst();
  expect(row?.password_hash).toContain('$m=19456,t=2,p=1$');
  expect((await served.ask(loginText('old', PASSWORD))).data.status).toBe('Success');
});

test('on https the cookie is bound to host and transport by its name', async () => {
  const { username } = await contact({ username: 'secure' });
  await served.restart({ trustProxy: 1 });
  const headers = { ...portal, 'x-forwarded-proto': 'https' };
  const login = await served.ask(loginText(username, PASSWORD), { headers });
  expect([...login.cookies.keys()]).toEqual(['__Host-nestling-refresh']);
  const { value, attributes } = login.cookies.get('__Host-nestling-refresh') ?? {};
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure']) expect(attributes).toContain(part);
  expect(attributes).not.toContain('Domain');
  const renewed = await served.ask(refreshText(), {
    headers: { ...headers, cookie: `__Host-nestling-refresh=${value}` },
  });
  expect(renewed.data.status).toBe('Success');
});
