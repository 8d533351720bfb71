import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, boundsOf } from '../../../kernel/lib/local-time.ts';
import { dayOf } from '../../attendance/day.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aTeacher } from '../../users/test/users.factory.ts';

let server: TestServer;
let location: { id: number };
let suns: { id: number };
let moons: { id: number };
let manager: Person;
let teacher: Person;
beforeAll(async () => {
  // 12:00 in New York, the Wednesday after the clocks went forward.
  server = await startTestServer({ now: '2026-03-11T16:00:00Z' });
  location = await aLocation(server.tenant);
  suns = await aRoom(server.tenant, { location_id: location.id, name: 'Suns', sort: 1 });
  moons = await aRoom(server.tenant, { location_id: location.id, name: 'Moons', sort: 2 });
  manager = await server.as('manager', { locations: [location] });
  teacher = await server.as('teacher', { locations: [location] });
});
afterAll(() => server.close());

const zone = 'America/New_York';
const pupil = (room = suns) => aStudent(server.tenant, { location_id: location.id, room_id: room.id });
const stay = async (student: { id: number }, from: number, to: number | null) => {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(from);
  await server.tenant.db
    .insertInto('attendance')
    .values({
      centre_id: server.tenant.centre,
      location_id: location.id,
      student_id: student.id,
      date,
      checked_in_at: new Date(from),
      checked_out_at: to === null ? null : new Date(to),
    })
    .execute();
};
const at = (text: string) => Date.parse(text);
const daily = (date: string, end_date: string, by = manager) =>
  by.call(
    'getStudentDailyHours',
    { location: location.id, date, end_date },
    'student { id } program { id } minutes days { date start_time end_time minutes is_open absent reason }',
  );
type Daily = { student: { id: string }; minutes: number; days: { date: string; minutes: number; absent: boolean }[] };
const of = (rows: { student: { id: string } }[], student: { id: number }) =>
  rows.find((row) => row.student.id === String(student.id));

test('a stay across midnight gives each day its part; one that goes on counts until now; absent days say why', async () => {
  const [owl, early, away] = [await pupil(), await pupil(), await pupil(moons)];
  await stay(owl, at('2026-03-10T02:30:00Z'), at('2026-03-10T05:15:00Z'));
  await stay(early, at('2026-03-11T12:00:00Z'), null);
  await teacher.call('markStudentsAbsent', { students: [away.id], date: '2026-03-11', reason: 'Fever' }, 'status');
  const rows = await daily('2026-03-09', '2026-03-11');
  expect(of(rows, owl)).toMatchObject({
    minutes: 165,
    days: [
      { date: '2026-03-09', start_time: '22:30', end_time: '00:00', minutes: 90 },
      { date: '2026-03-10', start_time: '00:00', end_time: '01:15', minutes: 75 },
    ],
  });
  expect(of(rows, early)).toMatchObject({
    program: { id: String(suns.id) },
    days: [{ date: '2026-03-11', start_time: '08:00', end_time: null, is_open: true, minutes: 240 }],
  });
  expect(of(rows, away)).toMatchObject({ minutes: 0, days: [{ date: '2026-03-11', absent: true, reason: 'Fever' }] });
  const summary = await teacher.call(
    'getAttendanceSummary',
    { location: location.id, date: '2026-03-11' },
    'date program { id } expected present checked_out absent minutes',
  );
  expect(summary).toMatchObject([
    { program: { id: String(suns.id) }, expected: 2, present: 1, checked_out: 0, absent: 0, minutes: 240 },
    { program: { id: String(moons.id) }, expected: 1, present: 0, absent: 1, minutes: 0 },
  ]);
});

