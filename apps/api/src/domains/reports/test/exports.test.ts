import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMessage } from '../../chat/test/chat.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aTeacher } from '../../users/test/users.factory.ts';

let server: TestServer;
let elm: { id: number };
let manager: Person;
let teacher: Person;
beforeAll(async () => {
  // 12:00 in New York, the Wednesday after the clocks went forward.
  server = await startTestServer({ now: '2026-03-11T16:00:00Z' });
  elm = await aLocation(server.tenant, { name: 'Elm/Street' });
  manager = await server.as('manager', { locations: [elm] });
  teacher = await server.as('teacher', { locations: [elm] });
  const room = await aRoom(server.tenant, { location_id: elm.id, name: '@Suns' });
  const student = await aStudent(server.tenant, {
    location_id: elm.id,
    room_id: room.id,
    fname: '=cmd()',
    lname: "O'Neil",
  });
  const { centre, db } = server.tenant;
  const place = { centre_id: centre, location_id: elm.id };
  // Sunday the 8th: 01:30 EST to 03:30 EDT is one hour.
  await db
    .insertInto('attendance')
    .values({
      ...place,
      student_id: student.id,
      date: '2026-03-08',
      checked_in_at: new Date('2026-03-08T06:30:00Z'),
      checked_out_at: new Date('2026-03-08T07:30:00Z'),
    })
    .execute();
  const member = await aTeacher(server.tenant, { fname: '+Rosa', lname: 'Kim', locations: [elm] });
  const shift = await db
    .insertInto('team_attendance')
    .values({
      ...place,
      user_id: member.id,
      date: '2026-03-09',
      clocked_in_at: new Date('2026-03-09T12:05:00Z'),
      clocked_out_at: new Date('2026-03-09T20:00:00Z'),
      break_stated: 30,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('team_stretch')
    .values({
      centre_id: centre,
      team_attendance_id: shift.id,
      user_id: member.id,
      room_id: room.id,
      started_at: new Date('2026-03-09T12:05:00Z'),
      ended_at: new Date('2026-03-09T20:00:00Z'),
    })
    .execute();
});
afterAll(() => server.close());

const span = { start_date: '2026-03-01', end_date: '2026-03-11' };
const ask = (who: Person, report: string, type: string) =>
  who.call(
    'exportAttendanceReport',
    { location: elm.id, report, ...span, type },
    'status message file errors { code }',
  );
const fetched = (path: unknown) => fetch(`http://127.0.0.1:${server.port}${path}`);
const bytesOf = async (path: unknown) => Buffer.from(await (await fetched(path)).arrayBuffer());

test('a report leaves as CSV under a name people know, in the clock of the place, with names that do not run', async () => {
  const { status, file } = await ask(teacher, 'attendance', 'csv');
  expect(status).toBe('Success');
  const answer = await fetched(file);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Elm%20Street%20Attendance%202026-03-01%20%202026-03-11.csv".replace('%20%20', '%20'),
  );
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  expect(text.split('\r\n')[1]).toBe(`03/08/2026,"'=cmd() O'Neil","'@Suns",1:30 AM,3:30 AM,1:00,,,,`);
});

test('an address ends after a quarter of an hour, and nothing in it may be changed', async () => {
  const { file } = await ask(manager, 'summary', 'pdf');
  const path = String(file);
  expect((await bytesOf(path)).subarray(0, 5).toString()).toBe('%PDF-');
  const [, , , ticket = '', sign, called] = path.split('/');
  const said: unknown[] = JSON.parse(Buffer.from(ticket, 'base64url').toString());
  const changed = (place: number, value: unknown) =>
    Buffer.from(JSON.stringify(said.with(place, value))).toString('base64url');
  for (const forged of [
    `/files/download/${changed(0, Number(said[0]) + 1)}/${sign}/${called}`,
    `/files/download/${changed(7, Number(said[7]) + 60)}/${sign}/${called}`,
    `/files/download/${ticket}/${sign}/other.pdf`,
    `/files/download/${changed(1, '../../secrets.csv')}/${sign}/${called}`,
  ])
    expect((await fetched(forged)).status).toBe(404);
  server.clock.tick(16 * 60_000);
  expect((await fetched(path)).status).toBe(404);
});

test('the pay period holds every shift, says how it is rounded, and its total is the sum of its minutes', async () => {
  expect(await ask(teacher, 'pay_period', 'xlsx')).toMatchObject({ status: 'Error', errors: [{ code: 'RULE' }] });
  const { file } = await ask(manager, 'pay_period', 'xlsx');
  const bytes = await bytesOf(file);
  const table = await readSheet(bytes, 1);
  expect(table).toHaveLength(3);
  const [, row, total] = table;
  expect(row?.slice(1, 5)).toEqual(['+Rosa Kim', null, new Date('2026-03-09T00:00:00Z'), expect.anything()]);
  expect(row?.[8]).toBeCloseTo(445 / 60);
  expect(row?.[12]).toBe('none: whole minutes');
  expect([total?.[1], total?.[8]]).toEqual(['Total', row?.[8]]);
  expect(String((await readSheet(bytes, 2))[2])).toMatch(/Nothing is rounded/);
});

const linesOf = async (path: unknown) => (await bytesOf(path)).toString('utf8').trim().split('\r\n');
const headOf = async (report: string) => (await linesOf((await ask(manager, report, 'csv')).file))[0];

test('every report can be had in every form, in Spanish too, and the trail says who took it', async () => {
  for (const report of ['sign_in', 'daily_hours', 'student_hours', 'staff_hours']) {
    const lines = await linesOf((await ask(manager, report, 'csv')).file);
    expect(lines.length, report).toBeGreaterThan(1);
    const table = await readSheet(await bytesOf((await ask(manager, report, 'xlsx')).file), 1);
    // A sheet has its totals below, which a file for programs leaves out.
    expect([0, 1], report).toContain(table.length - lines.length);
    const pdf = await bytesOf((await ask(manager, report, 'pdf')).file);
    expect(pdf.subarray(0, 5).toString(), report).toBe('%PDF-');
    expect(pdf.subarray(-6).toString(), report).toContain('%%EOF');
    await manager.call('saveOwnLanguage', { language: 'es' }, 'status');
    const spanish = await headOf(report);
    await manager.call('saveOwnLanguage', { language: 'en' }, 'status');
    expect(spanish?.split(',').length, report).toBe(lines[0]?.split(',').length);
    expect(spanish, report).not.toBe(lines[0]);
  }
  for (const report of ['logins', 'watch_time', 'log', 'invites', 'time_clock']) {
    const { status, file } = await manager.call('exportReport', { report, location: elm.id }, 'status file');
    expect(status).toBe('Success');
    expect((await bytesOf(file)).length, report).toBeGreaterThan(20);
  }
  const nowhere = await manager.call('exportReport', { report: 'time_clock' }, 'status errors { field }');
  expect(nowhere).toMatchObject({ status: 'Error', errors: [{ field: 'location' }] });
  const { data } = await manager.call(
    'getLogReport',
    { first: 50, object_type: 'Export' },
    'data { object_info username }',
  );
  expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ object_info: 'sign_in' })]));
});

