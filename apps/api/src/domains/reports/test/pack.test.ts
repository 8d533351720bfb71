import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDrill, ended } from '../../drills/test/drills.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { packJobs } from '../pack/make-pack.ts';

let server: TestServer;
let elm: { id: number };
let oak: { id: number };
let manager: Person;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-11T16:00:00Z', jobs: packJobs });
  elm = await aLocation(server.tenant, { name: 'Elm <b>Street</b>', zone: 'America/New_York' });
  oak = await aLocation(server.tenant, { name: 'Oak' });
  manager = await server.as('manager', { locations: [elm] });
  const room = await aRoom(server.tenant, { location_id: elm.id, name: 'Suns' });
  const ava = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname: '=Ava', lname: 'Elm' });
  await aStudent(server.tenant, { location_id: oak.id, fname: 'Olaf', lname: 'Oak' });
  await aDrill(server.tenant, { location_id: elm.id, student_id: ava.id, notes: 'Quick', ...ended });
});
afterAll(() => server.close());

const span = { start_date: '2025-04-01', end_date: '2026-03-11' };
const ask = (who: Person, more: object = {}) =>
  who.call('requestInspectorPack', { location: elm.id, ...span, ...more }, 'status errors { field code } pack { id }');
const packs = (who: Person, location = elm.id) =>
  who.call('getInspectorPacks', { location }, 'id status parts bytes ends_at start_date end_date');
const open = (who: Person, id: number) => who.call('openInspectorPack', { id }, 'status url errors { field code }');
const made = async (more: object = {}) => {
  const { pack } = await ask(manager, more);
  await server.work('reports.make_pack');
  return Number(pack.id);
};
const fetched = async (url: string) => {
  const answer = await fetch(`http://127.0.0.1:${server.port}${url}`);
  return { status: answer.status, files: answer.ok ? unzipSync(new Uint8Array(await answer.arrayBuffer())) : {} };
};
const clear = () => sql`delete from inspector_pack`.execute(server.tenant.db);

test('ten tables and an index come as one file, of this location alone, with the words of a year', async () => {
  const id = await made();
  expect((await packs(manager))[0]).toMatchObject({ id: String(id), status: 'done', ...span });
  const { url } = await open(manager, id);
  const { status, files } = await fetched(url);
  expect(status).toBe(200);
  expect(Object.keys(files).sort()).toEqual(
    [
      'roster',
      'immunizations',
      'care-plans',
      'staff-credentials',
      'medications',
      'injuries',
      'illnesses',
      'health-checks',
      'drills',
      'ratio-log',
    ]
      .flatMap((part, at) => [
        `${String(at + 1).padStart(2, '0')}-${part}.csv`,
        `${String(at + 1).padStart(2, '0')}-${part}.pdf`,
      ])
      .concat('index.html')
      .sort(),
  );
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('01-roster.csv')).toContain("'=Ava Elm");
  expect(text('01-roster.csv')).not.toContain('Olaf');
  expect(text('09-drills.csv')).toContain('Quick');
  expect(text('09-drills.pdf').startsWith('%PDF')).toBe(true);
  const index = text('index.html');
  expect(index).toContain('Elm &#60;b&#62;Street&#60;/b&#62;');
  expect(index).toContain("script-src 'none'");
  expect(index).toMatch(/href="09-drills\.pdf"/);
  const { rows } = await sql`select 1 from audit where entity = 'InspectorPack' and entity_id = ${id}
    and call = 'openInspectorPack'`.execute(server.tenant.db);
  expect(rows).toHaveLength(1);
});

test('only what was chosen is in it, and a longer time than a year or a crossed one is refused', async () => {
  await clear();
  const id = await made({ parts: ['drills'] });
  const { files } = await fetched((await open(manager, id)).url);
  expect(Object.keys(files).sort()).toEqual(['01-drills.csv', '01-drills.pdf', 'index.html']);
  await expect(ask(manager, { start_date: '2024-01-01' })).rejects.toThrow('at most 366 days');
  await expect(ask(manager, { start_date: '2026-03-12' })).rejects.toThrow();
  expect(await packs(manager)).toHaveLength(1);
});

test('one at a time is made of a location', async () => {
  await clear();
  const [one, two] = await Promise.all([ask(manager), ask(manager)]);
  expect([one.status, two.status].sort()).toEqual(['Error', 'Success']);
  expect([one, two].find(({ status }) => status === 'Error').errors).toEqual([{ field: 'location', code: 'RUNNING' }]);
  await server.work('reports.make_pack');
});

test('another manager, a teacher and who has left the location reach none', async () => {
  await clear();
  const id = await made({ parts: ['roster'] });
  const other = await server.as('manager', { locations: [elm] });
  const teacher = await server.as('teacher', { locations: [elm] });
  expect(await packs(other)).toEqual([]);
  expect(await open(other, id)).toMatchObject({ status: 'Error', errors: [{ field: 'id' }] });
  await expect(open(teacher, id)).rejects.toThrow();
  const { url } = await open(manager, id);
  expect((await fetched(url)).status).toBe(200);
  const { db, centre } = server.tenant;
  await db.deleteFrom('user_location').where('user_id', '=', manager.id).execute();
  await db
    .insertInto('user_location')
    .values({ centre_id: centre, user_id: manager.id, location_id: oak.id })
    .execute();
  await expect.poll(async () => (await fetched(url)).status).not.toBe(200);
  await expect(packs(manager)).rejects.toThrow();
  await db.updateTable('user_location').set({ location_id: elm.id }).where('user_id', '=', manager.id).execute();
});

test('who loses the right before it is made gets nothing', async () => {
  await clear();
  const { pack } = await ask(manager);
  const { db } = server.tenant;
  await db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', manager.id).execute();
  await server.work('reports.make_pack');
  await db.updateTable('app_user').set({ status: 'active' }).where('id', '=', manager.id).execute();
  expect(await packs(manager)).toMatchObject([{ id: pack.id, status: 'withdrawn', bytes: null }]);
  expect(await open(manager, Number(pack.id))).toMatchObject({ status: 'Error', errors: [{ code: 'STATE' }] });
});

test('after its week it is over, and deleting it takes the file', async () => {
  await clear();
  const id = await made({ parts: ['roster'] });
  const { url } = await open(manager, id);
  server.clock.tick(8 * 86_400_000);
  expect(await open(manager, id)).toMatchObject({ status: 'Error', errors: [{ code: 'OVER' }] });
  server.clock.tick(-8 * 86_400_000);
  expect((await fetched(url)).status).toBe(200);
  expect(await manager.call('deleteInspectorPack', { id }, 'status')).toEqual({ status: 'Success' });
  await expect.poll(async () => (await fetched(url)).status).not.toBe(200);
  expect(await packs(manager)).toEqual([]);
});
