import { CallRefused } from '@nestling/api/harness/client.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, test } from 'vitest';
import { aLocation } from '../../src/domains/locations/test/locations.factory.ts';
import { calls } from '../../src/domains.ts';
import { selectionOf } from '../selection.ts';
import { tables } from '../tables.ts';
import { makeWorld, type World } from '../world.ts';
import { changedSince, contentsOf } from './contents.ts';
import { figure, RUNS } from './figure.ts';

// S1 and S13: the permission matrix asks as people whose session stands. Here every call is asked by admins whose session
// does not stand any more, with valid arguments; a call that is open to guests may answer them as guests only.

const matrix = await tables();
let server: TestServer;
let world: World;
let dead: Map<string, Person>;

beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
  dead = new Map(
    await Promise.all(Object.entries(deaths).map(async ([name, kill]) => [name, await victim(kill)] as const)),
  );
});
afterAll(() => server.close());

const { session, user } = { session: sql.table('session'), user: sql.table('app_user') };
const deaths: Record<string, (person: Person) => ReturnType<typeof sql>> = {
  'signed out': ({ session: id }) =>
    sql`update ${session} set ended_at = now(), end_reason = 'logout' where id = ${id}`,
  expired: ({ session: id }) => sql`update ${session} set expires_at = '2026-03-11T14:59:59Z' where id = ${id}`,
  removed: ({ session: id }) => sql`delete from ${session} where id = ${id}`,
  'switched off': ({ id }) => sql`update ${user} set status = 'inactive' where id = ${id}`,
  'without a role': ({ id }) => sql`delete from user_role where user_id = ${id}`,
};

const victim = async (kill: (person: Person) => ReturnType<typeof sql>): Promise<Person> => {
  const person = await server.as('admin', { locations: [await aLocation(server.tenant)] });
  await kill(person).execute(server.tenant.db);
  return person;
};

test('no call serves a session that stands no more', async () => {
  const leaks: string[] = [];
  const asked: [string, object][] = [];
  for (const [name, { rule, kind }] of Object.entries(calls)) {
    const expectation = matrix[name];
    if (!expectation || allows('guest', rule) || kind === 'subscription') continue;
    const admin = world.people.get('admin') ?? null;
    const args = expectation.from ? expectation.args(world, 'own', admin) : expectation.args(world, admin);
    asked.push([name, await args]);
  }
  const before = await contentsOf(server);
  const all = [...dead];
  let tried = 0;
  for (const [i, [name, args]] of asked.entries()) {
    // By turns, or all of them where there is time.
    const asking = RUNS > 1 ? all : all.slice(i % all.length, (i % all.length) + 1);
    tried += asking.length;
    const tries = asking.map(async ([death, person]) => {
      const code = await person.call(name, { ...args }, selectionOf(person.way.schema, name)).then(
        () => 'served',
        (error: unknown) => (error instanceof CallRefused ? error.code : String(error)),
      );
      if (code !== 'UNAUTHENTICATED') leaks.push(`${name} by somebody ${death}: ${code}`);
    });
    await Promise.all(tries);
  }
  leaks.push(...(await changedSince(server, before)));
  figure('S1/S13 sessions that stand no more', tried, leaks);
}, 120_000);
