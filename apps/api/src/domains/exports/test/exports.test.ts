import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Copy, connected, copyTemplate } from '@nestling/api/harness/template.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { useTestCluster } from '@nestling/postgres/test-cluster.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveAt, verifyArchive } from '../../../archives/restore/read-archive.ts';
import { restoreCenter } from '../../../archives/restore/restore-center.ts';
import { asItLeaves } from '../../../archives/withheld.ts';
import { hasFile, putFile, readStored } from '../../../files/store.ts';
import { jobContext } from '../../../kernel/jobs/perform.ts';
import { hashPassword } from '../../../secrets/passwords.ts';
import { loadSecrets } from '../../../secrets/secrets.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { makeExport } from '../export-jobs.ts';

const SAID = 'status message errors { field code }';
const LINE =
  'id status sealed started_at finished_at ends_at bytes table_count done_count row_count file_count sha256 reason created_at created_by { id }';
const PASSPHRASE = 'correct horse battery staple ñ';
const PICTURE = 'pabcdefghijklmnopqrstuv-full.webp';
let server: TestServer;
let cluster: Awaited<ReturnType<typeof useTestCluster>>;
let admin: Person;
let folder: string;
const copies: Copy[] = [];
beforeAll(async () => {
  server = await startTestServer();
  cluster = await useTestCluster();
  folder = await mkdtemp(join(tmpdir(), 'nestling-export-'));
  admin = await server.as('admin');
  const elm = await aLocation(server.tenant, { name: '=Elm' });
  for (let n = 0; n < 3; n += 1) await aStudent(server.tenant, { location_id: elm.id });
  await server.tenant.db
    .updateTable('app_user')
    .set({ password_hash: await hashPassword('a horse of glass') })
    .where('id', '=', admin.id)
    .execute();
  await putFile(server.tenant.centre, PICTURE, Buffer.alloc(1_200_000, 5));
});
afterAll(async () => {
  await server?.close();
  for (const copy of copies) await copy.drop();
  await cluster?.release();
  await rm(folder, { recursive: true, force: true });
});

const begin = (given: object = {}, who = admin) => who.call('requestCenterExport', { ...given }, SAID);
const list = (who = admin) => who.call('getCenterExports', {}, LINE);
const rowOf = (id: string | number) =>
  server.tenant.db.selectFrom('center_export').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();
const job = () => jobContext(server.app.appContext, { name: 'export.make', queue: 'slow' }, server.tenant.centre);

/** An export that was made and taken away. */
const taken = async (given: object = {}) => {
  expect(await begin(given)).toMatchObject({ status: 'Success' });
  await server.work('export.make');
  const [newest] = await list();
  expect(newest).toMatchObject({ status: 'done', reason: null });
  const { url } = await admin.call('downloadCenterExport', { id: newest.id }, `${SAID} url`);
  const fetched = await fetch(`http://127.0.0.1:${server.port}${url}`);
  expect(fetched.headers.get('content-disposition')).toContain('.tar');
  const bytes = Buffer.from(await fetched.arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(newest.sha256);
  const part = await fetch(`http://127.0.0.1:${server.port}${url}`, { headers: { range: 'bytes=1000-1999' } });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(1000, 2000));
  const path = join(folder, `export-${newest.id}`);
  await writeFile(path, bytes);
  return { line: newest, path, bytes };
};
const openers = (passphrase?: string) => ({ vault: Buffer.alloc(32), passphrase });
const entriesOf = async (path: string, passphrase?: string): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  for await (const { path: name, content } of archiveAt(path, openers(passphrase))()) {
    const parts: Uint8Array[] = [];
    for await (const part of content) parts.push(part);
    found.set(name, Buffer.concat(parts).toString('utf8'));
  }
  return found;
};

