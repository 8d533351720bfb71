import { startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { domainEvent } from '../events/domain-event.ts';
import { type Heard, on } from '../events/listener.ts';
import { task } from '../jobs/task.ts';

const NookMade = domainEvent('nook.made', { name: z.string(), location: z.number() });
const NookCounted = domainEvent('nook.counted', { name: z.string() });
const Unheard = domainEvent('nook.unheard', { name: z.string() });
const LATER = task('later', { name: z.string() });

let server: TestServer;
let owner: pg.Client;
let healthy: TestTenant;
const places = new Map<number, number>();
/** Before which of its statements the next try of the listener loses its connection; 4: none. */
let killBefore = 4;
let poisoned = 0;
const heard: Heard[] = [];
let tries = 0;
let taken: (() => void) | undefined;
let gate: Promise<void> | undefined;

/** Writes two rooms and adds a job, in three statements and a COMMIT. */
const write = on(NookMade, 'rooms', {
  queue: 'urgent',
  run: async (ctx, { name, location }, event) => {
    tries += 1;
    heard.push(event);
    const dies = killBefore;
    killBefore = 4;
    const kill = async (step: number) => {
      if (step !== dies) return;
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(ctx.db);
      await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    };
    if (ctx.who.centre === poisoned) throw new Error('poison');
    for (const step of [0, 1, 2]) {
      await kill(step);
      await sql`insert into room (centre_id, location_id, name) values (${ctx.who.centre}, ${location}, ${`${name} ${step}`})`.execute(
        ctx.db,
      );
    }
    ctx.enqueue(LATER, { name });
    ctx.publish({ kind: 'nook' });
    await gate;
    await kill(3);
  },
});
/** Two listeners of one event stand apart. */
const count = on(NookMade, 'count', { run: async () => taken?.() });

beforeAll(async () => {
  // Nobody works off the jobs of the last one.
  const idle = on(NookCounted, 'idle', { run: async () => undefined });
  server = await startTestServer({ listeners: [write, count, idle], jobs: [write, count], faulty: true });
  owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  healthy = await server.centre();
  for (const at of [server.tenant, healthy]) places.set(at.centre, (await aLocation(at)).id);
});
afterEach(() => {
  poisoned = 0;
  server.line?.fate(null);
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

const emit = (name: string, at = server.tenant) =>
  server.job(at).transaction(async (ctx) => ctx.emit(NookMade, { name, location: places.get(at.centre) ?? 0 }));
const rooms = async (name: string, at = server.tenant) =>
  (
    await sql<{ name: string }>`select name from room where centre_id = ${at.centre} and name like ${`${name} %`}
      order by name`.execute(at.db)
  ).rows.map((row) => row.name);
const laters = async (name: string) =>
  (
    await owner.query(
      `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'later' and j.payload ->> 'name' = $1`,
      [name],
    )
  ).rows.length;
/** How many jobs of listeners are not done yet. */
const listening = async () =>
  (
    await owner.query(`select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier like 'nook.made: %'`)
  ).rows.length;
const hurry = () =>
  owner.query(
    'update graphile_worker._private_jobs set run_at = now() where last_error is not null and locked_at is null',
  );
const all = (name: string) => [0, 1, 2].map((step) => `${name} ${step}`);

test('a listener acts after COMMIT, knows when it happened and who did it, and never for what was rolled back', async () => {
  const failed = server.job().transaction(async (ctx) => {
    ctx.emit(NookMade, { name: 'never', location: places.get(ctx.who.centre) ?? 0 });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await emit('once');
  await expect.poll(() => rooms('once'), { timeout: 5_000 }).toEqual(all('once'));
  expect(heard.at(-1)).toMatchObject({ at: server.clock.now(), by: 0 });
  expect(await laters('once')).toBe(1);
  expect(await rooms('never')).toEqual([]);
});

test.each([0, 1, 2, 3])('one that loses its connection before statement %i is redone once', async (step) => {
  const name = `killed ${step}`;
  killBefore = step;
  const before = tries;
  await emit(name);
  await expect.poll(() => tries, { timeout: 5_000 }).toBe(before + 1);
  await expect.poll(async () => (await hurry()).rowCount, { timeout: 5_000 }).toBe(1);
  await expect.poll(() => rooms(name), { timeout: 5_000 }).toEqual(all(name));
  expect(tries).toBe(before + 2);
  expect(await laters(name)).toBe(1);
});

test.each(['answer lost', 'never arrives'] as const)('one whose COMMIT has its %s is done once', async (fate) => {
  const before = tries;
  let go = () => {};
  gate = new Promise((resolve) => {
    go = resolve;
  });
  await emit(fate);
  // The other listener has ended: the next COMMIT is that of this one.
  await expect.poll(() => tries, { timeout: 5_000 }).toBe(before + 1);
  await expect.poll(listening, { timeout: 5_000 }).toBe(1);
  let struck = false;
  server.line?.fate(() => {
    if (struck) return null;
    struck = true;
    return fate;
  });
  gate = undefined;
  go();
  await expect.poll(async () => (await hurry()).rowCount, { timeout: 5_000 }).toBe(1);
  await expect.poll(listening, { timeout: 5_000 }).toBe(0);
  expect(await rooms(fate)).toEqual(all(fate));
  expect(await laters(fate)).toBe(1);
  expect(tries).toBe(fate === 'answer lost' ? before + 1 : before + 2);
});

test('an event that is taken up again, though it was heard, changes nothing', async () => {
  await emit('twice');
  await expect.poll(() => rooms('twice'), { timeout: 5_000 }).toEqual(all('twice'));
  const { id, at, by } = heard.at(-1) ?? { id: '', at: new Date(), by: 0 };
  const data = { name: 'twice', location: places.get(server.tenant.centre) ?? 0 };
  await write.work(server.job(), { event: id, at: at.toISOString(), by, data });
  expect(await rooms('twice')).toEqual(all('twice'));
  expect(server.log).toContainEqual(expect.objectContaining({ msg: 'an event was heard before', event: id }));
});

test('one that throws in a center stops neither another center nor another listener', async () => {
  poisoned = server.tenant.centre;
  const counted = new Promise<void>((resolve) => {
    taken = resolve;
  });
  await emit('sick');
  await emit('well', healthy);
  await counted;
  await expect.poll(() => rooms('well', healthy), { timeout: 5_000 }).toEqual(all('well'));
  expect(await rooms('sick')).toEqual([]);
  expect(server.log).toContainEqual(
    expect.objectContaining({ msg: 'a job failed', job: 'nook.made: rooms', centre: poisoned, reason: 'poison' }),
  );
  poisoned = 0;
  await hurry();
  await expect.poll(() => rooms('sick'), { timeout: 5_000 }).toEqual(all('sick'));
});

test('emitting costs one statement, which rides with COMMIT, however much is emitted; what nobody hears costs none', async () => {
  const context = server.job();
  const plain = await server.statements(() =>
    context.transaction(async (ctx) => {
      await sql`select 1`.execute(ctx.db);
    }),
  );
  const emitted = await server.statements(() =>
    context.transaction(async (ctx) => {
      await sql`select 1`.execute(ctx.db);
      for (const name of ['many 1', 'many 2']) ctx.emit(NookCounted, { name });
    }),
  );
  const unheard = await server.statements(() =>
    context.transaction(async (ctx) => {
      await sql`select 1`.execute(ctx.db);
      ctx.emit(Unheard, { name: 'nobody' });
    }),
  );
  expect([emitted, unheard]).toEqual([plain + 1, plain]);
});

test('a center at rest hears of it within a second', async () => {
  const times: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const from = performance.now();
    const counted = new Promise<void>((resolve) => {
      taken = resolve;
    });
    await emit(`quick ${n}`);
    await counted;
    times.push(performance.now() - from);
  }
  console.log(`from the call to its listener: ${times.map(Math.round).join(', ')} ms`);
  expect(Math.max(...times)).toBeLessThan(1_000);
});
