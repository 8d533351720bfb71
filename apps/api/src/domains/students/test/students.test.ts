import type { Person } from '@nestling/api/harness/test-server.ts';
import { afterAll, expect, test } from 'vitest';
import { aCamera } from '../../cameras/test/cameras.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom, worksIn } from '../../rooms/test/rooms.factory.ts';
import { aWord } from '../../tags/test/tags.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { aStudent } from './students.factory.ts';

const { server, elm, oak, manager } = await twoPlaces();
afterAll(() => server.close());

const outcome = 'status message errors { field code message }';
const row = (id: number | string) =>
  server.tenant.db.selectFrom('student').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();
const isCheckedIn = (student: { id: number; location_id: number }) =>
  server.tenant.db
    .insertInto('attendance')
    .values({
      centre_id: server.tenant.centre,
      student_id: student.id,
      location_id: student.location_id,
      date: '2026-03-11',
      checked_in_at: server.clock.now(),
    })
    .execute();
const found = async (who: Person, args: object) => {
  const { data } = await who.call('students', { first: 50, ...args }, 'total data { full_name }');
  return data.map((each: { full_name: string }) => each.full_name);
};

test('a new student gets the address and cameras of its location, which takes as many as it says', async () => {
  const place = await aLocation(server.tenant);
  const office = await server.as('manager', { locations: [place] });
  const room = await aRoom(server.tenant, { location_id: place.id });
  const camera = await aCamera(server.tenant, { location_id: place.id, room_id: room.id });
  await office.call(
    'saveAddressSetting',
    { location: place.id, default_city: 'Tempe', default_zip: '85281' },
    'status',
  );
  await office.call('saveDefaultCamerasSetting', { location: place.id, defaultCameras: [camera.id] }, 'status');
  await office.call('saveSignupSetting', { location: place.id, max_no_of_students: 1 }, 'status');
  const add = (fname: string) =>
    office.call(
      'createStudent',
      { fname, lname: 'New', location_id: place.id, program_id: room.id, cameras: [], users: [] },
      `${outcome} student { city zip cameras { id } }`,
    );
  expect(await add('One')).toMatchObject({
    status: 'Success',
    student: { city: 'Tempe', zip: '85281', cameras: [{ id: String(camera.id) }] },
  });
  expect(await add('Two')).toMatchObject({ status: 'Error', errors: [{ field: 'location_id', code: 'FULL' }] });
});

test('a student is added with room, guardians and siblings; the same child is noticed', async () => {
  const room = await aRoom(server.tenant, { location_id: elm.id });
  const contact = await aContact(server.tenant, { locations: [elm] });
  const brother = await aStudent(server.tenant, { room_id: room.id });
  const args = {
    fname: 'Zoë',
    lname: 'Núñez',
    location_id: elm.id,
    program_id: room.id,
    cameras: [],
    users: [contact.id],
    dob: '2021-05-06',
    siblings: [brother.id],
    check_duplicate: true,
  };
  const added = await manager.call(
    'createStudent',
    args,
    `${outcome} student { id program { id } users { id } siblings { id } }`,
  );
  expect(added).toMatchObject({
    status: 'Success',
    student: {
      program: { id: String(room.id) },
      users: [{ id: String(contact.id) }],
      siblings: [{ id: String(brother.id) }],
    },
  });
  const twin = { ...args, fname: 'zoe', lname: 'NUNEZ' };
  const refused = await manager.call('createStudent', twin, outcome);
  expect(refused).toMatchObject({ status: 'Error', errors: [{ code: 'DUPLICATE' }] });
  expect(refused.message).toContain('Zoë Núñez');
  const unchecked = await manager.call('createStudent', { ...twin, check_duplicate: false }, outcome);
  expect(unchecked).toMatchObject({ status: 'Success' });
});

