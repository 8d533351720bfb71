import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@nestling/api/harness/client.ts';
import { type Copy, connected, copyTemplate } from '@nestling/api/harness/template.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { useTestCluster } from '@nestling/postgres/test-cluster.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillRows } from '../../../test/fill-rows.ts';
import { seedDemo } from '../../db/seed/demo.ts';
import { writeBackup } from '../../domains/centres/backup-file.ts';
import { listFiles, putFile, readStored, removeStrays } from '../../files/store.ts';
import { DEMO_PASSWORD, installation } from '../../installation.ts';
import { ConnectionPools } from '../../kernel/db/connection-pools.ts';
import { loadSecrets } from '../../secrets/secrets.ts';
import { leftBehind } from '../restore/leave-behind.ts';
import { archiveAt } from '../restore/read-archive.ts';
import { type Into, restoreCenter } from '../restore/restore-center.ts';

/** Numbers of the demo's centers. */
const SUNNY = 2;
const PAWS = 3;
const PICTURE = 'pabcdefghijklmnopqrstuv-full.webp';

let server: TestServer;
let cluster: Awaited<ReturnType<typeof useTestCluster>>;
let source: Copy;
let folder: string;
const targets: Copy[] = [];
const files = new Map<string, Buffer>();
const EVER = new Date('9999-12-31');

const target = async (): Promise<string> => {
  const copy = await copyTemplate(cluster.url);
  targets.push(copy);
  return copy.ownerUrl;
};
const operator = { email: 'operator@example.com', password: null };
const restored = (ownerUrl: string, path: string, into: Partial<Into> = {}) =>
  connected(ownerUrl, (client) =>
    restoreCenter(client, archiveAt(path, { vault: installation().secrets.vault }), {
      secrets: installation().secrets,
      operator,
      ...into,
    }),
  );
const namesOf = async (center: number): Promise<string[]> => {
  const names: string[] = [];
  for await (const name of listFiles(center)) names.push(name);
  return names.sort();
};

/** An archive of a center of the demo, as it is downloaded. */
const archived = async (center: number): Promise<string> => {
  // What a test before has left there of a center with the same number.
  await removeStrays(center, EVER, () => false);
  for (const [name, bytes] of files) await putFile(center, name, bytes);
  const pools = new ConnectionPools({ url: source.appUrl });
  const where = { home: 900 + center, center, file: `backup${center}.seal` };
  try {
    await writeBackup(pools, where, new Date());
  } finally {
    await pools.close();
  }
  const path = join(folder, where.file);
  await writeFile(path, (await readStored(where.home, where.file)) ?? '');
  return path;
};

type Row = Record<string, unknown>;

/** Every row of a center, by its table. */
const rowsOf = (ownerUrl: string, center: number): Promise<Map<string, Row[]>> =>
  connected(ownerUrl, async (client) => {
    await client.query("select set_config('app.centre_id', $1, false), set_config('timezone', 'UTC', false)", [center]);
    const { rows } = await client.query<{ table_name: string; column_name: string }>('select * from center_tables()');
    const found = new Map<string, Row[]>();
    for (const { table_name, column_name } of rows) {
      const text = `select * from "${table_name}" t where "${column_name}" = ${center} order by t::text`;
      // As text: a number or a moment as the driver reads it may have lost something.
      const types = { getTypeParser: () => (value: unknown) => value };
      found.set(table_name, (await client.query<Row>({ text, types })).rows);
    }
    return found;
  });

const without = (row: Row, columns: readonly string[]): string =>
  JSON.stringify(Object.entries(row).filter(([name]) => !columns.includes(name)));
const linesOf = (rows: readonly Row[] | undefined, columns: readonly string[]): string[] =>
  (rows ?? []).map((row) => without(row, columns)).sort();

/** The tables in which more differs than was told. */
const differing = async (to: string, center: number, left: Awaited<ReturnType<typeof restored>>['left']) => {
  const [before, after] = [await rowsOf(source.ownerUrl, center), await rowsOf(to, center)];
  expect([...after.keys()]).toEqual([...before.keys()]);
  const gone = new Set(left.filter(({ columns }) => !columns).map(({ table }) => table));
  const changed = (name: string) => left.flatMap(({ table, columns }) => (table === name ? (columns ?? []) : []));
  return [...before].flatMap(([table, rows]) => {
    const [then, now] = [linesOf(rows, changed(table)), linesOf(after.get(table), changed(table))];
    if (JSON.stringify(then) === JSON.stringify(now)) return [];
    // Rows that were to go are missing, and none came: they are told of by their number.
    const missing = gone.has(table) && now.every((line) => then.includes(line));
    return missing ? [] : [table];
  });
};

