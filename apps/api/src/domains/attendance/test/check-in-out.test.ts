import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';

let server: TestServer;
let location: { id: number };
let room: { id: number; name: string };
let nap: { id: number; name: string };
let teacher: Person;
beforeAll(async () => {
  server = await startTestServer();
  location = await aLocation(server.tenant);
  room = await aRoom(server.tenant, { location_id: location.id });
  nap = await aRoom(server.tenant, { location_id: location.id });
  teacher = await server.as('teacher', { locations: [location] });
});
afterAll(() => server.close());

const outcome = 'status message color errors { field code message }';
const day = '2026-03-11';
const NOON_UTC = new Date('2026-03-11T16:00:00Z');

const child = (given = {}) => aStudent(server.tenant, { location_id: location.id, room_id: room.id, ...given });
const check = (who: Person, students: { id: number }[], time: string, more: Record<string, unknown> = {}) =>
  who.call(
    'saveUserStudentCheckInOutActivity',
    { students: students.map(({ id }) => id), date: day, time, action_by: who.id, ...more },
    `${outcome} students attendances { id date start_time end_time rooms { room { id } } }`,
  );
const stays = (student: { id: number }) =>
  server.tenant.db.selectFrom('attendance').selectAll().where('student_id', '=', student.id).orderBy('id').execute();
const events = (student: { id: number }) =>
  server.tenant.db
    .selectFrom('attendance_event')
    .selectAll()
    .where('student_id', '=', student.id)
    .orderBy('id')
    .execute();
const codes = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code);

test('a teacher checks siblings in by one call and out by the next', async () => {
  server.clock.set(NOON_UTC);
  const [ava, ben] = [await child(), await child()];
  const came = await check(teacher, [ava, ben], '11:58');
  expect(came).toMatchObject({ status: 'Success', color: 'success', errors: [] });
  expect(came.attendances).toMatchObject([
    { date: day, start_time: '11:58', end_time: null, rooms: [{ room: { id: String(room.id) } }] },
    { start_time: '11:58' },
  ]);
  server.clock.tick(1_000);
  const went = await check(teacher, [ava, ben], '12:00');
  expect(went).toMatchObject({ status: 'Success', attendances: [{ end_time: '12:00' }, { end_time: '12:00' }] });
  expect((await events(ava)).map(({ kind }) => kind)).toEqual(['in', 'out']);
  expect(
    await server.tenant.db.selectFrom('attendance_room').selectAll().where('student_id', '=', ava.id).execute(),
  ).toMatchObject([{ room_id: room.id, left_at: new Date('2026-03-11T16:00:00Z') }]);
});

test('in and out within one minute is valid, and so is coming back', async () => {
  server.clock.set(NOON_UTC);
  const ava = await child();
  for (const expected of ['in', 'out', 'in']) {
    expect(await check(teacher, [ava], '12:00', { action: expected })).toMatchObject({ status: 'Success' });
    server.clock.tick(5);
  }
  expect((await stays(ava)).map(({ checked_out_at }) => checked_out_at === null)).toEqual([false, true]);
});

test('one who cannot be keeps all from being changed, and is named', async () => {
  server.clock.set(NOON_UTC);
  const [ava, ben] = [await child(), await child({ status: 'inactive' })];
  const answer = await check(teacher, [ava, ben], '12:00');
  expect(answer).toMatchObject({ status: 'Error', color: 'danger', attendances: null });
  expect(answer.errors).toMatchObject([{ field: `students.${ben.id}`, code: 'NOT_ENROLLED' }]);
  expect(await events(ava)).toEqual([]);
});

test('times: not to come, not before the check-in, not before the last check-out', async () => {
  server.clock.set(NOON_UTC);
  const ava = await child();
  expect(codes(await check(teacher, [ava], '12:02'))).toEqual(['FUTURE']);
  expect((await check(teacher, [ava], '12:01')).status).toBe('Success');
  expect(codes(await check(teacher, [ava], '11:59', { action: 'out' }))).toEqual(['BEFORE_IN']);
  expect((await check(teacher, [ava], '12:01', { action: 'out' })).status).toBe('Success');
  expect(codes(await check(teacher, [ava], '12:00', { action: 'in' }))).toEqual(['BEFORE_OUT']);
  expect(codes(await check(teacher, [ava], '12:01', { action: 'out' }))).toEqual(['ALREADY_OUT']);
});