test('an export holds rows, tables for people, files and meanings, and no secret', async () => {
  const { line, path } = await taken();
  const { passphrase_sealed } = await rowOf(line.id);
  expect(passphrase_sealed).toBeNull();
  expect(line).toMatchObject({ sealed: false, created_by: { id: String(admin.id) } });
  // The store of the tests may hold files of another test's center with the same number.
  expect(line.file_count).toBeGreaterThanOrEqual(1);
  expect(line.done_count).toBe(line.table_count);
  expect(Date.parse(line.ends_at) - Date.parse(line.finished_at)).toBe(7 * 86_400_000);
  const entries = await entriesOf(path);
  const students = (entries.get('rows/student/000001.jsonl') ?? '').trim().split('\n');
  expect(students).toHaveLength(3);
  expect(entries.get('csv/location.csv')).toContain("'=Elm");
  expect(entries.get('README.txt')).toContain('restore-center');
  const schema: { table: string; columns: { name: string; meaning: string | null }[] }[] = JSON.parse(
    entries.get('schema.json') ?? '',
  );
  const meant = schema.flatMap(({ columns }) => columns.filter(({ meaning }) => meaning !== null));
  expect(meant.length).toBeGreaterThan(100);
  const whole = [...entries.values()].join('\n');
  expect(whole).not.toContain('$argon2id$');
  expect(entries.has('rows/session/000001.jsonl')).toBe(false);
  const manifest = await verifyArchive(archiveAt(path, openers()));
  expect(manifest.tables.session?.rows).toBe(0);
  expect(Object.keys(manifest.files)).toContain(PICTURE);
});

test('one sealed with a passphrase opens with it alone, also without us, and stands in an empty system', async () => {
  expect(await begin({ passphrase: 'too short' })).toMatchObject({ errors: [{ field: 'passphrase', code: 'SHORT' }] });
  const { line, path, bytes } = await taken({ passphrase: PASSPHRASE });
  expect(bytes.includes('centre_id')).toBe(false);
  await expect(verifyArchive(archiveAt(path, openers()))).rejects.toThrow('say its passphrase');
  await expect(verifyArchive(archiveAt(path, openers('another one of them')))).rejects.toThrow('does not open');
  for (const at of [9, 40, 5_000, bytes.length >> 1, bytes.length - 3]) {
    const altered = Buffer.from(bytes);
    altered[at] = (altered[at] ?? 0) ^ 1;
    const bad = join(folder, 'altered');
    await writeFile(bad, altered);
    await expect(verifyArchive(archiveAt(bad, openers(PASSPHRASE))), `byte ${at}`).rejects.toThrow();
  }
  await writeFile(join(folder, 'cut'), bytes.subarray(0, bytes.length - 1600));
  await expect(verifyArchive(archiveAt(join(folder, 'cut'), openers(PASSPHRASE)))).rejects.toThrow();
  const copy = await copyTemplate(cluster.url);
  copies.push(copy);
  const secrets = loadSecrets(join(folder, 'elsewhere'));
  const operator = { email: 'operator@example.com', password: null };
  const told = await connected(copy.ownerUrl, (client) =>
    restoreCenter(client, archiveAt(path, openers(PASSPHRASE)), { secrets, operator }),
  );
  expect(told).toMatchObject({ center: server.tenant.centre, name: 'sunny', files: line.file_count, home: true });
  const hash = await connected(copy.ownerUrl, async (client) => {
    await client.query("select set_config('app.centre_id', $1, false)", [server.tenant.centre]);
    return (
      await client.query<{ password_hash: string }>('select password_hash from app_user where id = $1', [admin.id])
    ).rows;
  });
  expect(hash[0]?.password_hash).toMatch(/^\$argon2id\$/);
  const opened = join(folder, 'opened.tar');
  const run = promisify(execFile);
  const found = await run('openssl', ['version']).then(
    () => true,
    () => false,
  );
  if (found) {
    const args = ['enc', '-d', '-aes-256-cbc', '-pbkdf2', '-iter', '600000', '-md', 'sha256'];
    await run('openssl', [...args, '-in', path, '-out', opened, '-pass', `pass:${PASSPHRASE}`]);
    expect((await verifyArchive(archiveAt(opened, openers()))).center).toBe(server.tenant.centre);
  }
});