beforeAll(async () => {
  server = await startTestServer({ now: new Date().toISOString() });
  cluster = await useTestCluster();
  folder = await mkdtemp(join(tmpdir(), 'nestling-restore-'));
  source = await copyTemplate(cluster.url);
  const cameras = { port: 5540, user: 'demo', password: 'demo' };
  await connected(source.ownerUrl, (client) => seedDemo(client, installation().secrets, cameras));
  await fillRows(source.ownerUrl, SUNNY, 'abcdefghijklmnopqrstuv');
  await connected(source.ownerUrl, async (client) => {
    await client.query("select set_config('app.centre_id', $1, false)", [SUNNY]);
    const at = "'2026-11-01T12:00:00Z'";
    await client.query(`insert into session (centre_id, id, user_id, expires_at) select ${SUNNY}, 'old', min(id), ${at} from app_user;
      insert into totp (centre_id, user_id, sealed, created_at) select ${SUNNY}, min(id), '\\x00', ${at} from app_user;
      insert into webhook (centre_id, key, url, types, keys_sealed, public_key, created_at, updated_at)
        values (${SUNNY}, gen_random_uuid(), 'https://example.com', '{student.checked_in}', '\\x00', 'x', ${at}, ${at});
      insert into webhook_message (centre_id, id, type, body, at) values (${SUNNY}, gen_random_uuid(), 'student.checked_in', '{}', ${at});
      insert into webhook_delivery (centre_id, webhook_id, message_id, due_at, created_at)
        select ${SUNNY}, w.id, m.id, ${at}, ${at} from webhook w, webhook_message m`);
  });
  files.set(PICTURE, Buffer.alloc(2_500_001, 7)).set('empty.txt', Buffer.alloc(0));
});
afterAll(async () => {
  await server?.close();
  for (const copy of [source, ...targets]) await copy?.drop();
  await cluster?.release();
  await rm(folder, { recursive: true, force: true });
});

test('a center stands in an empty system, equal in every row of every table and in every file', async () => {
  const path = await archived(SUNNY);
  await removeStrays(SUNNY, EVER, () => false);
  const to = await target();
  const told = await restored(to, path);
  // The restore itself stands in the trail.
  expect(await differing(to, SUNNY, told.left)).toEqual(['audit']);
  expect(await namesOf(SUNNY)).toEqual([...files.keys()].sort());
  for (const [name, bytes] of files) expect(await readStored(SUNNY, name)).toEqual(bytes);
  expect(told).toMatchObject({
    center: SUNNY,
    name: 'Sunny Days',
    tables: (await rowsOf(to, SUNNY)).size,
    files: 2,
    home: true,
  });
  expect(told.left.map(({ table }) => table).sort()).toEqual([
    'centre',
    'ledger_entry',
    'session',
    'webhook',
    'webhook_delivery',
  ]);
  const trail = (await rowsOf(to, SUNNY)).get('audit')?.filter(({ call }) => call === 'restoreCenter');
  expect(trail).toMatchObject([{ entity: 'Center', entity_id: '2', user_id: null }]);
  await expect(restored(to, path)).rejects.toThrow('There is a center with the number 2');
});

test('people sign in to the restored center, and what they write gets ids behind those that came along', async () => {
  const path = await archived(PAWS);
  const told = await restored(server.ownerUrl, path);
  expect(told).toMatchObject({ name: 'Happy Paws', files: 2 });
  const known = await connected(source.ownerUrl, async (client) => {
    await client.query("select set_config('app.centre_id', $1, false)", [PAWS]);
    const text =
      'select max(s.id) as student, min(r.id) as room, min(r.location_id) as location from student s, room r';
    return (await client.query<{ student: number; room: number; location: number }>(text)).rows[0];
  });
  const guest = server.guest({ ...server.tenant, centre: PAWS, slug: 'paws' });
  const given = { username: 'keeper', password: DEMO_PASSWORD };
  const { status, access_token } = await guest.call('login', given, 'status access_token');
  expect(status).toBe('Success');
  const headers = async () => ({ authorization: `Bearer ${access_token}` });
  const keeper = new Client({ ...guest.way, headers });
  const dog = {
    ...{ fname: 'Rex', lname: 'Hill', location_id: known?.location, program_id: known?.room, cameras: [], users: [] },
  };
  const made = await keeper.call('createStudent', dog, 'status message student { id }');
  expect(made).toMatchObject({ status: 'Success' });
  expect(Number(made.student.id)).toBe(Number(known?.student) + 1);
});

