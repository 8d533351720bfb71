import { afterAll, expect, test } from 'vitest';
import { relationshipName } from '../../../model/relationship/names.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { onePlace } from '../../locations/test/places.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { aGuardianLink, aRelationship } from './relationships.factory.ts';

const { server, location: elm, manager } = await onePlace();
afterAll(() => server.close());

const outcome = 'status message color errors { field code message }';
const flags = 'emergency_contact alert watch_camera legal_guardian pickup is_payer black_list';
const aFamily = async () => {
  const student = await aStudent(server.tenant, { location_id: elm.id });
  const mother = await server.as('user');
  const father = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: student.id, user_id: mother.id, pickup: true });
  await aGuardianLink(server.tenant, { student_id: student.id, user_id: father.id });
  return { student, mother, father };
};
const link = (student: { id: number }, user: { id: number }) =>
  server.tenant.db
    .selectFrom('guardian_link')
    .selectAll()
    .where('student_id', '=', student.id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();

test('a contact is linked once, with the custody of the relationship', async () => {
  const student = await aStudent(server.tenant, { location_id: elm.id });
  const contact = await aContact(server.tenant, { locations: [elm] });
  const relation = await aRelationship(server.tenant, { legal_guardian: true });
  const args = { student_id: student.id, user_id: contact.id, relation: relation.id, pickup: true };
  const added = await manager.call('addStudentGuardian', args, `${outcome} guardian { ${flags} relation { id } }`);
  expect(added).toMatchObject({
    status: 'Success',
    guardian: { legal_guardian: true, pickup: true, watch_camera: false, relation: { id: String(relation.id) } },
  });
  expect(await manager.call('addStudentGuardian', args, outcome)).toMatchObject({
    status: 'Error',
    color: 'danger',
    errors: [{ field: 'user_id', code: 'LINKED' }],
  });
});

test('a contact of another location is not linked', async () => {
  const oak = await aLocation(server.tenant);
  const student = await aStudent(server.tenant, { location_id: elm.id });
  const contact = await aContact(server.tenant, { locations: [oak] });
  const relation = await aRelationship(server.tenant);
  const args = { student_id: student.id, user_id: contact.id, relation: relation.id };
  const outOfReach = await manager.call('addStudentGuardian', args, outcome);
  expect(outOfReach).toMatchObject({ status: 'Error', errors: [{ field: 'user_id', code: 'OUT_OF_REACH' }] });
  const admin = await server.as('admin');
  expect(await admin.call('addStudentGuardian', args, outcome)).toMatchObject({
    status: 'Error',
    errors: [{ field: 'user_id', code: 'OTHER_LOCATION' }],
  });
});

test('each parent sees the own link alone', async () => {
  const { student, mother, father } = await aFamily();
  const seen = await mother.call('getStudentGuardians', { student_id: student.id }, 'user_id user { fname }');
  expect(seen.map((each: { user_id: string }) => each.user_id)).toEqual([String(mother.id)]);
  const nested = await mother.call('student', { id: student.id }, 'users { id } guardians { user_id }');
  expect(nested).toEqual({ users: [{ id: String(mother.id) }], guardians: [{ user_id: String(mother.id) }] });
  const staffSees = await manager.call('getStudentGuardians', { student_id: student.id }, 'user_id');
  expect(staffSees).toHaveLength(2);
  expect(staffSees).toContainEqual({ user_id: String(father.id) });
});

test('a black-listed parent sees nothing of the student, and has the earlier flags back afterwards', async () => {
  const { student, mother, father } = await aFamily();
  const pair = { student_id: student.id, user_id: mother.id };
  const before = await link(student, mother);
  const listed = await manager.call('addGuardianBlackList', { ...pair, note: 'By order of the court' }, outcome);
  expect(listed.status).toBe('Success');
  expect(await link(student, mother)).toMatchObject({ black_list: true, watch_camera: false, pickup: false });

  await expect(mother.call('student', { id: student.id }, 'id')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(mother.call('getStudentGuardians', { student_id: student.id }, 'id')).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await mother.call('getUserStudents', {}, 'id')).toEqual([]);
  expect(await father.call('getUserStudents', {}, 'id')).toEqual([{ id: String(student.id) }]);

  const teacher = await server.as('teacher', { locations: [elm] });
  const { data } = await teacher.call(
    'getGuardianBlackList',
    { location: elm.id, first: 50 },
    'data { user_id student_id black_list_note }',
  );
  expect(data).toContainEqual({
    user_id: String(mother.id),
    student_id: String(student.id),
    black_list_note: 'By order of the court',
  });

  const blocked = await manager.call('updateUserWatchCamera', { ...pair, watch_camera: true }, outcome);
  expect(blocked).toMatchObject({ status: 'Error', errors: [{ code: 'BLACK_LISTED' }] });
  await manager.call('addGuardianBlackList', pair, outcome);
  const off = await manager.call('removeGuardianBlackList', pair, outcome);
  expect(off.status).toBe('Success');
  expect(await link(student, mother)).toEqual(before);
  expect(await manager.call('removeGuardianBlackList', pair, outcome)).toMatchObject({
    status: 'Error',
    errors: [{ code: 'NOT_BLACK_LISTED' }],
  });
});

test('flags are switched one by one; a pair that is not linked gets Error', async () => {
  const { student, mother } = await aFamily();
  const pair = { student_id: student.id, user_id: mother.id };
  for (const [name, flag, value] of [
    ['updateGuardianEmergencyContact', 'emergency_contact', true],
    ['updateGuardianLegal', 'legal_guardian', true],
    ['updateGuardianPayer', 'is_payer', true],
    ['updateGuardianPickup', 'pickup', false],
    ['updateUserAlert', 'alert', false],
    ['updateUserWatchCamera', 'watch_camera', false],
  ] as const) {
    expect(await manager.call(name, { ...pair, [flag]: value }, outcome)).toMatchObject({ status: 'Success' });
    expect(await link(student, mother)).toMatchObject({ [flag]: value });
    const stranger = await aContact(server.tenant, { locations: [elm] });
    expect(await manager.call(name, { ...pair, user_id: stranger.id, [flag]: value }, outcome)).toMatchObject({
      status: 'Error',
      errors: [{ field: 'user_id', code: 'NOT_LINKED' }],
    });
  }
});

test('an unlinked guardian reaches the student no more, and the trail tells who did it', async () => {
  const { student, mother } = await aFamily();
  const pair = { student_id: student.id, user_id: mother.id };
  expect(await manager.call('removeStudentGuardian', pair, outcome)).toMatchObject({ status: 'Success' });
  await expect(mother.call('student', { id: student.id }, 'id')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const trail = await server.tenant.db
    .selectFrom('audit')
    .select(['user_id', 'call', 'before'])
    .where('entity', '=', 'Student')
    .where('entity_id', '=', student.id)
    .execute();
  expect(trail).toEqual([{ user_id: manager.id, call: 'removeStudentGuardian', before: { guardian: mother.id } }]);
});

test('a manager of another location, and the admin of another centre, change nothing', async () => {
  const { student, mother } = await aFamily();
  const pair = { student_id: student.id, user_id: mother.id };
  const oak = await aLocation(server.tenant);
  const stranger = await server.as('manager', { locations: [oak] });
  const foreign = await server.centre();
  const foreignAdmin = await server.as('admin', { at: foreign });
  for (const who of [stranger, foreignAdmin]) {
    const answer = await who.call('addGuardianBlackList', pair, outcome);
    expect(answer).toMatchObject({ status: 'Error', errors: [{ code: 'OUT_OF_REACH' }, { code: 'OUT_OF_REACH' }] });
  }
  expect(await link(student, mother)).toMatchObject({ black_list: false });
  await expect(mother.call('addGuardianBlackList', pair, outcome)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('one relationship is the default, also when two are chosen at once; one in use stays', async () => {
  const [mum, dad] = [await aRelationship(server.tenant), await aRelationship(server.tenant)];
  await Promise.all([mum, dad].map(({ id }) => manager.call('setDefaultRelationship', { id }, outcome)));
  const defaults = () =>
    server.tenant.db.selectFrom('relationship').select('id').where('is_default', '=', true).execute();
  expect(await defaults()).toHaveLength(1);
  await manager.call('setDefaultRelationship', { id: mum.id }, outcome);
  expect(await defaults()).toEqual([{ id: mum.id }]);
  const [first] = await manager.call('relationships', {}, 'id is_default');
  expect(first).toEqual({ id: String(mum.id), is_default: true });
  expect(await manager.call('deleteRelationship', { id: mum.id }, outcome)).toMatchObject({
    errors: [{ code: 'DEFAULT' }],
  });
  await aGuardianLink(server.tenant, { relationship_id: dad.id });
  expect(await manager.call('deleteRelationship', { id: dad.id }, outcome)).toMatchObject({
    errors: [{ code: 'IN_USE' }],
  });
});

test('a relationship a centre began with is called so in either language, until the centre writes a name', async () => {
  const { id } = await aRelationship(server.tenant, { name: 'Mother', word: 'mother' });
  const stored = () =>
    server.tenant.db.selectFrom('relationship').select(['name', 'word']).where('id', '=', id).executeTakeFirst();
  expect(
    ['en', 'es'].map((one) => relationshipName({ name: 'Mother', word: 'mother' }, one === 'es' ? 'es' : 'en')),
  ).toEqual(['Mother', 'Madre']);
  expect(await manager.call('createRelationship', { name: 'madre' }, outcome)).toMatchObject({
    errors: [{ field: 'name', code: 'TAKEN' }],
  });
  await manager.call('updateRelationship', { id, name: 'Madre' }, outcome);
  expect(await stored()).toEqual({ name: 'Mother', word: 'mother' });
  const renamed = await manager.call('updateRelationship', { id, name: 'Mum' }, 'relationship { name }');
  expect(renamed).toEqual({ relationship: { name: 'Mum' } });
  expect(await stored()).toEqual({ name: 'Mum', word: null });
});
