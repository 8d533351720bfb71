import { afterAll, expect, test } from 'vitest';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aGuardianLink, aRelationship } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { aStudent } from './students.factory.ts';

const { bed, elm, oak, manager } = await twoPlaces();
const admin = await bed.as('admin');
afterAll(() => bed.close());

const outcome = 'status message errors { field code message }';
const linksOf = (student: number) =>
  bed.ground.db.selectFrom('guardian_link').selectAll().where('student_id', '=', student).orderBy('user_id').execute();
const at = (place: { id: number }) => aStudent(bed.ground, { location_id: place.id });

test('siblings of two locations are one group, which ends with its last pair', async () => {
  const [one, two] = [await at(elm), await at(oak)];
  const add = { student_id: one.id, siblings: [two.id] };
  expect(await manager.call('addSibling', add, outcome)).toMatchObject({ status: 'Error' });
  expect(await admin.call('addSibling', { ...add, siblings: [one.id] }, outcome)).toMatchObject({
    errors: [{ field: 'siblings', code: 'SELF' }],
  });
  expect(await admin.call('addSibling', add, outcome)).toMatchObject({ status: 'Success' });
  const siblings = () => admin.call('getSiblings', { student_id: one.id }, 'id location { id }');
  expect(await siblings()).toEqual([{ id: String(two.id), location: { id: String(oak.id) } }]);
  const stranger = await at(elm);
  const wrong = await admin.call('removeSiblings', { ...add, siblings: [two.id, stranger.id] }, outcome);
  expect(wrong.errors).toMatchObject([{ field: `siblings.${stranger.id}`, code: 'NOT_SIBLING' }]);
  expect(await siblings()).toHaveLength(1);
  expect(await admin.call('removeSiblings', add, outcome)).toMatchObject({ status: 'Success' });
  const left = await bed.ground.db.selectFrom('student').select('sibling_group_id').where('id', '=', one.id).execute();
  expect(left).toEqual([{ sibling_group_id: null }]);
});

test('a contact is added to a student, linked to its siblings with the same flags, and changed for all of them', async () => {
  const relation = (await aRelationship(bed.ground, { name: 'Grandmother' })).id;
  const [one, two] = [await at(elm), await at(elm)];
  await manager.call('addSibling', { student_id: one.id, siblings: [two.id] }, outcome);
  const person = {
    fname: 'Rosa',
    lname: 'Ruiz',
    email: 'rosa@example.com',
    relation,
    pickup: true,
    watch_camera: false,
  };
  expect(await manager.call('createStudentUser', { student_id: one.id, ...person }, outcome)).toMatchObject({
    status: 'Success',
  });
  const again = await manager.call('createStudentUser', { student_id: two.id, ...person }, outcome);
  expect(again).toMatchObject({ errors: [{ field: 'email', code: 'TAKEN' }] });
  expect(again.message).toContain('Rosa Ruiz');
  const user_id = (await linksOf(one.id))[0]?.user_id ?? 0;
  const family = { student_id: one.id, user_id, siblings: [two.id] };
  await manager.call('addUserToSibling', family, outcome);
  expect(await linksOf(two.id)).toMatchObject([
    { user_id, relationship_id: relation, pickup: true, watch_camera: false },
  ]);
  await manager.call('updateUserToSibling', { ...family, emergency_contact: true }, outcome);
  expect(await linksOf(two.id)).toMatchObject([{ emergency_contact: true, pickup: true }]);
  const changed = await manager.call(
    'updateStudentUser',
    { id: user_id, student_id: one.id, lname: 'Ruiz Vega', pickup: false, black_list: true },
    outcome,
  );
  expect(changed).toMatchObject({ status: 'Success' });
  expect(await linksOf(one.id)).toMatchObject([{ pickup: false, black_list: true }]);
  const stranger = await at(elm);
  expect(
    await manager.call('updateStudentUser', { id: user_id, student_id: stranger.id, lname: 'No' }, outcome),
  ).toMatchObject({ status: 'Error', errors: [{ code: 'NOT_LINKED' }] });
});

