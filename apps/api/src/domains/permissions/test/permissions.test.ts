import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import type { Person } from '@nestling/api/harness/test-tenant.ts';
import { menuLines } from '@nestling/rules/menu.gen.ts';
import { builtInPermissions } from '@nestling/rules/permissions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../domains.ts';
import { aCamera } from '../../cameras/test/cameras.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { permissionOf } from './permissions.factory.ts';

const said = 'status message errors { field code }';
const MANAGER = 5;

let server: TestServer;
let elm: { id: number };
let oak: { id: number };
let manager: Person;
let support: Person;
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { name: 'Elm Street' });
  oak = await aLocation(server.tenant, { name: 'Oak Lane' });
  manager = await server.as('manager', { locations: [elm] });
  support = await server.as('kvsupport');
});
afterAll(() => server.close());

type Listed = { name: string; built_in: boolean; rule: string | null };

describe('permissions', () => {
  test('a new centre has the built-in ones, and each guards calls that exist', async () => {
    const data = await support.call('permissions', {}, 'name built_in rule');
    const all: Listed[] = data;
    // Several areas give a new centre theirs; the order is no promise.
    const listed = Object.fromEntries(all.filter((one) => one.built_in).map(({ name, rule }) => [name, { rule }]));
    expect(listed).toEqual(builtInPermissions);
    const asked = new Set<string>(Object.values(calls).flatMap((call) => call.permission.map((one) => one.permission)));
    expect(Object.keys(builtInPermissions).filter((name) => !asked.has(name))).toEqual([]);
  });

  test('what is taken from a role is refused at once, and allowed again when it is given back', async () => {
    const ids = { role_id: MANAGER, permission_id: await permissionOf(server.tenant, 'manage_rooms') };
    const add = (name: string) => manager.call('createProgram', { name, location_id: elm.id }, said);
    expect(await add('Sunflowers')).toMatchObject({ status: 'Success' });
    expect(await support.call('removeRolePermission', ids, said)).toMatchObject({ status: 'Success' });
    await expect(add('Owls')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await support.call('removeRolePermission', ids, said)).toMatchObject({
      status: 'Error',
      errors: [{ field: 'permission_id', code: 'NOT_HELD' }],
    });
    for (let twice = 0; twice < 2; twice += 1)
      expect(await support.call('addRolePermission', ids, said)).toMatchObject({ status: 'Success' });
    expect(await add('Owls')).toMatchObject({ status: 'Success' });
  });

  test('nothing is given above the ladder, to roles above the caller, or deleted that the portal needs', async () => {
    const rooms = await permissionOf(server.tenant, 'manage_rooms');
    const wrong = async (call: string, args: object) => (await support.call(call, { ...args }, said)).errors[0];
    expect(await wrong('updateRolePermissions', { role_id: 4, permissions: [rooms] })).toMatchObject({ code: 'RULE' });
    expect(await wrong('updateRolePermissions', { role_id: 8, permissions: [rooms] })).toMatchObject({
      field: 'role_id',
      code: 'OUT_OF_REACH',
    });
    expect(await wrong('removePermission', { id: rooms })).toMatchObject({ code: 'BUILT_IN' });
    expect(await wrong('addNewPermission', { name: 'manage_rooms' })).toMatchObject({ code: 'TAKEN' });
    expect(await wrong('addNewPermission', { name: 'No name' })).toMatchObject({ code: 'INVALID' });
  });
});

type Line = { name: string; group: string; roles: string[]; admitted: string[] };
const sidebar = async (): Promise<Line[]> =>
  await manager.call('getSidebarPermissions', {}, 'name group roles admitted');

