import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inErasingOrder } from '../../../archives/center-tables.ts';
import { addCenter } from '../../../db/seed/center.ts';
import { seedSunny } from '../../../db/seed/sunny.ts';
import { insertOver, writer } from '../../../db/seed/writer.ts';
import { listFiles, putFile } from '../../../files/store.ts';
import { installation } from '../../../installation.ts';
import { jobContext } from '../../../kernel/jobs/perform.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { eraseCenter } from '../erase-job.ts';
import { aBackup } from './backups.factory.ts';
import { asHome } from './plans.factory.ts';

const SAID = 'status errors { field code }';
const DAY_MS = 86_400_000;
let server: TestServer;
let home: TestTenant;
let admin: Person;
let support: Person;
let owner: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  home = await asHome(await server.centre('home'));
  admin = await server.as('admin', { at: home });
  support = await server.as('kvsupport', { at: home });
  owner = new pg.Client(server.ownerUrl);
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await server?.close();
});

/** A center with all that the demo knows. */
const aFullCenter = async (slug: string): Promise<number> => {
  await owner.query('begin');
  const insert = insertOver(owner);
  const centre = await addCenter(insert, { slug, name: 'Sunny Gone', theme: 'nestling', is_platform: false });
  const to = await writer(owner, centre);
  const stream = await to.add('stream', { name: 'Demo', url: 'rtsp://127.0.0.1:8554', is_default: true });
  const now = server.clock.now();
  await seedSunny({ client: owner, to, secrets: installation().secrets, password: 'x', stream, now });
  await owner.query('commit');
  return centre;
};
const centerOf = (id: number) => home.db.selectFrom('centre').selectAll().where('id', '=', id).executeTakeFirst();
const takeOut = (id: number, who = admin) => who.call('deleteAwsCenter', { id }, SAID);
const erase = (id: number, confirm: string, who = admin) => who.call('deleteAwsCenterDatabase', { id, confirm }, SAID);
const refusal = async (asked: Promise<{ errors: { field: string; code: string }[] }>) => (await asked).errors[0]?.code;
const filesOf = async (center: number): Promise<string[]> => {
  const names: string[] = [];
  for await (const name of listFiles(center)) names.push(name);
  return names;
};
/** Rows of a center in every table that may hold some. */
const rowsLeft = async (center: number): Promise<Record<string, number>> => {
  await owner.query('begin');
  await owner.query("select set_config('app.centre_id', $1, true)", [String(center)]);
  const { rows } = await owner.query<{ table_name: string; column_name: string }>('select * from center_tables()');
  const left: Record<string, number> = {};
  for (const { table_name, column_name } of rows) {
    const counted = await owner.query<{ n: number }>(
      `select count(*)::int as n from "${table_name}" where "${column_name}" = $1`,
      [center],
    );
    if (counted.rows[0]?.n) left[table_name] = counted.rows[0].n;
  }
  await owner.query('commit');
  return left;
};

test('a center leaves: out of service, backed up, kept for thirty days, and erased to the last row and file', async () => {
  const center = await aFullCenter('sunny-gone');
  const elm = await aLocation(server.tenant);
  await aStudent(server.tenant, { location_id: elm.id });
  const others = await rowsLeft(server.tenant.centre);
  expect(Object.keys(await rowsLeft(center)).length).toBeGreaterThan(90);
  await putFile(center, 'pabcdefghijklmnopqrstuv-full.webp', Buffer.alloc(1_000, 7));

  expect(await takeOut(center)).toEqual({ status: 'Success', errors: [] });
  expect(await refusal(takeOut(center))).toBe('STATE');
  expect(await centerOf(center)).toMatchObject({ status: 'inactive', out_of_service_at: server.clock.now() });
  expect(await refusal(erase(center, 'Sunny Gone'))).toBe('TOO_EARLY');
  server.clock.tick(30 * DAY_MS);
  expect(await refusal(erase(center, 'Sunny Days'))).toBe('OTHER');
  // Its last backup has not been made yet.
  expect(await refusal(erase(center, 'Sunny Gone'))).toBe('BACKUP');
  await server.work('center.back_up');
  const [backup] = await home.db
    .selectFrom('center_backup')
    .selectAll()
    .where('backed_centre_id', '=', center)
    .execute();
  expect(backup?.status).toBe('done');
  expect(await erase(center, ' Sunny Gone ')).toEqual({ status: 'Success', errors: [] });
  expect(await refusal(erase(center, 'Sunny Gone'))).toBe('RUNNING');
  const listed = await admin.call('getAwsCenterDatabases', { first: 20 }, 'data { id out_of_service_at erasing_at }');
  expect(listed.data).toContainEqual({
    id: String(center),
    out_of_service_at: new Date(server.clock.now().getTime() - 30 * DAY_MS).toISOString(),
    erasing_at: server.clock.now().toISOString(),
  });

  // Killed in the middle, it goes on.
  const whole = jobContext(server.app.appContext, { name: 'center.erase', queue: 'slow' }, home.centre);
  let steps = 0;
  const killed: typeof whole = {
    ...whole,
    transaction: (work) => {
      steps += 1;
      return steps > 60 ? Promise.reject(new Error('killed')) : whole.transaction(work);
    },
  };
  await expect(eraseCenter(killed, { center })).rejects.toThrow('killed');
  expect(Object.keys(await rowsLeft(center)).length).toBeGreaterThan(10);
  await server.work('center.erase');

  expect(await rowsLeft(center)).toEqual({});
  expect(await centerOf(center)).toBeUndefined();
  expect(await filesOf(center)).toEqual([]);
  expect(await rowsLeft(server.tenant.centre)).toEqual(others);
  const trail = await home.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('entity', '=', 'Center')
    .where('entity_id', '=', center)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  expect(trail).toEqual({
    before: { name: 'Sunny Gone', slug: 'sunny-gone' },
    after: { erased: true, sha256: backup?.sha256 },
  });
  expect(
    await home.db.selectFrom('center_backup').selectAll().where('backed_centre_id', '=', center).execute(),
  ).toEqual([]);
  await server.work('file.remove');
  expect(await filesOf(home.centre)).not.toContain(backup?.file);
  // Once more, as a job does that was killed after its last step.
  await eraseCenter(whole, { center });
}, 120_000);