test('all administrators are told, the password is asked for, one at a time, and none by who acts as one', async () => {
  const other = await server.as('admin');
  const unconfirmed = await server.as('admin', { confirmed: false });
  expect(await begin({}, unconfirmed)).toMatchObject({ errors: [{ field: 'confirm_identity', code: 'CONFIRM' }] });
  const acting = await server.as({ id: other.id }, { by: admin });
  expect(await list(acting)).toEqual([]);
  const before = await server.tenant.db.selectFrom('outbox').select('id').where('kind', '=', 'center_export').execute();
  const answers = await Promise.all([begin(), begin({}, other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
  expect(answers.find(({ status }) => status === 'Error').errors).toMatchObject([{ code: 'RUNNING' }]);
  const after = await server.tenant.db.selectFrom('outbox').select('id').where('kind', '=', 'center_export').execute();
  expect(after.length - before.length).toBeGreaterThanOrEqual(2);
  const [waiting] = await list();
  expect(await admin.call('deleteCenterExport', { id: waiting.id }, SAID)).toMatchObject({
    errors: [{ code: 'RUNNING' }],
  });
  expect(await admin.call('downloadCenterExport', { id: waiting.id }, SAID)).toMatchObject({ status: 'Error' });
  await server.work('export.make');
  const { file } = await rowOf(waiting.id);
  expect(await admin.call('deleteCenterExport', { id: waiting.id }, SAID)).toMatchObject({ status: 'Success' });
  await server.work('file.remove');
  expect(await hasFile(server.tenant.centre, file ?? '')).toBe(false);
});

test('one whose process died is made anew under its name; a full disk is told and leaves nothing', async () => {
  await begin({ passphrase: PASSPHRASE });
  const [{ id }] = await list();
  await server.tenant.db.updateTable('center_export').set({ status: 'running' }).where('id', '=', Number(id)).execute();
  await makeExport(job(), { export: Number(id) });
  expect((await list())[0]).toMatchObject({ id, status: 'done', sealed: true });
  await makeExport(job(), { export: Number(id) });
  await server.work('export.make');
  await begin({ passphrase: PASSPHRASE });
  const [full] = await list();
  const failing = makeExport(job(), { export: Number(full.id) }, () =>
    Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
  );
  await expect(failing).rejects.toThrow('failed');
  expect((await list())[0]).toMatchObject({ id: full.id, status: 'failed', reason: 'no-room' });
  expect(await rowOf(full.id)).toMatchObject({ file: null, passphrase_sealed: null });
  await server.work('export.make');
});

test('it goes with the role of who asked for it, and after a week', async () => {
  const leaving = await server.as('admin');
  const demote = () =>
    server.tenant.db.updateTable('user_role').set({ role_id: 5 }).where('user_id', '=', leaving.id).execute();
  expect(await begin({}, leaving)).toMatchObject({ status: 'Success' });
  await server.work('export.make');
  const [made] = await list();
  const { file } = await rowOf(made.id);
  await demote();
  await server.perform('export.end');
  await server.work('file.remove');
  expect((await list())[0]).toMatchObject({ id: made.id, status: 'withdrawn' });
  expect(await readStored(server.tenant.centre, file ?? '')).toBeNull();
  const other = await server.as('admin');
  await begin({}, other);
  await server.tenant.db.updateTable('user_role').set({ role_id: 5 }).where('user_id', '=', other.id).execute();
  await server.work('export.make');
  expect((await list())[0]).toMatchObject({ status: 'withdrawn', bytes: null });
  const { line } = await taken();
  server.clock.tick(7 * 86_400_000);
  const later = await server.as('admin');
  expect(await later.call('downloadCenterExport', { id: line.id }, SAID)).toMatchObject({ status: 'Error' });
  await server.perform('export.end');
  expect((await list(later))[0]).toMatchObject({ id: line.id, status: 'over' });
});

test('what opens a door or is sealed does not leave', () => {
  const secret = { centre_id: 1, id: 1, pin_key: '\\x00', password_hash: '$argon2id$' };
  expect(asItLeaves('totp', '{}', true)).toBeNull();
  expect(JSON.parse(asItLeaves('app_user', JSON.stringify(secret), false) ?? '')).toEqual({
    ...secret,
    pin_key: null,
    password_hash: null,
  });
  expect(JSON.parse(asItLeaves('app_user', JSON.stringify(secret), true) ?? '')).toEqual({ ...secret, pin_key: null });
  const keys = { key: 'card_payment', value: { can_pay: true, publish_key: 'pk', sealed: 'x', hook: 'y' } };
  expect(JSON.parse(asItLeaves('app_setting', JSON.stringify(keys), true) ?? '')).toMatchObject({
    value: { can_pay: false, publish_key: 'pk', sealed: null, hook: null },
  });
});
