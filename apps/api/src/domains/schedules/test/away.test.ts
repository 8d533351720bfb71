import type { Person } from '@nestling/api/harness/test-server.ts';
import { afterAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { onePlace } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aTeacher } from '../../users/test/users.factory.ts';
import { planned } from './schedules.factory.ts';

// A Wednesday, 11:00 in New York.
const { server, location, manager } = await onePlace();
const teacher = await server.as('teacher', { locations: [location] });
afterAll(() => server.close());

const fields = 'status message errors { field code }';
const wrong = ({ errors }: { errors: { field: string; code: string }[] }) => errors.map((e) => `${e.field} ${e.code}`);
const record = 'absence { id start_date end_date reason start_time }';
const absent = (student: { id: number }, more: object) =>
  teacher.call('createStudentAbsence', { student_id: student.id, ...more }, `${fields} ${record}`);
const records = async (student: { id: number }) =>
  (await teacher.call('getStudentAbsences', { student_id: student.id }, 'start_date end_date reason')).map(
    (each: { start_date: string; end_date: string; reason: string | null }) =>
      `${each.start_date.slice(8)}-${each.end_date.slice(8)} ${each.reason}`,
  );
const marks = async (student: { id: number }) =>
  (
    await server.tenant.db
      .selectFrom('absence')
      .select(['date', 'reason'])
      .where('student_id', '=', student.id)
      .where('undone_at', 'is', null)
      .orderBy('date')
      .execute()
  ).map(({ date, reason }) => `${date.slice(8)} ${reason}`);

test('a record of days marks each of them; one day is changed or taken out, and the day list follows', async () => {
  const ava = await aStudent(server.tenant, { location_id: location.id });
  const { absence } = await absent(ava, { start_date: '2026-03-11', end_date: '2026-03-14', reason: 'Flu' });
  expect(await marks(ava)).toEqual(['11 Flu', '12 Flu', '13 Flu', '14 Flu']);
  expect(wrong(await absent(ava, { start_date: '2026-03-14', end_date: '2026-03-15' }))).toEqual([
    'start_date OVERLAP',
  ]);
  expect(wrong(await absent(ava, { start_date: '2026-03-20', end_date: '2026-03-19' }))).toEqual([
    'end_date END_BEFORE_START',
  ]);
  const edited = await teacher.call(
    'editStudentAbsence',
    { id: absence.id, date: '2026-03-12', reason: 'Doctor' },
    `${fields} ${record}`,
  );
  expect(edited.absence).toMatchObject({ start_date: '2026-03-12', end_date: '2026-03-12', reason: 'Doctor' });
  expect(await records(ava)).toEqual(['11-11 Flu', '12-12 Doctor', '13-14 Flu']);
  expect(await marks(ava)).toEqual(['11 Flu', '12 Doctor', '13 Flu', '14 Flu']);
  const [first] = await teacher.call('getStudentAbsences', { student_id: ava.id, end_date: '2026-03-11' }, 'id');
  expect(wrong(await teacher.call('removeStudentAbsence', { id: first.id, date: '2026-03-13' }, fields))).toEqual([
    'date NOT_WITHIN',
  ]);
  await teacher.call('removeStudentAbsence', { id: first.id, date: '2026-03-11' }, fields);
  expect(await marks(ava)).toEqual(['12 Doctor', '13 Flu', '14 Flu']);
  // Half a day away is no absence of the day.
  await teacher.call(
    'updateStudentAbsence',
    { id: edited.absence.id, start_time: '13:00', end_time: '15:00' },
    `${fields} ${record}`,
  );
  expect(await marks(ava)).toEqual(['13 Flu', '14 Flu']);
  const list = await teacher.call(
    'getStudentAttendance',
    { location: location.id, date: '2026-03-11' },
    'student { id } state absence { reason }',
  );
  expect(list).toMatchObject([{ state: 'none' }]);
});

test('absences and vacations of the same day stand beside each other; deleted, the other one still counts', async () => {
  const ben = await aStudent(server.tenant, { location_id: location.id });
  const { absence } = await absent(ben, { start_date: '2026-03-12', end_date: '2026-03-12', reason: 'Ill' });
  const trip = { student_id: ben.id, start_date: '2026-03-12', end_date: '2026-03-13', reason: 'Trip' };
  expect((await teacher.call('createStudentVacation', trip, `${fields} vacation { id }`)).status).toBe('Success');
  expect(await marks(ben)).toEqual(['12 Ill', '13 Trip']);
  await teacher.call('deleteStudentAbsence', { id: absence.id }, fields);
  expect(await marks(ben)).toEqual(['12 Trip', '13 Trip']);
});

