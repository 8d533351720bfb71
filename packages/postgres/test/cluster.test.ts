import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../src/cluster.ts';
import { gone, processesIn, signal } from '../src/processes.ts';

const home = mkdtempSync(join(tmpdir(), 'nestling-pg-'));
const dir = join(home, 'postgres');
const said: string[] = [];
const clients: pg.Client[] = [];
let cluster: Cluster;

const start = () => startCluster({ dir, onProgress: (line) => said.push(line) });

const connect = async (url = cluster.url): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  // A killed server ends the connection, which is what some of these tests are about.
  client.on('error', () => {});
  await client.connect();
  clients.push(client);
  return client;
};

const ask = async (sql: string, url = cluster.url): Promise<Record<string, unknown>[]> =>
  (await (await connect(url)).query(sql)).rows;

beforeAll(async () => {
  cluster = await start();
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end().catch(() => {})));
});
afterAll(async () => {
  await cluster.stop();
  rmSync(home, { recursive: true, force: true });
});

test('the owner is no superuser, may make databases and roles, and pages carry checksums', async () => {
  const sql = `SELECT rolsuper, rolcreatedb, rolcreaterole, current_setting('data_checksums') AS checksums,
    current_setting('server_encoding') AS encoding FROM pg_roles WHERE rolname = current_user`;
  const owner = { rolsuper: false, rolcreatedb: true, rolcreaterole: true, checksums: 'on', encoding: 'UTF8' };
  expect(await ask(sql)).toEqual([owner]);
});

test('it listens on loopback by TCP alone', async () => {
  const sql = `SELECT name, setting FROM pg_settings WHERE name IN ('listen_addresses', 'unix_socket_directories')`;
  expect(await ask(sql, cluster.adminUrl)).toEqual([
    { name: 'listen_addresses', setting: '127.0.0.1' },
    { name: 'unix_socket_directories', setting: '' },
  ]);
});

test('a wrong password is refused', async () => {
  const url = new URL(cluster.url);
  url.password = 'wrong';
  await expect(connect(url.href)).rejects.toThrow(/password authentication failed/);
});

test('a second start takes the running server over', async () => {
  const again = await start();
  expect(again.pid).toBe(cluster.pid);
  expect(again.url).toBe(cluster.url);
});

test('starts at the same moment end up at one server', async () => {
  await cluster.stop();
  const started = await Promise.all([start(), start(), start()]);
  expect(new Set(started.map(({ pid }) => pid)).size).toBe(1);
  [cluster] = started;
});

test('a killed server comes back with what was committed, though a worker of it is still busy', async () => {
  await ask('CREATE TABLE kept AS SELECT generate_series(1, 1000) AS n');
  const busy = await connect();
  const cut = expect(busy.query('SELECT count(*) FROM generate_series(1, 1e11::bigint)')).rejects.toThrow();
  while (!JSON.stringify(await ask(`SELECT query FROM pg_stat_activity WHERE state = 'active'`)).includes('1e11'));
  const { pid } = cluster;
  signal(pid, 'SIGKILL');
  // A signal takes some milliseconds to arrive; until then the server runs, and a start takes it over.
  await gone([pid], 5_000);
  expect(processesIn(join(dir, 'data')).length).toBeGreaterThan(0);

  cluster = await start();
  await cut;
  expect(cluster.pid).not.toBe(pid);
  expect(await ask('SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 1000 }]);
});

test('a postmaster.pid that names another program keeps nothing out', async () => {
  const file = join(dir, 'data', 'postmaster.pid');
  const lines = readFileSync(file, 'utf8');
  await cluster.stop();
  writeFileSync(file, lines.replace(/^\d+/, String(process.pid)));
  cluster = await start();
  expect(await ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('its port is kept, and another is taken where it is occupied', async () => {
  const { port } = cluster;
  await cluster.stop();
  const squatter = createServer();
  await new Promise<void>((listening) => squatter.listen(port, '127.0.0.1', listening));
  cluster = await start();
  expect(cluster.port).not.toBe(port);
  await new Promise((closed) => squatter.close(closed));
  const moved = cluster.port;
  await cluster.stop();
  cluster = await start();
  expect(cluster.port).toBe(moved);
});

test('data of a newer Postgres is refused in words', async () => {
  await cluster.stop();
  const file = join(dir, 'data', 'PG_VERSION');
  writeFileSync(file, '99\n');
  await expect(start()).rejects.toThrow(/is of Postgres 99 and this Nestling brings Postgres 18/);
  writeFileSync(file, '18\n');
  cluster = await start();
});
