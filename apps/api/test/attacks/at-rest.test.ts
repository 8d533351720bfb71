import { createHash, randomBytes } from 'node:crypto';
import { CallRefused } from '@nestling/api/harness/client.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo } from '../../src/domains/auth/test/emails.ts';
import { aLocation } from '../../src/domains/locations/test/locations.factory.ts';
import { aContact } from '../../src/domains/users/test/users.factory.ts';
import { calls } from '../../src/domains.ts';
import { jobs } from '../../src/jobs.ts';
import { addLink } from '../../src/model/user/sign-in-links.ts';
import { isPassword } from '../../src/secrets/passwords.ts';
import { selectionOf } from '../selection.ts';
import { tables } from '../tables.ts';
import { makeWorld } from '../world.ts';
import { figure } from './figure.ts';

// S14 and S15: what somebody holds who has a backup of the database and the log, and who may ask every query. Secrets are
// planted by the calls that take them, and looked for everywhere in every form they could have been written down in.
// Codes of second factors: domains/auth/factors. That a file's key lies outside the database: secrets/vault.ts.

const matrix = await tables();
let server: TestServer;
let admin: Person;
let elm: { id: number };
const planted = new Map<string, string>();

const plant = (what: string): string => {
  const secret = `canary-${randomBytes(9).toString('hex')}`;
  planted.set(what, secret);
  return secret;
};

beforeAll(async () => {
  server = await startTestServer({ jobs });
  elm = await aLocation(server.tenant);
  admin = await server.as('admin', { locations: [elm] });
});
afterAll(() => server.close());

/** All a text could have been written down as. */
const forms = (secret: string): string[] => {
  const bytes = Buffer.from(secret);
  const sums = ['md5', 'sha1', 'sha256'].map((name) => createHash(name).update(secret).digest('hex'));
  // Base64 of whatever it stands in: the middle of it is the same at each of the three offsets.
  const base64 = [0, 1, 2].map((skip) =>
    bytes
      .subarray(skip + ((3 - skip) % 3))
      .toString('base64')
      .slice(0, 16),
  );
  return [secret, bytes.toString('hex'), ...base64, ...sums, [...secret].reverse().join('')];
};

/** Every row of every table as the owner reads it; what is bytes also as text. */
const dump = async (): Promise<string> => {
  const found = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(server.tenant.db);
  const parts = await Promise.all(
    found.rows.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(
        server.tenant.db,
      );
      return rows.map(({ row }) => row).join('\n');
    }),
  );
  const { rows } = await sql<{
    row: string;
  }>`select row_to_json(j)::text as row from graphile_worker._private_jobs j`.execute(server.tenant.db);
  const text = [...parts, ...rows.map(({ row }) => row)].join('\n');
  const bytes = [...text.matchAll(/\\\\x([0-9a-f]{8,})/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').toString('latin1'),
  );
  return `${text}\n${bytes.join('\n')}`;
};

test('nothing that was planted is found in a dump of the database, in the log, or in any answer', async () => {
  const password = plant('a password');
  const wrong = plant('a password somebody typed wrong');
  const asName = plant('a password typed into the name');
  const person = await aContact(server.tenant);
  const camera = { name: 'C', code: 'C-1', color_code: '#123456', location_id: elm.id };
  const url = `rtsp://cam:${plant('a camera’s password in its address')}@192.168.9.9/${plant('the path of a camera')}`;
  const made = await admin.call('createCamera', { ...camera, source_url: url }, 'status camera { id }');
  expect(made.status).toBe('Success');
  const beside = {
    source_url: 'rtsp://192.168.9.9/x',
    source_password: plant('a camera’s password beside its address'),
  };
  await admin.call('updateCamera', { id: made.camera.id, ...beside }, 'status');
  await admin.call(
    'testCamera',
    { location_id: elm.id, source_url: `rtsp://u:${plant('the password of a trial')}@192.168.9.9/` },
    'status',
  );
  await server.guest().call('forgotPassword', { email: person.email ?? '' }, 'status');
  await expect
    .poll(async () => (await lettersTo(server.tenant, person.email ?? '')).length, { timeout: 10_000 })
    .toBe(1);
  const [letter] = await lettersTo(server.tenant, person.email ?? '');
  planted.set('the token of a link', letter?.key ?? '');
  const set = { token: letter?.key, password, password_confirmation: password };
  expect(await server.guest().call('updateForgottenPassword', set, 'status')).toEqual({ status: 'Success' });
  await server.guest().call('login', { username: person.username, password: wrong }, 'status');
  await server.guest().call('login', { username: asName, password: wrong }, 'status');
  const tokens = await server
    .guest()
    .call('login', { username: person.username, password }, 'access_token refresh_token');
  planted.set('an access token', tokens.access_token);
  planted.set('a refresh token', tokens.refresh_token);

  const places = new Map([
    ['the database', await dump()],
    ['the log', JSON.stringify(server.log)],
    ['answers', await everyAnswer()],
  ]);
  const leaks: string[] = [];
  let tried = 0;
  for (const [what, secret] of planted) {
    expect(secret.length).toBeGreaterThan(10);
    // Links and refresh tokens are looked up by their plain SHA-256, which 128 random bits allow.
    const known = /token/.test(what) ? [secret, Buffer.from(secret).toString('hex')] : forms(secret);
    for (const form of known)
      for (const [place, text] of places) {
        tried += 1;
        if (text.includes(form)) leaks.push(`${what} in ${place}`);
      }
  }
  expect([...places.values()].every((text) => text.length > 1_000)).toBe(true);
  figure(`S15 ${planted.size} secrets looked for`, tried, leaks);
}, 60_000);