test('what is marked in the day list is a record too, and taken back there it leaves the record', async () => {
  const cid = await aStudent(server.tenant, { location_id: location.id });
  const mark = { students: [cid.id], date: '2026-03-11', reason: 'Cough' };
  await teacher.call('markStudentsAbsent', mark, 'status');
  expect(await records(cid)).toEqual(['11-11 Cough']);
  await teacher.call('markStudentsAbsent', { ...mark, reason: 'Fever' }, 'status');
  expect(await records(cid)).toEqual(['11-11 Fever']);
  await teacher.call('undoStudentAbsent', { student_id: cid.id, date: '2026-03-11' }, 'status');
  expect(await records(cid)).toEqual([]);
  await absent(cid, { start_date: '2026-03-11', end_date: '2026-03-13', reason: 'Flu' });
  await teacher.call('undoStudentAbsent', { student_id: cid.id, date: '2026-03-12' }, 'status');
  expect(await records(cid)).toEqual(['11-11 Flu', '13-13 Flu']);
  expect(await marks(cid)).toEqual(['11 Flu', '13 Flu']);
});

test('a family tells an absence and takes it back; another family does not', async () => {
  const dan = await aStudent(server.tenant, { location_id: location.id });
  const parent = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: dan.id, user_id: parent.id });
  const other = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: dan.id, user_id: other.id });
  const report = (start_date: string) =>
    parent.call(
      'reportStudentAbsence',
      { student_id: dan.id, kind: 'absence', start_date, end_date: '2026-03-12', reason: 'Ill' },
      fields,
    );
  expect(wrong(await report('2026-03-10'))).toEqual(['start_date PAST']);
  expect((await report('2026-03-11')).status).toBe('Success');
  expect(await marks(dan)).toEqual(['11 Ill', '12 Ill']);
  const [told] = await parent.call('getStudentAbsences', { student_id: dan.id }, 'id created_by { id }');
  expect(told.created_by).toEqual({ id: String(parent.id) });
  expect(wrong(await other.call('withdrawStudentAbsence', { id: told.id }, fields))).toEqual(['id OUT_OF_REACH']);
  expect((await parent.call('withdrawStudentAbsence', { id: told.id }, fields)).status).toBe('Success');
  expect(await marks(dan)).toEqual([]);
  await expect(
    parent.call('getStudentAbsences', { student_id: dan.id, start_date: '2026-03-12', end_date: '2026-03-11' }, 'id'),
  ).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('paid time off is asked for, approved and booked by what was planned; changes and returns are entries behind it', async () => {
  const eve = await aTeacher(server.tenant, { locations: [location] });
  const own = await server.as(eve);
  await planned(server.tenant, location, { user_id: eve.id }, [1, 2], ['08:00', '14:30']);
  const balance = () =>
    own.call('getStaffPtoBalance', { user_id: eve.id }, 'given used balance requested entries { kind minutes }');
  await manager.call('giveStaffPto', { user_id: eve.id, minutes: 2400, date: '2026-01-01', note: 'Year' }, fields);
  expect(
    wrong(await manager.call('giveStaffPto', { user_id: eve.id, minutes: 0, date: '2026-01-01' }, fields)),
  ).toEqual(['minutes NONE']);
  const week = { start_date: '2026-03-16', end_date: '2026-03-20' };
  const { pto } = await own.call('requestStaffPto', { ...week, reason: 'Rest' }, `${fields} pto { id status minutes }`);
  expect(pto).toMatchObject({ status: 'requested', minutes: 780 });
  expect(await balance()).toMatchObject({ given: 2400, used: 0, requested: 780 });
  expect(wrong(await own.call('requestStaffPto', week, `${fields} pto { id }`))).toEqual(['start_date OVERLAP']);
  const requests = await manager.call('staffPtoRequests', { location: location.id }, 'id user { full_name }');
  expect(requests).toEqual([{ id: pto.id, user: { full_name: eve.full_name } }]);
  const decide = () => manager.call('decideStaffPto', { id: pto.id, approve: true }, `${fields} pto { status }`);
  expect((await decide()).pto).toEqual({ status: 'approved' });
  expect(wrong(await decide())).toEqual(['id DECIDED']);
  await manager.call('removeStaffPto', { id: pto.id, date: '2026-03-17' }, fields);
  expect(await balance()).toMatchObject({ used: 390, balance: 2010, requested: 0 });
  expect((await own.call('withdrawStaffPto', { id: pto.id }, `${fields} pto { status }`)).status).toBe('Success');
  const after = await balance();
  expect(after).toMatchObject({ used: 0, balance: 2400 });
  expect(after.entries.map((each: { kind: string; minutes: number }) => `${each.kind} ${each.minutes}`)).toEqual(
    expect.arrayContaining(['used -780', 'back 390', 'back 390', 'given 2400']),
  );
  const mine = await manager.call('requestStaffPto', week, `${fields} pto { id }`);
  expect(wrong(await manager.call('decideStaffPto', { id: mine.pto.id, approve: true }, fields))).toEqual(['id OWN']);
  expect(await teacher.call('getStaffPtos', { user_id: eve.id }, 'id')).toEqual([]);
});

