import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type TestCluster, useTestCluster } from '@nestling/postgres/test-cluster.ts';
import { whyTooOld } from '@nestling/postgres/version.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { BusyDatabase, migrate, OldPostgres } from '../migrate.ts';
import { UnsafeMigration } from '../timeline.ts';

let cluster: TestCluster;
let admin: pg.Client;
let url: string;
let folder: string;
let clients: pg.Client[] = [];
let count = 0;

const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  clients.push(client);
  return client;
};
const file = (name: string, sql: string): void => writeFileSync(join(folder, name), sql);
const options = (more: object = {}) => ({
  folder: pathToFileURL(`${folder}/`),
  lockMs: 200,
  pauseMs: 50,
  tries: 100,
  ...more,
});
const columns = async (client: pg.Client) =>
  (
    await client.query<{ column_name: string }>(
      "select column_name from information_schema.columns where table_name = 'cot' order by ordinal_position",
    )
  ).rows.map(({ column_name }) => column_name);
/** The index as it stands: null, 'valid' or 'half'. */
const indexState = async (client: pg.Client) =>
  (
    await client.query<{ state: string }>(
      "select case when indisvalid then 'valid' else 'half' end as state from pg_index where indexrelid = to_regclass('cot_by_name')",
    )
  ).rows[0]?.state ?? null;

beforeAll(async () => {
  cluster = await useTestCluster();
  admin = new pg.Client(cluster.adminUrl);
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await cluster.release();
});
beforeEach(async () => {
  count += 1;
  const name = `migrate_${process.pid}_${count}`;
  await admin.query(`create database ${name}`);
  url = Object.assign(new URL(cluster.adminUrl), { pathname: `/${name}` }).href;
  folder = mkdtempSync(join(tmpdir(), 'nestling-migrations-'));
  file('0001-cots.sql', 'create table cot (id integer primary key, name text);');
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()));
  clients = [];
  await admin.query(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
  rmSync(folder, { recursive: true });
});

test('two that start at once apply each file once, between them', async () => {
  for (let n = 2; n < 12; n += 1) file(`${String(n).padStart(4, '0')}-more.sql`, `alter table cot add more_${n} text;`);
  const [one, two] = [await connect(), await connect()];
  const applied = await Promise.all([migrate(one, options()), migrate(two, options())]);
  expect(applied.flat().toSorted()).toHaveLength(11);
  expect(new Set(applied.flat()).size).toBe(11);
  expect(await columns(one)).toHaveLength(12);
  expect(await migrate(two, options())).toEqual([]);
});

test('one that cannot have its table lets calls go on, tries again, and is applied once the table is free', async () => {
  const [owner, long, other] = [await connect(), await connect(), await connect()];
  await migrate(owner, options());
  file('0002-sort.sql', 'alter table cot add sort integer;');
  await long.query('begin');
  await long.query('select * from cot');
  const migrating = migrate(owner, options());
  // Whoever comes after a waiting "alter table" waits for it: at most as long as one try.
  for (let n = 0; n < 5; n += 1) {
    const began = performance.now();
    await other.query('select * from cot');
    expect(performance.now() - began).toBeLessThan(2_000);
    await wait(60);
  }
  expect(await columns(other)).toEqual(['id', 'name']);
  await long.query('commit');
  expect(await migrating).toEqual(['0002-sort.sql']);
  expect(await columns(other)).toEqual(['id', 'name', 'sort']);
});

test('one that never gets its table says which it is, and leaves nothing of itself', async () => {
  const [owner, long] = [await connect(), await connect()];
  await migrate(owner, options());
  file('0002-sort.sql', 'create table crib (id integer); alter table cot add sort integer;');
  await long.query('begin');
  await long.query('select * from cot');
  const failed: unknown = await migrate(owner, options({ tries: 2 })).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(BusyDatabase);
  expect(String(failed)).toContain('0002-sort.sql');
  const { rows } = await owner.query("select to_regclass('crib') as crib");
  expect(rows).toEqual([{ crib: null }]);
});

test('an index is built beside writes where the file is marked, and a half built one is made anew', async () => {
  const [owner, long, writer] = [await connect(), await connect(), await connect()];
  await migrate(owner, options());
  await owner.query("insert into cot values (1, 'Ava'), (2, 'Ava')");
  file(
    '0002-names.sql',
    '-- no transaction: cots are many\n-- Names are unique.\ncreate unique index concurrently if not exists cot_by_name on cot (name);\n',
  );
  await expect(migrate(owner, options())).rejects.toThrow('cot_by_name');
  expect(await indexState(owner)).toBe('half');
  await owner.query('delete from cot where id = 2');
  await long.query('begin');
  await long.query("insert into cot values (3, 'Leo')");
  const migrating = migrate(owner, options());
  await wait(300);
  await writer.query("insert into cot values (4, 'Mia')");
  expect(await indexState(writer)).not.toBe('valid');
  await long.query('commit');
  expect(await migrating).toEqual(['0002-names.sql']);
  expect(await indexState(writer)).toBe('valid');
});

test('what could be left half done is not run outside a transaction', async () => {
  file('0002-mixed.sql', '-- no transaction\nalter table cot add sort integer;\n');
  const owner = await connect();
  await expect(migrate(owner, options())).rejects.toBeInstanceOf(UnsafeMigration);
  const { rows } = await owner.query("select to_regclass('cot') as cot");
  expect(rows).toEqual([{ cot: null }]);
});

test('a server that is too old is refused before anything is changed, in one sentence', async () => {
  expect(whyTooOld('The database', 16)).toBe('The database is a Postgres 16: Nestling needs Postgres 18 or newer.');
  expect(whyTooOld('The database', 18)).toBeNull();
  const owner = await connect();
  const asked: unknown[] = [];
  owner.query = new Proxy(owner.query, {
    apply: (_, __, [text]) => {
      asked.push(text);
      return Promise.resolve({ rows: [{ major: 17 }] });
    },
  });
  await expect(migrate(owner, options())).rejects.toThrow(OldPostgres);
  expect(asked).toHaveLength(1);
});
