import { setTimeout as wait } from 'node:timers/promises';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { job } from '../../src/kernel/jobs/job.ts';
import { task } from '../../src/kernel/jobs/task.ts';

let server: TestServer;
let owner: pg.Client;
const done: string[] = [];
let holding = 0;

const paint = job(task('paint', { name: z.string(), ms: z.number().default(0) }), {
  steps: async (_, { name, ms }) => {
    holding += 1;
    await wait(ms);
    done.push(name);
  },
});

beforeAll(async () => {
  server = await startTestServer({ jobs: [paint] });
  owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

const add = (payload: object) =>
  owner.query(`select enqueue('paint', $1::json, null, null)`, [
    JSON.stringify({ centre: server.tenant.centre, ...payload }),
  ]);

test('a job that a killed process had begun is taken up within twenty seconds, one that still runs is left alone', async () => {
  // Long enough to be looked at twice while it runs.
  await add({ name: 'runs on', ms: 13_000 });
  await expect.poll(() => holding, { timeout: 8_000 }).toBe(1);
  await owner.query(
    `select graphile_worker.add_job('paint', $1::json, run_at => now() + interval '1 hour', job_key => 'left')`,
    [JSON.stringify({ centre: server.tenant.centre, name: 'left behind' })],
  );
  await owner.query(`update graphile_worker._private_jobs set run_at = now(), locked_at = now(), locked_by = 'worker-killed'
    where key = 'left'`);
  const from = performance.now();
  const names = () => [...done];
  await expect.poll(names, { timeout: 20_000 }).toContain('left behind');
  console.log(`a job left behind was taken up after ${Math.round(performance.now() - from)} ms`);
  await expect.poll(names, { timeout: 15_000 }).toContain('runs on');
  await wait(500);
  expect(names().sort()).toEqual(['left behind', 'runs on']);
}, 60_000);
