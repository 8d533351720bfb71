import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom, worksIn } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { dailyChecks } from './health-checks.factory.ts';
import { anIllness } from './illnesses.factory.ts';

const { server, elm, oak, manager } = await twoPlaces();
afterAll(() => server.close());
// 08:30 in New York.
beforeEach(() => server.clock.set(new Date('2026-03-11T12:30:00Z')));

type Caller = { readonly call: typeof manager.call };
const said = 'status message errors { field code }';
const { db } = server.tenant;
await dailyChecks(server.tenant, elm.id);
const room = await aRoom(server.tenant, { location_id: elm.id });
const teacher = await server.as('teacher', { locations: [elm] });
const aChild = (more: object = {}) =>
  aStudent(server.tenant, { location_id: elm.id, room_id: room.id, type: 'enrolled', ...more });
const aFamily = async (more: object = {}) => {
  const parent = await server.as('user');
  const child = await aChild(more);
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id, legal_guardian: true });
  return { parent, child };
};
const write = (child: { id: number }, more: object = {}, who: Caller = teacher) =>
  who.call('createHealthCheck', { student_id: child.id, findings: ['skin'], ...more }, `${said} check { id }`);
const correct = (id: string, more: object = {}, who: Caller = teacher) =>
  who.call('updateHealthCheck', { id, findings: ['skin'], reason: 'It was drawn', ...more }, `${said} check { id }`);
const shown =
  'id date time findings parts temperature unit note staff_note photo version status reason program { id } created_by { id }';
const read = async (child: { id: number }, who: Caller = teacher) =>
  (
    await who.call(
      'studentHealthChecks',
      { student_id: child.id, first: 50 },
      `data { ${shown} versions { ${shown} } }`,
    )
  ).data;
const codes = ({ errors }: { errors: { field: string; code: string }[] | null }) =>
  (errors ?? []).map(({ field, code }) => `${field}: ${code}`);
const told = async (user: number) => {
  const { rows } = await sql<{ facts: object }>`select facts from notification
    where user_id = ${user} and kind = 'arrival_check' order by id`.execute(db);
  return rows.map(({ facts }) => facts);
};
/** What an address was made of. */
const keyIn = (address: string) => Buffer.from(address.split('/')[3] ?? '', 'base64url').toString();
/** A picture somebody has uploaded. */
const picture = async (by: number) => {
  const key = `p${randomBytes(16).toString('base64url')}`;
  await sql`insert into picture (centre_id, key, uploaded_by, width, height, bytes, created_at)
    values (${server.tenant.centre}, ${key}, ${by}, 1, 1, 1, now())`.execute(db);
  return key;
};

test('staff write down what they found as a child arrived, and its family reads all but the note of staff', async () => {
  const { parent, child } = await aFamily({ fname: 'Ava' });
  const given = {
    findings: ['skin', 'fever', 'skin'],
    parts: ['left_forearm'],
    temperature: 100.2,
    note: 'Red spots',
    staff_note: 'Ask the nurse',
  };
  const { status, check } = await write(child, given);
  expect(status).toBe('Success');
  expect((await read(child))[0]).toMatchObject({
    id: check.id,
    date: '2026-03-11',
    time: '08:30',
    findings: ['skin', 'fever'],
    parts: ['left_forearm'],
    temperature: 100.2,
    unit: 'F',
    staff_note: 'Ask the nurse',
    program: { id: String(room.id) },
    created_by: { id: String(teacher.id) },
  });
  expect((await read(child, parent))[0]).toMatchObject({ note: 'Red spots', staff_note: null });
  expect(await told(parent.id)).toMatchObject([{ name: 'Ava', act: 'found' }]);
});

test('what cannot be is declined at its field, and nothing is written where a location does not do that', async () => {
  const child = await aChild();
  expect(codes(await write(child, { findings: [], parts: ['nose'] }))).toEqual(['findings: MISSING']);
  expect(codes(await write(child, { time: '08:31' }))).toEqual(['time: FUTURE']);
  expect(codes(await write(child, { temperature: 36.6, unit: 'F' }))).toEqual(['temperature: UNLIKELY']);
  expect(codes(await write(child, { photo: await picture(manager.id) }))).toEqual(['photo: UNKNOWN']);
  await sql`insert into photo_consent (centre_id, student_id, level, given_at)
    values (${server.tenant.centre}, ${child.id}, 'none', now())`.execute(db);
  expect(codes(await write(child, { photo: await picture(teacher.id) }))).toEqual(['photo: NO_PICTURES']);
  const elsewhere = await aStudent(server.tenant, { location_id: oak.id });
  const atOak = await server.as('teacher', { locations: [oak] });
  expect(codes(await write(elsewhere, {}, atOak))).toEqual(['student_id: OFF']);
  expect(codes(await atOak.call('saveHealthChecks', { students: [elsewhere.id] }, said))).toEqual(['student_id: OFF']);
  expect(await read(child)).toEqual([]);
  expect(await read(elsewhere, atOak)).toEqual([]);
});

