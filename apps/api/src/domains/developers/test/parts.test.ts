import { Client, send } from '@nestling/api/harness/client.ts';
import { subscribe } from '@nestling/api/harness/subscribe.ts';
import type { Person } from '@nestling/api/harness/test-server.ts';
import { tokenScopes } from '@nestling/rules/token-scopes.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { fileOf } from '../../../files/pictures.ts';
import { putFile } from '../../../files/store.ts';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

const { server, elm, oak } = await twoPlaces();
afterAll(() => server.close());
const { tenant } = server;

const admin = await server.as('admin');
const [ada, ben, cleo] = await Promise.all([
  aStudent(tenant, { location_id: elm.id, fname: 'Ada' }),
  aStudent(tenant, { location_id: elm.id, fname: 'Ben' }),
  aStudent(tenant, { location_id: oak.id, fname: 'Cleo' }),
]);
const room = await aRoom(tenant, { location_id: elm.id });

const program = (token: string): Client =>
  new Client({ ...server.guest().way, headers: async () => ({ authorization: `Bearer ${token}` }) });
const made = 'token status access_token { id limited_to locations { id } students { id } } errors { field code }';
const scopes = tokenScopes.filter((scope) => scope !== 'watch');
const make = async (who: Person, part: object): Promise<Client> => {
  const answer = await who.call('createAccessToken', { name: 'Partner', scopes, ...part }, made);
  expect(answer).toMatchObject({ status: 'Success' });
  return program(String(answer.token));
};
const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'served',
    (error: { code?: string }) => error.code,
  );
const names = async (of: Client): Promise<string[]> => {
  const { data } = await of.call('students', { first: 50 }, 'data { fname }');
  return data.map(({ fname }: { fname: string }) => fname).sort();
};
const move = (student: number, location: number) =>
  tenant.db.updateTable('student').set({ location_id: location, room_id: null }).where('id', '=', student).execute();

test('a token of some locations reads and changes what is of them alone', async () => {
  const here = await make(admin, { locations: [elm.id] });
  expect(await names(here)).toEqual(['Ada', 'Ben']);
  expect(await codeOf(here.call('student', { id: cleo.id }, 'id'))).toBe('FORBIDDEN');
  const locations = await here.call('locations', { first: 50 }, 'data { id rooms { id } managers { id } }');
  expect(locations.data.map(({ id }: { id: string }) => id)).toEqual([String(elm.id)]);
  const checkIn = (students: number[]) =>
    here.call(
      'saveUserStudentCheckInOutActivity',
      { students, action: 'in', action_by: admin.id, location: elm.id, date: '2026-03-11', time: '09:00' },
      'status message errors { field code }',
    );
  expect(await checkIn([ada.id])).toMatchObject({ status: 'Success' });
  expect(JSON.stringify(await checkIn([cleo.id]).catch((error) => error.code))).toMatch(/OUT_OF_REACH|FORBIDDEN/);
  const { rows } = await sql`select from attendance_event where student_id = ${cleo.id}`.execute(tenant.db);
  expect(rows).toEqual([]);
});

test('no alias, fragment or linked record shows what is beyond', async () => {
  const here = await make(admin, { locations: [elm.id] });
  for (const query of [
    `{ a: student(id: ${cleo.id}) { fname } }`,
    `{ ...x } fragment x on Query { student(id: ${cleo.id}) { fname } }`,
    `{ ... { ... on Query { b: students(first: 50, location: ${oak.id}) { data { fname } } } } }`,
    `{ location(id: ${oak.id}) { name } programs(location: ${oak.id}, first: 50) { data { students { fname } } } }`,
    `{ students(first: 50) { data { fname users { students { fname } } } } }`,
    `{ getAccessTokens { students { fname } } }`,
  ]) {
    const { body } = await here.post({ query });
    expect(JSON.stringify(body), query).not.toContain('Cleo');
  }
});

test('a token of some children: those alone, wherever they are, and nothing that is of a place', async () => {
  const mother = await server.as('user');
  for (const { id } of [ada, cleo]) await aGuardianLink(tenant, { student_id: id, user_id: mother.id });
  const hers = await make(mother, { students: [ada.id] });
  const all = await hers.call('getUserStudents', {}, 'fname');
  expect(all).toEqual([{ fname: 'Ada' }]);

  const therapist = await make(admin, { students: [ada.id] });
  expect(await names(therapist)).toEqual(['Ada']);
  expect(await codeOf(therapist.call('student', { id: ben.id }, 'id'))).toBe('FORBIDDEN');
  const told = await admin.call('getAccessTokens', {}, 'limited_to students { fname }');
  expect(told).toContainEqual({ limited_to: 'students', students: [{ fname: 'Ada' }] });
  // A place is named, and nothing can be done to it: a change names a child.
  await expect(therapist.call('deleteProgram', { id: room.id }, 'status')).rejects.toMatchObject({
    code: 'FORBIDDEN',
    extensions: { reason: 'PART' },
  });
  await expect(
    therapist.call('createStudentTag', { name: 'Of everybody', color_code: '#123456' }, 'status'),
  ).rejects.toMatchObject({ extensions: { reason: 'PART' } });
});

