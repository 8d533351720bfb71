import { afterAll, expect, test } from 'vitest';
import { onePlace } from '../../locations/test/places.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aTeacher } from '../../users/test/users.factory.ts';
import { expectedBetween } from '../expected.ts';

// A Wednesday, 11:00 in New York.
const { server, location, manager } = await onePlace();
const room = await aRoom(server.tenant, { location_id: location.id });
const teacher = await server.as('teacher', { locations: [location] });
afterAll(() => server.close());

const child = () => aStudent(server.tenant, { location_id: location.id, room_id: room.id });
const fields = 'status message errors { field code }';
const wrong = ({ errors }: { errors: { field: string; code: string }[] }) => errors.map((e) => `${e.field} ${e.code}`);
const plan = (student: { id: number }, more: object = {}) =>
  teacher.call(
    'createStudentScheduleModule',
    {
      ...{ student_id: student.id, type: 'weekly', days: 'monday, wednesday', start_date: '2026-03-02' },
      ...{ start_time: '08:00', end_time: '16:00', ...more },
    },
    `${fields} schedule { id type days start_date end_date start_time end_time program { id } exceptions }`,
  );
const planned = async (
  whose: { id: number },
  since: string,
  until: string,
  column: 'student_id' | 'user_id' = 'student_id',
) => {
  const { spans } = await expectedBetween(server.tenant.db, {
    ...{ centre: server.tenant.centre, location: location.id, since, until },
  });
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' });
  return spans
    .filter((span) => span[column] === whose.id)
    .map(({ date, from, to }) => `${date} ${time.format(from)}-${time.format(to)}`);
};

test('a week is planned, one day of it goes otherwise, another is taken out; the past stays as it was', async () => {
  const ava = await child();
  const { schedule } = await plan(ava);
  expect(schedule).toMatchObject({
    days: ['Monday', 'Wednesday'],
    start_time: '08:00',
    end_date: null,
    exceptions: [],
  });
  const change = (more: object) =>
    teacher.call('updateStudentScheduleModule', { id: schedule.id, ...more }, `${fields} schedule { id exceptions }`);
  expect(wrong(await change({ date: '2026-03-12', end_time: '12:00' }))).toEqual(['date NOT_PLANNED']);
  expect(wrong(await change({ date: '2026-03-09', end_time: '12:00' }))).toEqual(['date PAST']);
  expect((await change({ date: '2026-03-16', end_time: '12:00' })).status).toBe('Success');
  const out = await teacher.call('removeStudentScheduleModule', { id: schedule.id, date: '2026-03-18' }, fields);
  expect(out.status).toBe('Success');
  expect(await planned(ava, '2026-03-09', '2026-03-25')).toEqual([
    '2026-03-09 08:00-16:00',
    '2026-03-11 08:00-16:00',
    '2026-03-16 08:00-12:00',
    '2026-03-23 08:00-16:00',
    '2026-03-25 08:00-16:00',
  ]);
  const saved = await change({ start_time: '09:00', days: ['Wednesday', 'Monday'] });
  expect(saved.schedule.id).not.toBe(schedule.id);
  expect(saved.schedule.exceptions).toMatchObject([
    { date: '2026-03-16', start_time: '08:00', end_time: '12:00' },
    { date: '2026-03-18', start_time: null },
  ]);
  expect(await planned(ava, '2026-03-09', '2026-03-25')).toEqual([
    '2026-03-09 08:00-16:00',
    '2026-03-11 09:00-16:00',
    '2026-03-16 08:00-12:00',
    '2026-03-23 09:00-16:00',
    '2026-03-25 09:00-16:00',
  ]);
  const list = await teacher.call('getStudentScheduleModule', { student_id: ava.id }, 'start_date end_date');
  expect(list).toEqual([
    { start_date: '2026-03-11', end_date: null },
    { start_date: '2026-03-02', end_date: '2026-03-10' },
  ]);
  await teacher.call('removeStudentScheduleModule', { id: saved.schedule.id }, fields);
  expect(await planned(ava, '2026-03-09', '2026-03-25')).toEqual(['2026-03-09 08:00-16:00']);
});

test('overlaps are refused by the database, what is wrong is said at its field', async () => {
  const ben = await child();
  await plan(ben);
  expect(wrong(await plan(ben, { days: ['Wednesday'], start_time: '15:00', end_time: '17:00' }))).toEqual([
    'start_time OVERLAP',
  ]);
  expect((await plan(ben, { days: ['Wednesday'], start_time: '16:00', end_time: '24:00' })).status).toBe('Success');
  expect(wrong(await plan(ben, { end_date: '2026-03-01' }))).toEqual(['end_date END_BEFORE_START']);
  expect(wrong(await plan(ben, { days: ['Someday'] }))).toEqual(['days NO_WEEKDAY']);
  expect(wrong(await plan(ben, { type: 'yearly', start_time: '8', end_time: '07:00' }))).toEqual([
    'start_time NO_TIME',
    'type UNKNOWN',
  ]);
  const far = await aRoom(server.tenant);
  expect(wrong(await plan(ben, { program: far.id }))).toEqual(['program OUT_OF_REACH']);
});