describe('the menu', () => {
  test('is narrowed for a role and opened again, never widened', async () => {
    const line = async () => (await sidebar()).find(({ name }) => name === 'tags.list');
    const show = async (roles: string[], name = 'tags.list') =>
      await support.call('updateSidebarPermission', { name, roles }, said);
    const before = await line();
    expect(before?.roles).toEqual(['manager', 'kvsupport', 'center', 'admin']);
    expect(await show(['admin'])).toMatchObject({ status: 'Success' });
    expect((await line())?.roles).toEqual(['admin']);
    expect(await show(['teacher'])).toMatchObject({ status: 'Error', errors: [{ field: 'roles', code: 'RULE' }] });
    expect(await show(['admin'], 'nowhere')).toMatchObject({ errors: [{ field: 'name', code: 'UNKNOWN' }] });
    expect(await show(before?.admitted ?? [])).toMatchObject({ status: 'Success' });
    expect(await line()).toEqual(before);
  });

  test('shows what is about the platform in its own center alone', async () => {
    const seers = async () =>
      (await sidebar()).filter(({ name }) => /^centres\.(demos|customers|plans)$/.test(name)).map(({ roles }) => roles);
    expect(await seers()).toEqual([[], [], []]);
    const { db, centre } = server.tenant;
    const isPlatform = (is_platform: boolean) =>
      db.updateTable('centre').set({ is_platform }).where('id', '=', centre).execute();
    await isPlatform(true);
    try {
      expect(await seers()).toEqual([['admin'], ['admin'], ['admin']]);
    } finally {
      await isPlatform(false);
    }
  });

  test('stands in the order the centre gives it, and goes back to the own one', async () => {
    const names = async () => (await sidebar()).filter(({ group }) => group === 'people').map(({ name }) => name);
    const order = async (given: string[]) => (await support.call('saveSidebarOrder', { names: given }, said)).status;
    const before = await names();
    expect(await order(before.toReversed())).toBe('Success');
    expect(await names()).toEqual(before.toReversed());
    expect((await sidebar()).map(({ group }) => group)).toEqual(menuLines.map(({ under }) => under));
    expect(await order([])).toBe('Success');
    expect(await names()).toEqual(before);
  });
});

describe('what a person sees', () => {
  const asked = `name role kept_out locations { name why } locations_beyond rooms { name why }
    students { name sees why watch_camera } students_total permissions`;

  test('is told from the rows of a contact, with why a child is kept from it', async () => {
    const room = await aRoom(server.tenant, { location_id: elm.id, name: 'Acorns' });
    const ava = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname: 'Ava', lname: 'Lopez' });
    const ben = await aStudent(server.tenant, { location_id: elm.id, fname: 'Ben', lname: 'Lopez' });
    const far = await aStudent(server.tenant, { location_id: oak.id, fname: 'Far', lname: 'Lopez' });
    const contact = await aContact(server.tenant, { fname: 'Rosa', lname: 'Lopez' });
    await aGuardianLink(server.tenant, { student_id: ava.id, user_id: contact.id, watch_camera: true });
    await aGuardianLink(server.tenant, { student_id: ben.id, user_id: contact.id, black_list: true });
    await aGuardianLink(server.tenant, { student_id: far.id, user_id: contact.id });
    const data = await manager.call('personReach', { user_id: contact.id }, asked);
    expect(data).toMatchObject({
      name: 'Rosa Lopez',
      role: 'user',
      locations: [{ name: 'Elm Street', why: 'child' }],
      locations_beyond: 1,
      students: [
        { name: 'Ava Lopez', sees: true, why: 'guardian', watch_camera: true },
        { name: 'Ben Lopez', sees: false, why: 'black_list' },
      ],
      students_total: 2,
    });
    const cameras = () => manager.call('personCameras', { user_id: contact.id }, 'name open why student');
    await aCamera(server.tenant, { location_id: elm.id, room_id: room.id, name: 'Acorn eye' });
    expect(await cameras()).toMatchObject([{ name: 'Acorn eye', open: false, student: 'Ava' }]);
    await server.tenant.db
      .updateTable('location_setting')
      .set({ camera_requires_check_in: false })
      .where('location_id', '=', elm.id)
      .execute();
    expect(await cameras()).toMatchObject([{ name: 'Acorn eye', open: true }]);
  });

  test('is all of their locations for staff, and nothing at all for a caller who does not reach them', async () => {
    const teacher = await server.as('teacher', { locations: [elm] });
    const data = await manager.call('personReach', { user_id: teacher.id }, asked);
    expect(data).toMatchObject({ role: 'teacher', locations: [{ name: 'Elm Street', why: 'listed' }] });
    expect(data.permissions).toContain('edit_students');
    expect(data.permissions).not.toContain('manage_rooms');
    const stranger = await server.as('teacher', { locations: [oak] });
    expect(await manager.call('personReach', { user_id: stranger.id }, asked)).toBeNull();
  });
});
