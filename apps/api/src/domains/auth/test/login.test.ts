import type { TestTenant } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../../../secrets/passwords.ts';
import { aContact, aTeacher } from '../../users/test/users.factory.ts';
import { loginText, meText, type Served, serve } from './served.ts';

const PASSWORD = 'purple tractors at dawn';
let served: Served;
let a: TestTenant;
let b: TestTenant;
let hash: string;

beforeAll(async () => {
  served = await serve();
  a = served.tenant;
  b = await served.centre();
  hash = await hashPassword(PASSWORD);
});
afterAll(() => served?.close());
beforeEach(() => a.db.deleteFrom('attempt').execute());

const contact = (given: Parameters<typeof aContact>[1] = {}) => aContact(a, { password_hash: hash, ...given });
const wrongSentence = /don’t match/;

test('a contact signs in by username or address, in any case, and is who it says', async () => {
  const lucia = await contact({ username: 'Lucia', email: 'Lucia.Lopez@example.com', fname: 'Lucia' });
  for (const name of ['lucia', 'LUCIA', ' lucia ', 'lucia.lopez@EXAMPLE.com']) {
    const { data } = await served.ask(loginText(name, PASSWORD));
    expect(data).toMatchObject({ status: 'Success', expires_in: 900, token_type: 'Bearer', error: null });
    expect(data.user).toMatchObject({ id: String(lucia.id), fname: 'Lucia', roles: [{ name: 'user' }] });
    expect(data.refresh_token).toMatch(/^[\w-]{43}$/);
    const me = await served.ask(meText, { token: data.access_token });
    expect(me.data).toMatchObject({ id: String(lucia.id), email: 'Lucia.Lopez@example.com', username: 'Lucia' });
  }
});

test('the session keeps what the device said of itself, and is audited', async () => {
  const { id } = await contact({ username: 'device' });
  const device = '{ client: "Firefox", os: "Linux", device_type: "desktop", brand: "Lenovo", model: "T14" }';
  const { data } = await served.ask(loginText('device', PASSWORD, device), { ip: '203.0.113.9' });
  const session = await a.db
    .selectFrom('session')
    .selectAll()
    .where('id', '=', data.session_id)
    .executeTakeFirstOrThrow();
  expect(session.device).toEqual({
    client: 'Firefox',
    os: 'Linux',
    device_type: 'desktop',
    brand: 'Lenovo',
    model: 'T14',
  });
  expect(session.ip).toBe('203.0.113.9');
  const trail = await a.db.selectFrom('audit').selectAll().where('entity_id', '=', id).execute();
  expect(trail).toMatchObject([{ call: 'login', entity: 'User', after: { session: data.session_id } }]);
  const person = await a.db.selectFrom('app_user').select('last_login_time').where('id', '=', id).execute();
  expect(person[0]?.last_login_time).toEqual(served.clock.now());
});

test('a computer that should forget is signed out after 12 hours, others after 30 days', async () => {
  await contact({ username: 'stays' });
  const sessionsEnd = async (device: string) => {
    const { data } = await served.ask(loginText('stays', PASSWORD, device));
    const row = await a.db.selectFrom('session').select('expires_at').where('id', '=', data.session_id).execute();
    return ((row[0]?.expires_at.getTime() ?? 0) - served.clock.now().getTime()) / 3_600_000;
  };
  expect(await sessionsEnd('{ remember: false }')).toBe(12);
  expect(await sessionsEnd('{ remember: true }')).toBe(720);
  expect(await sessionsEnd('{}')).toBe(720);
});

test('unknown, wrong, inactive and unconfirmed are answered alike', async () => {
  await contact({ username: 'right' });
  await contact({ username: 'inactive', status: 'inactive' });
  await contact({ username: 'unconfirmed', email_confirmed: false });
  await contact({ username: 'passwordless', password_hash: null });
  const cases = [
    ['right', 'wrong password'],
    ['nobody', PASSWORD],
    ['inactive', PASSWORD],
    ['unconfirmed', PASSWORD],
    ['passwordless', PASSWORD],
  ] as const;
  const answers = await Promise.all(cases.map(([name, password]) => served.ask(loginText(name, password))));
  for (const { data } of answers) expect(data).toEqual(answers[0]?.data);
  expect(answers[0]?.data).toMatchObject({ status: 'Error', access_token: null, user: null, session_id: null });
  expect(answers[0]?.data.error).toMatch(wrongSentence);
  expect((await served.ask(loginText('right', PASSWORD))).data.status).toBe('Success');
});

