import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

let server: TestServer;
let elm: { id: number };
let sun: { id: number };
let teacher: Person;
let manager: Person;
let ava: { id: number };

const said = 'status message errors { field code }';
const asDrill = `${said} drill { id status expected found counted_at people { id kind name program { id } found_at } }`;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(new Date('2026-03-11T15:00:00Z'));
  const { tenant } = server;
  elm = await aLocation(tenant, { zone: 'America/New_York', name: 'Elm' });
  sun = await aRoom(tenant, { location_id: elm.id, name: 'Sun' });
  ava = await aStudent(tenant, { location_id: elm.id, room_id: sun.id, fname: 'Ava', lname: 'Lopez' });
  teacher = await server.as('teacher', { locations: [elm] });
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(() => server.close());

const checkIn = async (student: number, room?: number) => {
  const { db, centre } = server.tenant;
  const { id } = await db
    .insertInto('attendance')
    .values({
      centre_id: centre,
      location_id: elm.id,
      student_id: student,
      date: '2026-03-11',
      checked_in_at: new Date('2026-03-11T13:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (room !== undefined)
    await db
      .insertInto('attendance_room')
      .values({
        centre_id: centre,
        attendance_id: id,
        student_id: student,
        room_id: room,
        entered_at: new Date('2026-03-11T13:00:00Z'),
      })
      .execute();
  return id;
};
const start = (who: Person, more: object = {}) =>
  who.call('startDrill', { location: elm.id, kind: 'fire', ...more }, asDrill);

test('whoever is in when it begins is on the list, is counted once, and the last one stops the clock', async () => {
  expect(await start(teacher)).toMatchObject({ status: 'Error', errors: [{ field: 'location', code: 'NOBODY' }] });
  const leo = await aStudent(server.tenant, { location_id: elm.id, room_id: sun.id, fname: 'Leo', lname: 'Abbot' });
  const gone = await aStudent(server.tenant, { location_id: elm.id, room_id: sun.id, fname: 'Gone', lname: 'Home' });
  await checkIn(ava.id, sun.id);
  await checkIn(leo.id);
  const left = await checkIn(gone.id);
  await server.tenant.db
    .updateTable('attendance')
    .set({ checked_out_at: new Date('2026-03-11T14:00:00Z') })
    .where('id', '=', left)
    .execute();
  const { drill } = await start(teacher, { place: 'Oak tree', announced: true });
  expect(drill).toMatchObject({ status: 'running', expected: 2, found: 0, counted_at: null });
  const named = new Map(drill.people.map((one: { name: string }) => [one.name, one]));
  expect([...named.keys()].sort()).toEqual(['Ava Lopez', 'Leo Abbot']);
  expect(named.get('Ava Lopez')).toMatchObject({ kind: 'student', program: { id: String(sun.id) }, found_at: null });
  expect(await start(manager)).toMatchObject({ status: 'Error', errors: [{ field: 'location', code: 'RUNNING' }] });

  const count = (people: string[], here: boolean) =>
    manager.call('countDrillPeople', { id: drill.id, people, here }, asDrill);
  const ids: string[] = drill.people.map(({ id }: { id: string }) => id);
  server.clock.tick(60_000);
  expect((await count(ids.slice(0, 1), true)).drill).toMatchObject({ found: 1, counted_at: null });
  server.clock.tick(30_000);
  const whole = await count(ids, true);
  expect(whole.drill).toMatchObject({ found: 2, counted_at: '2026-03-11T15:01:30.000Z' });
  // Who was counted before keeps the moment of it.
  const moments = whole.drill.people.map(({ found_at }: { found_at: string }) => found_at).sort();
  expect(moments).toEqual(['2026-03-11T15:01:00.000Z', '2026-03-11T15:01:30.000Z']);
  server.clock.tick(30_000);
  expect((await count(ids, true)).drill).toMatchObject({ counted_at: '2026-03-11T15:01:30.000Z' });
  expect((await count(ids.slice(1), false)).drill).toMatchObject({ found: 1, counted_at: null });

  // Somebody is missing: it asks, and says who.
  const asked = await teacher.call('endDrill', { id: drill.id, notes: 'Door stuck', confirm: [] }, said);
  expect(asked).toMatchObject({ status: 'Error', errors: [{ code: 'CONFIRM' }] });
  const ended = await teacher.call(
    'endDrill',
    { id: drill.id, notes: 'Door stuck' },
    `${said} drill { status notes ended_at }`,
  );
  expect(ended).toMatchObject({ status: 'Success', drill: { status: 'ended', notes: 'Door stuck' } });
  expect(await count(ids, true)).toMatchObject({ status: 'Error', errors: [{ code: 'STATE' }] });
  expect(await teacher.call('cancelDrill', { id: drill.id }, said)).toMatchObject({ errors: [{ code: 'STATE' }] });

  const file = await manager.call('exportReport', { report: 'drills', location: elm.id, type: 'csv' }, `${said} file`);
  expect(file.status).toBe('Success');
  const csv = await (await fetch(new URL(file.file, `http://127.0.0.1:${server.port}`))).text();
  expect(csv).toMatch(/Fire.*Yes.*11:00:00.*1\/2.*(Ava Lopez|Leo Abbot).*Oak tree.*Door stuck/);
});

test('visitors are named and counted; what was pressed without a line counts from when it was pressed', async () => {
  const { drill } = await start(teacher, { kind: 'evacuation' });
  const ids: string[] = drill.people.map(({ id }: { id: string }) => id);
  const visitor = (name: string, more: object = {}) =>
    teacher.call('addDrillVisitor', { id: drill.id, name, ...more }, asDrill);
  const count = (people: string[], more: object = {}) =>
    manager.call('countDrillPeople', { id: drill.id, people, here: true, ...more }, asDrill);
  server.clock.tick(300_000);
  // Pressed two minutes ago, in the yard.
  const whole = await count(ids, { ago: 120 });
  const at = (before: number) => new Date(server.clock.now().getTime() - before * 1000).toISOString();
  expect(whole.drill).toMatchObject({ found: 2, expected: 2, counted_at: at(120) });
  const [plumber] = (await visitor('Pat Plumber')).drill.people.filter(
    ({ kind }: { kind: string }) => kind === 'visitor',
  );
  expect(plumber).toMatchObject({ name: 'Pat Plumber', program: null, found_at: null });
  expect((await visitor('Gran', { here: true })).drill).toMatchObject({ expected: 4, found: 3, counted_at: null });
  // Nobody was seen before the alarm went.
  expect((await count([plumber.id], { ago: 7200 })).drill).toMatchObject({ found: 4, counted_at: at(0) });
  const remove = (person: string) => teacher.call('removeDrillVisitor', { id: drill.id, person }, asDrill);
  expect(await remove(ids[0] ?? '')).toMatchObject({
    status: 'Error',
    errors: [{ field: 'person', code: 'NOT_VISITOR' }],
  });
  expect(await remove(plumber.id)).toMatchObject({ status: 'Success', drill: { expected: 3, found: 3 } });
  await visitor('Late Lee');
  await teacher.call('endDrill', { id: drill.id }, said);
  expect(await visitor('Too late')).toMatchObject({ errors: [{ code: 'STATE' }] });
  const file = await manager.call('exportReport', { report: 'drills', location: elm.id, type: 'csv' }, 'file');
  const csv = await (await fetch(new URL(file.file, `http://127.0.0.1:${server.port}`))).text();
  expect(csv).toMatch(/Evacuation.*3\/4.*Late Lee/);
});

test('people of another count are out of reach; one begun by mistake is taken back', async () => {
  const other = await aLocation(server.tenant, { name: 'Oak' });
  const elsewhere = await aStudent(server.tenant, { location_id: other.id, fname: 'Far' });
  const { db, centre } = server.tenant;
  const far = await db
    .insertInto('drill')
    .values({
      centre_id: centre,
      location_id: other.id,
      kind: 'fire',
      date: '2026-03-11',
      started_at: new Date('2026-03-11T15:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: theirs } = await db
    .insertInto('drill_person')
    .values({ centre_id: centre, drill_id: far.id, student_id: elsewhere.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { drill } = await start(teacher, { kind: 'lockdown' });
  expect(await teacher.call('countDrillPeople', { id: drill.id, people: [theirs], here: true }, said)).toMatchObject({
    status: 'Error',
  });
  expect(await teacher.call('getDrill', { id: far.id }, 'id')).toBeNull();
  expect(await teacher.call('cancelDrill', { id: drill.id }, said)).toMatchObject({ status: 'Success' });
  expect(await teacher.call('getDrill', { id: drill.id }, 'id')).toBeNull();
  const parent = await server.as('user');
  await expect(parent.call('getDrillsDue', { location: elm.id }, 'kind')).rejects.toThrow();
});

test('what is due is reckoned from the last one that ended, by months', async () => {
  const due = async () => {
    const all = await teacher.call('getDrillsDue', { location: elm.id }, 'kind every_months last_on due_on');
    return Object.fromEntries(all.map(({ kind, ...one }: { kind: string }) => [kind, one]));
  };
  expect((await due()).fire).toEqual({ every_months: null, last_on: '2026-03-11', due_on: null });
  const plan = (kind: string, every_months: number | null) =>
    manager.call('saveDrillPlan', { location: elm.id, kind, every_months }, said);
  expect(await plan('fire', 1)).toMatchObject({ status: 'Success' });
  expect(await plan('lockdown', 3)).toMatchObject({ status: 'Success' });
  expect((await due()).fire).toEqual({ every_months: 1, last_on: '2026-03-11', due_on: '2026-04-11' });
  // Never practiced: today.
  expect((await due()).lockdown).toEqual({ every_months: 3, last_on: null, due_on: '2026-03-11' });
  expect(await plan('fire', null)).toMatchObject({ status: 'Success' });
  expect((await due()).fire).toMatchObject({ every_months: null, due_on: null });
  const listed = await teacher.call(
    'getDrills',
    { location: elm.id, kind: 'fire', start_date: '2026-03-01', end_date: '2026-03-31', first: 10 },
    'total data { kind date announced real place started_by { id } ended_by { id } }',
  );
  expect(listed).toMatchObject({
    total: 1,
    data: [{ kind: 'fire', date: '2026-03-11', announced: true, real: false }],
  });
});
