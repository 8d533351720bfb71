import { afterAll, expect, test } from 'vitest';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aGuardianLink, aRelationship } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { aStudent } from './students.factory.ts';

const { server, elm, oak, manager } = await twoPlaces();
const admin = await server.as('admin');
afterAll(() => server.close());

const outcome = 'status message errors { field code message }';
const linksOf = (student: number) =>
  server.tenant.db
    .selectFrom('guardian_link')
    .selectAll()
    .where('student_id', '=', student)
    .orderBy('user_id')
    .execute();
const at = (place: { id: number }) => aStudent(server.tenant, { location_id: place.id });

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
  const left = await server.tenant.db
    .selectFrom('student')
    .select('sibling_group_id')
    .where('id', '=', one.id)
    .execute();
  expect(left).toEqual([{ sibling_group_id: null }]);
});

test('a contact is added to a student, linked to its siblings with the same flags, and changed for all of them', async () => {
  const relation = (await aRelationship(server.tenant, { name: 'Grandmother' })).id;
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
  const room = await aRoom(server.tenant, { location_id: elm.id });
  const relation = (await aRelationship(server.tenant, { name: 'Uncle' })).id;
  const [uncle, banned] = [
    await aContact(server.tenant, { locations: [elm] }),
    await aContact(server.tenant, { locations: [elm] }),
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
  await aGuardianLink(server.tenant, { student_id: id, user_id: banned.id, black_list: true, watch_camera: false });
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
  const { id } = await aStudent(server.tenant, { location_id: elm.id, updated_at: server.clock.now() });
  const seen = (await manager.call('student', { id }, 'updated_at')).updated_at;
  server.clock.tick(1000);
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

test('a guardian whom a parent proposes is nothing to the child until the office decides', async () => {
  const child = await at(elm);
  const parent = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id });
  const relation = (await aRelationship(server.tenant, { name: 'Aunt', legal_guardian: true })).id;
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
  const added = await server.tenant.db
    .selectFrom('app_user')
    .select(['id', 'pending', 'invited'])
    .where('email', '=', 'ana@example.com')
    .executeTakeFirstOrThrow();
  expect(added).toMatchObject({ pending: true, invited: true });
  expect((await linksOf(child.id)).map(({ user_id }) => user_id)).toEqual([parent.id]);
  const aunt = await server.as({ id: added.id });
  expect(await aunt.call('getUserStudents', {}, 'id')).toEqual([]);

  // The office sees it at once, in its list and on the bell; another location's manager does not.
  const waiting = 'id student_id proposed_by relation_id pending';
  const request = {
    id: String(added.id),
    student_id: String(child.id),
    proposed_by: expect.stringContaining('user'),
    relation_id: String(relation),
    pending: true,
  };
  expect(await manager.call('guardianRequests', { location: elm.id }, waiting)).toContainEqual(request);
  expect(await (await server.as('manager', { locations: [oak] })).call('guardianRequests', {}, waiting)).toEqual([]);
  const told = await server.tenant.db
    .selectFrom('notification')
    .select(['user_id', 'about'])
    .where('kind', '=', 'guardian_request')
    .where('about', '=', child.id)
    .execute();
  expect(told).toEqual([{ user_id: manager.id, about: child.id }]);

  // Letting the person in gives no child; the decision does, and gives what it says and no more.
  await manager.call('approveUser', { id: added.id }, outcome);
  expect(await aunt.call('getUserStudents', {}, 'id')).toEqual([]);
  const decision = { student_id: child.id, user_id: added.id, approved: true };
  expect(await manager.call('decideGuardianRequest', decision, outcome)).toMatchObject({
    errors: [{ field: 'relation', code: 'REQUIRED' }],
  });
  const limited = { ...decision, relation, legal_guardian: false, pickup: true };
  expect(await manager.call('decideGuardianRequest', limited, outcome)).toMatchObject({ status: 'Success' });
  expect(await aunt.call('getUserStudents', {}, 'id')).toEqual([{ id: String(child.id) }]);
  expect((await linksOf(child.id)).find(({ user_id }) => user_id === added.id)).toMatchObject({
    relationship_id: relation,
    legal_guardian: false,
    pickup: true,
    watch_camera: false,
  });
  expect(await manager.call('decideGuardianRequest', limited, outcome)).toMatchObject({ errors: [{ code: 'GONE' }] });
});

test('deciding lets a pending person in; turning down leaves it out', async () => {
  const child = await at(elm);
  const relation = (await aRelationship(server.tenant)).id;
  const [one, two] = [
    await aContact(server.tenant, { locations: [elm], pending: true }),
    await aContact(server.tenant, { locations: [elm], pending: true }),
  ];
  for (const { id } of [one, two])
    await server.tenant.db
      .insertInto('guardian_request')
      .values({ centre_id: server.tenant.centre, student_id: child.id, user_id: id, asked_at: server.clock.now() })
      .execute();
  const decide = (user: { id: number }, approved: boolean) =>
    manager.call('decideGuardianRequest', { student_id: child.id, user_id: user.id, approved, relation }, outcome);
  await decide(one, true);
  await decide(two, false);
  const pending = await server.tenant.db
    .selectFrom('app_user')
    .select(['id', 'pending'])
    .where('id', 'in', [one.id, two.id])
    .orderBy('id')
    .execute();
  expect(pending).toEqual([
    { id: one.id, pending: false },
    { id: two.id, pending: true },
  ]);
  expect((await linksOf(child.id)).map(({ user_id }) => user_id)).toEqual([one.id]);
});

test('a contact that is added without a relation has none, and no custody', async () => {
  await aRelationship(server.tenant, { name: 'Mother by default', is_default: true, legal_guardian: true });
  const child = await at(elm);
  const person = { fname: 'Nel', lname: 'New', username: 'nel@example.com', email: 'nel@example.com' };
  const made = await manager.call('createUser', { ...person, locations: [elm.id], students: [child.id] }, outcome);
  expect(made).toMatchObject({ status: 'Success' });
  expect(await linksOf(child.id)).toMatchObject([{ relationship_id: null, legal_guardian: false, pickup: false }]);
});
