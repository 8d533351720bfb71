import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { splitHead } from '../../../archives/archive-head.ts';
import { centerEntries, type Manifest } from '../../../archives/write-backup.ts';
import { listFiles, openStored, putFile, readStored } from '../../../files/store.ts';
import { installation } from '../../../installation.ts';
import { jobContext } from '../../../kernel/jobs/perform.ts';
import { openSealed } from '../../../secrets/sealed-stream.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { backUp } from '../backup-job.ts';
import { asHome } from './plans.factory.ts';

const SAID = 'status message errors { field code }';
const LINE =
  'id kind name status started_at finished_at bytes table_count row_count file_count sha256 reason verified_at damage created_at created_by { id }';
let server: TestServer;
let home: TestTenant;
let center: TestTenant;
let operator: Person;
beforeAll(async () => {
  server = await startTestServer();
  home = await asHome(await server.centre('home'));
  center = await server.centre('moonlit');
  operator = await server.as('kvsupport', { at: home });
  await home.db.updateTable('centre').set({ database_name: 'moon_kids' }).where('id', '=', center.centre).execute();
  const elm = await aLocation(center);
  for (let n = 0; n < 3; n += 1) await aStudent(center, { location_id: elm.id });
  await putFile(center.centre, 'pabcdefghijklmnopqrstuv-full.webp', Buffer.alloc(3_000_000, 7));
});
afterAll(() => server?.close());

const begin = (who = operator, given: object = { id: center.centre }, call = 'backupAwsCenterDatabase') =>
  who.call(call, { ...given }, SAID);
const list = () => operator.call('getAwsCenterDatabaseBackups', { id: center.centre }, LINE);
const rowOf = async (id: string | number) =>
  home.db.selectFrom('center_backup').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();
