import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../src/domains.ts';
import { metaOf } from '../src/kernel/call/input.ts';
import { tables } from './tables.ts';
import { makeWorld, type World } from './world.ts';

/** Mutations that still send statements for each record of their list, to be set free of it; only ever shortened. */
const OWED: readonly string[] = ['approveActivityPhotos', 'sendMultipleUserInvite'];

/** Records the longer of the two lists holds. */
const MANY = 6;
/** One way may give and the other take: so many statements more are no statement for each. */
const APART = 2;

const matrix = await tables();
let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
});
afterAll(() => server.close());

/** Arguments of one call made of those of several, their lists of ids together; null where they hold one record only. */
const argsFor = async (name: string, records: number): Promise<Record<string, unknown> | null> => {
  const expectation = matrix[name];
  const admin = world.people.get('admin');
  if (!expectation || !admin) return null;
  const all: Record<string, unknown>[] = [];
  for (let i = 0; i < records; i += 1)
    all.push({
      ...(expectation.from ? await expectation.args(world, 'own', admin) : await expectation.args(world, admin)),
    });
  const together: Record<string, unknown> = { ...all[0] };
  let most = 0;
  for (const [field, schema] of Object.entries(calls[name]?.input ?? {})) {
    const { entity, list } = metaOf(schema);
    if (!entity || !list) continue;
    const ids = new Set(all.flatMap((args) => (Array.isArray(args[field]) ? args[field] : [])));
    if (ids.size > 0) together[field] = [...ids];
    most = Math.max(most, ids.size);
  }
  return most === records ? together : null;
};

const bulk = Object.entries(calls)
  .filter(([, { kind, input }]) => {
    const lists = Object.values(input).map(metaOf);
    return kind === 'mutation' && lists.some(({ entity, list }) => entity && list);
  })
  .map(([name]) => name);

test('a change of many records sends as many statements as one of a single record', { timeout: 120_000 }, async () => {
  const admin = world.people.get('admin');
  const more: string[] = [];
  let compared = 0;
  for (const name of bulk) {
    const count = async (records: number): Promise<number | null> => {
      const args = await argsFor(name, records);
      if (!admin || !args) return null;
      let status: unknown;
      const sent = await server.statements(async () => {
        status = (await admin.call(name, args, 'status')).status;
      });
      return status === 'Success' ? sent : null;
    };
    const [one, many] = [await count(1), await count(MANY)];
    if (one === null || many === null) continue;
    compared += 1;
    if (many > one + APART && !OWED.includes(name)) more.push(`${name}: ${one} for one, ${many} for ${MANY}`);
  }
  expect(more).toEqual([]);
  expect(compared).toBeGreaterThan(8);
});