test('the log tells a manager what an admin did at the own location, by name, and is found by person and camera', async () => {
  const { centre, db } = server.tenant;
  const admin = await server.as('admin');
  const room = await aRoom(server.tenant, { location_id: elm.id });
  const child = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname: 'Zelda' });
  const camera = {
    centre_id: centre,
    location_id: elm.id,
    room_id: room.id,
    name: 'Porch cam',
    code: 'P-1',
    color_code: '#112233',
  };
  const { id } = await db.insertInto('camera').values(camera).returning('id').executeTakeFirstOrThrow();
  const times = { start_time: '07:00', end_time: '15:00', program: room.id };
  const plan = { student_id: child.id, type: 'weekly', days: ['Friday'], start_date: '2026-03-13', ...times };
  expect((await admin.call('createStudentScheduleModule', plan, 'status')).status).toBe('Success');
  expect((await admin.call('deleteCamera', { id }, 'status')).status).toBe('Success');
  const log = async (asked: object) =>
    (await manager.call('getLogReport', { first: 50, ...asked }, 'data { object_type object_info new_values }')).data;
  const planned = { object_type: 'StudentSchedule', object_info: expect.stringContaining('Zelda'), new_values: null };
  expect(await log({ object_type: 'StudentSchedule', location: elm.id })).toEqual([planned]);
  expect(await log({ search: 'Porch' })).toMatchObject([{ object_type: 'Camera', object_info: 'Porch cam' }]);
  // Wednesday noon in New York: of that day there, whatever day it is elsewhere.
  expect(await log({ search: 'Porch', start_date: '2026-03-12' })).toEqual([]);
  const told = await admin.call('getLogReport', { first: 5, object_type: 'StudentSchedule' }, 'data { new_values }');
  expect(told.data[0].new_values).toMatchObject({ days: ['Friday'] });
  // What belongs to somebody is found by the name; lists of the whole centre and files of the location are told too.
  expect(await log({ search: 'Zelda', object_type: 'StudentSchedule' })).toEqual([planned]);
  expect((await admin.call('createStudentTag', { name: 'Early bird' }, 'status')).status).toBe('Success');
  expect(await log({ object_type: 'Tag' })).toMatchObject([{ object_info: 'Early bird' }]);
  expect(await admin.call('createFileLabel', { name: 'Handbook', location: elm.id }, 'status message')).toMatchObject({
    status: 'Success',
  });
  expect(await log({ object_type: 'FileLabel', location: elm.id })).toMatchObject([{ object_info: 'Handbook' }]);
  const elsewhere = await aLocation(server.tenant, { name: 'Log elsewhere' });
  await admin.call('createFileLabel', { name: 'Secret label', location: elsewhere.id }, 'status');
  expect(JSON.stringify(await log({ object_type: 'FileLabel' }))).not.toContain('Secret label');
});

