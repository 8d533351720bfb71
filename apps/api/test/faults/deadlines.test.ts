import { setTimeout as wait } from 'node:timers/promises';
import { send } from '@nestling/api/harness/client.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../src/domains/locations/test/locations.factory.ts';
import { type Calls, list, query, rows } from '../../src/kernel/call/call.ts';
import { Nook, ownNooks, ran, calls as toy } from '../../src/kernel/test/toy.ts';

/** What a slow report sleeps, in seconds. */
let sleep = 1;
const calls: Calls = {
  ...toy,
  slowReport: query({
    rule: 'teacher',
    about: 'Reads for a long time.',
    reach: { rows: ownNooks },
    input: {},
    answer: list(Nook),
    run: async (ctx) => {
      await sql`select pg_sleep(${sleep})`.execute(ctx.db);
      return rows(Nook);
    },
  }),
};

let server: TestServer;
let manager: Person;
let elm: { id: number };
const away = { code: 'NOT_READY', extensions: { retry_after: expect.any(Number) } };

beforeAll(async () => {
  server = await startTestServer({ calls, faulty: true });
  elm = await aLocation(server.tenant);
  manager = await server.as('manager', { locations: [elm] });
});
afterEach(async () => {
  ran.before = async () => {};
  await server.line?.line.mend();
});
afterAll(() => server.close());

const add = (name: string) => manager.call('addNook', { name, location_id: elm.id }, 'status');
const named = (name: string) => server.tenant.db.selectFrom('room').select('id').where('name', '=', name).execute();
const report = () => manager.call('slowReport', {}, 'id');
const health = async () => (await send(manager.way, '/health')).status;
/** Ms until a promise settled, whichever way. */
const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  const refused: unknown = await work().then(
    () => null,
    (error: unknown) => error,
  );
  return { ms: performance.now() - began, refused };
};

test('a database that says nothing: calls end within their five seconds, /health within one; after it all is well', async () => {
  await add('Before');
  server.line?.line.deafen();
  const late = await Promise.all([
    ...Array.from({ length: 12 }, () => timed(report)),
    timed(() => add('Into the void')),
  ]);
  for (const { ms, refused } of late) {
    expect(refused).toMatchObject(away);
    expect(ms).toBeLessThan(5_600);
  }
  const asked = await timed(async () => expect(await health()).toBe(503));
  expect(asked.refused).toBeNull();
  expect(asked.ms).toBeLessThan(1_600);
  const mended = performance.now();
  await server.line?.line.mend();
  sleep = 0;
  await expect
    .poll(
      () =>
        add('After').then(
          ({ status }) => status,
          () => null,
        ),
      { timeout: 5_000, interval: 50 },
    )
    .toBe('Success');
  await expect
    .poll(
      () =>
        report().then(
          () => true,
          () => false,
        ),
      { timeout: 5_000, interval: 50 },
    )
    .toBe(true);
  expect(performance.now() - mended).toBeLessThan(5_000);
  expect(await named('Into the void')).toEqual([]);
}, 30_000);

test('a call that wakes up after its time writes nothing', async () => {
  ran.before = () => wait(5_300);
  const { refused, ms } = await timed(() => add('Slept too long'));
  expect(refused).toMatchObject(away);
  expect(ms).toBeGreaterThan(5_000);
  expect(await named('Slept too long')).toEqual([]);
}, 15_000);

test('Postgres ends what a halted process has left open, so that nobody waits for it for long', async () => {
  const line = await server.app.appContext.pools.acquire('writes');
  await line.send([{ text: 'begin', values: [] }]);
  await expect
    .poll(
      async () =>
        await line.send([{ text: 'select 1', values: [] }]).then(
          () => 'open',
          () => 'ended',
        ),
      {
        timeout: 12_000,
        interval: 5_400,
      },
    )
    .toBe('ended');
  line.release(true);
}, 20_000);

test('a row somebody else holds is waited for two seconds, then the caller may try again', async () => {
  await add('Held');
  const [nook] = await named('Held');
  const client = new pg.Client({ connectionString: server.ownerUrl });
  await client.connect();
  await client.query('begin');
  await client.query(`select set_config('app.centre_id', $1, true)`, [String(server.tenant.centre)]);
  await client.query('select id from room where id = $1 for update', [nook?.id]);
  const { ms, refused } = await timed(() =>
    manager.call('paintNooks', { ids: [nook?.id ?? 0], colour: '#123456' }, 'status'),
  );
  expect(refused).toMatchObject(away);
  expect(ms).toBeLessThan(3_500);
  await client.query('rollback');
  await client.end();
  expect(await manager.call('paintNooks', { ids: [nook?.id ?? 0], colour: '#123456' }, 'status')).toEqual({
    status: 'Success',
  });
});

test('eighty slow reports at once keep neither writing calls nor /health waiting, and say when they are busy', async () => {
  sleep = 1.5;
  const reports = Promise.all(Array.from({ length: 80 }, () => timed(report)));
  await wait(200);
  const times: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    const { ms, refused } = await timed(() => add(`Beside ${n}`));
    expect(refused).toBeNull();
    times.push(ms);
  }
  expect(await health()).toBe(200);
  const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  console.log(`writing beside 80 slow reports: median ${times[20]?.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
  // On a machine that does nothing else it is some 20 ms; a report's own time would be a hundred times that.
  expect(p99).toBeLessThan(700);
  const came = await reports;
  expect(came.filter(({ refused }) => refused === null).length).toBeGreaterThanOrEqual(8);
  for (const { ms, refused } of came) {
    if (refused !== null) expect(refused).toMatchObject(away);
    expect(ms).toBeLessThan(5_600);
  }
}, 30_000);
