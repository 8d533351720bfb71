import { connected } from '@nestling/api/harness/template.ts';
import { startTestServer } from '@nestling/api/harness/test-server.ts';
import { expect, test } from 'vitest';
import { giveFirstStatistics } from '../src/db/first-statistics.ts';

const server = await startTestServer();

/** Rows the planner reckons with when it reads one centre's rows of a table. */
const expectedRows = (table: string): Promise<number> =>
  connected(server.ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
      `explain (format json) select * from ${table} where centre_id = 1`,
    );
    return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  });

test('a table nobody has counted yet is planned as the table of one centre', async () => {
  expect(await expectedRows('guardian_link')).toBeGreaterThan(50);
});

test('what the first analysis has found is left alone', async () => {
  await connected(server.ownerUrl, async (owner) => {
    await owner.query('create table counted (centre_id integer not null)');
    await owner.query('insert into counted select n % 100 from generate_series(1, 1000) n');
    await owner.query('analyze counted');
    await giveFirstStatistics(owner);
  });
  expect(await expectedRows('counted')).toBe(10);
});
