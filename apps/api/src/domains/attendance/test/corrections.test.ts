import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { stayOf } from '../day.ts';
import { eventsOf } from '../write-stays.ts';

let server: TestServer;
let location: { id: number };
let room: { id: number };
let nap: { id: number };
let teacher: Person;
let manager: Person;
beforeAll(async () => {
  server = await startTestServer();
  location = await aLocation(server.tenant);
  room = await aRoom(server.tenant, { location_id: location.id });
  nap = await aRoom(server.tenant, { location_id: location.id });
  teacher = await server.as('teacher', { locations: [location] });
  manager = await server.as('manager', { locations: [location] });
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(new Date('2026-03-11T16:00:00Z')));

const outcome = 'status message errors { field code message }';
const day = '2026-03-11';
const child = () => aStudent(server.tenant, { location_id: location.id, room_id: room.id });
const check = (students: { id: number }[], time: string, who = teacher) =>
  who.call(
    'saveUserStudentCheckInOutActivity',
    { students: students.map(({ id }) => id), date: day, time, action_by: who.id },
    `${outcome} attendances { id }`,
  );
const undo = (students: { id: number }[], who = teacher) =>
  who.call('undoCheckInOut', { students: students.map(({ id }) => id) }, `${outcome} students`);
const correct = (id: string | number, more: object) =>
  manager.call(
    'updateStudentAttendance',
    { id, ...more },
    `${outcome} attendance { start_time end_time date note rooms { entered_at left_at } }`,
  );
const codes = ({ errors }: { errors: { field: string; code: string }[] }) =>
  errors.map(({ field, code }) => [field, code]);
const stays = (student: { id: number }) =>
  server.tenant.db.selectFrom('attendance').selectAll().where('student_id', '=', student.id).orderBy('id').execute();
const events = (student: { id: number }) =>
  server.tenant.db
    .selectFrom('attendance_event')
    .selectAll()
    .where('student_id', '=', student.id)
    .orderBy('id')
    .execute();

test('a check-in is undone by who made it: the child never came, the log says both', async () => {
  const [ava, ben] = [await child(), await child()];
  await check([ava, ben], '12:00');
  server.clock.tick(9 * 60_000);
  expect(await undo([ava, ben])).toMatchObject({ status: 'Success', students: [String(ava.id), String(ben.id)] });
  expect(await stays(ava)).toEqual([]);
  const [came, undone] = await events(ava);
  expect([came?.kind, undone?.kind, undone?.undoes]).toEqual(['in', 'correct', came?.id]);
  expect(undone?.before).toMatchObject({ student_id: ava.id, rooms: [{ room_id: room.id }] });
  expect((await check([ava], '12:09')).status).toBe('Success');
});

test('a check-out is undone: the child is in again, in the room it was in', async () => {
  const ava = await child();
  await check([ava], '12:00');
  server.clock.tick(60_000);
  await teacher.call('moveStudentsNow', { students: [ava.id], program_id: nap.id }, outcome);
  server.clock.tick(60_000);
  await check([ava], '12:02');
  server.clock.tick(60_000);
  expect((await undo([ava])).status).toBe('Success');
  expect(await stays(ava)).toMatchObject([{ checked_out_at: null, checkedout_by: null }]);
  const rooms = await server.tenant.db
    .selectFrom('attendance_room')
    .selectAll()
    .where('student_id', '=', ava.id)
    .orderBy('entered_at')
    .execute();
  expect(rooms).toMatchObject([{ room_id: room.id }, { room_id: nap.id, left_at: null }]);
});

test('undo is for ten minutes and for one’s own', async () => {
  const ava = await child();
  const colleague = await server.as('teacher', { locations: [location] });
  await check([ava], '12:00');
  expect(codes(await undo([ava], colleague))).toEqual([[`students.${ava.id}`, 'NOT_YOURS']]);
  server.clock.tick(10 * 60_000 + 1);
  expect(codes(await undo([ava]))).toEqual([[`students.${ava.id}`, 'TOO_LATE']]);
  expect(codes(await undo([await child()]))).toMatchObject([[expect.any(String), 'NOT_YOURS']]);
  expect(await stays(ava)).toHaveLength(1);
});

test('a correction changes the stay and its rooms, and keeps what was', async () => {
  const ava = await child();
  const { attendances } = await check([ava], '11:00');
  await check([ava], '12:00');
  const [{ id }] = attendances;
  const answer = await correct(id, { start_time: '10:30', end_time: '11:45', note: 'Came early' });
  expect(answer).toMatchObject({
    status: 'Success',
    attendance: {
      start_time: '10:30',
      end_time: '11:45',
      note: 'Came early',
      rooms: [{ entered_at: '2026-03-11T14:30:00.000Z', left_at: '2026-03-11T15:45:00.000Z' }],
    },
  });
  const last = (await events(ava)).at(-1);
  expect(last).toMatchObject({ kind: 'correct', recorded_by: manager.id, note: 'Came early' });
  expect(last?.before).toMatchObject({
    checked_in_at: expect.stringContaining('15:00:00'),
    checked_out_at: expect.stringContaining('16:00:00'),
  });
});

test('what a correction may not say', async () => {
  const ava = await child();
  const { attendances } = await check([ava], '10:00');
  const [{ id }] = attendances;
  expect(codes(await correct(id, { end_time: '09:59' }))).toEqual([['end_time', 'END_BEFORE_START']]);
  expect(codes(await correct(id, { end_time: '12:02' }))).toEqual([['end_time', 'FUTURE']]);
  expect(codes(await correct(id, { date: '2026-03-08', start_time: '02:30' }))).toEqual([
    ['start_time', 'NO_SUCH_TIME'],
  ]);
  expect((await correct(id, { end_time: '11:00' })).status).toBe('Success');
  const second = (await check([ava], '11:30')).attendances[0].id;
  expect(codes(await correct(second, { start_time: '10:30' }))).toMatchObject([[expect.any(String), 'OVERLAP']]);
  expect(codes(await correct(2_000_000_000, { start_time: '10:30' }))).toEqual([['id', 'OUT_OF_REACH']]);
  expect(await stays(ava)).toMatchObject([{}, { checked_in_at: new Date('2026-03-11T15:30:00Z') }]);
});

test('a deleted stay is out of the day, its events are not out of the log', async () => {
  const ava = await child();
  const { attendances } = await check([ava], '11:00');
  const removed = await manager.call('deleteStudentAttendance', { id: attendances[0].id }, outcome);
  expect(removed.status).toBe('Success');
  expect(await stays(ava)).toEqual([]);
  expect((await events(ava)).map(({ kind }) => kind)).toEqual(['in', 'remove']);
  expect(codes(await manager.call('deleteStudentAttendance', { id: attendances[0].id }, outcome))).toEqual([
    ['id', 'OUT_OF_REACH'],
  ]);
  await expect(teacher.call('deleteStudentAttendance', { id: attendances[0].id }, outcome)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('absent, and there after all', async () => {
  const [ava, ben] = [await child(), await child()];
  await check([ben], '12:00');
  const mark = (students: { id: number }[], more = {}) =>
    teacher.call('markStudentsAbsent', { students: students.map(({ id }) => id), date: day, ...more }, outcome);
  const some = await mark([ava, ben]);
  expect([some.status, codes(some)]).toEqual(['Success', [[`students.${ben.id}`, 'CHECKED_IN']]]);
  expect(some.message).toContain('One was left out');
  expect(codes(await mark([ben]))).toEqual([[`students.${ben.id}`, 'CHECKED_IN']]);
  expect((await mark([ava], { reason: 'Ill' })).status).toBe('Success');
  expect((await mark([ava], { reason: 'Holiday' })).status).toBe('Success');
  const absences = () => server.tenant.db.selectFrom('absence').selectAll().where('student_id', '=', ava.id).execute();
  expect(await absences()).toMatchObject([{ reason: 'Holiday', undone_at: null }]);
  const back = (student: { id: number }) =>
    teacher.call('undoStudentAbsent', { student_id: student.id, date: day }, outcome);
  expect((await back(ava)).status).toBe('Success');
  expect(codes(await back(ava))).toEqual([['student_id', 'NOT_ABSENT']]);
  await mark([ava]);
  // Coming in takes the mark back by itself.
  await check([ava], '12:00');
  expect((await absences()).every(({ undone_at }) => undone_at !== null)).toBe(true);
  expect((await events(ava)).map(({ kind }) => kind)).toEqual([
    'absent',
    'absent',
    'absent',
    'present',
    'absent',
    'present',
    'in',
  ]);
});

test('settings are known by name; a wrong one changes nothing', async () => {
  const save = (settings: object) => manager.call('saveCheckinSetting', { location: location.id, settings }, outcome);
  const answer = await save({ signature: true, dance: true, check_in_qr_expire: 0 });
  expect(codes(answer)).toEqual([
    ['settings.dance', 'UNKNOWN'],
    ['settings.check_in_qr_expire', 'BAD_VALUE'],
  ]);
  const read = () =>
    teacher.call('getCheckinSetting', { location: location.id }, 'signature outside_hours check_in_qr_expire');
  expect(await read()).toEqual({ signature: false, outside_hours: true, check_in_qr_expire: 60 });
  await expect(
    teacher.call('getCheckinSetting', { location: (await aLocation(server.tenant)).id }, 'signature'),
  ).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('the day of a location: state, rooms, minutes, and the other doors of the same house', async () => {
  const place = await aLocation(server.tenant);
  const [one, two] = [
    await aRoom(server.tenant, { location_id: place.id }),
    await aRoom(server.tenant, { location_id: place.id }),
  ];
  const staff = await server.as('teacher', { locations: [place] });
  const named = (fname: string, room_id: number) =>
    aStudent(server.tenant, { location_id: place.id, room_id, fname, lname: 'Day' });
  const [ann, bob, cid, dan] = [
    await named('Ann', one.id),
    await named('Bob', one.id),
    await named('Cíd', two.id),
    await named('Dan', two.id),
  ];
  await check([ann, bob], '10:00', staff);
  await staff.call('moveStudentsNow', { students: [ann.id], program_id: two.id }, outcome);
  await check([bob], '11:30', staff);
  await staff.call('markStudentsAbsent', { students: [cid.id], date: day, reason: 'Ill' }, outcome);
  const fields =
    'state minutes start_time end_time student { id fname } program { id } home_room { id } absence { reason } stays { checkedin_by { id } rooms { room { id } } }';
  const list = (more = {}) => staff.call('getStudentAttendance', { location: place.id, date: day, ...more }, fields);
  const all = await list();
  expect(all).toMatchObject([
    {
      student: { fname: 'Ann' },
      state: 'in',
      minutes: 120,
      start_time: '10:00',
      end_time: null,
      program: { id: String(two.id) },
      home_room: { id: String(one.id) },
    },
    {
      student: { fname: 'Bob' },
      state: 'out',
      minutes: 90,
      end_time: '11:30',
      stays: [{ checkedin_by: { id: String(staff.id) } }],
    },
    { student: { fname: 'Cíd' }, state: 'absent', minutes: 0, absence: { reason: 'Ill' }, stays: [] },
    { student: { fname: 'Dan' }, state: 'none', program: null },
  ]);
  const names = (days: { student: { fname: string } }[]) => days.map(({ student }) => student.fname);
  expect(names(await list({ status: 'absent' }))).toEqual(['Cíd']);
  expect(names(await list({ program_id: two.id }))).toEqual(['Ann', 'Cíd', 'Dan']);
  expect(names(await list({ search: 'cid' }))).toEqual(['Cíd']);
  expect(names(await list({ search: '%' }))).toEqual([]);
  expect(names(await list({ date: '2026-03-10', status: 'in' }))).toEqual([]);
  await expect(teacher.call('getStudentAttendance', { location: place.id, date: day }, 'state')).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });

  const here = (more = {}) => staff.call('getStudentsAfterCheckInLocation', { location: place.id, ...more }, 'id');
  expect(await here()).toEqual([{ id: String(ann.id) }]);
  expect(await here({ program_id: one.id })).toEqual([]);
  expect(await here({ program_id: two.id, date: day })).toEqual([{ id: String(ann.id) }]);

  const parent = await server.as(await aContact(server.tenant));
  await aGuardianLink(server.tenant, { student_id: ann.id, user_id: parent.id });
  await aGuardianLink(server.tenant, { student_id: dan.id, user_id: parent.id, black_list: true });
  expect(await parent.call('getUserCheckInStudents', { date: day }, 'id checked_in_out')).toMatchObject([
    { id: String(ann.id), checked_in_out: { state: 'in' } },
  ]);
  const history = (who: Person, student: { id: number }, more = {}) =>
    who.call('getStudentAttendanceHistory', { student_id: student.id, ...more }, 'date start_time check_in_signature');
  expect(await history(parent, ann)).toEqual([{ date: day, start_time: '10:00', check_in_signature: null }]);
  expect(await history(parent, ann, { end_date: '2026-03-10' })).toEqual([]);
  await expect(history(parent, bob)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(history(parent, dan)).rejects.toMatchObject({ code: 'FORBIDDEN' });

  const valid = (students: { id: number }[]) =>
    staff.call('checkValidCheckInOut', { students: students.map(({ id }) => id), date: day, time: '09:00' }, outcome);
  expect(codes(await valid([ann, dan]))).toEqual([[`students.${ann.id}`, 'BEFORE_IN']]);
  expect((await valid([dan])).status).toBe('Success');

  const few = await server.statements(() => list());
  for (let i = 0; i < 20; i += 1) await named(`Extra${i}`, one.id);
  expect(await server.statements(() => list())).toBe(few);
});

test('every stay that was written is what its events add up to', async () => {
  const all = await server.tenant.db.selectFrom('attendance').selectAll().execute();
  expect(all.length).toBeGreaterThan(5);
  const logs = await eventsOf(
    server.tenant.db,
    all.map(({ id }) => id),
  );
  for (const row of all) {
    const stay = stayOf(logs.get(row.id) ?? []);
    expect(stay).toMatchObject({ from: row.checked_in_at.getTime(), to: row.checked_out_at?.getTime() ?? null });
    const rooms = await server.tenant.db
      .selectFrom('attendance_room')
      .selectAll()
      .where('attendance_id', '=', row.id)
      .orderBy('entered_at')
      .orderBy('id')
      .execute();
    expect(rooms.filter((each) => each.left_at?.getTime() !== each.entered_at.getTime())).toMatchObject(
      (stay?.rooms ?? []).map((each) => ({
        room_id: each.room,
        entered_at: new Date(each.from),
        left_at: each.to === null ? null : new Date(each.to),
      })),
    );
  }
});
