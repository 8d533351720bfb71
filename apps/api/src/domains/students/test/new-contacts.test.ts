import { afterAll, expect, test } from 'vitest';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aRelationship } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';

const { server, elm, manager } = await twoPlaces();
afterAll(() => server.close());

const outcome = 'status message errors { field code message } student { id }';
const room = await aRoom(server.tenant, { location_id: elm.id });
const aunt = (await aRelationship(server.tenant, { name: 'Aunt', legal_guardian: true })).id;
const child = (fname: string) => ({
  fname,
  lname: 'Okafor',
  location_id: elm.id,
  program_id: room.id,
  cameras: [],
  users: [],
});
const studentsNamed = (fname: string) =>
  server.tenant.db.selectFrom('student').select('id').where('fname', '=', fname).execute();
const guardiansOf = (student: string) =>
  server.tenant.db
    .selectFrom('guardian_link as gl')
    .innerJoin('app_user as u', 'u.id', 'gl.user_id')
    .select(['u.fname', 'u.email', 'u.phone', 'u.username', 'gl.relationship_id'])
    .select(['gl.legal_guardian', 'gl.pickup', 'gl.watch_camera', 'gl.alert', 'gl.is_payer', 'gl.emergency_contact'])
    .where('gl.student_id', '=', Number(student))
    .orderBy('u.fname')
    .execute();

test('a student comes with contacts nobody knew, who may do what was said and nothing else', async () => {
  const known = await aContact(server.tenant, { locations: [elm], fname: 'Ada' });
  const added = await manager.call(
    'createNewStudent',
    {
      ...child('Ruby'),
      users: [{ user_id: known.id, relation: aunt, alert: true }],
      new_users: [
        { fname: 'Tess', lname: 'Okafor', email: 'tess@example.com', relation: aunt, pickup: true },
        { fname: 'Umi', lname: 'Okafor', phone: '(207) 555-0142', relation: aunt, legal_guardian: true },
      ],
    },
    outcome,
  );
  expect(added).toMatchObject({ status: 'Success' });
  const none = { legal_guardian: false, pickup: false, watch_camera: false, is_payer: false, emergency_contact: false };
  expect(await guardiansOf(added.student.id)).toMatchObject([
    { fname: 'Ada', alert: true, pickup: false },
    // The relation is one of custody: it is not given with it.
    { fname: 'Tess', email: 'tess@example.com', username: 'tess@example.com', ...none, pickup: true, alert: false },
    { fname: 'Umi', email: null, phone: '(207) 555-0142', username: 'umi.okafor', ...none, legal_guardian: true },
  ]);
});

test('one contact that does not fit declines the student and all contacts, at its field', async () => {
  const fine = { fname: 'Vera', lname: 'Okafor', email: 'vera@example.com', relation: aunt };
  const taken = await manager.call(
    'createNewStudent',
    { ...child('Sol'), new_users: [fine, { ...fine, fname: 'Tess', email: 'TESS@example.com' }] },
    outcome,
  );
  expect(taken).toMatchObject({ status: 'Error', errors: [{ field: 'new_users.1.email', code: 'TAKEN' }] });
  expect(taken.errors[0].message).toContain('Tess Okafor');
  const unreached = await manager.call(
    'createNewStudent',
    { ...child('Sol'), new_users: [fine, { fname: 'Wen', lname: 'Okafor', relation: aunt }] },
    outcome,
  );
  expect(unreached).toMatchObject({ status: 'Error', errors: [{ field: 'new_users.1.email', code: 'REQUIRED' }] });
  expect(await studentsNamed('Sol')).toEqual([]);
  const left = await server.tenant.db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'vera@example.com')
    .execute();
  expect(left).toEqual([]);
});

test('a second person of the same name gets a username of its own', async () => {
  const umi = { fname: 'Umi', lname: 'Okafor', phone: '+12075550143', relation: aunt };
  const added = await manager.call('createNewStudent', { ...child('Tia'), new_users: [umi] }, outcome);
  expect(await guardiansOf(added.student.id)).toMatchObject([{ username: 'umi.okafor2' }]);
});
