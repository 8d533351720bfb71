import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { savedSpan } from '../saved/saved-span.ts';
import { savedReportJobs } from '../saved/send-saved.ts';

let server: TestServer;
let elm: { id: number };
let oak: { id: number };
let manager: Person;
let teacher: Person;
beforeAll(async () => {
  // Wednesday, 12:00 in New York.
  server = await startTestServer({ now: '2026-03-11T16:00:00Z', jobs: savedReportJobs });
  elm = await aLocation(server.tenant, { name: 'Elm', zone: 'America/New_York' });
  oak = await aLocation(server.tenant, { name: 'Oak', zone: 'America/New_York' });
  manager = await server.as('manager', { locations: [elm] });
  teacher = await server.as('teacher', { locations: [elm] });
  await aStudent(server.tenant, { location_id: elm.id, fname: 'Ava' });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['saved_report', 'outbox']) await sql`delete from ${sql.table(table)}`.execute(server.tenant.db);
});

const friday = {
  name: 'Friday hours',
  report: 'student_hours',
  type: 'csv',
  days: 'last_28',
  every: 'week',
  weekday: 5,
};
const save = async (more: object = {}) =>
  manager.call(
    'createSavedReport',
    { location: elm.id, ...friday, readers: [manager.id, teacher.id], ...more },
    'status errors { field code } saved_report { id weekday hour readers { id } }',
  );
const list = (who: Person, location = elm.id) => who.call('getSavedReports', { location }, 'id name sent_on');
const take = (who: Person, id: string) =>
  who.call('exportSavedReport', { id }, 'status message file errors { field code }');
const letters = async () => {
  const { rows } = await sql<{ user_id: number }>`select user_id from outbox order by user_id`.execute(
    server.tenant.db,
  );
  return rows.map(({ user_id }) => user_id);
};
const at = (iso: string) => server.clock.set(new Date(iso));

test('a report is saved, taken away by one press, and changed', async () => {
  const { saved_report: made } = await save();
  expect(made).toMatchObject({ weekday: 5, hour: 7 });
  expect(made.readers.map(({ id }: { id: string }) => Number(id)).sort()).toEqual([manager.id, teacher.id].sort());
  const { file, status } = await take(manager, made.id);
  expect(status).toBe('Success');
  expect(await (await fetch(`http://127.0.0.1:${server.port}${file}`)).text()).toContain('Ava');
  const daily = { ...friday, id: made.id, name: 'Daily', every: 'day', weekday: null, readers: [manager.id] };
  expect(
    await manager.call('updateSavedReport', daily, 'status saved_report { name weekday readers { id } }'),
  ).toMatchObject({ saved_report: { name: 'Daily', weekday: null, readers: [{ id: String(manager.id) }] } });
  expect(await manager.call('deleteSavedReport', { id: made.id }, 'status')).toEqual({ status: 'Success' });
  expect(await list(manager)).toEqual([]);
});

test('a report of one room holds its children alone, and goes with the room', async () => {
  const [acorns, owls, away] = [
    await aRoom(server.tenant, { location_id: elm.id, name: 'Acorns' }),
    await aRoom(server.tenant, { location_id: elm.id }),
    await aRoom(server.tenant, { location_id: oak.id }),
  ];
  await aStudent(server.tenant, { location_id: elm.id, room_id: acorns.id, fname: 'Zuri' });
  const { saved_report: made } = await save({ program_id: acorns.id });
  const textOf = async () => {
    const { file } = await take(manager, made.id);
    return (await fetch(`http://127.0.0.1:${server.port}${file}`)).text();
  };
  expect(await textOf()).toContain('Zuri');
  expect(await textOf()).not.toContain('Ava');
  const programs = 'program { name }';
  expect(await manager.call('getSavedReports', { location: elm.id }, programs)).toEqual([
    { program: { name: 'Acorns' } },
  ]);

  expect(await save({ program_id: away.id })).toMatchObject({ status: 'Error', errors: [{ field: 'program_id' }] });
  const both = await server.as('manager', { locations: [elm, oak] });
  const wrong = { location: elm.id, ...friday, program_id: away.id };
  expect(await both.call('createSavedReport', wrong, 'status errors { code }')).toEqual({
    status: 'Error',
    errors: [{ code: 'OTHER_LOCATION' }],
  });

  // Said nothing of, the room stays; a report that knows no rooms has none.
  const change = (more: object) =>
    manager.call('updateSavedReport', { id: made.id, ...friday, ...more }, `status saved_report { ${programs} }`);
  expect(await change({ name: 'Named anew' })).toMatchObject({ saved_report: { program: { name: 'Acorns' } } });
  expect(await change({ program_id: null })).toMatchObject({ saved_report: { program: null } });
  expect(await textOf()).toContain('Ava');
  expect(await change({ program_id: owls.id, report: 'drills' })).toMatchObject({ saved_report: { program: null } });
  expect(await change({ program_id: owls.id })).toMatchObject({ status: 'Success' });
  await server.tenant.db.deleteFrom('room').where('id', '=', owls.id).execute();
  expect(await list(manager)).toEqual([]);
});