test('closed days are seen by families, and overlap no others of the same place', async () => {
  const close = (who: Person, more: object) =>
    who.call(
      'createClosure',
      { name: 'Spring break', start_date: '2026-04-06', end_date: '2026-04-10', ...more },
      `${fields} closure { id }`,
    );
  expect(wrong(await close(manager, {}))).toEqual(['location REQUIRED']);
  const { closure } = await close(manager, { location: location.id });
  expect(wrong(await close(manager, { location: location.id }))).toEqual(['start_date OVERLAP']);
  const admin = await server.as('admin');
  expect((await close(admin, { name: 'All closed' })).status).toBe('Success');
  const list = await teacher.call('closures', { location: location.id }, 'id name');
  expect(list).toHaveLength(2);
  const whole = list.find(({ name }: { name: string }) => name === 'All closed');
  expect(wrong(await manager.call('deleteClosure', { id: whole.id }, fields))).toEqual(['id OUT_OF_REACH']);
  expect((await manager.call('deleteClosure', { id: closure.id }, fields)).status).toBe('Success');
});

test('the day list expects whom a schedule says; who is a quarter of an hour behind it is late', async () => {
  const place = await aLocation(server.tenant);
  const staff = await server.as('teacher', { locations: [place] });
  const [early, none, tuesday, partly] = [
    await aStudent(server.tenant, { location_id: place.id, fname: 'A' }),
    await aStudent(server.tenant, { location_id: place.id, fname: 'B' }),
    await aStudent(server.tenant, { location_id: place.id, fname: 'C' }),
    await aStudent(server.tenant, { location_id: place.id, fname: 'D' }),
  ];
  // It is Wednesday, 11:00.
  await planned(server.tenant, place, { student_id: early.id }, [3], ['10:30', '15:00']);
  await planned(server.tenant, place, { student_id: tuesday.id }, [2], ['10:30', '15:00']);
  await planned(server.tenant, place, { student_id: partly.id }, [3], ['08:00', '15:00']);
  const dentist = { start_date: '2026-03-11', end_date: '2026-03-11', start_time: '08:00', end_time: '12:00' };
  await staff.call('createStudentAbsence', { student_id: partly.id, ...dentist }, 'status');
  const day = (date = '2026-03-11') =>
    staff.call(
      'getStudentAttendance',
      { location: place.id, date },
      'student { id } expected late planned_start planned_end',
    );
  expect(await day()).toEqual([
    { student: { id: String(early.id) }, expected: true, late: true, planned_start: '10:30', planned_end: '15:00' },
    { student: { id: String(none.id) }, expected: true, late: false, planned_start: null, planned_end: null },
    { student: { id: String(tuesday.id) }, expected: false, late: false, planned_start: null, planned_end: null },
    { student: { id: String(partly.id) }, expected: true, late: false, planned_start: '12:00', planned_end: '15:00' },
  ]);
  const closed = { location: place.id, name: 'Training', start_date: '2026-03-18', end_date: '2026-03-18' };
  await manager.call('createClosure', closed, 'status');
  const boss = await server.as('manager', { locations: [place] });
  await boss.call('createClosure', closed, 'status');
  expect((await day('2026-03-18')).some(({ expected }: { expected: boolean }) => expected)).toBe(false);
});