test('a child that moves to another location leaves the part, and its owner who moves loses it', async () => {
  const here = await make(admin, { locations: [elm.id] });
  await move(ben.id, oak.id);
  expect(await names(here)).toEqual(['Ada']);
  expect(await codeOf(here.call('student', { id: ben.id }, 'id'))).toBe('FORBIDDEN');
  await move(ben.id, elm.id);
  expect(await names(here)).toEqual(['Ada', 'Ben']);

  const manager = await server.as('manager', { locations: [elm, oak] });
  const both = await make(manager, { locations: [elm.id, oak.id] });
  expect(await names(both)).toEqual(['Ada', 'Ben', 'Cleo']);
  await tenant.db
    .deleteFrom('user_location')
    .where('user_id', '=', manager.id)
    .where('location_id', '=', elm.id)
    .execute();
  expect(await names(both)).toEqual(['Cleo']);
});

test('an address of a file is asked about in the part of the token that was told it', async () => {
  const key = 'pAAAAAAAAAAAAAAAAAAAAAA';
  await sql`insert into picture (centre_id, key, width, height, bytes, created_at)
    values (${tenant.centre}, ${key}, 1, 1, 1, now())`.execute(tenant.db);
  await tenant.db.updateTable('student').set({ image: key }).where('id', '=', ben.id).execute();
  for (const size of ['face', 'full'] as const) await putFile(tenant.centre, fileOf(key, size), Buffer.alloc(10));
  const here = await make(admin, { locations: [elm.id] });
  const { image } = await here.call('student', { id: ben.id }, 'image');
  const fetched = async (path: string) => (await send(server.guest().way, path)).status;
  expect(await fetched(image)).toBe(200);
  await move(ben.id, oak.id);
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(await fetched(image)).toBe(404);
  // The owner signed in by itself sees the child wherever it is.
  const own = await admin.call('student', { id: ben.id }, 'image');
  expect(await fetched(own.image)).toBe(200);
  await move(ben.id, elm.id);
});

test('a subscriber hears of its part alone', async () => {
  const here = await make(admin, { locations: [elm.id] });
  const heard = await subscribe(here, 'attendanceChanged', { location: elm.id }, 'students { fname }');
  const door = (id: number) =>
    admin.call(
      'saveUserStudentCheckInOutActivity',
      { students: [id], action: 'in', action_by: admin.id, location: elm.id, date: '2026-03-11', time: '09:30' },
      'status',
    );
  await door(ben.id);
  expect(await heard.until(1)).toHaveLength(1);
  await heard.stop();
  const there = await subscribe(here, 'attendanceChanged', { location: oak.id }, 'students { fname }');
  await there.ended;
  expect(there.errors).not.toEqual([]);
});

test('a client of the center is narrowed in the tokens it fetches', async () => {
  const answer = await admin.call(
    'createApiClient',
    { name: 'Accounting', scopes: ['students:read'], locations: [oak.id] },
    'client_id client_secret status client { limited_to locations { id } }',
  );
  expect(answer.client).toEqual({ limited_to: 'locations', locations: [{ id: String(oak.id) }] });
  const { body } = await send(server.guest().way, '/oauth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: answer.client_id,
      client_secret: answer.client_secret,
    }).toString(),
  });
  expect(await names(program(Object(body).access_token))).toEqual(['Cleo']);
});

test('nobody narrows a token to what is out of reach, or to both', async () => {
  const teacher = await server.as('teacher', { locations: [elm] });
  const asked = (part: object) => teacher.call('createAccessToken', { name: 'Partner', scopes, ...part }, made);
  expect(await asked({ locations: [oak.id] })).toMatchObject({
    errors: [{ field: 'locations', code: 'OUT_OF_REACH' }],
  });
  expect(await asked({ students: [cleo.id] })).toMatchObject({ errors: [{ field: 'students', code: 'OUT_OF_REACH' }] });
  expect(await asked({ locations: [elm.id], students: [ada.id] })).toMatchObject({
    errors: [{ field: 'students', code: 'BOTH' }],
  });
  expect(await asked({ locations: [], students: [] })).toMatchObject({ access_token: { limited_to: null } });
});
