import { randomUUID } from 'node:crypto';
import { type Bed, type Person, testBed } from '@nestling/testing/bed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { jobs } from '../../jobs.ts';
import type { Job } from '../jobs.ts';
import { calls } from './toy.ts';

let bed: Bed;
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
  bed = await testBed({ calls, jobs: { tasks: { paint }, timetable: [] } });
  elm = await aLocation(bed.ground);
  manager = await bed.as('manager', { locations: [elm] });
});
afterAll(() => bed.close());

const add = (name: string) =>
  manager.call('addNook', { name, location_id: elm.id, colour: '#00ff00' }, 'status nook { id }');

test('a job starts after COMMIT, in the centre that added it; one of a call that failed never does', async () => {
  await add('declined after writing');
  await add('broken').catch(() => null);
  const { nook } = await add('Green');
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(1);
  expect(done[0]).toMatchObject({ centre: bed.ground.centre, payload: { nook: Number(nook.id) } });
});

test('a job that fails is tried again', async () => {
  failures = 1;
  await add('At the second try');
  await expect.poll(() => done.length, { timeout: 15_000 }).toBe(2);
});

test('what is kept for a time only is forgotten: operations after 90 days, counters after a week', async () => {
  const old = new Date('2025-12-01T00:00:00Z');
  const young = new Date('2026-03-01T00:00:00Z');
  const operation = { centre_id: bed.ground.centre, call: 'x', input_hash: Buffer.from('x') };
  for (const at of [old, young])
    await bed.ground.db
      .insertInto('operation')
      .values({ ...operation, operation_id: randomUUID(), at })
      .execute();
  const attempt = { centre_id: bed.ground.centre, kind: 'login', failures: 3 };
  await bed.ground.db
    .insertInto('attempt')
    .values([
      { ...attempt, key: 'over', first_at: old },
      { ...attempt, key: 'locked', first_at: old, locked_until: new Date('2026-03-12T00:00:00Z') },
    ])
    .execute();
  await jobs.tasks.forget?.({ centre: 0, payload: {}, house: bed.app.house });
  expect(await bed.ground.db.selectFrom('operation').select('at').execute()).toEqual([{ at: young }]);
  expect(await bed.ground.db.selectFrom('attempt').select('key').execute()).toEqual([{ key: 'locked' }]);
});
