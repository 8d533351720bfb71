import { afterAll, expect, test } from 'vitest';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aRelationship } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from './users.factory.ts';

const { server, elm, manager } = await twoPlaces();
afterAll(() => server.close());

const nothing = { watch_camera: false, alert: false, pickup: false, legal_guardian: false, emergency_contact: false };
const linkOf = (student: number, user: number) =>
  server.tenant.db
    .selectFrom('guardian_link')
    .select(['relationship_id', 'watch_camera', 'alert', 'pickup', 'legal_guardian', 'emergency_contact'])
    .where('centre_id', '=', server.tenant.centre)
    .where('student_id', '=', student)
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow();
const person = () => {
  const name = `new${crypto.randomUUID()}`;
  return { fname: 'Nora', lname: 'Diaz', username: name, email: `${name}@example.com` };
};
const created = async (more: object) => {
  const asked = { ...person(), locations: [elm.id], ...more };
  const { status, user } = await manager.call('createUser', asked, 'status user { id }');
  expect(status).toBe('Success');
  return Number(user.id);
};

test('a contact added with a child is given nothing that was not chosen', async () => {
  const child = await aStudent(server.tenant, { location_id: elm.id });
  const id = await created({ students: [child.id] });
  expect(await linkOf(child.id, id)).toEqual({ relationship_id: null, ...nothing });
});

test('the relation that was said is that of new links, and only of new ones', async () => {
  const aunt = await aRelationship(server.tenant);
  const mother = await aRelationship(server.tenant, { legal_guardian: true });
  const [first, second] = [
    await aStudent(server.tenant, { location_id: elm.id }),
    await aStudent(server.tenant, { location_id: elm.id }),
  ];
  const id = await created({ students: [first.id], relation: aunt.id, watch_camera: true });
  const before = { ...nothing, relationship_id: aunt.id, watch_camera: true };
  expect(await linkOf(first.id, id)).toEqual(before);
  const asked = { id, students: [first.id, second.id], relation: mother.id, alert: true };
  expect(await manager.call('updateUser', asked, 'status')).toEqual({ status: 'Success' });
  expect(await linkOf(first.id, id)).toEqual(before);
  expect(await linkOf(second.id, id)).toEqual({
    ...nothing,
    relationship_id: mother.id,
    legal_guardian: true,
    alert: true,
  });
});

test('every other way to link gives neither cameras nor messages by itself', async () => {
  const relation = (await aRelationship(server.tenant)).id;
  const child = await aStudent(server.tenant, { location_id: elm.id });
  const guardian = await aContact(server.tenant, { locations: [elm] });
  const added = { student_id: child.id, user_id: guardian.id, relation };
  expect(await manager.call('addStudentGuardian', added, 'status')).toEqual({ status: 'Success' });
  expect(await linkOf(child.id, guardian.id)).toEqual({ ...nothing, relationship_id: relation });

  const other = await aContact(server.tenant, { locations: [elm] });
  const room = await aRoom(server.tenant, { location_id: elm.id });
  const form = {
    fname: 'Ida',
    lname: 'Roe',
    location_id: elm.id,
    program_id: room.id,
    cameras: [],
    users: [other.id],
    relation,
  };
  const { student } = await manager.call('createStudent', form, 'student { id }');
  expect(await linkOf(Number(student.id), other.id)).toEqual({ ...nothing, relationship_id: relation });

  const asked = { ...person(), student_id: child.id, relation };
  expect(await manager.call('createStudentUser', asked, 'status')).toEqual({ status: 'Success' });
  const { id } = await server.tenant.db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', asked.username)
    .executeTakeFirstOrThrow();
  expect(await linkOf(child.id, id)).toEqual({ ...nothing, relationship_id: relation });
});
