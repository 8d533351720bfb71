import { afterAll, expect, test } from 'vitest';
import { onePlace } from '../../locations/test/places.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aTeacher } from '../../users/test/users.factory.ts';

// A Wednesday, 11:00 in New York.
const { server, location, manager } = await onePlace();
afterAll(() => server.close());

const child = () => aStudent(server.tenant, { location_id: location.id });
const fields = 'status message errors { field code } schedule { id exceptions }';
const plan = async (student: { id: number }, more: object = {}): Promise<string> => {
  const { schedule } = await manager.call(
    'createStudentScheduleModule',
    {
      ...{ student_id: student.id, type: 'weekly', days: 'monday, wednesday', start_date: '2026-03-02' },
      ...{ start_time: '08:00', end_time: '16:00', ...more },
    },
    'schedule { id }',
  );
  return schedule.id;
};
const move = (id: string, date: string, to: string, more: object = {}) =>
  manager.call('moveStudentSchedule', { id, date, to, ...more }, fields);
const wrong = ({ errors }: { errors: { field: string; code: string }[] }) => errors.map((e) => `${e.field} ${e.code}`);

interface Planned {
  readonly person: { readonly id: string };
  readonly start_time: string;
  readonly end_time: string;
  readonly exception: boolean;
}
const week = async (whose: { id: number }, from = '2026-03-16', to = '2026-03-29', of = 'Student') => {
  const { days } = await manager.call(
    `get${of}ScheduleDays`,
    { location: location.id, start_date: from, end_date: to },
    'days { date schedules { person { id } start_time end_time exception } }',
  );
  return days.flatMap(({ date, schedules }: { date: string; schedules: Planned[] }) =>
    schedules
      .filter(({ person }) => person.id === String(whose.id))
      .map((each) => `${date} ${each.start_time}-${each.end_time}${each.exception ? ' otherwise' : ''}`),
  );
};
const usual = [
  ...['2026-03-16 08:00-16:00', '2026-03-18 08:00-16:00', '2026-03-23 08:00-16:00', '2026-03-25 08:00-16:00'],
];

test('one day goes to another, on from there, and comes back to where it was', async () => {
  const ava = await child();
  const id = await plan(ava);
  const { schedule } = await move(id, '2026-03-16', '2026-03-17', { start_time: '09:00', end_time: '17:00' });
  expect(schedule.id).not.toBe(id);
  expect(await week(ava)).toEqual(['2026-03-17 09:00-17:00', ...usual.slice(1)]);
  const on = await move(schedule.id, '2026-03-17', '2026-03-20');
  expect(await week(ava)).toEqual([usual[1], '2026-03-20 09:00-17:00', ...usual.slice(2)]);
  const back = await move(on.schedule.id, '2026-03-20', '2026-03-16', { start_time: '08:00', end_time: '16:00' });
  expect(back.schedule).toEqual({ id, exceptions: [] });
  expect(await week(ava)).toEqual(usual);
});

test('a day that goes otherwise keeps its hours on the way there and back', async () => {
  const ben = await child();
  const id = await plan(ben);
  await manager.call('updateStudentScheduleModule', { id, date: '2026-03-16', end_time: '12:00' }, 'status');
  const { schedule } = await move(id, '2026-03-16', '2026-03-17');
  expect(await week(ben)).toEqual(['2026-03-17 08:00-12:00', ...usual.slice(1)]);
  await move(schedule.id, '2026-03-17', '2026-03-16');
  expect(await week(ben)).toEqual(['2026-03-16 08:00-12:00 otherwise', ...usual.slice(1)]);
});

test('a repeat moves within its week from a day on; its other days, and those that go otherwise, stay told', async () => {
  const cid = await child();
  const id = await plan(cid);
  await manager.call('removeStudentScheduleModule', { id, date: '2026-03-23' }, 'status');
  const { schedule } = await move(id, '2026-03-16', '2026-03-17', { following: true });
  expect(await week(cid, '2026-03-09', '2026-04-01')).toEqual([
    ...['2026-03-09 08:00-16:00', '2026-03-11 08:00-16:00', '2026-03-17 08:00-16:00', '2026-03-18 08:00-16:00'],
    ...['2026-03-25 08:00-16:00', '2026-03-31 08:00-16:00', '2026-04-01 08:00-16:00'],
  ]);
  await move(schedule.id, '2026-03-17', '2026-03-16', { following: true });
  expect(await week(cid)).toEqual([usual[0], usual[1], usual[3]]);
});

test('what cannot be is refused in words, and nothing is changed', async () => {
  const dan = await child();
  const id = await plan(dan, { end_date: '2026-03-25' });
  expect(wrong(await move(id, '2026-03-16', '2026-03-18'))).toEqual(['start_time OVERLAP']);
  expect(wrong(await move(id, '2026-03-16', '2026-03-18', { following: true }))).toEqual(['to OVERLAP']);
  expect(wrong(await move(id, '2026-03-16', '2026-03-24', { following: true }))).toEqual(['to OTHER_WEEK']);
  expect(wrong(await move(id, '2026-03-17', '2026-03-19'))).toEqual(['date NOT_PLANNED']);
  expect(wrong(await move(id, '2026-03-09', '2026-03-12'))).toEqual(['date PAST']);
  expect(wrong(await move(id, '2026-03-11', '2026-03-10'))).toEqual(['to PAST']);
  expect(wrong(await move(id, '2026-03-16', '2026-03-17', { end_time: '07:00' }))).toEqual([
    'end_time END_BEFORE_START',
  ]);
  expect(await week(dan)).toEqual(usual);
});

test('a shift is moved as well, but not into time off', async () => {
  const eve = await aTeacher(server.tenant, { locations: [location] });
  const hours = { start_date: '2026-03-11', start_time: '07:00', end_time: '15:00' };
  const { schedule } = await manager.call(
    'createStaffSchedule',
    { user_id: eve.id, type: 'weekly', days: ['Thursday'], repeat: true, ...hours },
    'schedule { id }',
  );
  await manager.call('createStaffPto', { user_id: eve.id, start_date: '2026-03-20', end_date: '2026-03-20' }, 'status');
  const shift = (to: string) =>
    manager.call('moveStaffSchedule', { id: schedule.id, date: '2026-03-19', to, start_time: '08:00' }, fields);
  expect(wrong(await shift('2026-03-20'))).toEqual(['start_date TIME_OFF']);
  expect((await shift('2026-03-18')).status).toBe('Success');
  expect(await week(eve, '2026-03-16', '2026-03-29', 'Staff')).toEqual([
    '2026-03-18 08:00-15:00',
    '2026-03-26 07:00-15:00',
  ]);
});
