import { randomUUID } from 'node:crypto';
import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { Final } from '../jobs/final.ts';
import { job } from '../jobs/job.ts';
import { task } from '../jobs/task.ts';
import { calls, PAINT } from './toy.ts';

let server: TestServer;
let owner: pg.Client;
let other: TestTenant;
let manager: Person;
let elm: { id: number };
let oak: { id: number };
const done: { centre: number; nook: number }[] = [];
const rounds: string[] = [];
const tries: string[] = [];
let failures = 0;
let poisoned = new Set<number>();

const HEAVY = task('heavy', { never: z.boolean() }, { queue: 'slow', attempts: 2 });

const jobs = [
  job(PAINT, {
    run: async ({ who }, { nook }) => {
      if (failures > 0) {
        failures -= 1;
        throw new Error('not yet');
      }
      done.push({ centre: who.centre, nook });
    },
  }),
  job('round', {
    each: 'location',
    every: '0 0 1 1 *',
    queue: 'money',
    run: async (ctx, { location }) => {
      tries.push(`${ctx.who.centre} ${location}`);
      if (poisoned.has(location)) throw new Error('poison');
      rounds.push(`${ctx.who.centre} ${location}`);
      ctx.audit({ entity: 'Location', id: location, after: { rounded: true } });
      ctx.publish({ kind: 'rights', at: { location } });
    },
  }),
  job(HEAVY, {
    run: async (_, { never }) => {
      tries.push('heavy');
      throw never ? new Final('it can never be done') : new Error('broken');
    },
  }),
];

beforeAll(async () => {
  server = await startTestServer({ calls, jobs });
  owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  other = await server.centre();
  elm = await aLocation(server.tenant);
  oak = await aLocation(other);
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

const add = (name: string) =>
  manager.call('addNook', { name, location_id: elm.id, colour: '#00ff00' }, 'status nook { id }');
/** As the clock of the queue does. */
const clock = (name: string) => owner.query(`select graphile_worker.add_job($1, '{}')`, [name]);
const waiting = async (name: string) =>
  (
    await owner.query<{ payload: object; attempts: number; max: number; error: string | null; key: string | null }>(
      `select j.payload, j.attempts, j.max_attempts as max, j.last_error as error, j.key from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1 and j.locked_at is null order by j.id`,
      [name],
    )
  ).rows;
/** Lets what waits for its next try go now. */
const hurry = () => owner.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');

test('a job starts after COMMIT, in the centre that added it; one of a call that failed never does', async () => {
  await add('declined after writing');
  await add('broken').catch(() => null);
  const { nook } = await add('Green');
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(1);
  expect(done).toEqual([{ centre: server.tenant.centre, nook: Number(nook.id) }]);
});

test('a job that fails is tried again', async () => {
  failures = 1;
  await add('At the second try');
  await expect.poll(() => done.length, { timeout: 15_000 }).toBe(2);
});

test('a round is split by location: one that throws stops nobody, is told of, and is tried again by itself', async () => {
  poisoned = new Set([elm.id]);
  await clock('round');
  await expect.poll(() => rounds, { timeout: 10_000 }).toEqual([`${other.centre} ${oak.id}`]);
  const of = { centre: server.tenant.centre, location: elm.id };
  await expect.poll(() => waiting('round'), { timeout: 5_000 }).toMatchObject([{ payload: of, error: 'poison' }]);
  expect(server.log).toContainEqual(
    expect.objectContaining({ msg: 'a job failed', job: 'round', ...of, attempt: 1, reason: 'poison', final: false }),
  );
  const state = await server.app.jobs?.state();
  expect(state?.queues.money).toMatchObject({ retrying: 1, failed: 0 });
  // The next round adds no second piece beside the one that waits.
  await clock('round');
  await expect.poll(() => rounds.length, { timeout: 10_000 }).toBe(2);
  expect(await waiting('round')).toHaveLength(1);
  poisoned = new Set();
  await hurry();
  await expect.poll(() => rounds.at(-1), { timeout: 10_000 }).toBe(`${server.tenant.centre} ${elm.id}`);
  expect(rounds.filter((one) => one === `${other.centre} ${oak.id}`)).toHaveLength(2);
});

test('what a job changes stands in the trail as the system’s', async () => {
  const rows = await other.db
    .selectFrom('audit')
    .select(['user_id', 'call', 'entity_id', 'request_id'])
    .where('call', '=', 'round')
    .execute();
  expect(rows[0]).toEqual({
    user_id: null,
    call: 'round',
    entity_id: oak.id,
    request_id: expect.stringMatching(/^job \d+$/),
  });
});

test('what can never be done is given up at once, what fails too often after so many tries as its row says', async () => {
  const tried = () => tries.filter((one) => one === 'heavy').length;
  await server.job().transaction(async (ctx) => ctx.enqueue(HEAVY, { never: true }));
  await expect.poll(() => waiting('heavy'), { timeout: 5_000 }).toMatchObject([{ attempts: 1, max: 1 }]);
  expect(server.log).toContainEqual(
    expect.objectContaining({ job: 'heavy', final: true, reason: 'it can never be done' }),
  );
  await server.job().transaction(async (ctx) => ctx.enqueue(HEAVY, { never: false }));
  await expect.poll(tried, { timeout: 5_000 }).toBe(2);
  await hurry();
  await expect.poll(tried, { timeout: 15_000 }).toBe(3);
  await hurry();
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(tried()).toBe(3);
});

test('operators read how the queues stand, and what fails where and why', async () => {
  const state = await expect
    .poll(async () => (await server.app.jobs?.state())?.queues.slow, { timeout: 8_000 })
    .toMatchObject({ failed: 2, waiting: 0 })
    .then(() => server.app.jobs?.state());
  expect(state?.failing).toContainEqual({
    job: 'heavy',
    centre: server.tenant.centre,
    count: 2,
    final: true,
    reason: expect.any(String),
  });
  const health = await (await fetch(`http://127.0.0.1:${server.port}/health`)).json();
  expect(health).toMatchObject({ ready: true, jobs: { slow: { failed: 2 }, urgent: { waiting: 0, oldest_s: 0 } } });
});

test('what is kept for a time only is forgotten: operations after 90 days, counters after a week', async () => {
  const old = new Date('2025-12-01T00:00:00Z');
  const young = new Date('2026-03-01T00:00:00Z');
  const operation = { centre_id: server.tenant.centre, call: 'x', input_hash: Buffer.from('x') };
  for (const at of [old, young])
    await server.tenant.db
      .insertInto('operation')
      .values({ ...operation, operation_id: randomUUID(), at })
      .execute();
  const attempt = { centre_id: server.tenant.centre, kind: 'login', failures: 3 };
  await server.tenant.db
    .insertInto('attempt')
    .values([
      { ...attempt, key: 'over', first_at: old },
      { ...attempt, key: 'locked', first_at: old, locked_until: new Date('2026-03-12T00:00:00Z') },
    ])
    .execute();
  for (const job of ['operation.forget', 'attempt.forget']) await server.perform(job);
  expect(await server.tenant.db.selectFrom('operation').select('at').execute()).toEqual([{ at: young }]);
  expect(await server.tenant.db.selectFrom('attempt').select('key').execute()).toEqual([{ key: 'locked' }]);
});