test('the answer speaks the language of the asker', async () => {
  const { data } = await served.ask(loginText('nadie', 'x'), { headers: { 'accept-language': 'es-MX' } });
  expect(data.error).toMatch(/no coinciden/);
});

test('a name nobody has takes as long as one with a wrong password', async () => {
  const known = await Promise.all(Array.from({ length: 20 }, (_, i) => contact({ username: `timed${i}` })));
  // What a password costs is processor time of this process, its threads included; a clock would measure the tests beside it too.
  const timed = async (name: string): Promise<number> => {
    const from = process.cpuUsage();
    await served.ask(loginText(name, 'wrong'));
    const { user, system } = process.cpuUsage(from);
    return user + system;
  };
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (const { username } of known) {
    times.known.push(await timed(username));
    times.unknown.push(await timed(`${username}-nobody`));
  }
  const median = (all: number[]) => all.sort((x, y) => x - y)[Math.floor(all.length / 2)] ?? 0;
  const ratio = median(times.unknown) / median(times.known);
  expect(ratio).toBeGreaterThan(0.7);
  expect(ratio).toBeLessThan(1.4);
});

test('five wrong tries lock a name, known or not, for longer each time; a restart changes nothing', async () => {
  await contact({ username: 'locked' });
  for (const name of ['locked', 'stranger']) {
    const attempt = (password: string) => served.ask(loginText(name, password));
    for (let i = 0; i < 5; i += 1) expect((await attempt('wrong')).data.error).toMatch(wrongSentence);
    expect((await attempt('wrong')).data.error).toMatch(/in a minute/);
    expect((await attempt(PASSWORD)).data.error).toMatch(/in a minute/);
    await served.restart();
    expect((await attempt(PASSWORD)).data.error).toMatch(/in a minute/);
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      served.clock.tick(minutes * 60_000);
      expect((await attempt('wrong')).data.error).toMatch(wrongSentence);
      const next = Math.min(15, minutes * 2);
      expect((await attempt(PASSWORD)).data.error).toMatch(new RegExp(`in ${next} minutes`));
    }
    served.clock.tick(15 * 60_000);
  }
  expect((await served.ask(loginText('locked', PASSWORD))).data.status).toBe('Success');
});

test('a right answer forgets the wrong tries, and an hour does', async () => {
  await contact({ username: 'forgetful' });
  const wrong = async (times: number) => {
    for (let i = 0; i < times; i += 1) await served.ask(loginText('forgetful', 'wrong'));
  };
  for (let round = 0; round < 3; round += 1) {
    await wrong(4);
    expect((await served.ask(loginText('forgetful', PASSWORD))).data.status).toBe('Success');
  }
  await wrong(4);
  served.clock.tick(61 * 60_000);
  await wrong(4);
  expect((await served.ask(loginText('forgetful', PASSWORD))).data.status).toBe('Success');
});

test('names guessed at long ago leave no rows behind', async () => {
  for (let i = 0; i < 8; i += 1) await served.ask(loginText(`once${i}`, 'wrong'));
  served.clock.tick(25 * 3_600_000);
  await served.ask(loginText('later', 'wrong'));
  const rows = await a.db.selectFrom('attempt').select('kind').orderBy('kind').execute();
  expect(rows.map(({ kind }) => kind)).toEqual(['sign-in address', 'sign-in name']);
});

test('of many guesses at once at one name five are looked at', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, i) => served.ask(loginText('burst', `guess ${i}`), { ip: `198.51.100.${i + 10}` })),
  );
  expect(guesses.filter(({ data }) => wrongSentence.test(data?.error))).toHaveLength(5);
});

