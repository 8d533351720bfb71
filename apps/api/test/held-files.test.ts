import { randomBytes } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { sweepFiles } from '@nestling/api/domains/media/picture-jobs.ts';
import { fileOf } from '@nestling/api/files/pictures.ts';
import { hasFile, putFile } from '@nestling/api/files/store.ts';
import { uploadFile } from '@nestling/api/files/upload-address.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { installation } from '@nestling/api/installation.ts';
import { type HeldColumn, heldColumns } from '@nestling/api/kernel/files/held-files.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

const DAY_MS = 86_400_000;
let server: TestServer;
let owner: pg.Client;
let centre: number;

beforeAll(async () => {
  server = await startTestServer();
  centre = server.tenant.centre;
  owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  await owner.query(`select set_config('app.centre_id', '${centre}', false)`);
  // Rows are made of nothing but the column that is looked at: what else a table asks of them is not the matter here.
  const { rows } =
    await owner.query(`select conrelid::regclass::text as on, quote_ident(conname) as name from pg_constraint
    where contype in ('c', 'f') and connamespace = 'public'::regnamespace and conparentid = 0
    order by contype desc`);
  for (const { on, name } of rows) await owner.query(`alter table ${on} drop constraint ${name}`);
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

/** Any value of a type. */
const anyOf = (type: string, name: string): unknown => {
  if (name === 'centre_id') return centre;
  if (/int|numeric|real|double/.test(type)) return 1 + Math.floor(Math.random() * 1e9);
  if (type.includes('timestamp')) return '2999-01-01T00:00:00Z';
  if (type === 'date') return '2026-03-11';
  if (type.startsWith('time')) return '09:00';
  if (type === 'boolean') return false;
  if (type === 'jsonb' || type === 'json') return '{}';
  if (type === 'bytea') return Buffer.alloc(1);
  if (type.endsWith('[]') || type === 'ARRAY') return [];
  if (type === 'inet') return '127.0.0.1';
  return `x${randomBytes(8).toString('hex')}`;
};

/** A row of a table with these values, and something in all else it must have. */
const insert = async (table: string, values: Readonly<Record<string, unknown>>): Promise<void> => {
  const { rows } = await owner.query(
    `select column_name as name, data_type as type from information_schema.columns where table_schema = 'public'
      and table_name = $1 and is_generated = 'NEVER' and (column_name = any($2) or (is_nullable = 'NO' and column_default is null and is_identity = 'NO'))`,
    [table, Object.keys(values)],
  );
  const row = rows.map(({ name, type }) => [name, name in values ? values[name] : anyOf(type, name)] as const);
  await owner.query(
    `insert into ${table} (${row.map(([name]) => `"${name}"`).join(', ')}) values (${row.map((_, i) => `$${i + 1}`).join(', ')})`,
    row.map(([, value]) => value),
  );
};

const put = async (name: string): Promise<string> => {
  await putFile(centre, name, Buffer.from('x'));
  const old = new Date(Date.now() - DAY_MS);
  utimesSync(join(installation().dataDir, 'files', String(centre), name), old, old);
  return name;
};
const longAgo = new Date(Date.now() - 3 * DAY_MS);

/** Something of each kind in the store, as an upload leaves it: what a column names, and its file. */
const makers: Readonly<Record<HeldColumn['kind'], () => Promise<{ key: string; file: string }>>> = {
  picture: async () => {
    const key = `p${randomBytes(16).toString('base64url')}`;
    await insert('picture', { key, created_at: longAgo });
    return { key, file: await put(fileOf(key, 'full')) };
  },
  video: async () => {
    const key = `v${randomBytes(16).toString('base64url')}`;
    await insert('video', { key, type: 'video/mp4', created_at: longAgo });
    return { key, file: await put(`${key}.mp4`) };
  },
  attachment: async () => {
    const key = `f${randomBytes(16).toString('base64url')}`;
    await insert('stored_file', { key, type: 'pdf', created_at: longAgo });
    return { key, file: await put(`${key}.pdf`) };
  },
  file: async () => {
    const key = await put(`d${randomBytes(16).toString('base64url')}.pdf`);
    return { key, file: key };
  },
  upload: async () => {
    const key = `u${randomBytes(16).toString('base64url')}`;
    return { key, file: await put(uploadFile(key)) };
  },
};

/** As it stands in a document: among words, and as part of an address. */
const within = ({ table, column }: HeldColumn, key: string): string =>
  table === 'letter_send' && column === 'html'
    ? `<p>Hello papa</p><img src="http://sunny.test/files/letter-picture/1/${key}/x">`
    : JSON.stringify({ blocks: [{ id: 'pict', type: 'columns', left: [{ type: 'picture', src: key }], right: [] }] });

const sweep = () => sweepFiles({ ...server.job(), now: () => new Date(Date.now() + 2 * DAY_MS) });

test('what a column of any record holds stays as long as the record, and goes after it', async () => {
  const columns = heldColumns();
  expect(columns.length).toBeGreaterThan(15);
  const held: { of: string; table: string; column: string; file: string }[] = [];
  for (const column of columns) {
    const { key, file } = await makers[column.kind]();
    const value = column.within ? within(column, key) : key;
    // What a video holds stays with the video, which an entry of the day holds.
    const more =
      column.table === 'video' ? { key: `v${randomBytes(16).toString('base64url')}`, type: 'video/mp4' } : {};
    if ('key' in more) await insert('activity', { video: more.key });
    await insert(column.table, {
      [column.column]: value,
      ...more,
      ...(['family_archive', 'inspector_pack', 'portfolio_file'].includes(column.table)
        ? { ends_at: '2999-01-01' }
        : {}),
    });
    held.push({ of: `${column.table}.${column.column}`, table: column.table, column: column.column, file });
  }
  const left = await makers.picture();
  await sweep();
  const kept = async () => {
    const found = await Promise.all(held.map(async ({ of, file }) => ((await hasFile(centre, file)) ? [of] : [])));
    return found.flat();
  };
  expect(await kept()).toEqual(held.map(({ of }) => of));
  expect(await hasFile(centre, left.file)).toBe(false);
  for (const table of new Set(held.map((one) => one.table)))
    await owner.query(`delete from ${table} where centre_id = ${centre}`);
  await sweep();
  expect(await kept()).toEqual([]);
});