test('the summary tells rooms nobody came to yet; a Sunday the hours leave out is expected by nobody, in both lists', async () => {
  const { centre, db } = server.tenant;
  const schedule = await db
    .insertInto('schedule')
    .values({ centre_id: centre, name: 'Weekdays' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('schedule_date')
    .values({ centre_id: centre, schedule_id: schedule.id, day: 'Wednesday', start_time: '07:00', end_time: '18:00' })
    .execute();
  const place = await aLocation(server.tenant, { schedule_id: schedule.id });
  const room = await aRoom(server.tenant, { location_id: place.id });
  const child = await aStudent(server.tenant, { location_id: place.id, room_id: room.id });
  const admin = await server.as('admin');
  const of = (date: string) =>
    admin.call('getAttendanceSummary', { location: place.id, date }, 'program { id } expected present');
  const listed = (date: string) => admin.call('getStudentAttendance', { location: place.id, date }, 'expected');
  expect(await of('2026-03-11')).toEqual([{ program: { id: String(room.id) }, expected: 1, present: 0 }]);
  expect(await listed('2026-03-11')).toEqual([{ expected: true }]);
  expect(await of('2026-03-08')).toEqual([]);
  expect(await listed('2026-03-08')).toEqual([{ expected: false }]);
  // A child that came counts, expected or not: nobody is "present" of none.
  const stay = { checked_in_at: '2026-03-08T15:00:00Z', checked_out_at: '2026-03-08T16:00:00Z', date: '2026-03-08' };
  await db
    .insertInto('attendance')
    .values({ centre_id: centre, location_id: place.id, student_id: child.id, ...stay })
    .execute();
  expect(await of('2026-03-08')).toEqual([{ program: { id: String(room.id) }, expected: 1, present: 1 }]);
});

test('three hundred random stays over the change of the clocks: as counted with paper and pencil', async () => {
  let seed = 11;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const students = await Promise.all(Array.from({ length: 30 }, () => pupil(random(2) ? suns : moons)));
  const stays = new Map(students.map(({ id }) => [id, [] as { from: number; to: number }[]]));
  for (const student of students) {
    let from = at('2026-03-05T05:00:00Z');
    for (let i = 0; i < 10; i += 1) {
      from += random(20 * 60) * 60_000;
      const to = from + random(12 * 60) * 60_000;
      if (to > at('2026-03-11T15:00:00Z')) break;
      await stay(student, from, to);
      stays.get(student.id)?.push({ from, to });
      from = to;
    }
  }
  const [first, last] = ['2026-03-05', '2026-03-11'];
  const days = Array.from({ length: 7 }, (_, i) => addDays(first, i));
  const now = at('2026-03-11T16:00:00Z');
  const rows: Daily[] = await daily(first, last);
  for (const student of students) {
    const expected = days
      .map((date) => ({ date, ...dayOf(stays.get(student.id) ?? [], boundsOf(date, zone), now) }))
      .filter(({ state, minutes }) => state !== 'none' && minutes > 0)
      .map(({ date, minutes }) => ({ date, minutes }));
    const found = rows.find((row) => row.student.id === String(student.id));
    expect(found?.days.filter(({ minutes }) => minutes > 0)).toMatchObject(expected);
    expect(found?.minutes).toBe(expected.reduce((sum, { minutes }) => sum + minutes, 0));
  }
  const span = { location: location.id, start_date: first, end_date: last };
  const hours = await manager.call('getStudentHours', span, 'student { id } minutes days_present days_absent');
  const count = ({ student, minutes, days: all }: Daily) => {
    const days_absent = all.filter(({ absent }) => absent).length;
    return { student: { id: student.id }, minutes, days_present: all.length - days_absent, days_absent };
  };
  expect(hours).toHaveLength(rows.length);
  expect(hours).toEqual(expect.arrayContaining(rows.map(count)));
  const sum = (all: readonly { minutes: number }[]) => all.reduce((total, { minutes }) => total + minutes, 0);
  const summary = await manager.call(
    'getAttendanceSummary',
    { location: location.id, date: first, end_date: last },
    'minutes',
  );
  expect(sum(summary)).toBe(sum(rows));
});

test('stays and absences as a report, with who did it; contacts and strangers read none of it', async () => {
  const ava = await pupil();
  const signature = 'data:image/png;base64,AAAA';
  await teacher.call(
    'saveUserStudentCheckInOutActivity',
    { students: [ava.id], date: '2026-03-11', time: '09:00', action_by: teacher.id, signature },
    'status',
  );
  const report = (by: Person, call = 'getStudentAttendanceReport') =>
    by.call(
      call,
      { location: location.id, start_date: '2026-03-11', end_date: '2026-03-11', students: [ava.id] },
      'date start_time end_time minutes absent checkedin_by { id } check_in_signature',
    );
  expect(await report(teacher)).toMatchObject([
    {
      date: '2026-03-11',
      start_time: '09:00',
      end_time: null,
      minutes: 180,
      absent: false,
      checkedin_by: { id: String(teacher.id) },
      check_in_signature: signature,
    },
  ]);
  expect(await report(manager, 'getStudentCheckInOutReport')).toHaveLength(1);
  await expect(report(teacher, 'getStudentCheckInOutReport')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(report(await server.as('user'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const stranger = await server.as('manager', { locations: [await aLocation(server.tenant)] });
  await expect(report(stranger)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a span that ends before it begins, or is longer than can be read, is refused', async () => {
  await expect(daily('2026-03-11', '2026-03-10')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(daily('2026-01-01', '2026-03-10')).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('staff hours: breaks taken off, totals the sums of the rows', async () => {
  const place = await aLocation(server.tenant);
  const room = await aRoom(server.tenant, { location_id: place.id });
  const boss = await server.as('manager', { locations: [place] });
  const named = async (lname: string) => server.as(await aTeacher(server.tenant, { lname, locations: [place] }));
  const [ann, ben] = [await named('Abbott'), await named('Brown')];
  const shift = (who: Person, date: string, time: string, more: object) =>
    boss.call(
      'saveAttendanceTeam',
      { program_id: room.id, action: 'in', team: [who.id], time, date, ...more },
      'status message attendances { id }',
    );
  await shift(ann, '2026-03-09', '08:00', { end_time: '16:00', break: 30 });
  await shift(ann, '2026-03-10', '08:00', { end_time: '12:10' });
  await shift(ben, '2026-03-11', '09:00', {});
  const span = { location: place.id, start_date: '2026-03-09', end_date: '2026-03-11' };
  const fields = 'user { id } days shifts minutes break_minutes open unconfirmed';
  const rows = await boss.call('getStaffHours', span, fields);
  expect(rows).toEqual([
    { user: { id: String(ann.id) }, days: 2, shifts: 2, minutes: 700, break_minutes: 30, open: 0, unconfirmed: 0 },
    { user: { id: String(ben.id) }, days: 1, shifts: 1, minutes: 180, break_minutes: 0, open: 1, unconfirmed: 0 },
  ]);
  const track = (more: object = {}) =>
    boss.call(
      'getTimeTrackingReport',
      { ...span, ...more },
      `result { ${fields} } total_overall_hours total_minutes total_employees`,
    );
  expect(await track()).toMatchObject({ total_minutes: 880, total_overall_hours: 14.67, total_employees: 2 });
  expect(await track({ only_checked_in: true })).toMatchObject({ total_minutes: 180, total_employees: 1 });
  expect(await track({ user_id: ann.id })).toMatchObject({ total_minutes: 700 });
  const shifts = await boss.call('getTimeClockReport', span, 'date start_time end_time break_time minutes user { id }');
  expect(shifts).toMatchObject([
    { date: '2026-03-11', end_time: null, minutes: 180 },
    { date: '2026-03-10', start_time: '08:00', end_time: '12:10', minutes: 250 },
    { date: '2026-03-09', break_time: 30, minutes: 450 },
  ]);
  const history = (by: Person, who: Person) =>
    by.call('getTimeClockHistory', { user_id: who.id, first: 10 }, 'total data { minutes }');
  expect(await history(ann, ann)).toMatchObject({ total: 2 });
  await expect(history(ben, ann)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await history(boss, ann)).toMatchObject({ total: 2 });
  const rooms = await boss.call('getTimeClockProgram', { location: place.id }, 'id staff { id }');
  expect(rooms).toEqual([{ id: String(room.id), staff: [{ id: String(ben.id) }] }]);
});
