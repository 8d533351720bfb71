import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '../../../model/user/sign-in-links.ts';
import { hashPassword } from '../../../secrets/passwords.ts';
import { lettersTo } from '../../auth/test/emails.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aContact, aManager, anAdmin, aTeacher } from './users.factory.ts';

let server: TestServer;
let elm: { id: number };
let manager: Person;
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant);
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(() => server.close());

const outcome = 'status message errors { field code }';
const row = (id: number) =>
  server.tenant.db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const kinds = async (email: string) => (await lettersTo(server.tenant, email)).map(({ kind }) => kind);

const takeOvers = [
  ['saveUserEmail', { email: 'mine@example.com' }],
  ['saveUserUserName', { username: 'mine' }],
  ['updateManager', { email: 'mine@example.com' }],
  ['updateManager', { username: 'mine' }],
  ['updateManager', { email_confirmed: true }],
  ['updateManagerUserPassword', { password: 'a long one of mine' }],
] as const;

test('a manager changes nothing of how another manager signs in, and may still mend the rest', async () => {
  const elsewhere = await aLocation(server.tenant);
  const colleague = await aManager(server.tenant, { locations: [elm, elsewhere], email_confirmed: false });
  const before = await row(colleague.id);
  for (const [call, change] of takeOvers) {
    const answer = await manager.call(call, { id: colleague.id, ...change }, outcome);
    expect(answer.errors, call).toEqual([{ field: 'id', code: 'HIGHER_ROLE' }]);
  }
  expect(await row(colleague.id)).toEqual(before);
  const mended = await manager.call(
    'updateManager',
    { id: colleague.id, job_title: 'Deputy', email: before.email },
    outcome,
  );
  expect(mended.status).toBe('Success');
  expect((await row(colleague.id)).job_title).toBe('Deputy');
});

test('a colleague who has not come yet is not invited to another phone', async () => {
  const colleague = await aManager(server.tenant, { locations: [elm], invited: true, phone: '+12025550101' });
  const phone = { id: colleague.id, column: 'phone', value: '+12025550199' };
  expect((await manager.call('saveUserColumn', phone, outcome)).errors).toMatchObject([{ code: 'HIGHER_ROLE' }]);
  const boss = await anAdmin(server.tenant, { locations: [elm] });
  const invited = await manager.call('sendMultipleUserInvite', { users: [boss.id] }, outcome);
  expect(invited.errors).toMatchObject([{ code: 'NOBODY' }]);
});

test('an access token alone changes nobody; the password, typed again, does for five minutes', async () => {
  const open = await server.as('manager', { locations: [elm], confirmed: false });
  await server.tenant.db
    .updateTable('app_user')
    .set({ password_hash: await hashPassword('the right one here') })
    .where('id', '=', open.id)
    .execute();
  const teacher = await aTeacher(server.tenant, { locations: [elm] });
  const calls = [
    ['saveUserEmail', { id: teacher.id, email: 'new.teacher@example.com' }],
    ['saveUserUserName', { id: teacher.id, username: 'new.teacher' }],
    ['saveUserUserName', { id: open.id, username: 'my.new.name' }],
    ['requestEmailChange', { id: open.id, email: 'my.new@example.com' }],
    ['updateTeacher', { id: teacher.id, username: 'newer.teacher' }],
    ['updateManagerUserPassword', { id: teacher.id, password: 'a long one of mine' }],
    ['createManager', { fname: 'A', lname: 'B', username: 'a.b', email: 'a.b@example.com', locations: [elm.id] }],
  ] as const;
  const refused = [{ field: 'confirm_identity', code: 'CONFIRM' }];
  for (const [call, args] of calls) expect((await open.call(call, args, outcome)).errors, call).toEqual(refused);

  const confirm = (password: string) => open.call('confirmIdentity', { password }, outcome);
  expect((await confirm('a wrong one')).errors).toEqual([{ field: 'password', code: 'WRONG' }]);
  expect((await open.call('saveUserEmail', calls[0][1], outcome)).errors).toEqual(refused);
  expect((await confirm('the right one here')).status).toBe('Success');
  for (const [call, args] of calls) expect((await open.call(call, args, outcome)).status, call).toBe('Success');
  server.clock.tick(5 * 60_000 + 1);
  expect((await open.call('saveUserUserName', { id: open.id, username: 'late' }, outcome)).errors).toEqual(refused);
});

test('five wrong passwords lock the confirmation', async () => {
  const open = await server.as('user', { confirmed: false });
  const confirm = () => open.call('confirmIdentity', { password: 'a wrong one' }, outcome);
  for (let i = 0; i < 5; i += 1) expect((await confirm()).errors).toMatchObject([{ code: 'WRONG' }]);
  expect((await confirm()).errors).toMatchObject([{ code: 'LOCKED' }]);
});

test('the old address is told, the new one asked, and links to the old one work no more', async () => {
  const parent = await aContact(server.tenant, { locations: [elm], password_hash: 'none that fits' });
  const old = parent.email ?? '';
  const { db, centre } = server.tenant;
  const token = await addLink(db, 'reset', { centre, user: parent.id, at: server.clock.now() });
  const changed = `changed.${parent.id}@example.com`;
  await manager.call('saveUserEmail', { id: parent.id, email: changed }, outcome);
  expect(await kinds(old)).toEqual(['address_notice']);
  expect(await kinds(changed)).toEqual(['verify_email']);
  const words = 'a long one of mine';
  const late = { token, password: words, password_confirmation: words };
  expect((await server.guest().call('updateForgottenPassword', late, outcome)).errors).toMatchObject([
    { code: 'OVER' },
  ]);
  await manager.call('saveUserUserName', { id: parent.id, username: `changed.${parent.id}` }, outcome);
  expect(await kinds(changed)).toEqual(['username_notice', 'verify_email']);
});

test('somebody who is a contact and an admin in one is not merged away by a manager, nor is the last admin', async () => {
  const boss = await anAdmin(server.tenant, { locations: [elm] });
  const contact = await aContact(server.tenant, { locations: [elm] });
  const { db, centre } = server.tenant;
  await db.insertInto('user_role').values({ centre_id: centre, user_id: boss.id, role_id: 2, position: 2 }).execute();
  const merge = (user_id: number, duplicate_id: number) =>
    manager.call('mergeUsers', { user_id, duplicate_id }, outcome);
  expect((await merge(contact.id, boss.id)).errors).toMatchObject([{ code: 'HIGHER_ROLE' }]);
  expect((await merge(boss.id, contact.id)).errors).toMatchObject([{ code: 'HIGHER_ROLE' }]);
  expect(await row(boss.id)).toMatchObject({ status: 'active', deleted_at: null });

  const admins = db.selectFrom('user_role').select('user_id').where('role_id', '=', 8);
  await db
    .updateTable('app_user')
    .set({ status: 'inactive' })
    .where('id', 'in', admins)
    .where('id', '!=', boss.id)
    .execute();
  const own = await server.as(boss);
  const byAdmin = await own.call('mergeUsers', { user_id: contact.id, duplicate_id: boss.id }, outcome);
  expect(byAdmin.errors).toMatchObject([{ code: 'LAST_ADMIN' }]);
});
