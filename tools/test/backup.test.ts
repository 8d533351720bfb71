import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, startCluster } from '@nestling/postgres/cluster.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

const home = mkdtempSync(join(tmpdir(), 'nestling-backups-'));
const dataDir = join(home, 'data');
const backups = join(home, 'backups');
let cluster: Cluster;

const run = (program: 'backup' | 'restore', folder: string, ...args: string[]) => {
  const env = { PATH: process.env.PATH, DATA_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${program}.ts`, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}`.trim() };
};

const ask = async ({ url }: Cluster, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
};

const newest = (): string => join(backups, readdirSync(backups).sort().at(-1) ?? '');

beforeAll(async () => {
  mkdirSync(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 });
  mkdirSync(join(dataDir, 'logs'));
  writeFileSync(join(dataDir, 'secrets', 'vault.key'), 'kept', { mode: 0o600 });
  cluster = await startCluster({ dir: join(dataDir, 'postgres') });
  await ask(cluster, `create table child as select 'Ava' as name`);
});
afterAll(async () => {
  await cluster.stop();
  rmSync(home, { recursive: true, force: true });
});

test('what was backed up while it ran is there after it was put back elsewhere', async () => {
  const made = run('backup', dataDir, '--to', backups);
  expect(made).toMatchObject({ status: 0, said: expect.stringContaining('files, ') });
  expect(cluster.runs()).toBe(true);

  const elsewhere = join(home, 'elsewhere');
  expect(run('restore', elsewhere, '--from', newest())).toMatchObject({ status: 0 });
  expect(readFileSync(join(elsewhere, 'secrets', 'vault.key'), 'utf8')).toBe('kept');
  expect(statSync(join(elsewhere, 'secrets', 'vault.key')).mode & 0o777).toBe(0o600);
  expect(statSync(join(elsewhere, 'secrets')).mode & 0o777).toBe(0o700);
  const restored = await startCluster({ dir: join(elsewhere, 'postgres') });
  expect(await ask(restored, 'select name from child')).toEqual([{ name: 'Ava' }]);
  await restored.stop();
});

test('a backup of a stopped database leaves it stopped', async () => {
  const still = join(home, 'elsewhere');
  expect(run('backup', still, '--to', join(home, 'other'))).toMatchObject({ status: 0 });
  expect(existsSync(join(still, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
});

test('nothing is written over', () => {
  const { status, said } = run('restore', dataDir, '--from', newest());
  expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining('is not empty: move it away first') });
});

test('a damaged backup is refused, and so is an unfinished one', () => {
  const file = join(newest(), 'secrets', 'vault.key');
  expect(run('restore', join(home, 'new'), '--from', newest(), '--check')).toMatchObject({ status: 0 });
  appendFileSync(file, '!');
  const damaged = run('restore', join(home, 'new'), '--from', newest());
  expect(damaged).toEqual({ status: 1, said: expect.stringContaining('secrets/vault.key is changed') });
  rmSync(join(newest(), 'backup.json'));
  expect(run('restore', join(home, 'new'), '--from', newest())).toMatchObject({ status: 1 });
  expect(existsSync(join(home, 'new'))).toBe(false);
});

test('only the newest are kept where a number is given', () => {
  for (const day of ['20250101T000000Z', '20250102T000000Z']) mkdirSync(join(backups, `nestling-${day}`));
  writeFileSync(join(backups, 'letter.txt'), 'mine');
  expect(run('backup', dataDir, '--to', backups, '--keep', '1')).toMatchObject({ status: 0 });
  expect(readdirSync(backups)).toEqual(['letter.txt', expect.stringMatching(/^nestling-20[2-9][6-9]/)]);
});