test('a day ends at midnight, a stay does not', async () => {
  const ava = await child();
  server.clock.set(new Date('2026-03-12T03:50:00Z'));
  expect((await check(teacher, [ava], '23:50')).status).toBe('Success');
  server.clock.set(new Date('2026-03-12T10:00:00Z'));
  expect((await check(teacher, [ava], '06:00', { date: '2026-03-12' })).status).toBe('Success');
  expect(await stays(ava)).toMatchObject([{ date: day, checked_out_at: new Date('2026-03-12T10:00:00Z') }]);
});

test('a time the clocks jump over is refused by a sentence; of an hour that comes twice the past one is meant', async () => {
  const [ava, ben, cleo] = [await child(), await child(), await child()];
  server.clock.set(new Date('2026-03-08T12:00:00Z'));
  const gap = await check(teacher, [ava], '02:30', { date: '2026-03-08' });
  expect(gap.errors).toMatchObject([{ code: 'NO_SUCH_TIME', message: expect.stringContaining('02:30') }]);
  server.clock.set(new Date('2026-11-01T05:40:00Z'));
  const november = await server.as('teacher', { locations: [location] });
  expect((await check(november, [ben], '01:30', { date: '2026-11-01' })).status).toBe('Success');
  expect(await stays(ben)).toMatchObject([{ checked_in_at: new Date('2026-11-01T05:30:00Z') }]);
  server.clock.set(new Date('2026-11-01T06:40:00Z'));
  expect((await check(november, [cleo], '01:30', { date: '2026-11-01' })).status).toBe('Success');
  expect(await stays(cleo)).toMatchObject([{ checked_in_at: new Date('2026-11-01T06:30:00Z') }]);
  expect((await check(november, [ben], '01:30', { date: '2026-11-01' })).status).toBe('Success');
  const [stay] = await stays(ben);
  expect(Number(stay?.checked_out_at) - Number(stay?.checked_in_at)).toBe(3_600_000);
  server.clock.set(NOON_UTC);
});

test('contacts check in for themselves, and only where the location lets them', async () => {
  server.clock.set(NOON_UTC);
  const home = await aLocation(server.tenant);
  const ava = await aStudent(server.tenant, { location_id: home.id });
  const parent = await server.as(await aContact(server.tenant));
  await aGuardianLink(server.tenant, { student_id: ava.id, user_id: parent.id });
  expect(codes(await check(parent, [ava], '12:00'))).toEqual(['AT_THE_DOOR']);
  const manager = await server.as('manager', { locations: [home] });
  const saved = await manager.call(
    'saveCheckinSetting',
    { location: home.id, settings: { family_from_portal: true, signature: true } },
    `${outcome} setting { family_from_portal signature }`,
  );
  expect(saved).toMatchObject({ status: 'Success', setting: { family_from_portal: true, signature: true } });
  expect(codes(await check(parent, [ava], '12:00'))).toEqual(['SIGNATURE']);
  expect(await check(parent, [ava], '12:00', { signature: 'data:image/png;base64,AAAA' })).toMatchObject({
    status: 'Success',
  });
  expect(await events(ava)).toMatchObject([{ source: 'portal', action_by: parent.id, recorded_by: parent.id }]);
  // A parent acts as itself alone, and for its own children alone.
  const other = await aContact(server.tenant);
  expect(codes(await check(parent, [ava], '12:00', { action_by: other.id }))).toEqual(['OUT_OF_REACH']);
  expect(codes(await check(parent, [await child()], '12:00'))).toEqual(['OUT_OF_REACH']);
});

