import { CallRefused, Client } from '@nestling/api/harness/client.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { tokenScopes } from '@nestling/rules/token-scopes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scopeFor } from '../src/domains/developers/scope-for.ts';
import { calls, domainOf } from '../src/domains.ts';
import { isWhole } from './matrix-cells.ts';
import { selectionOf } from './selection.ts';
import { tables } from './tables.ts';
import { makeWorld, type Where, type World } from './world.ts';

// Every call open to programs, asked by one of an admin that was let act in a part of the center alone, about records beyond
// it: whatever a scope of the call would let the admin see, no word of them is answered.

const matrix = await tables();
let server: TestServer;
let world: World;
const programs = new Map<string, Client>();

beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
  const admin = await world.renew('admin');
  const own = world.at('own');
  const scopes = tokenScopes.filter((scope) => scope !== 'watch');
  for (const [name, part] of Object.entries({
    locations: { locations: [own.location] },
    students: { students: [own.student] },
  })) {
    const { token } = await admin.call('createAccessToken', { name, scopes, ...part }, 'token');
    const way = { ...server.guest().way, headers: async () => ({ authorization: `Bearer ${token}` }) };
    programs.set(name, new Client(way));
  }
});
afterAll(() => server.close());

const answered = async (client: Client | undefined, name: string, args: object): Promise<string> => {
  try {
    return JSON.stringify(await client?.call(name, { ...args }, selectionOf(client.way.schema, name))) ?? '';
  } catch (error) {
    if (error instanceof CallRefused) {
      expect(error.code, error.message).not.toBe('INTERNAL');
      return error.message;
    }
    throw error;
  }
};

const open = Object.entries(calls).flatMap(([name, call]) =>
  matrix[name] && call.kind === 'query' && scopeFor(domainOf(name), name, call) !== null ? [name] : [],
);
/** What keeps the part is the database, for each table the same way: one call in twelve shows it, the campaign asks all. */
const asked = isWhole ? open : open.filter((_, i) => i % 12 === 0);

describe.each(asked)('%s', (name) => {
  const expectation = matrix[name];
  if (!expectation) return;
  const ask = async (part: string, where: Where): Promise<string> => {
    // What a program costs is bounded by the minute.
    server.clock.tick(10_000);
    const admin = world.people.get('admin') ?? null;
    const args = expectation.from ? await expectation.args(world, where, admin) : await expectation.args(world, admin);
    return answered(programs.get(part), name, args);
  };
  afterAll(() => world.settle());

  test('shows a program of one location nothing of another', async () => {
    for (const where of isWhole ? (['elsewhere', 'own'] as const) : (['elsewhere'] as const))
      expect(await ask('locations', where)).not.toMatch(/ELSEWHERE/);
  });
  test('shows a program of one child no other', async () => {
    for (const where of isWhole ? (['other', 'elsewhere', 'own'] as const) : (['other'] as const))
      expect(await ask('students', where)).not.toMatch(/ELSEWHERE|OTHERS/);
  });
});
