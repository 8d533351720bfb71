import { readFileSync } from 'node:fs';
import { movedTables } from '@nestling/api/cells/moved-tables.ts';
import { publish } from '@nestling/api/cells/replicate.ts';
import { tableTypes } from '@nestling/api/db/table-types.ts';
import { WHOLE } from '@nestling/api/kernel/read/parts.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Migrated, migrated } from './migrated.ts';

/** Tables outside row security, with the reason. Everything else belongs to a centre. */
const platform: Record<string, string> = {
  centre: 'it is the tenant; read by host before the centre of a request is known',
  centre_host: 'finds the centre of a request',
  timezone: 'the same for everybody',
  role: 'the same for everybody',
  ticket_status: 'the same for everybody',
  centre_plan: 'what the platform sells is the same for everybody',
  center_certificate:
    'the server greets for all centers; keys are sealed, and the reach of its calls says whose are shown',
  server_domain: 'a name has one owner in all centers; the reach of its calls says whose are shown',
  moved_center: 'says which centers another cell serves; a transaction asks before it is in one',
  migration: 'what was done to the database',
};

let database: Migrated;
beforeAll(async () => {
  database = await migrated();
});
afterAll(() => database.close());

const ask = async (sql: string, client: pg.Client = database.owner): Promise<Record<string, unknown>[]> =>
  (await client.query(sql)).rows;

const tables = `SELECT c.oid, c.relname AS name, c.relrowsecurity, c.relforcerowsecurity FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition`;
const listed = Object.keys(platform)
  .map((name) => `'${name}'`)
  .join(', ');
const tenants = `SELECT * FROM (${tables}) t WHERE name NOT IN (${listed})`;

/** First column of an index or a constraint whose columns are the array `key` of table `oid`. */
const first = (oid: string, key: string): string =>
  `(SELECT a.attname FROM pg_attribute a WHERE a.attrelid = ${oid} AND a.attnum = (${key})[1])`;

test('every table is a tenant table or listed as the platform’s', async () => {
  expect((await ask(tenants)).length).toBeGreaterThan(20);
  const present = (await ask(tables)).map(({ name }) => name);
  expect(Object.keys(platform).filter((name) => !present.includes(name))).toEqual([]);
});

test('every tenant table has the centre in a column that is never empty', async () => {
  const sql = `SELECT t.name FROM (${tenants}) t WHERE NOT EXISTS (SELECT FROM pg_attribute a
    WHERE a.attrelid = t.oid AND a.attname = 'centre_id' AND a.attnotnull AND a.atttypid = 'int4'::regtype)`;
  expect(await ask(sql)).toEqual([]);
});

test('every tenant table writes the centre of the transaction into its rows by itself', async () => {
  const sql = `SELECT t.name FROM (${tenants}) t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attname = 'centre_id'
    LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum
    WHERE pg_get_expr(d.adbin, d.adrelid) IS DISTINCT FROM 'current_centre()'`;
  expect(await ask(sql)).toEqual([]);
});

test('every primary key begins with the centre', async () => {
  const sql = `SELECT t.name FROM (${tenants}) t LEFT JOIN pg_constraint k ON k.conrelid = t.oid AND k.contype = 'p'
    WHERE k.oid IS NULL OR ${first('t.oid', 'k.conkey')} <> 'centre_id'`;
  expect(await ask(sql)).toEqual([]);
});

test('every unique key and every exclusion begins with the centre', async () => {
  const sql = `SELECT t.name, i.indexrelid::regclass::text AS index FROM (${tenants}) t JOIN pg_index i ON i.indrelid = t.oid
    WHERE (i.indisunique OR i.indisexclusion)
      AND coalesce((SELECT a.attname FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attnum = i.indkey[0]), '') <> 'centre_id'`;
  expect(await ask(sql)).toEqual([]);
});

test('every foreign key of a tenant table goes by the centre', async () => {
  const sql = `SELECT t.name, k.conname FROM (${tenants}) t JOIN pg_constraint k ON k.conrelid = t.oid AND k.contype = 'f'
    WHERE k.confrelid::regclass::text NOT IN (${listed})
      AND (${first('t.oid', 'k.conkey')} <> 'centre_id' OR ${first('k.confrelid', 'k.confkey')} <> 'centre_id')`;
  expect(await ask(sql)).toEqual([]);
});

/** Names that exist once in an installation; a move between cells writes them by hand. */
const BY_HAND = ['center_certificate', 'centre_host', 'server_domain'];

test('the changes of every tenant table can be published for one center alone', async () => {
  const { owner } = database;
  const apart = (await movedTables(owner)).filter(({ published }) => !published);
  expect(apart.map(({ table }) => table)).toEqual(BY_HAND);
  await owner.query('BEGIN');
  await publish({ name: 'here', url: '', client: owner }, 1);
  const [of] = await ask('SELECT count(*)::int AS n FROM pg_publication_rel WHERE prqual IS NOT NULL');
  await owner.query('ROLLBACK');
  expect(of?.n).toBe((await movedTables(owner)).length - BY_HAND.length);
});

test('row security is on, binds the owner too, and lets one centre through', async () => {
  const sql = `SELECT t.name FROM (${tenants}) t LEFT JOIN pg_policy p ON p.polrelid = t.oid AND p.polname <> 'part'
    GROUP BY t.name, t.relrowsecurity, t.relforcerowsecurity
    HAVING NOT t.relrowsecurity OR NOT t.relforcerowsecurity OR count(p.oid) <> 1
      OR bool_or(p.polcmd <> '*' OR NOT p.polpermissive OR pg_get_expr(p.polqual, p.polrelid) !~ 'centre_id = .*current_centre'
        OR pg_get_expr(p.polwithcheck, p.polrelid) !~ 'centre_id = .*current_centre')`;
  expect(await ask(sql)).toEqual([]);
});