test('the same child sent twice at once is stored once', async () => {
  const room = await aRoom(server.tenant, { location_id: elm.id });
  const args = {
    fname: 'Twice',
    lname: 'Sent',
    location_id: elm.id,
    program_id: room.id,
    cameras: [],
    users: [],
    check_duplicate: true,
  };
  const answers = await Promise.all([1, 2, 3].map(() => manager.call('createStudent', args, outcome)));
  expect(answers.map(({ status }) => status).sort()).toEqual(['Error', 'Error', 'Success']);
});

test('a room of another location is refused when adding, changing, moving and restoring', async () => {
  const far = await aRoom(server.tenant, { location_id: oak.id });
  const student = await aStudent(server.tenant, { location_id: elm.id });
  const admin = await server.as('admin');
  const wrong = { status: 'Error', errors: [{ code: 'OTHER_LOCATION' }] };
  const args = { fname: 'A', lname: 'B', location_id: elm.id, program_id: far.id, cameras: [], users: [] };
  expect(await admin.call('createStudent', args, outcome)).toMatchObject(wrong);
  expect(await admin.call('updateStudent', { id: student.id, program_id: far.id }, outcome)).toMatchObject(wrong);
  expect(
    await admin.call('moveStudentsToProgram', { students: [student.id], program_id: far.id }, outcome),
  ).toMatchObject(wrong);
  await admin.call('deleteStudent', { id: student.id }, outcome);
  expect(await admin.call('restoreStudent', { id: student.id, program_id: far.id }, outcome)).toMatchObject({
    status: 'Error',
  });
});

test('search finds names and nicknames whatever accents, case and order', async () => {
  const place = await aLocation(server.tenant);
  const who = await server.as('manager', { locations: [place] });
  await aStudent(server.tenant, { location_id: place.id, fname: 'José', lname: 'García', nick_name: 'Pepé' });
  await aStudent(server.tenant, { location_id: place.id, fname: 'Josefine', lname: 'Berg' });
  expect(await found(who, { search: 'garcia jose' })).toEqual(['José García']);
  expect(await found(who, { search: 'PEPE' })).toEqual(['José García']);
  expect(await found(who, { search: '%' })).toEqual([]);
  expect(await found(who, { search: 'jos' })).toHaveLength(2);
  expect(await found(who, { location: place.id, status: 'inactive' })).toEqual([]);
});

test('archiving hides a student from its family; those checked in stay, and are told', async () => {
  const room = await aRoom(server.tenant, { location_id: elm.id });
  const [one, two] = [
    await aStudent(server.tenant, { room_id: room.id }),
    await aStudent(server.tenant, { room_id: room.id, fname: 'Inside' }),
  ];
  const parent = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: one.id, user_id: parent.id });
  await isCheckedIn(two);
  const inside = [{ field: `students.${two.id}`, code: 'CHECKED_IN' }];
  const some = await manager.call('archiveStudent', { students: [one.id, two.id] }, outcome);
  expect(some).toMatchObject({ status: 'Success', errors: inside });
  expect((await row(one.id)).archived_at).not.toBeNull();
  expect((await row(two.id)).archived_at).toBeNull();
  const none = await manager.call('archiveStudent', { students: [two.id] }, outcome);
  expect(none).toMatchObject({ status: 'Error', errors: inside });
  expect(await parent.call('getUserStudents', {}, 'id')).toEqual([]);
  await expect(parent.call('student', { id: one.id }, 'id')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await manager.call('deleteStudent', { id: one.id }, outcome)).toMatchObject({
    errors: [{ code: 'ARCHIVED' }],
  });
  const { data } = await manager.call('ArchiveStudents', { first: 50 }, 'data { id }');
  expect(data).toContainEqual({ id: String(one.id) });
  const back = await manager.call('restoreStudent', { id: one.id, program_id: room.id }, outcome);
  expect(back).toMatchObject({ status: 'Success' });
  expect(await parent.call('getUserStudents', {}, 'id')).toEqual([{ id: String(one.id) }]);
});

