import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from './users.factory.ts';

const { server, elm, manager } = await twoPlaces();
afterAll(() => server.close());

const outcome = 'status errors { field code }';
const name = (username: string) => ({ fname: 'Ana', lname: 'Ruiz', username, email: `${username}@example.com` });

test('a contact without a place comes to the locations of whoever adds it', async () => {
  const { status, user } = await manager.call('createUser', name('ana.one'), 'status user { id locations { id } }');
  expect({ status, locations: user.locations }).toEqual({ status: 'Success', locations: [{ id: String(elm.id) }] });
  const support = await server.as('kvsupport');
  const added = await support.call('createUser', name('ana.two'), 'status user { locations { id } }');
  expect(added).toEqual({ status: 'Success', user: { locations: [] } });
});

test('adding somebody twice under one operation id adds once, and keeps nothing of the password', async () => {
  const args = { ...name('ana.three'), operation_id: randomUUID() };
  const add = (password: string) => manager.call('createUser', { ...args, password }, 'status');
  expect(await add('Correct-horse-9')).toEqual({ status: 'Success' });
  expect(await add('Another-horse-8')).toEqual({ status: 'Success' });
  const rows = await server.tenant.db.selectFrom('app_user').select('id').where('username', '=', 'ana.three').execute();
  expect(rows).toHaveLength(1);
});

test('a verified contact becomes pending again, sees nothing, and may be approved once more; staff may not', async () => {
  const contact = await aContact(server.tenant, { locations: [elm] });
  const { id } = await aStudent(server.tenant, { location_id: elm.id });
  await aGuardianLink(server.tenant, { student_id: id, user_id: contact.id });
  const parent = await server.as(contact);
  const sees = () =>
    parent.call('student', { id }, 'id').then(
      (child: unknown) => child !== null,
      () => false,
    );
  expect(await sees()).toBe(true);
  const unapprove = (user: number) => manager.call('unapproveUser', { id: user }, outcome);
  expect(await unapprove(contact.id)).toMatchObject({ status: 'Success' });
  expect(await sees()).toBe(false);
  expect(await unapprove(contact.id)).toMatchObject({ status: 'Error', errors: [{ code: 'PENDING' }] });
  expect(await manager.call('approveUser', { id: contact.id }, outcome)).toMatchObject({ status: 'Success' });
  expect(await sees()).toBe(true);
  const teacher = await server.as('teacher', { locations: [elm] });
  expect(await unapprove(teacher.id)).toMatchObject({ status: 'Error' });
});