test('every tenant table says what of it belongs to a part of a center, or is listed as whole', async () => {
  const sql = `SELECT t.name FROM (${tenants}) t WHERE NOT EXISTS (SELECT FROM pg_policy p
    WHERE p.polrelid = t.oid AND p.polname = 'part' AND NOT p.polpermissive AND p.polcmd = 'r'
      AND p.polroles = ARRAY[(SELECT oid FROM pg_roles WHERE rolname = 'nestling_part')]) ORDER BY 1`;
  expect((await ask(sql)).map(({ name }) => name)).toEqual([...WHOLE].sort());
});

/** What a table is to whoever is narrowed: a new one is shut to them until it says so. */
const SHUT = 106;

test('no more tables are shut to narrowed programs than were on purpose', async () => {
  const sql = `SELECT count(*)::int AS n FROM pg_policies WHERE policyname = 'part' AND qual = 'false'`;
  const [shut] = await ask(sql);
  expect(shut?.n, 'say by `call parted(…)` what of a new table belongs to a part, or count it here').toBe(SHUT);
});

test('answers to narrowed programs are read as a role that writes nothing', async () => {
  const sql = `SELECT count(*)::int AS n FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
    AND (has_table_privilege('nestling_part', c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE')
      OR has_any_column_privilege('nestling_part', c.oid, 'INSERT, UPDATE'))`;
  expect(await ask(sql)).toEqual([{ n: 0 }]);
});

test('the api works as a role that cannot pass the wall', async () => {
  const sql = `SELECT rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
      (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) AS owns,
      (SELECT count(*)::int FROM pg_auth_members WHERE member = r.oid) AS memberships
    FROM pg_roles r WHERE rolname = 'nestling_app'`;
  const walled = {
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: false,
    rolcreatedb: false,
    owns: 0,
    // The role it reads as for programs that are narrowed to a part of a center.
    memberships: 1,
  };
  expect(await ask(sql)).toEqual([walled]);
});

/**
 * What runs as the owner, whom the wall binds as well: it takes away what the api may only add to, of the one center it
 * enters, which is to be given up.
 */
const AS_OWNER = ['erase_center', 'erase_jobs', 'erase_rows'];

test('no view and no function looks past the wall', async () => {
  const views = `SELECT relname FROM pg_class WHERE relkind IN ('v', 'm') AND relnamespace = 'public'::regnamespace
    AND NOT coalesce(reloptions @> '{security_invoker=true}', false)`;
  expect(await ask(views)).toEqual([]);
  const functions = `SELECT p.proname FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prosecdef
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`;
  const found = (await ask(functions)).map(({ proname }) => String(proname));
  expect(found.toSorted()).toEqual(AS_OWNER);
  const [bare] = await ask(`SELECT count(*)::int AS n FROM pg_proc WHERE proname IN ('${AS_OWNER.join("', '")}')
    AND NOT (proconfig @> '{"search_path=public, pg_temp"}' AND prosrc LIKE '%:= enter_erasing(center);%')`);
  expect(bare).toEqual({ n: 0 });
});

test('without a centre the api sees no row of any tenant table, with one only its own', async () => {
  const { app, owner } = database;
  const names = (await ask(tenants)).map(({ name }) => String(name));
  const [sunny] = await ask(`SELECT id FROM centre WHERE slug = 'sunny'`);
  const filled: string[] = [];
  for (const name of names) {
    expect(await ask(`SELECT count(*)::int AS n FROM "${name}"`, app), name).toEqual([{ n: 0 }]);
    await app.query('BEGIN');
    await app.query(`SELECT set_config('app.centre_id', $1, true)`, [String(sunny?.id)]);
    const [seen] = await ask(
      `SELECT count(*)::int AS n, count(*) FILTER (WHERE centre_id <> ${sunny?.id})::int AS foreign FROM "${name}"`,
      app,
    );
    await app.query('COMMIT');
    expect(seen, name).toHaveProperty('foreign', 0);
    if (Number(seen?.n) > 0) filled.push(name);
  }
  expect(filled.length).toBeGreaterThan(10);
  await expect(
    owner.query(`INSERT INTO schedule (centre_id, name) VALUES (${sunny?.id}, 'Without a centre')`),
  ).rejects.toThrow(/row-level security/);
});

test('a row cannot be written into another centre', async () => {
  const { app } = database;
  const [sunny] = await ask(`SELECT id FROM centre WHERE slug = 'sunny'`);
  const [paws] = await ask(`SELECT id FROM centre WHERE slug = 'paws'`);
  await app.query('BEGIN');
  await app.query(`SELECT set_config('app.centre_id', $1, true)`, [String(sunny?.id)]);
  const insert = app.query(`INSERT INTO schedule (centre_id, name) VALUES (${paws?.id}, 'Elsewhere')`);
  await expect(insert).rejects.toThrow(/row-level security/);
  await app.query('ROLLBACK');
});

test('the committed types are those of the tables', async () => {
  const committed = readFileSync(new URL('../apps/api/src/db/types.gen.ts', import.meta.url), 'utf8');
  expect(committed, 'run "npm run tables" and commit').toBe(await tableTypes(database.owner));
});
