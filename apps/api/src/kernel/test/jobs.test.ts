import { randomUUID } from 'node:crypto';
import { type Person, startTestServer, type TestServer } from '@nestling/testing/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { jobs } from '../../jobs.ts';
import type { Job } from '../events/jobs.ts';
import { calls } from './toy.ts';

let server: TestServer;
let manager: Person;
let elm: { id: number };
const done: Job[] = [];
let failures = 0;

const paint = async (job: Job): Promise<void> => {
  if (failures > 0) {
    failures -= 1;
    throw new Error('not yet');
  }
  done.push(job);
};

beforeAll(async () => {
  server = await startTestServer({ calls, jobs: { tasks: { paint }, timetable: [] } });
  elm = await aLocation(server.tenant);
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(() => server.close());

const add = (name: string) =>
  manager.call('addNook', { name, location_id: elm.id, colour: '#00ff00' }, 'status nook { id }');

test('a job starts after COMMIT, in the centre that added it; one of a call that failed never does', async () => {
  await add('declined after writing');
  await add('broken').catch(() => null);
  const { nook } = await add('Green');
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(1);
  expect(done[0]).toMatchObject({ centre: server.tenant.centre, payload: { nook: Number(nook.id) } });
});

test('a job that fails is tried again', async () => {
  failures = 1;
  await add('At the second try');
  await expect.poll(() => done.length, { timeout: 15_000 }).toBe(2);
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
  await jobs.tasks.forget?.({ centre: 0, payload: {}, appContext: server.app.appContext });
  expect(await server.tenant.db.selectFrom('operation').select('at').execute()).toEqual([{ at: young }]);
  expect(await server.tenant.db.selectFrom('attempt').select('key').execute()).toEqual([{ key: 'locked' }]);
});
