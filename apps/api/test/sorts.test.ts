import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../src/domains.ts';
import { metaOf } from '../src/kernel/call/input.ts';
import { tables } from './tables.ts';
import { makeWorld, type World } from './world.ts';

const matrix = await tables();
/** Every query that is asked for an order, and the orders, upwards. */
const sorted = Object.entries(calls).flatMap(([name, { kind, input }]) => {
  const ways = kind === 'query' && input.sort ? (metaOf(input.sort)?.values ?? []) : [];
  return ways.length > 0 ? [[name, ways.filter((way) => !way.startsWith('-'))] as const] : [];
});

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
  for (let i = 0; i < 4; i += 1) {
    await world.student('own');
    await world.guardian('own');
    await world.camera('own');
  }
});
afterAll(() => server.close());

describe.each(sorted)('%s', (name, ways) => {
  test.each([...ways])('sorts by %s, up and down', async (way) => {
    const admin = world.people.get('admin');
    const expectation = matrix[name];
    if (!admin || !expectation) throw new Error('Nobody can ask.');
    const args = expectation.from ? await expectation.args(world, 'own', admin) : await expectation.args(world, admin);
    const ids = async (sort: string): Promise<string[]> => {
      const { data } = await admin.call(name, { ...args, first: 50, sort }, 'data { id }');
      return data.map(({ id }: { id: string }) => id);
    };
    const [up, down] = [await ids(way), await ids(`-${way}`)];
    expect([...down].sort()).toEqual([...up].sort());
  });
});