test('the newer forms hold relation and flags of each contact, and lift no ban', async () => {
  const room = await aRoom(bed.ground, { location_id: elm.id });
  const relation = (await aRelationship(bed.ground, { name: 'Uncle' })).id;
  const [uncle, banned] = [
    await aContact(bed.ground, { locations: [elm] }),
    await aContact(bed.ground, { locations: [elm] }),
  ];
  const added = await manager.call(
    'createNewStudent',
    {
      fname: 'Nora',
      lname: 'New',
      location_id: elm.id,
      program_id: room.id,
      cameras: [],
      users: [{ user_id: uncle.id, relation, pickup: true, alert: false }],
    },
    'status student { id updated_at }',
  );
  const id = Number(added.student.id);
  expect(await linksOf(id)).toMatchObject([{ relationship_id: relation, pickup: true, alert: false }]);
  await aGuardianLink(bed.ground, { student_id: id, user_id: banned.id, black_list: true, watch_camera: false });
  const users = [
    { user_id: uncle.id, pickup: false },
    { user_id: banned.id, watch_camera: true },
  ];
  await manager.call('updateNewStudent', { id, users }, outcome);
  expect(await linksOf(id)).toMatchObject([
    { relationship_id: relation, pickup: false, alert: false },
    { black_list: true, watch_camera: false },
  ]);
});

test('the second of two editors is told what the first has changed, and saves after that', async () => {
  const { id } = await aStudent(bed.ground, { location_id: elm.id, updated_at: bed.clock.now() });
  const seen = (await manager.call('student', { id }, 'updated_at')).updated_at;
  bed.clock.tick(1000);
  await admin.call('saveStudentColumn', { id, column: 'doctor_name', value: 'Dr. Ito', seen }, outcome);
  const second = await manager.call(
    'saveStudentColumn',
    { id, column: 'doctor_name', value: 'Dr. Eto', seen },
    outcome,
  );
  expect(second).toMatchObject({ status: 'Error', errors: [{ field: 'doctor_name', code: 'CHANGED' }] });
  expect(second.errors[0].message).toContain('Dr. Ito');
  const other = await manager.call('updateStudent', { id, nick_name: 'Mo', seen }, outcome);
  expect(other).toMatchObject({ status: 'Success' });
  const fresh = (await manager.call('student', { id }, 'updated_at')).updated_at;
  const after = await manager.call(
    'saveStudentColumn',
    { id, column: 'doctor_name', value: 'Dr. Eto', seen: fresh },
    outcome,
  );
  expect(after).toMatchObject({ status: 'Success' });
});

test('a guardian whom a parent adds is invited, and sees nothing until the office approves', async () => {
  const child = await at(elm);
  const parent = await bed.as('user');
  await aGuardianLink(bed.ground, { student_id: child.id, user_id: parent.id });
  const relation = (await aRelationship(bed.ground, { name: 'Aunt' })).id;
  const args = {
    student_id: child.id,
    relation,
    fname: 'Ana',
    lname: 'Aunt',
    email: 'ana@example.com',
    location: elm.id,
  };
  expect(await parent.call('createStudentUserByParent', { ...args, location: oak.id }, outcome)).toMatchObject({
    status: 'Error',
  });
  expect(await parent.call('createStudentUserByParent', args, outcome)).toMatchObject({ status: 'Success' });
  const added = await bed.ground.db
    .selectFrom('app_user')
    .select(['id', 'pending', 'invited'])
    .where('email', '=', 'ana@example.com')
    .executeTakeFirstOrThrow();
  expect(added).toMatchObject({ pending: true, invited: true });
  const aunt = await bed.as({ id: added.id });
  expect(await aunt.call('getUserStudents', {}, 'id')).toEqual([]);
  await manager.call('approveUser', { id: added.id }, outcome);
  expect(await aunt.call('getUserStudents', {}, 'id')).toEqual([{ id: String(child.id) }]);
});