test('every other week, and single days', async () => {
  const cid = await child();
  const { schedule } = await plan(cid, { type: 'biweekly', days: ['Tuesday'], start_date: '2026-03-03' });
  await plan(cid, { type: 'biweekly', days: ['Tuesday'], start_date: '2026-03-10', start_time: '10:00' });
  await plan(cid, { type: 'custom', days: ['2026-03-20', '2026-03-13'], end_time: '09:00' });
  await plan(cid, { type: 'once', days: ['Saturday'], start_date: '2026-03-11' });
  const all = () => planned(cid, '2026-03-09', '2026-03-31');
  expect(await all()).toEqual([
    ...['2026-03-10 10:00-16:00', '2026-03-13 08:00-09:00', '2026-03-14 08:00-16:00', '2026-03-17 08:00-16:00'],
    ...['2026-03-20 08:00-09:00', '2026-03-24 10:00-16:00', '2026-03-31 08:00-16:00'],
  ]);
  // Changed within a week that is skipped, the weeks keep their places.
  await teacher.call('updateStudentScheduleModule', { id: schedule.id, end_time: '15:00' }, fields);
  expect((await all()).filter((day) => day.endsWith('15:00'))).toEqual([
    '2026-03-17 08:00-15:00',
    '2026-03-31 08:00-15:00',
  ]);
});

test('shifts repeat or stand alone; the next one or the whole series is taken out; who is off is not expected', async () => {
  const eve = await aTeacher(server.tenant, { locations: [location] });
  const shift = (more: object = {}) =>
    manager.call(
      'createStaffSchedule',
      {
        ...{ user_id: eve.id, type: 'weekly', days: ['Thursday', 'Friday'], start_date: '2026-03-09' },
        ...{ start_time: '07:00', end_time: '15:00', program: room.id, note: 'Opens', ...more },
      },
      `${fields} schedule { id repeat note user { id } program { id } }`,
    );
  const { schedule } = await shift();
  expect(schedule).toMatchObject({ repeat: true, note: 'Opens', user: { id: String(eve.id) } });
  expect(wrong(await shift({ repeat: false }))).toEqual(['start_time OVERLAP']);
  const pto = await manager.call(
    'createStaffPto',
    { user_id: eve.id, start_date: '2026-03-19', end_date: '2026-03-19' },
    `${fields} pto { id status minutes }`,
  );
  expect(pto).toMatchObject({ status: 'Success', pto: { status: 'approved', minutes: 480 } });
  expect(
    wrong(await shift({ days: ['Thursday'], start_time: '16:00', end_time: '17:00', end_date: '2026-03-31' })),
  ).toEqual(['start_date TIME_OFF']);
  const remove = (more: object) => manager.call('removeStaffSchedule', { id: schedule.id, ...more }, fields);
  await remove({});
  const days = () => planned(eve, '2026-03-11', '2026-03-27', 'user_id');
  expect(await days()).toEqual([
    ...['2026-03-13 07:00-15:00', '2026-03-20 07:00-15:00', '2026-03-26 07:00-15:00', '2026-03-27 07:00-15:00'],
  ]);
  const month = await manager.call(
    'getStaffScheduleMonthly',
    { location: location.id, month: '2026-03', users: [eve.id] },
    'date closed schedules { id start_time person { full_name } } away { kind status }',
  );
  expect(month).toHaveLength(31);
  expect(month[18]).toMatchObject({ date: '2026-03-19', away: [{ kind: 'pto' }] });
  await remove({ repeat: true });
  expect(await days()).toEqual([]);
  const own = await server.as(eve);
  expect(await own.call('getStaffSchedule', { user_id: eve.id }, 'id')).toHaveLength(1);
  expect(await teacher.call('getStaffSchedule', { user_id: eve.id }, 'id')).toEqual([]);
  await expect(
    manager.call('getStaffScheduleMonthly', { location: location.id, month: '2026-13' }, 'date'),
  ).rejects.toThrow();
});

test('a change keeps the id, or the old one still answers; repeat switched off is of the next shift alone', async () => {
  const fay = await aTeacher(server.tenant, { locations: [location] });
  const times = { start_time: '07:00', end_time: '15:00', program: room.id };
  const series = { user_id: fay.id, type: 'weekly', days: ['Friday'], ...times };
  const made = await manager.call(
    'createStaffSchedule',
    { ...series, start_date: '2026-03-20' },
    `${fields} schedule { id }`,
  );
  const { id } = made.schedule;
  const change = (more: object) => manager.call('updateStaffSchedule', { id, ...more }, `${fields} schedule { id }`);
  const days = () => planned(fay, '2026-03-11', '2026-04-10', 'user_id');
  // It has not begun: changed where it stands.
  expect(await change({ start_time: '08:00' })).toMatchObject({ status: 'Success', schedule: { id } });
  expect(await change({ repeat: false, start_time: '09:00' })).toMatchObject({ status: 'Success', schedule: { id } });
  expect(await days()).toEqual([
    ...['2026-03-20 09:00-15:00', '2026-03-27 08:00-15:00', '2026-04-03 08:00-15:00', '2026-04-10 08:00-15:00'],
  ]);
});

test('a month and its lists are one statement each, however many children there are', async () => {
  const count = () =>
    server.statements(() =>
      teacher.call(
        'getStudentScheduleMonthly',
        { location: location.id, month: '2026-03' },
        'date schedules { person { id } }',
      ),
    );
  const few = await count();
  for (let n = 0; n < 4; n += 1) await plan(await child());
  expect(await count()).toBe(few);
  const week = await teacher.call(
    'getStudentScheduleDays',
    { location: location.id, start_date: '2026-03-09', end_date: '2026-03-15' },
    'zone today people { id program { name } } days { date schedules { start_time exception } }',
  );
  expect(week).toMatchObject({ zone: 'America/New_York', today: '2026-03-11' });
  expect(week.days[0].schedules.length).toBeGreaterThanOrEqual(4);
  const monday = await teacher.call(
    'filterStudentScheduleModule',
    { location: location.id, start_date: '2026-03-09', end_date: '2026-03-15', type: 'biweekly' },
    'type student { id }',
  );
  expect(monday.every(({ type }: { type: string }) => type === 'biweekly')).toBe(true);
});