test('under other secrets what they sealed is left out, and everything else is equal', async () => {
  const path = await archived(SUNNY);
  const to = await target();
  const other = await mkdtemp(join(folder, 'other-'));
  const told = await restored(to, path, { secrets: loadSecrets(other) });
  expect(await differing(to, SUNNY, told.left)).toEqual(['audit']);
  expect(told.left.map(({ table }) => table)).toEqual(expect.arrayContaining(['app_user', 'stream', 'totp']));
  await connected(to, async (client) => {
    await client.query("select set_config('app.centre_id', $1, false)", [SUNNY]);
    const { rows } = await client.query('select 1 from stream where password_sealed is not null');
    expect(rows).toEqual([]);
  });
});

const visible = (ownerUrl: string) =>
  connected(ownerUrl, async (client) => (await client.query('select slug from centre')).rows);

test('an archive that was altered, cut short, or sealed by others is refused before the first row', async () => {
  const path = await archived(PAWS);
  const whole = await readFile(path);
  const to = await target();
  const refused = async (bytes: Uint8Array, said: string) => {
    const bad = join(folder, 'bad.sealed');
    await writeFile(bad, bytes);
    await expect(restored(to, bad)).rejects.toThrow(said);
    expect(await visible(to)).toEqual([]);
  };
  for (const at of [200, whole.length >> 1, whole.length - 2]) {
    const altered = Buffer.from(whole);
    altered[at] = (altered[at] ?? 0) ^ 1;
    await refused(altered, 'does not open');
  }
  await refused(whole.subarray(0, whole.length - 1), 'does not open');
  await refused(whole.subarray(0, 1000), 'does not open');
  await refused(Buffer.concat([whole, Buffer.from('x')]), 'does not open');
  const renamed = Buffer.from(whole.toString('latin1').replace('"center":3', '"center":4'), 'latin1');
  await refused(renamed, 'does not open');
  await refused(Buffer.from('something else\n'), 'no archive of a center');
  const others = () =>
    connected(to, (client) =>
      restoreCenter(client, archiveAt(path, { vault: Buffer.alloc(32, 1) }), {
        secrets: installation().secrets,
        operator,
      }),
    );
  await expect(others()).rejects.toThrow('does not open');
});

test('one of a newer or an older version says so, and what to do', async () => {
  const path = await archived(PAWS);
  const to = await target();
  const asOf = (text: string) => connected(to, (client) => client.query(text));
  await asOf("update migration set name = '202699999999-later.sql' where name = (select max(name) from migration)");
  await expect(restored(to, path)).rejects.toThrow('newer version');
  const whole = await target();
  await connected(whole, (client) =>
    client.query("insert into migration (name, checksum) values ('202699999999-later.sql', 'x')"),
  );
  await expect(restored(whole, path)).rejects.toThrow('older version');
  expect(await visible(to)).toEqual([]);
});

test('killed in the middle nothing is seen of it, and the same command makes it whole', async () => {
  const path = await archived(PAWS);
  const to = await target();
  const read = archiveAt(path, { vault: installation().secrets.vault });
  const dying = async (kill: (client: pg.Client) => Promise<unknown>) => {
    let reads = 0;
    await connected(to, async (client) => {
      client.on('error', () => undefined);
      const half = async function* () {
        reads += 1;
        for await (const entry of read()) {
          yield entry;
          // The second time it is read it is written, and its files come last.
          if (reads === 2 && entry.path.startsWith('files/')) await kill(client);
        }
      };
      await expect(restoreCenter(client, half, { secrets: installation().secrets, operator })).rejects.toThrow();
    });
    expect(await visible(to)).toEqual([]);
  };
  await removeStrays(PAWS, EVER, () => false);
  await dying(() => Promise.reject(new Error('full')));
  expect(await namesOf(PAWS)).toEqual([]);
  await dying(async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await connected(to, (other) => other.query('select pg_terminate_backend($1)', [rows[0]?.pid]));
  });
  const told = await restored(to, path);
  expect(await differing(to, PAWS, told.left)).toEqual(['audit']);
  expect(await namesOf(PAWS)).toEqual([...files.keys()].sort());
});

test('without somebody who operates it an empty system takes no center', async () => {
  const to = await target();
  await expect(restored(to, await archived(PAWS), { operator: null })).rejects.toThrow('--operator');
  expect(await visible(to)).toEqual([]);
});

test('what does not come along is named with a reason, and names tables and columns there are', async () => {
  const rows = await rowsOf(source.ownerUrl, SUNNY);
  for (const { table, why } of [...leftBehind.always, ...leftBehind.underOtherKeys]) {
    expect(rows.has(table), table).toBe(true);
    expect(why).not.toBe('');
  }
});
