import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aContact } from '../../src/domains/users/test/users.factory.ts';
import { calls } from '../../src/domains.ts';
import { hashPassword } from '../../src/secrets/passwords.ts';
import { tables } from '../tables.ts';
import { makeWorld, type World } from '../world.ts';
import { figure, RUNS } from './figure.ts';

// S12. Locks of one name and one address, and guesses at one name at once: domains/auth/test/login.test.ts. Codes of
// messages: signing-up.test.ts. Second steps: its own tests. Here: every call a guest may ask, many addresses, many aliases.

const PASSWORD = 'purple tractors at dawn';
const matrix = await tables();
let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
});
afterAll(() => server.close());
beforeEach(() => server.tenant.db.deleteFrom('attempt').execute());

/** Posts from any address, past the socket. */
const ask = async (query: string, variables: object, ip: string): Promise<{ data: unknown; codes: string[] }> => {
  const response = await server.app.http.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: ip,
    headers: { host: 'localhost' },
    payload: { query, variables },
  });
  const { data, errors } = response.json();
  return { data, codes: (errors ?? []).map(({ extensions }: { extensions: { code: string } }) => extensions.code) };
};

/** Guests may ask these without a limit by address, and why. */
const UNLIMITED: Readonly<Record<string, string>> = {
  login: 'locks of its own, by name and by address',
  refreshToken: 'a token of 256 random bits',
  getThemeSetting: 'a read of what every guest page shows',
  getImagesSetting: 'a read of what every guest page shows',
};

test('every call a guest may ask is limited by address, also when asked all at once and from one /64', async () => {
  const leaks: string[] = [];
  let tried = 0;
  for (const [name, { rule, limit, kind }] of Object.entries(calls)) {
    if (rule !== 'guest' || kind === 'subscription' || UNLIMITED[name]) continue;
    if (limit?.by !== 'address') {
      leaks.push(`${name} has no limit by address`);
      continue;
    }
    // A sample of those whose limit is wide; what counts them is the same.
    if (limit.times > 60 && RUNS === 1) continue;
    const expectation = matrix[name];
    if (!expectation) continue;
    const args = expectation.from ? expectation.args(world, 'own', null) : expectation.args(world, null);
    const { query, variables } = documentFor(name, await args);
    const total = limit.times + 5;
    const all = await Promise.all(
      Array.from({ length: total }, (_, i) => ask(query, variables, `2001:db8:1:1::${(i + 1).toString(16)}`)),
    );
    tried += total;
    const let_in = all.filter(({ codes }) => !codes.includes('RATE_LIMITED')).length;
    if (let_in > limit.times) leaks.push(`${name}: ${let_in} of ${limit.times} were looked at`);
  }
  figure('S12 calls of guests from one /64, at once', tried, leaks);
}, 60_000);

const documentFor = (name: string, args: object): { query: string; variables: Record<string, unknown> } => {
  const { schema } = server.guest().way;
  const field = schema.getMutationType()?.getFields()[name] ?? schema.getQueryType()?.getFields()[name];
  const kind = schema.getMutationType()?.getFields()[name] ? 'mutation' : 'query';
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  const types = given.map(([key]) => `$${key}: ${field?.args.find((each) => each.name === key)?.type}`);
  const head = types.length > 0 ? `(${types.join(', ')})` : '';
  const list = given.length > 0 ? `(${given.map(([key]) => `${key}: $${key}`).join(', ')})` : '';
  const leaf = /^(Boolean|String|Int|ID)/.test(String(field?.type)) ? '' : '{ __typename }';
  return { query: `${kind} a${head} { ${name}${list} ${leaf} }`, variables: Object.fromEntries(given) };
};

const loginText = 'mutation a($u: String!, $p: String!) { login(username: $u, password: $p) { status error } }';

test('one name is guessed at from a thousand addresses no more often than from one', async () => {
  await aContact(server.tenant, { username: 'victim', password_hash: await hashPassword(PASSWORD) });
  const total = 200 * RUNS;
  for (let i = 0; i < total; i += 1)
    await ask(loginText, { u: 'victim', p: `guess ${i}` }, `198.51.${100 + (i >> 8)}.${i & 255}`);
  const row = await server.tenant.db
    .selectFrom('attempt')
    .select(sql<number>`max(failures)`.as('failures'))
    .where('kind', '=', 'sign-in name')
    .executeTakeFirstOrThrow();
  const leaks = Number(row.failures) > 5 ? [`${row.failures} guesses were looked at`] : [];
  figure('S12 one name guessed at from many addresses', total, leaks);
  // Time opens it again by itself: nobody is locked out for good, however many go on guessing.
  server.clock.tick(61 * 60_000);
  const { data } = await ask(loginText, { u: 'victim', p: PASSWORD }, '203.0.113.50');
  expect(data).toMatchObject({ login: { status: 'Success' } });
}, 60_000);

test('guesses under many aliases of one request count each', async () => {
  await aContact(server.tenant, { username: 'aliased', password_hash: await hashPassword(PASSWORD) });
  const guesses = Array.from(
    { length: 20 },
    (_, i) =>
      `g${i}: login(username: "aliased", password: ${JSON.stringify(i === 19 ? PASSWORD : `guess ${i}`)}) { status }`,
  );
  const { data } = await ask(`mutation { ${guesses.join(' ')} }`, {}, '203.0.113.60');
  const opened = Object.values(Object(data)).filter((one) => Object(one).status === 'Success').length;
  figure('S12 guesses under aliases of one request', guesses.length, opened > 0 ? ['the right one was let in'] : []);
});
