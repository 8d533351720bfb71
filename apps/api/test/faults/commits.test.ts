import { randomUUID } from 'node:crypto';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import type { CommitFate } from '@nestling/testing/postgres-proxy.ts';
import { Seeded } from '@nestling/testing/seeded.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Door, openDoor } from './door.ts';

let server: TestServer;
let door: Door;
const CHILDREN = 8;

beforeAll(async () => {
  server = await startTestServer({ faulty: true });
  door = await openDoor(server, CHILDREN);
});
afterEach(() => server.line?.fate(null));
afterAll(() => server.close());

const firstOf = (fate: CommitFate) => {
  let struck = false;
  server.line?.fate(() => {
    if (struck) return null;
    struck = true;
    return fate;
  });
};

test.each(['answer lost', 'never arrives'] as const)(
  'a COMMIT of which the %s is told as not ready, and its repeat makes it exactly one',
  async (fate) => {
    const [name, operation] = [`Room ${fate}`, randomUUID()];
    firstOf(fate);
    await expect(door.addRoom(name, operation)).rejects.toMatchObject({
      code: 'NOT_READY',
      extensions: { retry_after: expect.any(Number) },
    });
    expect(await door.rooms(name)).toBe(fate === 'answer lost' ? 1 : 0);
    const first = await door.addRoom(name, operation);
    expect(first).toMatchObject({ status: 'Success', program: { id: expect.any(String) } });
    expect(await door.addRoom(name, operation)).toEqual(first);
    expect(await door.rooms(name)).toBe(1);
  },
);

test('two hundred check-ins and -outs with a driver that loses one commit in five: each is done once', async () => {
  const random = new Seeded(20);
  server.line?.fate(() => (random.happens(0.2) ? (random.happens(0.5) ? 'answer lost' : 'never arrives') : null));
  const before = (await door.events()).length;
  let again = 0;
  const tablet = async (child: number) => {
    for (let turn = 0; turn < 25; turn += 1) {
      const operation = randomUUID();
      const { answer, tries } = await door.insist(() => door.check(child, turn % 2 === 0 ? 'in' : 'out', operation));
      expect(answer).toMatchObject({ status: 'Success' });
      again += tries - 1;
    }
  };
  await Promise.all(door.ids.map(tablet));
  expect(again).toBeGreaterThan(10);
  const events = (await door.events()).slice(before);
  expect(events).toHaveLength(25 * CHILDREN);
  for (const child of door.ids) {
    const kinds = events.filter((event) => event.startsWith(`${child} `));
    expect(kinds).toEqual(kinds.map((_, turn) => `${child} ${turn % 2 === 0 ? 'in' : 'out'}`));
  }
});

test('connections ended at random, a hundred times: each transaction is there whole or not at all', async () => {
  const { db } = server.tenant;
  let ended = 0;
  const killer = (async () => {
    while (ended < 100) {
      const { rows } = await sql`select pg_terminate_backend(pid) from (select pid from pg_stat_activity
        where application_name = 'nestling-api' and datname = current_database() order by random() limit 1) p`.execute(
        db,
      );
      ended += rows.length;
      await new Promise((wake) => setTimeout(wake, 5));
    }
  })();
  const made: string[] = [];
  const author = async (number: number) => {
    for (let n = 0; ended < 100; n += 1) {
      const [name, operation] = [`Killed ${number} ${n}`, randomUUID()];
      const { answer } = await door.insist(() => door.addRoom(name, operation));
      expect(answer).toMatchObject({ status: 'Success' });
      made.push(name);
    }
  };
  await Promise.all([killer, author(1), author(2), author(3)]);
  const { rows } = await sql<{ rooms: number; audited: number; claimed: number }>`select
    (select count(*)::int from room where name like 'Killed %') as rooms,
    (select count(*)::int from audit where entity = 'Room' and after->>'name' like 'Killed %') as audited,
    (select count(*)::int from operation where answer is null) as claimed`.execute(db);
  expect(rows).toEqual([{ rooms: made.length, audited: made.length, claimed: 0 }]);
});

test('a double click makes one record, and both clicks get its answer', async () => {
  for (let n = 0; n < 20; n += 1) {
    const [name, operation] = [`Clicked ${n}`, randomUUID()];
    const [one, two] = await Promise.all([door.addRoom(name, operation), door.addRoom(name, operation)]);
    expect(one).toMatchObject({ status: 'Success' });
    expect(two).toEqual(one);
    expect(await door.rooms(name)).toBe(1);
  }
});

test('a captured request answers the same after a minute, a day and a month, and does nothing', async () => {
  const other = await openDoor(server, 1);
  const [child = 0] = other.ids;
  const [check, room] = [randomUUID(), randomUUID()];
  const first = [await other.check(child, 'in', check), await other.addRoom('Captured', room)];
  expect(first).toMatchObject([{ status: 'Success' }, { status: 'Success' }]);
  const events = await door.events();
  const ask = async () => [await other.check(child, 'in', check), await other.addRoom('Captured', room)];
  for (const ms of [60_000, 86_400_000, 31 * 86_400_000]) {
    server.clock.tick(ms);
    expect(await ask()).toEqual(first);
  }
  await expect(other.check(child, 'out', check)).rejects.toMatchObject({
    code: 'BAD_INPUT',
    extensions: { issues: [{ field: 'operation_id' }] },
  });
  // After 90 days the operation is forgotten: then the records themselves refuse.
  server.clock.tick(90 * 86_400_000);
  await other.signInAgain();
  await server.perform('operation.forget');
  const late = await Promise.all([other.check(child, 'in', check), other.addRoom('Captured', room)]);
  expect(late.map(({ status }) => status)).toEqual(['Error', 'Error']);
  expect(await other.events()).toEqual(events);
  expect(await other.rooms('Captured')).toBe(1);
});
