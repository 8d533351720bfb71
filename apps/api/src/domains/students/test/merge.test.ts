import { afterAll, expect, test } from 'vitest';
import { aHealthCheck } from '../../health/test/health-checks.factory.ts';
import { anIllness } from '../../health/test/illnesses.factory.ts';
import { anInjuryReport } from '../../injuries/test/injuries.factory.ts';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aGuardianLink, aRelationship } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aWord } from '../../tags/test/tags.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { aStudent } from './students.factory.ts';

const { server, elm, oak, manager } = await twoPlaces();
const admin = await server.as('admin');
afterAll(() => server.close());

const outcome = 'status message errors { field code message }';
const at = (place: { id: number }, given: object = {}) => aStudent(server.tenant, { location_id: place.id, ...given });
const linked = (student_id: number, user_id: number, given: object = {}) =>
  aGuardianLink(server.tenant, { student_id, user_id, ...given });
const stay = (student: { id: number; location_id: number }, day: string, hours: readonly [number, number]) =>
  server.tenant.db
    .insertInto('attendance')
    .values({
      centre_id: server.tenant.centre,
      student_id: student.id,
      location_id: student.location_id,
      date: day,
      checked_in_at: new Date(`${day}T${String(hours[0]).padStart(2, '0')}:00:00Z`),
      checked_out_at: new Date(`${day}T${hours[1]}:00:00Z`),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
const rowsOf = async (
  table: 'attendance' | 'guardian_link' | 'student_tag' | 'injury_report' | 'illness' | 'health_check',
  student: number,
) => (await server.tenant.db.selectFrom(table).selectAll().where('student_id', '=', student).execute()).length;
const all = async (ids: readonly number[]) => ({
  attendance: await Promise.all(ids.map((id) => rowsOf('attendance', id))),
  links: await Promise.all(ids.map((id) => rowsOf('guardian_link', id))),
  tags: await Promise.all(ids.map((id) => rowsOf('student_tag', id))),
  illnesses: await Promise.all(ids.map((id) => rowsOf('illness', id))),
  checks: await Promise.all(ids.map((id) => rowsOf('health_check', id))),
  injuries: await Promise.all(ids.map((id) => rowsOf('injury_report', id))),
});

test('two records of one child become one with everything of both, and two again', async () => {
  const kept = await at(elm, { fname: 'Mia', lname: 'Moss', note: 'Sleeps late', dob: null });
  const gone = await at(elm, {
    fname: 'Mía',
    lname: 'Moss',
    note: 'Likes owls',
    dob: '2021-02-03',
    doctor_name: 'Dr. Ito',
  });
  const [mother, father] = [await aContact(server.tenant), await aContact(server.tenant)];
  await linked(kept.id, mother.id);
  await linked(gone.id, mother.id, { pickup: true });
  await linked(gone.id, father.id);
  const tag = await aWord(server.tenant, 'tag');
  await server.tenant.db
    .insertInto('student_tag')
    .values({ centre_id: server.tenant.centre, student_id: gone.id, tag_id: tag.id })
    .execute();
  await stay(kept, '2026-03-02', [9, 15]);
  await stay(gone, '2026-03-02', [10, 14]);
  await stay(gone, '2026-03-03', [9, 15]);
  await anInjuryReport(server.tenant, { student_id: gone.id, location_id: elm.id });
  await anInjuryReport(server.tenant, {
    student_id: kept.id,
    location_id: elm.id,
    other_student_id: gone.id,
  });
  await anIllness(server.tenant, { student_id: gone.id, location_id: elm.id });
  await aHealthCheck(server.tenant, { student_id: gone.id, location_id: elm.id });
  const before = await all([kept.id, gone.id]);

  const alike = { fname: 'mia', lname: 'MOSS', except: kept.id };
  expect(await manager.call('studentsAlike', alike, 'id')).toEqual([{ id: String(gone.id) }]);
  const pair = { student_id: kept.id, duplicate_id: gone.id };
  expect(await manager.call('mergeStudents', pair, outcome)).toMatchObject({ status: 'Success' });
  const shown = 'dob doctor_name note users { id }';
  expect(await manager.call('student', { id: kept.id }, shown)).toMatchObject({
    dob: '2021-02-03',
    doctor_name: 'Dr. Ito',
    note: 'Sleeps late\nLikes owls',
    users: expect.arrayContaining([{ id: String(father.id) }, { id: String(mother.id) }]),
  });
  // The stay that overlaps and the link both had stay with the record that went.
  expect(await all([kept.id, gone.id])).toEqual({
    attendance: [2, 1],
    links: [2, 1],
    tags: [1, 0],
    injuries: [2, 0],
    illnesses: [1, 0],
    checks: [1, 0],
  });
  const { data } = await manager.call('ArchiveStudents', { location: elm.id, first: 50 }, 'data { id }');
  expect(data).toEqual([]);
  expect(await manager.call('getStudentMerges', { student_id: kept.id }, 'name')).toEqual([{ name: 'Mía Moss' }]);
  expect(await manager.call('mergeStudents', pair, outcome)).toMatchObject({ errors: [{ code: 'GONE' }] });

  await manager.call('saveStudentColumn', { id: kept.id, column: 'doctor_name', value: 'Dr. Eto' }, outcome);
  expect(await manager.call('undoStudentMerge', { student_id: kept.id }, outcome)).toMatchObject({ status: 'Success' });
  expect(await all([kept.id, gone.id])).toEqual(before);
  // What somebody has changed since stays as it was changed.
  expect(await manager.call('student', { id: kept.id }, shown)).toMatchObject({
    dob: null,
    doctor_name: 'Dr. Eto',
    note: 'Sleeps late',
  });
  expect(await manager.call('student', { id: gone.id }, 'archived_at note')).toEqual({
    archived_at: null,
    note: 'Likes owls',
  });
});

test('a merge lifts no ban, mixes no locations, and takes nobody who is inside', async () => {
  const [one, two] = [await at(elm), await at(elm)];
  const contact = await aContact(server.tenant, { fname: 'Ben', lname: 'Banned' });
  await linked(one.id, contact.id);
  await linked(two.id, contact.id, { black_list: true });
  const banned = await manager.call('mergeStudents', { student_id: one.id, duplicate_id: two.id }, outcome);
  expect(banned).toMatchObject({ errors: [{ code: 'BLACK_LISTED' }] });
  expect(banned.message).toContain('Ben Banned');
  const far = await at(oak);
  expect(await admin.call('mergeStudents', { student_id: one.id, duplicate_id: far.id }, outcome)).toMatchObject({
    errors: [{ code: 'OTHER_LOCATION' }],
  });
});

test('two records of one contact become one, whose account is the one in use', async () => {
  const child = await at(elm);
  const sibling = await at(elm);
  const [used, other] = [
    await aContact(server.tenant, { password_hash: 'x', phone: null }),
    await aContact(server.tenant, { phone: '+1 202 555 0177' }),
  ];
  await linked(child.id, used.id);
  await linked(sibling.id, other.id);
  const wrong = await manager.call('mergeUsers', { user_id: other.id, duplicate_id: used.id }, outcome);
  expect(wrong).toMatchObject({ errors: [{ code: 'HAS_ACCOUNT' }] });
  const pair = { user_id: used.id, duplicate_id: other.id };
  expect(await manager.call('mergeUsers', pair, outcome)).toMatchObject({ status: 'Success' });
  const person = await manager.call('singleUserDataById', { id: used.id }, 'phone students { id }');
  expect(person).toEqual({ phone: '+1 202 555 0177', students: expect.arrayContaining([{ id: String(sibling.id) }]) });
  await manager.call('undoUserMerge', { user_id: used.id }, outcome);
  const apart = await manager.call('singleUserDataById', { id: other.id }, 'phone status students { id }');
  expect(apart).toEqual({ phone: '+1 202 555 0177', status: 'active', students: [{ id: String(sibling.id) }] });
});

test('students move to another location with their contacts, each told apart, and the profile tells of it', async () => {
  const [rooms, target] = [
    await aRoom(server.tenant, { location_id: elm.id }),
    await aRoom(server.tenant, { location_id: oak.id }),
  ];
  const [mover, insider] = [await at(elm, { room_id: rooms.id }), await at(elm, { room_id: rooms.id })];
  const contact = await aContact(server.tenant, { locations: [elm] });
  await linked(mover.id, contact.id);
  await server.tenant.db
    .insertInto('attendance')
    .values({
      centre_id: server.tenant.centre,
      student_id: insider.id,
      location_id: elm.id,
      date: '2026-03-11',
      checked_in_at: server.clock.now(),
    })
    .execute();
  const args = { students: [mover.id, insider.id], location_id: oak.id, program_id: target.id, users: true };
  expect(await manager.call('transferStudents', args, outcome)).toMatchObject({ status: 'Error' });
  const moved = await admin.call('transferStudents', args, outcome);
  expect(moved.errors).toMatchObject([{ field: `students.${insider.id}`, code: 'CHECKED_IN' }]);
  expect(await admin.call('student', { id: mover.id }, 'program { id }')).toEqual({
    program: { id: String(target.id) },
  });
  expect(await admin.call('singleUserDataById', { id: contact.id }, 'locations { id }')).toEqual({
    locations: [{ id: String(oak.id) }],
  });
  const steps = 'from_location from_room to_location to_room by';
  const [step] = await admin.call('getStudentTransfers', { student_id: mover.id }, steps);
  expect(step).toMatchObject({ from_room: rooms.name, to_room: target.name, by: expect.any(String) });
  const people = { users: [contact.id], from_location: oak.id, location_id: elm.id };
  expect(await admin.call('transferUsers', people, outcome)).toMatchObject({ errors: [{ code: 'STUDENTS_LEFT' }] });
});

test('a contact who scans the code of a student waits for the office', async () => {
  const child = await at(elm);
  const { code } = await manager.call('getStudentQrCode', { id: child.id }, 'code expires_at');
  expect((await manager.call('getStudentQrCode', { id: child.id }, 'code')).code).toBe(code);
  const contact = await server.as('user');
  const altered = `${code.slice(0, -2)}AA`;
  expect(await contact.call('addStudentByQrCode', { code: altered }, outcome)).toMatchObject({ status: 'Error' });
  expect(await contact.call('addStudentByQrCode', { code }, outcome)).toMatchObject({ status: 'Success' });
  expect(await contact.call('getUserStudents', {}, 'id')).toEqual([]);
  expect(await manager.call('getGuardianRequests', { student_id: child.id }, 'id')).toEqual([
    { id: String(contact.id) },
  ]);
  const relation = (await aRelationship(server.tenant)).id;
  const decision = { student_id: child.id, user_id: contact.id, approved: true, relation };
  await manager.call('decideGuardianRequest', decision, outcome);
  expect(await contact.call('getUserStudents', {}, 'id')).toEqual([{ id: String(child.id) }]);
  server.clock.tick(8 * 24 * 3600_000);
  expect(await contact.call('addStudentByQrCode', { code }, outcome)).toMatchObject({ errors: [{ code: 'EXPIRED' }] });
});

test('the roster leaves as a file that only its maker opens', async () => {
  await at(oak, { fname: '=cmd()', lname: 'Formula' });
  const made = await admin.call(
    'exportStudentRoster',
    { location: oak.id, type: 'csv', fields: ['room', 'full_name', 'must_not'] },
    'status file',
  );
  const opened = await admin.call('downloadStudentRoster', { file: made.file }, 'status url');
  expect(opened).toMatchObject({ status: 'Success', url: expect.stringContaining('/files/download/') });
  const other = await manager.call('downloadStudentRoster', { file: made.file }, 'status url');
  expect(other).toEqual({ status: 'Error', url: null });
});