test('two who press at the same moment write of a child once', async () => {
  const child = await aChild();
  // Each is still writing when the other one reads.
  await sql`create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.2); return new; end $$`.execute(
    db,
  );
  await sql`create trigger slowly before insert on health_check for each row execute function slowly()`.execute(db);
  const pressed = [teacher, manager].map((who) =>
    who.call('saveHealthChecks', { students: [child.id] }, `${said} students`),
  );
  const answers = await Promise.all(pressed);
  await sql`drop trigger slowly on health_check; drop function slowly()`.execute(db);
  expect(answers.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
  expect(await read(child)).toHaveLength(1);
});

test('a room is looked at in one press: who was looked at already is left out, and no family is notified', async () => {
  const [first, second, third] = [await aFamily(), await aFamily(), await aFamily()];
  await write(second.child, { findings: [], note: 'Slept badly' });
  const students = [first.child.id, second.child.id, third.child.id];
  const { students: written } = await teacher.call('saveHealthChecks', { students }, `${said} students`);
  expect(written).toEqual([String(first.child.id), String(third.child.id)]);
  expect(await told(first.parent.id)).toEqual([]);
  expect(await told(second.parent.id)).toEqual([]);
  expect((await read(first.child, first.parent))[0]).toMatchObject({ findings: [], time: '08:30' });
  const today = await teacher.call('getActiveStudents', { location: elm.id }, 'id health_checks { findings note }');
  const of = (child: { id: number }) => today.find(({ id }: { id: string }) => id === String(child.id)).health_checks;
  expect(of(second.child)).toEqual([{ findings: [], note: 'Slept badly' }]);
  expect(of(third.child)).toEqual([{ findings: [], note: null }]);
  expect(codes(await teacher.call('saveHealthChecks', { students }, said))).toEqual(['students: NOTHING']);
  server.clock.set(new Date('2026-03-12T12:30:00Z'));
  const next = await teacher.call('getActiveStudents', { location: elm.id }, 'id health_checks { findings }');
  expect(next.every(({ health_checks }: { health_checks: object[] }) => health_checks.length === 0)).toBe(true);
  const list = async (more: object) =>
    (await manager.call('healthChecks', { location: elm.id, first: 200, ...more }, 'data { student { id } }')).data.map(
      ({ student }: { student: { id: string } }) => Number(student.id),
    );
  expect(await list({ student_id: third.child.id })).toEqual([third.child.id]);
  expect(await list({ student_id: third.child.id, found: true })).toEqual([]);
  expect(await list({ student_id: third.child.id, start_date: '2026-03-12' })).toEqual([]);
});

test('a correction is a version of its own: families read the latest alone, and nothing is rewritten', async () => {
  const { parent, child } = await aFamily();
  const photo = await picture(teacher.id);
  const { check } = await write(child, { photo, parts: ['left_cheek'] });
  const [before] = await read(child, parent);
  expect(keyIn(before.photo)).toContain(photo);
  const other = await server.as('teacher', { locations: [elm] });
  expect(codes(await correct(check.id, {}, other))).toEqual(['id: PERMISSION']);
  // Left out, the picture stays with the latest version; empty, it is nowhere.
  const second = (await correct(check.id, { note: 'A scratch', temperature: 37.2, unit: 'C', time: '08:10' })).check;
  const listed = await manager.call(
    'healthChecks',
    { location: elm.id, student_id: child.id, first: 10 },
    `data { ${shown} }`,
  );
  expect(listed.data).toMatchObject([{ id: second.id, temperature: 37.2, unit: 'C', time: '08:10' }]);
  expect(keyIn(listed.data[0].photo)).toContain(photo);
  expect(codes(await correct(check.id))).toEqual(['id: STATE']);
  expect(keyIn((await read(child, parent))[0].photo)).toContain(photo);
  const third = (await correct(second.id, { photo: '', findings: ['injury'] })).check;
  const [now, ...none] = await read(child, parent);
  expect(none).toEqual([]);
  expect(now).toMatchObject({ id: third.id, version: 3, findings: ['injury'], photo: null });
  expect(now.versions.map(({ id }: { id: string }) => id)).toEqual([third.id]);
  expect((await read(child))[0].versions).toMatchObject([
    { version: 1, status: 'replaced', photo: null, parts: ['left_cheek'] },
    { version: 2, status: 'replaced', note: 'A scratch', photo: null },
    { version: 3, status: 'current', reason: 'It was drawn' },
  ]);
  const { rows } = await sql`select 1 from health_check where photo = ${photo}`.execute(db);
  expect(rows).toEqual([]);
  server.clock.set(new Date('2026-03-12T12:30:00Z'));
  expect(codes(await correct(third.id))).toEqual(['id: PERMISSION']);
  expect(codes(await correct(third.id, {}, manager))).toEqual([]);
  for (const change of [sql`findings = '{nose}'`, sql`note = 'x'`, sql`parts = '{chin}'`, sql`status = 'current'`])
    await expect(sql`update health_check set ${change} where id = ${Number(check.id)}`.execute(db)).rejects.toThrow(
      'never rewritten',
    );
});

test('an aunt, a blacklisted or unknown guardian, another family and another location read nothing', async () => {
  const { child, parent } = await aFamily();
  await write(child);
  const who = async (link: object) => {
    const person = await server.as('user');
    await aGuardianLink(server.tenant, { student_id: child.id, user_id: person.id, ...link });
    return person;
  };
  const aunt = await who({ legal_guardian: false });
  const black = await who({ legal_guardian: true, black_list: true });
  const pending = await who({ legal_guardian: true });
  await sql`update app_user set pending = true where id = ${pending.id}`.execute(db);
  const { parent: stranger } = await aFamily();
  const atOak = await server.as('manager', { locations: [oak] });
  for (const one of [aunt, black, pending, stranger, atOak]) await expect(read(child, one)).rejects.toThrow();
  await expect(atOak.call('healthChecks', { location: elm.id, first: 10 }, 'data { id }')).rejects.toThrow();
  expect(codes(await write(child, {}, atOak))).toEqual(['student_id: OUT_OF_REACH']);
  await expect(write(child, {}, parent)).rejects.toThrow('Your role');
  // The family has the list of its own page; the marks of tiles are staff's.
  expect(await parent.call('student', { id: child.id }, 'health_checks { id } exclusions { id }')).toEqual({
    health_checks: [],
    exclusions: [],
  });
});

test('where a child has moved to, staff read what was found before and change nothing in it', async () => {
  const { child } = await aFamily();
  const { check } = await write(child);
  await sql`update student set location_id = ${oak.id}, room_id = null where id = ${child.id}`.execute(db);
  const atOak = await server.as('manager', { locations: [oak] });
  expect(await read(child, atOak)).toHaveLength(1);
  expect(codes(await correct(check.id, {}, atOak))).toEqual(['id: OUT_OF_REACH']);
  expect(codes(await correct(check.id, {}, manager))).toEqual([]);
});

test('of teachers those who look after the child see its picture', async () => {
  const child = await aChild();
  await write(child, { photo: await picture(teacher.id) });
  const other = await aRoom(server.tenant, { location_id: elm.id });
  const float = (on: boolean) =>
    manager.call('saveCheckinSetting', { location: elm.id, settings: { staff_float: on } }, 'status');
  const elsewhere = await server.as('teacher', { locations: [elm] });
  await worksIn(server.tenant, elsewhere, other);
  expect((await read(child, elsewhere))[0].photo).not.toBeNull();
  await float(false);
  expect((await read(child, elsewhere))[0].photo).toBeNull();
  expect((await read(child, manager))[0].photo).not.toBeNull();
  expect((await read(child, teacher))[0].photo).not.toBeNull();
  await float(true);
});

test('the day tells staff who stays home now and what was found that day, of no other day and no other place', async () => {
  const { parent, child } = await aFamily();
  await write(child, { findings: ['nose'] });
  await anIllness(server.tenant, {
    student_id: child.id,
    location_id: elm.id,
    excluded_until: new Date('2026-03-12T12:00:00Z'),
  });
  const marks = 'id exclusions { kind } health_checks { findings }';
  const dayOf = async (date: string, who: Caller = teacher, location = elm) =>
    (await who.call('getStudentAttendance', { location: location.id, date }, `student { ${marks} }`)).find(
      ({ student }: { student: { id: string } }) => student.id === String(child.id),
    )?.student;
  expect(await dayOf('2026-03-11')).toMatchObject({
    exclusions: [{ kind: 'fever' }],
    health_checks: [{ findings: ['nose'] }],
  });
  expect(await dayOf('2026-03-10')).toMatchObject({ exclusions: [], health_checks: [] });
  await expect(dayOf('2026-03-11', parent)).rejects.toThrow('Your role');
  const now = await teacher.call('student', { id: child.id }, marks);
  expect(now).toMatchObject({ exclusions: [{ kind: 'fever' }], health_checks: [{ findings: ['nose'] }] });
  server.clock.set(new Date('2026-03-12T12:30:00Z'));
  expect(await teacher.call('student', { id: child.id }, marks)).toMatchObject({ exclusions: [], health_checks: [] });
  expect(await dayOf('2026-03-11')).toMatchObject({ exclusions: [], health_checks: [{ findings: ['nose'] }] });
});

test('the setting is read where it is saved', async () => {
  const setting = () => manager.call('getHealthSetting', { location: elm.id }, 'daily_checks');
  expect(await setting()).toEqual({ daily_checks: true });
  await manager.call('saveHealthSetting', { location: elm.id, daily_checks: false }, said);
  expect(await setting()).toEqual({ daily_checks: false });
  await manager.call('saveHealthSetting', { location: elm.id, daily_checks: true }, said);
});