test('one that pays, whose newest backup failed, or that is asked for by support, stays in service', async () => {
  const paying = await server.centre('paying');
  const set = (given: object) => home.db.updateTable('centre').set(given).where('id', '=', paying.centre).execute();
  await set({ payment_start: '2026-01-01', payment_end: '2027-12-31' });
  expect(await refusal(takeOut(paying.centre))).toBe('PAYING');
  await set({ payment_start: null, payment_end: null, subscription_ref: 'sub_1', subscription_status: 'past_due' });
  expect(await refusal(takeOut(paying.centre))).toBe('PAYING');
  await set({ subscription_ref: null, subscription_status: null });
  await aBackup(home, { backed_centre_id: paying.centre, status: 'failed', sha256: null, reason: 'broken' });
  expect(await refusal(takeOut(paying.centre))).toBe('BACKUP');
  await expect(takeOut(paying.centre, support)).rejects.toThrow();
  expect(await centerOf(paying.centre)).toMatchObject({ status: 'active', out_of_service_at: null });
});

test('switched on again, the decision is taken back, also while a job is at it', async () => {
  const moon = await server.centre('moon');
  await aLocation(moon);
  await home.db
    .updateTable('centre')
    .set({ name: 'Moon', status: 'inactive', out_of_service_at: new Date(server.clock.now().getTime() - 31 * DAY_MS) })
    .where('id', '=', moon.centre)
    .execute();
  await aBackup(home, { backed_centre_id: moon.centre });
  expect((await erase(moon.centre, 'Moon')).status).toBe('Success');
  await support.call('updateCenterStatus', { id: moon.centre, status: 'active' }, SAID);
  expect(await centerOf(moon.centre)).toMatchObject({ out_of_service_at: null, erasing_at: null });
  await server.work('center.erase');
  expect(await rowsLeft(moon.centre)).toMatchObject({ location: 1, centre: 1 });
  expect(await refusal(erase(moon.centre, 'Moon'))).toBe('STATE');
});

test('nobody erases a center that is in service, whatever a program asks the database for', async () => {
  const { centre } = server.tenant;
  const job = server.job(home);
  for (const asked of [
    sql`select erase_rows(${centre}, 'student', 10)`,
    sql`select erase_center(${centre})`,
    sql`select erase_jobs(${centre})`,
    sql`select erase_rows(${home.centre}, 'app_user', 10)`,
  ])
    await expect(job.transaction(({ db }) => asked.execute(db))).rejects.toThrow(/may not be erased/);
  // What only the owner may, nobody gets by saying that it is being erased.
  await expect(
    server.job(server.tenant).transaction(async ({ db }) => {
      await sql`select set_config('app.erasing', ${String(centre)}, true)`.execute(db);
      await sql`delete from ledger_entry`.execute(db);
    }),
  ).rejects.toThrow(/permission denied/);
});

test('rows that name others go before these, and a circle ends', () => {
  const keys = [
    { child: 'a', parent: 'b' },
    { child: 'b', parent: 'c' },
    { child: 'c', parent: 'b' },
    { child: 'd', parent: 'a' },
    { child: 'elsewhere', parent: 'a' },
  ];
  const order = inErasingOrder(['c', 'b', 'a', 'd'], keys);
  expect(order.indexOf('d')).toBeLessThan(order.indexOf('a'));
  expect(order.indexOf('a')).toBeLessThan(order.indexOf('b'));
  expect(order.toSorted()).toEqual(['a', 'b', 'c', 'd']);
});