test('who brings and fetches: the listed, not the black-listed, not strangers', async () => {
  server.clock.set(NOON_UTC);
  const ava = await child();
  const [mother, uncle, banned, stranger] = [
    await aContact(server.tenant),
    await aContact(server.tenant),
    await aContact(server.tenant, { fname: 'Bad', lname: 'Uncle' }),
    await aContact(server.tenant, { locations: [location] }),
  ];
  await aGuardianLink(server.tenant, { student_id: ava.id, user_id: mother.id, pickup: true });
  await aGuardianLink(server.tenant, { student_id: ava.id, user_id: uncle.id });
  await aGuardianLink(server.tenant, { student_id: ava.id, user_id: banned.id, black_list: true });
  const refused = await check(teacher, [ava], '12:00', { action_by: banned.id });
  expect(refused.errors).toMatchObject([{ code: 'BLACK_LISTED', message: expect.stringContaining('Bad Uncle') }]);
  expect(codes(await check(teacher, [ava], '12:00', { action_by: stranger.id }))).toEqual(['NOT_LISTED']);
  const colleague = await server.as('teacher', { locations: [location] });
  await aGuardianLink(server.tenant, { student_id: ava.id, user_id: colleague.id, black_list: true });
  expect(codes(await check(colleague, [ava], '12:00'))).toEqual(['BLACK_LISTED']);
  expect((await check(teacher, [ava], '12:00', { action_by: uncle.id })).status).toBe('Success');
  expect(codes(await check(teacher, [ava], '12:00', { action_by: uncle.id }))).toEqual(['NO_PICKUP']);
  expect((await check(teacher, [ava], '12:00', { action_by: mother.id })).status).toBe('Success');
});

test('fifty tablets check one child in at once: one wins, the others learn who did', async () => {
  server.clock.set(NOON_UTC);
  const ava = await child();
  const answers = await Promise.all(Array.from({ length: 50 }, () => check(teacher, [ava], '12:00', { action: 'in' })));
  expect(answers.filter(({ status }) => status === 'Success')).toHaveLength(1);
  for (const lost of answers.filter(({ status }) => status === 'Error'))
    expect(lost.errors).toMatchObject([
      { field: `students.${ava.id}`, code: 'ALREADY_IN', message: expect.stringContaining('teacher') },
    ]);
  expect(await events(ava)).toHaveLength(1);
});

test('two doors toggle the same child in the same second: it comes in once and does not go out', async () => {
  server.clock.set(NOON_UTC);
  const colleague = await server.as('teacher', { locations: [location] });
  for (let round = 0; round < 10; round += 1) {
    const ava = await child();
    const answers = await Promise.all([check(teacher, [ava], '12:00'), check(colleague, [ava], '12:00')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
    expect(answers.flatMap(codes)).toEqual(['ALREADY_IN']);
    expect((await events(ava)).map(({ kind }) => kind)).toEqual(['in']);
  }
});

test('siblings at once from two doors, in either order: no deadlock, nothing doubled', async () => {
  server.clock.set(NOON_UTC);
  const many = await Promise.all(Array.from({ length: 12 }, () => child()));
  const backwards = [...many].reverse();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => check(teacher, i % 2 ? many : backwards, '12:00', { action: 'in' })),
  );
  expect(answers.filter(({ status }) => status === 'Success')).toHaveLength(1);
  for (const each of many) expect(await stays(each)).toHaveLength(1);
});

test('the same operation sent five times is done once', async () => {
  server.clock.set(NOON_UTC);
  const ava = await child();
  const operation_id = crypto.randomUUID();
  for (let i = 0; i < 5; i += 1) {
    expect((await check(teacher, [ava], '12:00', { operation_id })).status).toBe('Success');
    server.clock.tick(1_000);
  }
  expect(await events(ava)).toHaveLength(1);
});

test('statements are constant in the number of students', async () => {
  server.clock.set(NOON_UTC);
  const two = [await child(), await child()];
  const thirty = await Promise.all(Array.from({ length: 30 }, () => child()));
  const few = await server.statements(() => check(teacher, two, '12:00'));
  const many = await server.statements(() => check(teacher, thirty, '12:00'));
  expect(many).toBe(few);
});