test('an address that guesses at many names is locked; another one is not', async () => {
  await contact({ username: 'elsewhere' });
  const ip = '2001:db8:1:2::7';
  for (let i = 0; i < 50; i += 1) await served.ask(loginText(`name${i}`, 'wrong'), { ip });
  expect((await served.ask(loginText('elsewhere', PASSWORD), { ip: '2001:db8:1:2:ffff::9' })).data.error).toMatch(
    /Too many/,
  );
  expect((await served.ask(loginText('elsewhere', PASSWORD), { ip: '2001:db8:1:3::7' })).data.status).toBe('Success');
});

test('an own account does not wipe off guesses at others', async () => {
  await contact({ username: 'accomplice' });
  const ip = '192.0.2.77';
  for (let i = 0; i < 60; i += 1) {
    await served.ask(loginText(`victim${i}`, 'wrong'), { ip });
    if (i % 10 === 9) await served.ask(loginText('accomplice', PASSWORD), { ip });
  }
  expect((await served.ask(loginText('accomplice', PASSWORD), { ip })).data.error).toMatch(/Too many/);
});

test('more sign-ins than can wait are told when to come back', async () => {
  const all = await Promise.all(
    Array.from({ length: 90 }, (_, i) => served.ask(loginText(`crowd${i}`, 'wrong'), { ip: `203.0.113.${i}` })),
  );
  const turnedAway = all.filter(({ code }) => code === 'RATE_LIMITED');
  expect(turnedAway.length).toBeGreaterThan(5);
  expect(turnedAway[0]?.retryAfter).toBeGreaterThan(0);
  expect(all.length - turnedAway.length).toBeGreaterThanOrEqual(65);
});

test('the same name in two centres is two people, and a token opens its own centre alone', async () => {
  const inA = await contact({ username: 'twin' });
  const inB = await aTeacher(b, { username: 'twin', password_hash: await hashPassword('another secret phrase') });
  const atA = await served.ask(loginText('twin', PASSWORD));
  const atB = await served.ask(loginText('twin', 'another secret phrase'), { at: b });
  expect([atA.data.user.id, atB.data.user.id]).toEqual([String(inA.id), String(inB.id)]);
  expect((await served.ask(loginText('twin', PASSWORD), { at: b })).data.status).toBe('Error');
  const foreign = await served.ask(meText, { at: b, token: atA.data.access_token });
  expect(foreign.code).toBe('UNAUTHENTICATED');
});

test('no password, token or session reaches the log or the tables in clear', async () => {
  await contact({ username: 'canary' });
  const secret = 'canary-typed-7781';
  const { data } = await served.ask(loginText('canary', PASSWORD));
  await served.ask(loginText(secret, secret));
  await served.ask(`mutation { login(username: "canary", password: "${secret}", nonsense: 1) { status } }`);
  await served.ask('{ me { id } }', { token: `${data.access_token}x` });
  const tables = await Promise.all([
    a.db.selectFrom('attempt').selectAll().execute(),
    a.db.selectFrom('audit').selectAll().execute(),
    a.db.selectFrom('refresh_token').selectAll().execute(),
    a.db.selectFrom('session').selectAll().execute(),
    a.db.selectFrom('operation').selectAll().execute(),
  ]);
  for (const text of [JSON.stringify(served.log), JSON.stringify(tables)])
    for (const canary of [PASSWORD, secret, data.access_token, data.refresh_token]) expect(text).not.toContain(canary);
  expect(JSON.stringify(served.log).length).toBeGreaterThan(0);
});

test('another spelling of the same name is the same name to the lock', async () => {
  await contact({ username: 'imelda.ilic' });
  const spellings = ['imelda.ilic', 'Imelda.Ilic', 'İmelda.ilic', 'imelda.İlic', 'İmelda.İlic'];
  const taken = await a.db
    .selectFrom('app_user')
    .select('id')
    .where((q) => q('username_key', '=', q.fn<string>('lower', [q.val('İmelda.İlic')])))
    .execute();
  // Where the database folds İ to i, all five are guesses at one account; else they are names of nobody.
  const own = taken.length > 0 ? spellings : spellings.slice(0, 2);
  for (let i = 0; i < 5; i += 1) await served.ask(loginText(own[i % own.length] ?? '', 'wrong'));
  for (const name of own) expect((await served.ask(loginText(name, PASSWORD))).data.status, name).toBe('Error');
});