const storeOf = (file: string) => join(installation().dataDir, 'files', String(home.centre), file);
/** A backup that was made. */
const made = async () => {
  expect(await begin()).toMatchObject({ status: 'Success' });
  await server.work('center.back_up');
  const [newest] = await list();
  expect(newest).toMatchObject({ status: 'done' });
  return newest;
};
/** The entries of a sealed archive, by their paths. */
const opened = async (file: string): Promise<Map<string, Buffer>> => {
  const stored = await openStored(home.centre, file);
  if (!stored) throw new Error(`There is no ${file}.`);
  const chunks: Buffer[] = [];
  const about = `backup ${file} of centre ${center.centre}`;
  for await (const chunk of openSealed(installation().secrets.vault, about, (await splitHead(stored.content)).rest))
    chunks.push(chunk);
  const tar = Buffer.concat(chunks);
  const entries = new Map<string, Buffer>();
  for (let at = 0; tar[at]; ) {
    const text = (from: number, length: number) =>
      tar
        .subarray(at + from, at + from + length)
        .toString()
        .replace(/\0.*$/s, '');
    const size = Number.parseInt(text(124, 12), 8);
    entries.set(text(0, 100), tar.subarray(at + 512, at + 512 + size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return entries;
};

test('a backup holds every row and file of its center, is read again, and is listed with what it holds', async () => {
  const { id, ...line } = await made();
  const { file, sha256 } = await rowOf(id);
  const entries = await opened(file);
  const manifest: Manifest = JSON.parse(entries.get('manifest.json')?.toString() ?? '');
  const counted = await sql<{ name: string }>`select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (c.relrowsecurity
      or c.relname in ('centre', 'centre_host', 'server_domain', 'center_certificate'))`.execute(home.db);
  expect(Object.keys(manifest.tables).sort()).toEqual(counted.rows.map(({ name }) => name).sort());
  for (const { name } of counted.rows) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)} t
      where (to_jsonb(t) ->> case when ${name} = 'centre' then 'id' when to_jsonb(t) ? 'centre_id' then 'centre_id'
        else 'owner_id' end)::int = ${center.centre}`.execute(center.db);
    expect(manifest.tables[name]?.rows, name).toBe(rows[0]?.n);
  }
  const students = entries.get('rows/student/000001.jsonl')?.toString().trim().split('\n') ?? [];
  expect(students).toHaveLength(3);
  expect(JSON.parse(students[0] ?? '')).toMatchObject({ centre_id: center.centre });
  expect(manifest.tables.student?.sha256).toBe(
    createHash('sha256')
      .update(entries.get('rows/student/000001.jsonl') ?? '')
      .digest('hex'),
  );
  expect(entries.get('files/pabcdefghijklmnopqrstuv-full.webp')).toEqual(Buffer.alloc(3_000_000, 7));
  const bytes = await readFile(storeOf(file));
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  const rows = Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0);
  expect(line).toMatchObject({
    ...{ kind: 'backup', name: null, sha256, reason: null, damage: null, bytes: bytes.length, row_count: rows },
    ...{ table_count: counted.rows.length, file_count: 1, created_by: { id: String(operator.id) } },
  });
  expect(bytes.includes('centre_id')).toBe(false);
  const answer = await operator.call(
    'getAwsCenterDatabases',
    { search: 'moon', first: 10, page: 1, state: 'done', sort: '-size' },
    'total data { id name database_name server status size last_backup_at backup }',
  );
  expect(answer.data).toEqual([
    {
      ...{
        id: String(center.centre),
        name: 'moonlit',
        database_name: 'moon_kids',
        status: 'active',
        size: bytes.length,
      },
      ...{ server: expect.stringMatching(/\w/), last_backup_at: line.finished_at, backup: 'done' },
    },
  ]);
});

test('rows are those of one moment, whatever is written meanwhile', async () => {
  const manifest: Manifest = {
    ...{ version: 2, center: center.centre, at: '', keys: '' },
    ...{ migrations: [], zones: {}, tables: {}, files: {}, gone: [] },
  };
  const before = await center.db.selectFrom('student').select('id').execute();
  let added = false;
  for await (const { content } of centerEntries(server.app.appContext.pools, center.centre, manifest)) {
    for await (const _ of content);
    if (!added) await aStudent(center);
    added = true;
  }
  expect(manifest.tables.student?.rows).toBe(before.length);
  expect(await center.db.selectFrom('student').select('id').execute()).toHaveLength(before.length + 1);
});

test('one at a time of a center, also by two at once; a snapshot has its name', async () => {
  const answers = await Promise.all([begin(), begin()]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
  expect(answers.find(({ status }) => status === 'Error').errors).toMatchObject([{ field: 'id', code: 'RUNNING' }]);
  const snapshot = { id: center.centre, name: 'before the move' };
  expect(await begin(operator, snapshot, 'snapshotAwsCenterDatabase')).toMatchObject({ errors: [{ code: 'RUNNING' }] });
  await server.work('center.back_up');
  expect(await begin(operator, snapshot, 'snapshotAwsCenterDatabase')).toMatchObject({ status: 'Success' });
  const [waiting] = await list();
  expect(waiting).toMatchObject({ kind: 'snapshot', name: 'before the move', status: 'waiting', bytes: null });
  expect(await operator.call('deleteCenterBackup', { id: waiting.id }, SAID)).toMatchObject({
    errors: [{ field: 'id', code: 'RUNNING' }],
  });
  expect(await operator.call('verifyCenterBackup', { id: waiting.id }, SAID)).toMatchObject({ status: 'Error' });
  await server.work('center.back_up');
  expect((await list())[0]).toMatchObject({ status: 'done', id: waiting.id });
});

test('one whose process died is made anew and leaves no second file; a full disk is told', async () => {
  const files = async () => {
    let count = 0;
    for await (const _ of listFiles(home.centre)) count += 1;
    return count;
  };
  const job = jobContext(server.app.appContext, { name: 'center.back_up', queue: 'slow' }, home.centre);
  const before = await files();
  await begin();
  const [{ id }] = await list();
  await home.db.updateTable('center_backup').set({ status: 'running' }).where('id', '=', Number(id)).execute();
  await backUp(job, { backup: Number(id) });
  expect((await list())[0]).toMatchObject({ id, status: 'done' });
  await backUp(job, { backup: Number(id) });
  expect(await files()).toBe(before + 1);
  await server.work('center.back_up');
  await begin();
  const [full] = await list();
  const failing = backUp(job, { backup: Number(full.id) }, () =>
    Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
  );
  await expect(failing).rejects.toThrow('failed');
  expect((await list())[0]).toMatchObject({ id: full.id, status: 'failed', reason: 'no-room' });
  await server.work('center.back_up');
  const listed = await operator.call(
    'getAwsCenterDatabases',
    { first: 10, state: 'failed' },
    'data { id backup size }',
  );
  expect(listed.data).toMatchObject([{ id: String(center.centre), backup: 'failed', size: expect.any(Number) }]);
});

test('what was altered, cut short, exchanged or taken away is told when it is read again', async () => {
  const older = await rowOf((await made()).id);
  const { id } = await made();
  const { file } = await rowOf(id);
  const whole = await readFile(storeOf(file));
  const told = async (bytes: Buffer) => {
    await writeFile(storeOf(file), bytes);
    expect(await operator.call('verifyCenterBackup', { id }, SAID)).toMatchObject({ status: 'Success' });
    await server.work('center.verify_backup');
    return (await list())[0].damage;
  };
  expect(await told(whole)).toBeNull();
  const altered = Buffer.from(whole);
  altered[altered.length - 5000] = (altered[altered.length - 5000] ?? 0) ^ 1;
  expect(await told(altered)).toBe('seal');
  expect(await told(whole.subarray(0, whole.length - 1))).toBe('seal');
  expect(await told(Buffer.concat([whole, Buffer.from('x')]))).toBe('seal');
  expect(await told((await readStored(home.centre, older.file)) ?? Buffer.alloc(0))).toBe('seal');
  const good = async () =>
    (await operator.call('getAwsCenterDatabases', { first: 10, search: 'moonlit' }, 'data { last_backup_at }')).data[0];
  expect(await good()).toEqual({ last_backup_at: older.finished_at?.toISOString() });
  expect(await told(whole)).toBeNull();
  await operator.call('deleteCenterBackup', { id }, SAID);
  await server.work('file.remove');
  expect(await readStored(home.centre, file)).toBeNull();
  expect((await list()).map((one: { id: string }) => one.id)).not.toContain(id);
});

test('it is taken away sealed, after the password, by the one who asked alone, and that is in the trail', async () => {
  const { id, sha256 } = await made();
  const take = (who: Person) => who.call('downloadCenterBackup', { id }, `${SAID} url`);
  const unconfirmed = await server.as('kvsupport', { at: home, confirmed: false });
  expect(await take(unconfirmed)).toMatchObject({
    url: null,
    errors: [{ field: 'confirm_identity', code: 'CONFIRM' }],
  });
  const { status, url } = await take(operator);
  expect(status).toBe('Success');
  const fetched = await fetch(`http://127.0.0.1:${server.port}${url}`);
  expect(fetched.headers.get('content-disposition')).toContain('.sealed');
  const bytes = Buffer.from(await fetched.arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  const trail = await home.db.selectFrom('audit').selectAll().where('call', '=', 'downloadCenterBackup').execute();
  expect(trail).toMatchObject([{ entity: 'CenterBackup', entity_id: Number(id), user_id: operator.id }]);
});

test('in another center there is no backup, whoever asks by whatever id', async () => {
  const { id } = await made();
  for (const who of [await server.as('admin', { at: center }), await server.as('admin')]) {
    expect(await who.call('getAwsCenterDatabases', { first: 10 }, 'total')).toEqual({ total: 0 });
    for (const call of ['downloadCenterBackup', 'verifyCenterBackup', 'deleteCenterBackup'])
      await expect(Promise.resolve(who.call(call, { id }, 'status'))).resolves.toMatchObject({ status: 'Error' });
    await expect(who.call('getAwsCenterDatabaseBackups', { id: center.centre }, 'id')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await begin(who)).toMatchObject({ status: 'Error' });
  }
  expect(await operator.call('getAwsCenterDatabases', { first: 10, search: 'home' }, 'total')).toEqual({ total: 0 });
});