test('moving takes the children to another room at once, and tells who listens', async () => {
  server.clock.set(NOON_UTC);
  const [ava, ben] = [await child(), await child()];
  await check(teacher, [ava], '12:00');
  const stranger = await server.as('teacher', { locations: [await aLocation(server.tenant)] });
  const heard = await subscribe(
    teacher,
    'attendanceChanged',
    { location: location.id },
    'location students { id } days { state program { id } student { id } }',
  );
  const unheard = await subscribe(stranger, 'attendanceChanged', { location: location.id }, 'location');
  const elsewhere = await aRoom(server.tenant);
  server.clock.tick(60_000);
  const move = (students: { id: number }[], to: { id: number }) =>
    teacher.call(
      'moveStudentsNow',
      { students: students.map(({ id }) => id), program_id: to.id },
      `${outcome} students`,
    );
  expect(codes(await move([ava, ben], nap))).toEqual(['NOT_IN']);
  expect(codes(await move([ava], elsewhere))).toEqual(['OUT_OF_REACH']);
  const began = performance.now();
  expect(await move([ava], nap)).toMatchObject({ status: 'Success', students: [String(ava.id)] });
  const [told] = await heard.until(1, 1_000);
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(told).toMatchObject({
    location: String(location.id),
    students: [{ id: String(ava.id) }],
    days: [{ state: 'in', program: { id: String(nap.id) } }],
  });
  expect(unheard.values).toEqual([]);
  await unheard.ended;
  expect(unheard.errors).not.toEqual([]);
  await heard.stop();
  expect(
    await server.tenant.db
      .selectFrom('attendance_room')
      .select(['room_id', 'left_at'])
      .where('student_id', '=', ava.id)
      .orderBy('id')
      .execute(),
  ).toMatchObject([
    { room_id: room.id, left_at: new Date('2026-03-11T16:01:00Z') },
    { room_id: nap.id, left_at: null },
  ]);
});

test('outside of its hours a location takes nobody in, and lets everybody go home', async () => {
  server.clock.set(NOON_UTC);
  const { db, centre } = server.tenant;
  const schedule = await db
    .insertInto('schedule')
    .values({ centre_id: centre, name: 'Mornings' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('schedule_date')
    .values({ centre_id: centre, schedule_id: schedule.id, day: 'Wednesday', start_time: '07:00', end_time: '12:30' })
    .execute();
  const place = await aLocation(server.tenant, { schedule_id: schedule.id });
  const staff = await server.as('teacher', { locations: [place] });
  const [ava, ben] = [
    await aStudent(server.tenant, { location_id: place.id }),
    await aStudent(server.tenant, { location_id: place.id }),
  ];
  await db.updateTable('checkin_setting').set({ outside_hours: false }).where('location_id', '=', place.id).execute();
  expect((await check(staff, [ava], '12:00')).status).toBe('Success');
  server.clock.tick(3_600_000);
  expect(codes(await check(staff, [ben], '13:00'))).toEqual(['OUTSIDE_HOURS']);
  expect((await check(staff, [ava], '13:00')).status).toBe('Success');
});

test('a change leaves with COMMIT for whoever shows attendance or cuts pictures; a declined one tells nothing', async () => {
  server.clock.set(NOON_UTC);
  const [ava, ben] = [await child(), await child({ status: 'inactive' })];
  const told: string[] = [];
  const client = new pg.Client({ connectionString: server.ownerUrl });
  await client.connect();
  client.on('notification', ({ payload }) => told.push(payload ?? ''));
  await client.query('listen nestling');
  const about = (kind: string) =>
    told.map((each) => JSON.parse(each)).filter(({ k, i }) => k === kind && i.includes(ava.id));
  await check(teacher, [ava, ben], '12:00');
  await check(teacher, [ava], '12:00');
  for (const kind of ['attendance', 'rights']) {
    await expect.poll(() => about(kind).length).toBe(1);
    expect(about(kind)).toMatchObject([{ c: server.tenant.centre, i: [ava.id], a: { location: location.id } }]);
  }
  await client.end();
});

test('what fails in the middle leaves nothing', async () => {
  server.clock.set(NOON_UTC);
  const [ava, ben] = [await child(), await child()];
  await check(teacher, [ben], '12:00');
  await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$`.execute(
    server.tenant.db,
  );
  await sql`create trigger fail before insert on attendance_event for each row when (new.kind = 'out') execute function fail()`.execute(
    server.tenant.db,
  );
  // Ava comes in by the first statement, Ben's way out fails in the second.
  await expect(check(teacher, [ava, ben], '12:00')).rejects.toMatchObject({ code: 'INTERNAL' });
  await sql`drop trigger fail on attendance_event`.execute(server.tenant.db);
  expect(await stays(ava)).toEqual([]);
  expect(await events(ava)).toEqual([]);
  expect(await stays(ben)).toMatchObject([{ checked_out_at: null }]);
});