test('moving the home room leaves a child who is checked in where it is', async () => {
  const [from, to] = [
    await aRoom(server.tenant, { location_id: elm.id }),
    await aRoom(server.tenant, { location_id: elm.id }),
  ];
  const student = await aStudent(server.tenant, { room_id: from.id });
  await isCheckedIn(student);
  const stays = () =>
    server.tenant.db.selectFrom('attendance').selectAll().where('student_id', '=', student.id).execute();
  const before = await stays();
  const moved = await manager.call('moveStudentsToProgram', { students: [student.id], program_id: to.id }, outcome);
  expect(moved.status).toBe('Success');
  expect((await row(student.id)).room_id).toBe(to.id);
  expect(await stays()).toEqual(before);
});

test('a room deleted while a student is put into it: one of the two is declined', async () => {
  for (let i = 0; i < 5; i += 1) {
    const room = await aRoom(server.tenant, { location_id: elm.id });
    const student = await aStudent(server.tenant, { location_id: elm.id });
    const answers = await Promise.all([
      manager.call('deleteProgram', { id: room.id }, outcome),
      manager.call('moveStudentsToProgram', { students: [student.id], program_id: room.id }, outcome),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
  }
});

test('leaving a black-listed guardian out of the form keeps the ban', async () => {
  const student = await aStudent(server.tenant, { location_id: elm.id });
  const [kept, banned] = [await aContact(server.tenant, { locations: [elm] }), await aContact(server.tenant)];
  await aGuardianLink(server.tenant, { student_id: student.id, user_id: banned.id, black_list: true });
  await manager.call('updateStudent', { id: student.id, users: [kept.id] }, outcome);
  const links = await server.tenant.db
    .selectFrom('guardian_link')
    .select(['user_id', 'black_list'])
    .where('student_id', '=', student.id)
    .orderBy('user_id')
    .execute();
  expect(links).toEqual([
    { user_id: kept.id, black_list: false },
    { user_id: banned.id, black_list: true },
  ]);
});

test('several students at once; those out of reach are told', async () => {
  const room = await aRoom(server.tenant, { location_id: elm.id });
  const [one, two] = [
    await aStudent(server.tenant, { location_id: elm.id }),
    await aStudent(server.tenant, { location_id: elm.id }),
  ];
  const act = (name: string, value?: string) =>
    manager.call('studentMultiAction', { name, student_ids: [one.id, two.id], value }, outcome);
  expect(await act('deactivate')).toMatchObject({ status: 'Success' });
  expect((await row(two.id)).status).toBe('inactive');
  expect(await act('move room', String(room.id))).toMatchObject({ status: 'Success' });
  expect((await row(one.id)).room_id).toBe(room.id);
  expect(await act('move_room')).toMatchObject({ status: 'Error', errors: [{ field: 'value' }] });
  expect(await act('fly')).toMatchObject({ status: 'Error', errors: [{ field: 'name', code: 'UNKNOWN' }] });
  const far = await aStudent(server.tenant, { location_id: oak.id });
  const some = await manager.call(
    'studentMultiAction',
    { name: 'activate', student_ids: [one.id, far.id] },
    `${outcome} color`,
  );
  expect(some).toMatchObject({
    status: 'Success',
    color: 'warning',
    errors: [{ field: `student_ids.${far.id}`, code: 'OUT_OF_REACH' }],
  });
  expect((await row(one.id)).status).toBe('active');
});

test('contacts save only what the location opens to them', async () => {
  const place = await aLocation(server.tenant, {
    settings: { can_edit_student: true, can_edit_fields: JSON.stringify(['doctor_name', 'address']) },
  });
  const student = await aStudent(server.tenant, { location_id: place.id });
  const parent = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: student.id, user_id: parent.id });
  const id = student.id;
  const save = (column: string, value: string) => parent.call('saveStudentColumn', { id, column, value }, outcome);
  expect(await save('doctor_name', 'Dr. Ruiz')).toMatchObject({ status: 'Success' });
  expect(await parent.call('saveStudentAddress', { id, city: 'Elmwood' }, outcome)).toMatchObject({
    status: 'Success',
  });
  expect(await save('dob', '2020-01-01')).toMatchObject({ status: 'Error', errors: [{ code: 'NOT_YOURS' }] });
  expect(await save('status', 'inactive')).toMatchObject({ status: 'Error', errors: [{ code: 'UNKNOWN' }] });
  expect(await row(id)).toMatchObject({
    doctor_name: 'Dr. Ruiz',
    city: 'Elmwood',
    dob: '2022-04-10',
    status: 'active',
  });
  const admin = await server.as('admin');
  const bad = await admin.call('saveStudentColumn', { id, column: 'dob', value: '2020-02-31' }, outcome);
  expect(bad).toMatchObject({ status: 'Error', errors: [{ field: 'value', code: 'INVALID' }] });
});

