import { afterAll, describe, expect, test } from 'vitest';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact, anAdmin, aTeacher } from './users.factory.ts';

const { server, elm, oak, manager } = await twoPlaces();
const admin = await server.as('admin');
afterAll(() => server.close());

const outcome = 'status message errors { field code message }';
let n = 0;
const names = (given: object = {}) => {
  n += 1;
  return { fname: 'Sam', lname: `Lee${n}`, username: `sam.lee.${n}`, email: `sam.lee.${n}@example.com`, ...given };
};
const row = (id: number | string) =>
  server.tenant.db.selectFrom('app_user').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();
const letters = (id: number | string) =>
  server.tenant.db
    .selectFrom('outbox')
    .select(['kind', 'channel', 'recipient'])
    .where('user_id', '=', Number(id))
    .execute();

describe('new accounts', () => {
  test('a member of staff gets locations and rooms, and an invitation when there is no password', async () => {
    const room = await aRoom(server.tenant, { location_id: elm.id });
    const args = { ...names(), locations: [elm.id], programs: [room.id], email_confirmed: false };
    const { user, status } = await manager.call(
      'createTeacher',
      args,
      `${outcome} user { id invited roles { name } locations { id } programs { id } }`,
    );
    expect({ status, user }).toMatchObject({
      status: 'Success',
      user: {
        invited: true,
        roles: [{ name: 'teacher' }],
        locations: [{ id: String(elm.id) }],
        programs: [{ id: String(room.id) }],
      },
    });
    expect(await letters(user.id)).toEqual([{ kind: 'invite_email', channel: 'mail', recipient: args.email }]);
  });

  test('names of every form are kept as they are written', async () => {
    for (const [fname, lname] of [
      ['Zoë', 'O’Brien-Núñez'],
      ['مريم', 'العلي'],
      ['李', '小龙'],
      ['x'.repeat(200), 'y'.repeat(200)],
    ]) {
      const { user } = await manager.call(
        'createUser',
        { ...names({ fname, lname }), locations: [elm.id] },
        'user { full_name }',
      );
      expect(user.full_name).toBe(`${fname} ${lname}`);
    }
    const long = { ...names({ fname: 'x'.repeat(201) }), locations: [elm.id] };
    expect(await manager.call('createUser', long, outcome)).toMatchObject({
      status: 'Error',
      errors: [{ field: 'fname', code: 'TOO_LONG' }],
    });
  });

  test('what is taken, weak or of another location is told at its field', async () => {
    const taken = await aContact(server.tenant, { locations: [elm] });
    const declined = async (args: object, field: string, code: string) =>
      expect(await manager.call('createUser', { ...names(), ...args }, outcome)).toMatchObject({
        status: 'Error',
        errors: [{ field, code }],
      });
    await declined({ email: taken.email?.toUpperCase(), locations: [elm.id] }, 'email', 'TAKEN');
    await declined({ username: taken.username.toUpperCase(), locations: [elm.id] }, 'username', 'TAKEN');
    await declined({ password: 'password1', locations: [elm.id] }, 'password', 'COMMON');
    await declined({ locations: [oak.id] }, 'locations', 'OUT_OF_REACH');
    const far = await aRoom(server.tenant, { location_id: oak.id });
    expect(
      await admin.call(
        'createTeacher',
        { ...names(), locations: [elm.id], programs: [far.id], email_confirmed: true },
        outcome,
      ),
    ).toMatchObject({ errors: [{ field: 'programs', code: 'OTHER_LOCATION' }] });
  });

  test('nobody gives a role above the own one', async () => {
    const args = { ...names(), locations: [elm.id], email_confirmed: false, roles: ['user', 'admin'] };
    expect(await manager.call('createInviteUser', args, outcome)).toMatchObject({
      errors: [{ field: 'roles', code: 'HIGHER_ROLE' }],
    });
    await expect(manager.call('createAdmin', names(), outcome)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a guardian is invited by text message and linked to the student', async () => {
    const student = await aStudent(server.tenant, { location_id: elm.id });
    const args = {
      ...names(),
      locations: [],
      students: [student.id],
      email_confirmed: false,
      roles: ['user'],
      type: 'sms',
    };
    expect(await manager.call('createInviteUser', args, outcome)).toMatchObject({ errors: [{ field: 'phone' }] });
    const { user } = await manager.call(
      'createInviteUser',
      { ...args, phone: '+1 212 555 0199' },
      `${outcome} user { id students { id } }`,
    );
    expect(user.students).toEqual([{ id: String(student.id) }]);
    expect(await letters(user.id)).toMatchObject([{ kind: 'invite_phone', channel: 'sms' }]);
  });
});

describe('invitations', () => {
  test('go to those who have not come yet; the others are counted', async () => {
    const waiting = await aContact(server.tenant, { locations: [elm] });
    const came = await aContact(server.tenant, { locations: [elm], password_hash: 'set' });
    const silent = await aContact(server.tenant, { locations: [elm], email: null });
    const far = await aContact(server.tenant, { locations: [oak] });
    const users = [waiting.id, came.id, silent.id, far.id, 999_999];
    expect(await manager.call('sendMultipleUserInvite', { users }, `${outcome} sent left_out`)).toMatchObject({
      status: 'Success',
      sent: 1,
      left_out: 4,
    });
    expect(await letters(far.id)).toEqual([]);
    const listed = await manager.call('users', { first: 50, status: 'invited' }, 'data { id invite_expire }');
    expect(listed.data.map(({ id }: { id: string }) => Number(id))).toContain(waiting.id);
    expect(await manager.call('cancelUserInvite', { id: waiting.id }, outcome)).toMatchObject({ status: 'Success' });
    expect(await manager.call('cancelUserInvite', { id: waiting.id }, outcome)).toMatchObject({
      errors: [{ code: 'NOT_INVITED' }],
    });
    expect(await manager.call('sendMultipleUserInvite', { users: [came.id] }, outcome)).toMatchObject({
      errors: [{ code: 'NOBODY' }],
    });
  });

  test('a contact who signed up is let in once, or removed', async () => {
    const [one, two] = [
      await aContact(server.tenant, { locations: [elm], pending: true }),
      await aContact(server.tenant, { locations: [elm], pending: true }),
    ];
    expect(await manager.call('approveUser', { id: one.id }, outcome)).toMatchObject({ status: 'Success' });
    expect(await letters(one.id)).toMatchObject([{ kind: 'approved' }]);
    expect(await manager.call('approveUser', { id: one.id }, outcome)).toMatchObject({
      errors: [{ code: 'NOT_PENDING' }],
    });
    await manager.call('rejectPendingUser', { id: two.id, note: 'unknown' }, outcome);
    expect(await manager.call('rejectPendingUser', { id: one.id }, outcome)).toMatchObject({ status: 'Error' });
    expect((await row(two.id)).deleted_at).not.toBeNull();
  });
});

describe('two editors', () => {
  test('the second is told what the first has changed; fields the first left alone are saved', async () => {
    const contact = await aContact(server.tenant, { locations: [elm], phone: '+1 212 555 0100' });
    const other = await server.as('manager', { locations: [elm] });
    const seen = async () =>
      (await manager.call('singleUserDataById', { id: contact.id }, 'updated_at')).updated_at ??
      server.clock.now().toISOString();
    const before = await seen();
    server.clock.tick(1000);
    await other.call('updateUser', { id: contact.id, phone: '+1 212 555 0111', seen: before }, outcome);
    server.clock.tick(1000);
    const second = { id: contact.id, phone: '+1 212 555 0122', fname: 'Renamed', seen: before };
    const told = await manager.call('updateUser', second, outcome);
    expect(told).toMatchObject({ status: 'Error', errors: [{ field: 'phone', code: 'CHANGED' }] });
    expect(told.errors[0].message).toContain('+1 212 555 0111');
    expect((await row(contact.id)).fname).not.toBe('Renamed');
    await manager.call('updateUser', { id: contact.id, fname: 'Renamed', seen: before }, outcome);
    expect(await row(contact.id)).toMatchObject({ fname: 'Renamed', phone: '+1 212 555 0111' });
    expect(await manager.call('updateUser', { ...second, seen: await seen() }, outcome)).toMatchObject({
      status: 'Success',
    });
  });
});

describe('changes', () => {
  test('a manager changes only places of its own', async () => {
    const teacher = await aTeacher(server.tenant, { locations: [elm, oak] });
    const { user } = await admin.call('updateTeacher', { id: teacher.id, job_title: 'Cook' }, 'user { job_title }');
    expect(user).toEqual({ job_title: 'Cook' });
    await manager.call('updateTeacher', { id: teacher.id, locations: [] }, outcome);
    const left = await admin.call('getTeamProfile', { id: teacher.id }, 'locations { id }');
    expect(left.locations).toEqual([{ id: String(oak.id) }]);
  });

  test('forms of one role do not open those of another, nor higher ones', async () => {
    const contact = await aContact(server.tenant, { locations: [elm] });
    expect(await manager.call('updateTeacher', { id: contact.id, job_title: 'Spy' }, outcome)).toMatchObject({
      errors: [{ code: 'OTHER_ROLE' }],
    });
    const boss = await anAdmin(server.tenant, { locations: [elm] });
    for (const [call, args] of [
      ['saveUserColumn', { column: 'note', value: 'x' }],
      ['saveUserEmail', { email: 'x@example.com' }],
      ['saveUserUserName', { username: 'mine.now' }],
      ['deleteUser', {}],
      ['updateManagerUserPassword', { password: 'a new and long one' }],
    ] as const)
      expect(await manager.call(call, { id: boss.id, ...args }, outcome), call).toMatchObject({
        errors: [{ code: 'HIGHER_ROLE' }],
      });
    const teacher = await server.as('teacher', { locations: [elm] });
    await expect(
      teacher.call('saveUserName', { id: contact.id, fname: 'A', lname: 'B' }, outcome),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('an e-mail a manager changes has to be confirmed anew', async () => {
    const contact = await aContact(server.tenant, { locations: [elm] });
    await manager.call('saveUserEmail', { id: contact.id, email: `new.${contact.id}@example.com` }, outcome);
    expect((await row(contact.id)).email_confirmed).toBe(false);
    await admin.call('confirmUserEmail', { name: 'confirm', user_ids: [contact.id] }, outcome);
    expect((await row(contact.id)).email_confirmed).toBe(true);
  });

  test('a password set by staff ends the sessions and is told to its owner', async () => {
    const parent = await server.as('user');
    const student = await aStudent(server.tenant, { location_id: elm.id });
    await aGuardianLink(server.tenant, { student_id: student.id, user_id: parent.id });
    await manager.call('updateManagerUserPassword', { id: parent.id, password: 'a new and long one' }, outcome);
    await expect(parent.call('getUserStudents', {}, 'id')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await letters(parent.id)).toMatchObject([{ kind: 'password_changed' }]);
    expect(
      await admin.call(
        'updateRoleUserPassword',
        { id: parent.id, role: 'teacher', password: 'a new and long one' },
        outcome,
      ),
    ).toMatchObject({ errors: [{ code: 'HIGHER_ROLE' }] });
  });
});

describe('a removal', () => {
  test('signs out, unlinks, frees name and address, and keeps the name on past days', async () => {
    const parent = await server.as('user');
    const student = await aStudent(server.tenant, { location_id: elm.id });
    await aGuardianLink(server.tenant, { student_id: student.id, user_id: parent.id });
    const before = await row(parent.id);
    await server.tenant.db
      .insertInto('attendance')
      .values({
        centre_id: server.tenant.centre,
        student_id: student.id,
        location_id: elm.id,
        date: '2026-03-11',
        checked_in_at: server.clock.now(),
        checkedin_by: parent.id,
      })
      .execute();
    expect(await manager.call('deleteUser', { id: parent.id }, outcome)).toMatchObject({ status: 'Success' });
    await expect(parent.call('getUserStudents', {}, 'id')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const found = await manager.call(
      'student',
      { id: student.id },
      'users { id } attendance_today { checkedin_by { full_name } }',
    );
    expect(found).toEqual({ users: [], attendance_today: [{ checkedin_by: { full_name: before.full_name } }] });
    const again = { ...names(), email: before.email, username: before.username, locations: [elm.id] };
    expect(await manager.call('createUser', again, outcome)).toMatchObject({ status: 'Success' });
    await expect(manager.call('singleUserDataById', { id: parent.id }, 'id')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('leaves oneself and the last admin', async () => {
    expect(await manager.call('deleteUser', { id: manager.id }, outcome)).toMatchObject({ errors: [{ code: 'SELF' }] });
    const [one, two] = [await server.as('admin'), await server.as('admin')];
    const { db, centre } = server.tenant;
    await db
      .updateTable('app_user')
      .set({ status: 'inactive' })
      .where('centre_id', '=', centre)
      .where('id', 'not in', [one.id, two.id])
      .where('id', 'in', (q) => q.selectFrom('user_role').select('user_id').where('role_id', '=', 8))
      .execute();
    // Whichever comes second is told that it is the last one, or is signed out already.
    const end = (by: typeof one, whom: typeof one) =>
      by.call('updateUserStatus', { id: whom.id, status: 'inactive' }, outcome).catch(() => ({ status: 'Error' }));
    const ended = await Promise.all([end(one, two), end(two, one)]);
    expect(ended.filter(({ status }) => status === 'Success')).toHaveLength(1);
  });
});