test('its readers are told on their day from their hour on, once, by a letter that leads to it', async () => {
  await save({ hour: 8 });
  await server.perform('reports.send_saved');
  expect(await letters()).toEqual([]);
  at('2026-03-13T11:30:00Z');
  await server.perform('reports.send_saved');
  expect(await letters()).toEqual([]);
  at('2026-03-13T12:17:00Z');
  for (let times = 0; times < 2; times += 1) await server.perform('reports.send_saved');
  expect(await letters()).toEqual([manager.id, teacher.id].sort((a, b) => a - b));
  expect((await list(manager))[0]).toMatchObject({ sent_on: '2026-03-13' });
  at('2026-03-20T12:17:00Z');
  await server.perform('reports.send_saved');
  expect(await letters()).toHaveLength(4);
  at('2026-03-11T16:00:00Z');
});

test('who may not have it any more is neither told nor given it', async () => {
  const { saved_report: staff } = await save({ report: 'staff_hours', every: 'day', weekday: null });
  const { saved_report: hours } = await save({ every: 'day', weekday: null });
  // Of the hours of the team a teacher is not told.
  await server.perform('reports.send_saved');
  expect((await letters()).filter((id) => id === teacher.id)).toHaveLength(1);
  expect(await take(teacher, staff.id)).toMatchObject({ status: 'Error', errors: [{ code: 'RULE' }] });
  expect(await take(teacher, hours.id)).toMatchObject({ status: 'Success' });
  // Moved to another location in between.
  const { db } = server.tenant;
  await db.updateTable('user_location').set({ location_id: oak.id }).where('user_id', '=', teacher.id).execute();
  await expect(take(teacher, hours.id)).rejects.toThrow();
  at('2026-03-12T16:00:00Z');
  await server.perform('reports.send_saved');
  expect((await letters()).filter((id) => id === teacher.id)).toHaveLength(1);
  await db.updateTable('user_location').set({ location_id: elm.id }).where('user_id', '=', teacher.id).execute();
  at('2026-03-11T16:00:00Z');
});

test('a colleague who is not told of it, another location and a family reach none', async () => {
  const { saved_report: made } = await save({ readers: [manager.id] });
  expect(await list(teacher)).toEqual([]);
  await expect(take(teacher, made.id)).rejects.toThrow();
  const away = await server.as('manager', { locations: [oak] });
  await expect(list(away)).rejects.toThrow();
  await expect(take(away, made.id)).rejects.toThrow();
  expect(await away.call('deleteSavedReport', { id: made.id }, 'status')).toMatchObject({ status: 'Error' });
  // Nobody of another location is told of what is here.
  expect(await save({ readers: [away.id] })).toMatchObject({ status: 'Error' });
  await expect(list(await server.as('user'))).rejects.toThrow();
});

test.each([
  ['today', '2026-03-11', '2026-03-11', '2026-03-11'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['last_week', '2026-03-11', '2026-03-02', '2026-03-08'],
  ['last_week', '2026-03-09', '2026-03-02', '2026-03-08'],
  ['last_week', '2026-03-08', '2026-02-23', '2026-03-01'],
  ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['last_month', '2028-03-01', '2028-02-01', '2028-02-29'],
  ['last_28', '2026-03-11', '2026-02-12', '2026-03-11'],
] as const)('%s, read on %s, is of %s to %s', (days, today, start_date, end_date) => {
  expect(savedSpan(days, today)).toEqual({ start_date, end_date });
});