test('a curious parent, a teacher of another location and an admin of another centre see nothing', async () => {
  const student = await aStudent(server.tenant, { location_id: elm.id });
  const foreign = await server.centre();
  const strangers = [
    await server.as('user'),
    await server.as('teacher', { locations: [oak] }),
    await server.as('admin', { at: foreign }),
  ];
  for (const who of strangers) {
    await expect(who.call('student', { id: student.id }, 'id')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(who.call('getSiblings', { student_id: student.id }, 'id')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  }
});

test('a teacher lists the students of its rooms', async () => {
  const place = await aLocation(server.tenant);
  const room = await aRoom(server.tenant, { location_id: place.id });
  const mine = await aStudent(server.tenant, { room_id: room.id });
  await aStudent(server.tenant, { location_id: place.id });
  const teacher = await server.as('teacher', { locations: [place] });
  await worksIn(server.tenant, teacher, room);
  const { data } = await teacher.call('teacherStudents', { first: 50 }, 'data { id }');
  expect(data).toEqual([{ id: String(mine.id) }]);
});

test('birthdays of a leap day are kept on 1 March of other years', async () => {
  const place = await aLocation(server.tenant);
  const who = await server.as('manager', { locations: [place] });
  const leap = await aStudent(server.tenant, { location_id: place.id, dob: '2020-02-29' });
  const on = (date: string) => who.call('managerBirthdays', { date, location: place.id }, 'id');
  expect(await on('2026-03-01')).toEqual([{ id: String(leap.id) }]);
  expect(await on('2028-03-01')).toEqual([]);
  expect(await on('2028-02-29')).toEqual([{ id: String(leap.id) }]);
});

test('what was changed on a student is told to staff, the newest first', async () => {
  const student = await aStudent(server.tenant, { location_id: elm.id });
  await manager.call('updateStudent', { id: student.id, nick_name: 'Pip' }, outcome);
  await manager.call('updateStudentStatus', { id: student.id, status: 'inactive' }, outcome);
  const { data, total } = await manager.call(
    'getStudentActivityLogs',
    { student_id: student.id, first: 10 },
    'total data { activity object_info username }',
  );
  expect(total).toBe(2);
  expect(data.map((each: { activity: string }) => each.activity)).toEqual(['updateStudentStatus', 'updateStudent']);
  expect(data[1].object_info).toMatchObject({ before: { nick_name: null }, after: { nick_name: 'Pip' } });
});

test('lists cost the same however long they are', async () => {
  const place = await aLocation(server.tenant);
  const who = await server.as('manager', { locations: [place] });
  for (let i = 0; i < 12; i += 1) await aStudent(server.tenant, { location_id: place.id });
  const cost = (first: number) =>
    server.statements(() =>
      who.call('students', { first, location: place.id }, 'total data { full_name program { name } users { id } }'),
    );
  await cost(1);
  expect(await cost(2)).toBe(await cost(12));
});

test('the roster is searched by child, contact, phone and tag', async () => {
  const place = await aLocation(server.tenant);
  const office = await server.as('manager', { locations: [place] });
  const ana = await aStudent(server.tenant, { location_id: place.id, fname: 'Añá', lname: 'Núñez', nick_name: 'Nini' });
  const madonna = await aStudent(server.tenant, { location_id: place.id, fname: 'مريم', lname: '' });
  const mother = await aContact(server.tenant, { fname: 'Zoë', lname: 'O’Brien', phone: '+1 (212) 555-0171' });
  await aGuardianLink(server.tenant, { student_id: ana.id, user_id: mother.id });
  const tag = await aWord(server.tenant, 'tag', { name: 'Swimmer' });
  const { db, centre } = server.tenant;
  await db.insertInto('student_tag').values({ centre_id: centre, student_id: madonna.id, tag_id: tag.id }).execute();
  const found = async (search: string, more: object = {}) =>
    (await office.call('students', { first: 50, search, ...more }, 'data { id }')).data.map(({ id }: { id: string }) =>
      Number(id),
    );
  for (const typed of ['ana nun', 'nini', 'zoe', 'o’brien ana', '2125550171', '212 555 0171', '(212) 555'])
    expect(await found(typed), typed).toEqual([ana.id]);
  for (const typed of ['مريم', 'swim', 'swim مر']) expect(await found(typed), typed).toEqual([madonna.id]);
  expect(await found('swim zoe')).toEqual([]);
  expect(await found('100%')).toEqual([]);
  expect(await found('', { tags: [tag.id] })).toEqual([madonna.id]);
  const allergy = await aWord(server.tenant, 'allergy');
  await db
    .insertInto('student_allergy')
    .values({ centre_id: centre, student_id: ana.id, allergy_id: allergy.id })
    .execute();
  expect(await found('', { allergies: [allergy.id] })).toEqual([ana.id]);
});

test('the archive is emptied back into a room or for good; nothing of the child stays in the trail', async () => {
  const place = await aLocation(server.tenant);
  const office = await server.as('manager', { locations: [place, elm] });
  const room = await aRoom(server.tenant, { location_id: place.id });
  const given = { location_id: place.id, room_id: room.id, archived_at: server.clock.now() };
  const [one, two, three] = [
    await aStudent(server.tenant, given),
    await aStudent(server.tenant, given),
    await aStudent(server.tenant, given),
  ];
  const here = await aStudent(server.tenant, { location_id: place.id, room_id: room.id });
  const far = await aStudent(server.tenant, { location_id: elm.id, archived_at: server.clock.now() });
  const some = await office.call('restoreAllStudent', { students: [one.id, far.id], program_id: room.id }, outcome);
  expect(some).toMatchObject({ status: 'Success', errors: [{ field: `students.${far.id}`, code: 'NOT_RESTORED' }] });
  expect((await row(one.id)).archived_at).toBeNull();
  expect(await office.call('forceDeleteStudent', { id: here.id }, outcome)).toMatchObject({
    status: 'Error',
    errors: [{ code: 'NOT_ARCHIVED' }],
  });
  await office.call('forceDeleteStudent', { id: two.id }, outcome);
  expect(await office.call('forceDeleteAllStudent', { location: place.id }, outcome)).toMatchObject({
    status: 'Success',
  });
  expect(await office.call('forceDeleteAllStudent', {}, outcome)).toMatchObject({ errors: [{ code: 'REQUIRED' }] });
  const left = await server.tenant.db
    .selectFrom('student')
    .select('id')
    .where('location_id', '=', place.id)
    .orderBy('id')
    .execute();
  expect(left.map(({ id }) => id)).toEqual([one.id, here.id]);
  const trail = await server.tenant.db
    .selectFrom('audit')
    .select(['call', 'before', 'after'])
    .where('entity', '=', 'Student')
    .where('entity_id', 'in', [two.id, three.id])
    .execute();
  expect(trail).toEqual([
    { call: 'forceDeleteStudent', before: { location_id: place.id }, after: { deleted: true } },
    { call: 'forceDeleteAllStudent', before: { location_id: place.id }, after: { deleted: true } },
  ]);
});