test('the log as a file tells the sentences of the screen in the reader’s language, with old and new values for admins', async () => {
  const admin = await server.as('admin');
  const mia = await aStudent(server.tenant, { location_id: elm.id, fname: 'Mia', lname: 'Brown' });
  const renamed = await admin.call('saveStudentName', { id: mia.id, fname: 'Mia', lname: 'Braun' }, 'status');
  expect(renamed.status).toBe('Success');
  const saved = await admin.call('saveAppSettings', { key: 'theme_mode', value: 'dark' }, 'status');
  expect(saved.status).toBe('Success');
  const file = async (who: Person) => {
    const made = await who.call('exportReport', { report: 'log' }, 'status file');
    return (await bytesOf(made.file)).toString('utf8');
  };
  const own = await file(admin);
  expect(own).toContain('changed the record of Mia Braun.');
  expect(own).toContain('Last name: Brown → Braun');
  expect(own).toContain('changed the settings: Light or dark.');
  for (const inside of ['saveStudentName', 'saveAppSettings', 'theme_mode', 'AppSetting', 'StudentSchedule'])
    expect(own).not.toContain(inside);
  const theirs = await file(manager);
  expect(theirs).toContain('changed the record of Mia Braun.');
  expect(theirs).not.toContain('Brown');
  await admin.call('saveOwnLanguage', { language: 'es' }, 'status');
  expect(await file(admin)).toMatch(/cambió la ficha de Mia Braun\.[^\n]*Apellido: Brown → Braun/);
});

test('the messages of a place as a file hold what the log shows, of own places and those days alone', async () => {
  const oak = await aLocation(server.tenant, { name: 'Oak' });
  const mia = await aStudent(server.tenant, { location_id: elm.id, fname: 'Mia', lname: 'Brown' });
  const far = await aStudent(server.tenant, { location_id: oak.id, fname: 'Far', lname: 'Away' });
  const write = (student: number, location_id: number, message: string, day: string, more: object = {}) =>
    aMessage(server.tenant, {
      student_id: student,
      location_id,
      message,
      created_at: new Date(`${day}T15:00:00Z`),
      ...more,
    });
  await write(mia.id, elm.id, '=cmd() at four', '2026-03-10', { deleted_at: new Date('2026-03-10T16:00:00Z') });
  await write(mia.id, elm.id, 'With a plan', '2026-03-11', {
    type: 'file',
    file: 'fAAAAAAAAAAAAAAAAAAAAAA',
    file_type: 'pdf',
    file_name: 'plan.pdf',
  });
  await write(mia.id, elm.id, 'Long ago', '2026-01-10');
  await write(far.id, oak.id, 'Elsewhere', '2026-03-10');
  const taken = async (more: object) => {
    const made = await manager.call('exportReport', { report: 'messages', ...more }, 'status file');
    expect(made.status).toBe('Success');
    return (await bytesOf(made.file)).toString('utf8');
  };
  const all = await taken({ location: elm.id });
  expect(all).toContain('Mia Brown');
  expect(all).toContain('plan.pdf');
  expect(all).toContain('deleted');
  // What a program for tables would run stands there as text.
  expect(all).toMatch(/'=cmd\(\) at four/);
  for (const other of ['Long ago', 'Elsewhere']) expect(all).not.toContain(other);
  const oneDay = await taken({ location: elm.id, start_date: '2026-03-11', end_date: '2026-03-11' });
  expect(oneDay).toContain('With a plan');
  expect(oneDay).not.toContain('at four');
  expect(await taken({})).not.toContain('Elsewhere');
  await expect(taken({ location: oak.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
