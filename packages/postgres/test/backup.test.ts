import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, putBack } from '../src/backup.ts';
import { type Cluster, startCluster } from '../src/cluster.ts';

const home = mkdtempSync(join(tmpdir(), 'nestling-backup-'));
const dir = join(home, 'postgres');
const copy = join(home, 'copy');
const back = join(home, 'back');
const running: Cluster[] = [];

const start = async (folder: string): Promise<Cluster> => {
  const cluster = await startCluster({ dir: folder });
  running.push(cluster);
  return cluster;
};

const connect = async ({ url }: Cluster): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
};

let cluster: Cluster;
beforeAll(async () => {
  cluster = await start(dir);
});
afterAll(async () => {
  for (const each of running) await each.stop();
  rmSync(home, { recursive: true, force: true });
});

test('a copy taken while somebody writes holds what was committed before, in order, and takes writes itself', async () => {
  const [writer, reader] = [await connect(cluster), await connect(cluster)];
  await writer.query('create table entry (n integer primary key, pad text not null)');
  let written = 0;
  let going = true;
  const writing = (async () => {
    while (going) await writer.query(`insert into entry values ($1, repeat('x', 2000))`, [++written]);
  })();
  while (written < 500) await new Promise((wake) => setTimeout(wake, 5));
  const { rows } = await reader.query('select count(*)::int as n from entry');
  const before = Number(rows[0]?.n);
  await backUp(dir, cluster, copy);
  going = false;
  await writing;
  await Promise.all([writer.end(), reader.end()]);

  putBack(copy, back);
  const restored = await connect(await start(back));
  const found = await restored.query('select count(*)::int as n, max(n) as highest from entry');
  // The writer has one connection: what is there has no gap.
  expect(found.rows[0]?.highest).toBe(found.rows[0]?.n);
  expect(found.rows[0]?.n).toBeGreaterThanOrEqual(before);
  expect(found.rows[0]?.n).toBeLessThanOrEqual(written);
  await restored.query(`insert into entry values (0, 'after')`);
  await restored.end();
});

test('nothing is put over a database that is there, and no folder is taken for a copy', () => {
  expect(() => putBack(copy, dir)).toThrow(/already: move it away/);
  expect(() => putBack(join(home, 'nothing'), join(home, 'other'))).toThrow(/no copy of a database/);
});

test('the running database keeps no trace of a copy', async () => {
  const client = new pg.Client({ connectionString: cluster.adminUrl });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as n from pg_replication_slots');
  await client.end();
  expect(rows).toEqual([{ n: 0 }]);
});