/** Every query as an admin, with all its fields. */
const everyAnswer = async (): Promise<string> => {
  const tenant = server.tenant;
  const world = await makeWorld({ ...server, centre: () => server.centre() });
  const answers: string[] = [];
  for (const [name, { kind }] of Object.entries(calls)) {
    const expectation = matrix[name];
    if (kind !== 'query' || !expectation) continue;
    const args = expectation.from ? expectation.args(world, 'own', admin) : expectation.args(world, admin);
    const own = { ...(await args), ...(name === 'cameras' ? { location: elm.id } : {}) };
    const answer: unknown = await admin.call(name, own, selectionOf(admin.way.schema, name)).catch((error: unknown) => {
      if (error instanceof CallRefused) return error.message;
      throw error;
    });
    answers.push(JSON.stringify(answer));
  }
  expect(tenant).toBe(server.tenant);
  return answers.join('\n');
};

test('passwords are kept as argon2id of all their letters, and compared by what was meant', async () => {
  const leaks: string[] = [];
  const person = await aContact(server.tenant);
  /** What becomes of a new password by a fresh link. */
  const setTo = async (password: string): Promise<string> => {
    await server.tenant.db.deleteFrom('attempt').execute();
    const whose = { centre: server.tenant.centre, user: person.id, at: server.clock.now() };
    const token = await addLink(server.tenant.db, 'reset', whose);
    const given = { token, password, password_confirmation: password };
    try {
      const { status, errors } = await server.guest().call('updateForgottenPassword', given, 'status errors { code }');
      return errors[0]?.code ?? status;
    } catch (error) {
      return error instanceof CallRefused ? error.code : String(error);
    }
  };
  const hashNow = async (): Promise<string> => {
    const { db } = server.tenant;
    const row = await db.selectFrom('app_user').select('password_hash').where('id', '=', person.id).executeTakeFirst();
    return row?.password_hash ?? '';
  };
  // 72 letters of four bytes each: what cuts at 72 bytes takes 18 of them for the whole.
  const letters = Array.from({ length: 72 }, (_, i) => String.fromCodePoint(0x1f600 + i));
  if ((await setTo(letters.join(''))) !== 'Success') leaks.push('72 letters of four bytes are not taken');
  const hash = await hashNow();
  const [, memory = '0', passes = '0'] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(hash) ?? [];
  if (Number(memory) < 19_456 || Number(passes) < 2) leaks.push(`a hash ${hash.slice(0, 40)}`);
  if (!(await isPassword(hash, letters.join('')))) leaks.push('the whole is not the password');
  for (const length of [18, 36, 71])
    if (await isPassword(hash, letters.slice(0, length).join('')))
      leaks.push(`the first ${length} letters pass for all`);
  // The same letters, typed on another keyboard.
  if ((await setTo('crème brûlée ﬁve')) !== 'Success') leaks.push('accents are not taken');
  const otherForm = await isPassword(await hashNow(), 'crème brûlée five'.normalize('NFD'));
  if (!otherForm) leaks.push('another form of the same letters is another password');
  const weak = ['short', 'password1', 'Password123', 'qwertyuiop', '12345678', `${person.username}1`, 'x'.repeat(73)];
  for (const password of [...weak, 'with\u0000null byte', 'half a \ud83d letter']) {
    const said = await setTo(password);
    if (!/^(TOO_SHORT|TOO_LONG|COMMON|HOLDS_NAME|INVALID)$/.test(said)) leaks.push(`${password}: ${said}`);
  }
  figure('S14 passwords', 8 + weak.length + 2, leaks);
}, 60_000);
