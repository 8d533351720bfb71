import { CallRefused, type Client } from '@nestling/api/harness/client.ts';
import { type RowWatcher, watchRows } from '@nestling/api/harness/row-watcher.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { allows, type Role, roles } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '../src/domains.ts';
import { isWhole } from './matrix-cells.ts';
import { selectionOf } from './selection.ts';
import { tables } from './tables.ts';
import { makeWorld, type World } from './world.ts';

// The second wall by itself: in this file every scope lets everything through, and the kernel names no centre in its
// own statements. What keeps centres apart then is row-level security alone. The switch is a mock of the test runner:
// the product has none.
vi.mock('../src/kernel/read/reach.ts', async (original) => {
  const own = await original<typeof import('../src/kernel/read/reach.ts')>();
  const open: typeof own.scope = (of, label) => ({ ...own.scope(of, label, () => sql`true`), tenant: false });
  return { ...own, scope: open, everyone: open };
});
vi.mock('../src/kernel/read/entity.ts', async (original) => {
  const own = await original<typeof import('../src/kernel/read/entity.ts')>();
  const open: typeof own.entity = (name, table) => Object.assign(own.entity(name, table), { tenant: false });
  return { ...own, entity: open };
});

const matrix = await tables();
let server: TestServer;
let world: World;
let foreign: RowWatcher;
beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
  foreign = await watchRows(server.ownerUrl, world.at('foreign').tenant.centre, {
    except: ['audit_seal'],
    shared: false,
  });
});
afterAll(async () => {
  await foreign.close();
  await server.close();
});

const ask = async (client: Client, name: string, args: object): Promise<unknown> => {
  try {
    return await client.call(name, { ...args }, selectionOf(client.way.schema, name));
  } catch (error) {
    if (error instanceof CallRefused) return error.message;
    throw error;
  }
};

test('the scopes are open here: a manager reads of a location that is none of theirs', async () => {
  const manager = world.people.get('manager');
  const answer = await manager?.call('students', { first: 200 }, 'data { fname }');
  expect(JSON.stringify(answer)).toContain('ELSEWHERE');
});

/**
 * Nothing but the center of a caller decides here, and whoever the rule turns away reads nothing: the ends of the ladder. The
 * campaign has every role.
 */
const callersOf = (rule: Role): readonly Role[] => {
  const served = roles.filter((role) => allows(role, rule));
  return isWhole ? roles : [...new Set([...served.slice(0, 1), ...served.slice(-1)])];
};

const asked = Object.keys(calls).filter((name) => matrix[name] && calls[name]?.kind !== 'subscription');

describe.each(asked)('%s', (name) => {
  const expectation = matrix[name];
  if (!expectation) return;
  afterAll(() => world.settle());

  test('tells nothing of another centre and changes nothing there', async () => {
    const callers = callersOf(calls[name]?.rule ?? 'guest').map((role) => world.people.get(role) ?? null);
    const given: [Client, object][] = [];
    for (const person of callers) {
      const args = expectation.from
        ? await expectation.args(world, 'foreign', person)
        : await expectation.args(world, person);
      given.push([person ?? server.guest(), args]);
    }
    const before = await foreign.look();
    for (const [client, args] of given) {
      const text = JSON.stringify(await ask(client, name, args)) ?? '';
      expect(text).not.toMatch(/FOREIGN /);
      expect(text).not.toContain('"FOREIGN"');
    }
    expect(await foreign.look()).toBe(before);
  });
});
