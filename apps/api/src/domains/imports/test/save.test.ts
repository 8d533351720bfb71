import { afterAll, expect, test } from 'vitest';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { dataUrl, lockedZips } from './imports.factory.ts';

const { server, elm, oak } = await twoPlaces();
afterAll(() => server.close());
const support = await server.as('kvsupport');
const { db } = server.tenant;
const bees = await aRoom(server.tenant, { location_id: elm.id, name: 'Bees' });

const saved = 'status message color errors { field code message } batch added changed same left';
const marks = 'row mark match fname changes faults { field code }';
const read = `status message errors { field code message } students { ${marks} } users { fname mark email }`;

const heads =
  'brightwheel_id,first_name,last_name,birthdate,gender,homeroom,room_1,zip,ssn,parent_1_first_name,parent_1_last_name,parent_1_email,parent_1_mobile_phone,approved_pickup_1_first_name,approved_pickup_1_last_name,approved_pickup_1_phone_1';
const roster = `${heads}
b1,Ada,Cole,1/13/2021,female,bees,Foxes,02138,123-45-6789,Tess,Cole,tess@example.com,(207) 555-0101,Uma,Dorsey,2075550102
b2,Ben,Cole,1/13/2021,male,Bees,,02138,123-45-6780,Tess,Cole,tess@example.com,(207) 555-0101,,,
`;
const upload = (content: string, location = elm.id) =>
  support.call('uploadBrightWheelRoster', { file: dataUrl(content), location }, read);
const rowsOf = async (content: string, location = elm.id) => {
  const full = `status students { row external_id fname middle_name lname nick_name dob gender race ethnicity room other_rooms type
    enrollment_date graduation_date street_1 street_2 city state zip country doctor_name doctor_phone note allergies medications
    contacts { kind fname lname email phone phone2 relation pickup emergency payer no_pickup } }`;
  const answer = await support.call('uploadBrightWheelRoster', { file: dataUrl(content), location }, full);
  return answer.students;
};
const childrenNamed = (...names: string[]) =>
  db.selectFrom('student').selectAll().where('fname', 'in', names).orderBy('fname').execute();

test('a roster is read, nothing is stored, and what nobody may keep is dropped by name', async () => {
  const answer = await upload(roster);
  expect(answer).toMatchObject({
    status: 'Success',
    students: [
      { row: 2, mark: 'new', fname: 'Ada', faults: [] },
      { row: 3, mark: 'new', fname: 'Ben', faults: [] },
    ],
    users: [
      { fname: 'Tess', mark: 'new' },
      { fname: 'Uma', mark: 'new' },
    ],
  });
  expect(answer.errors).toEqual([expect.objectContaining({ field: 'file', code: 'DROPPED' })]);
  expect(JSON.stringify(answer)).not.toContain('123-45');
  expect(await childrenNamed('Ada', 'Ben')).toEqual([]);
});

test('a ZIP that is locked is read with its password, which stands nowhere afterwards', async () => {
  const file = `data:application/zip;base64,${lockedZips.AES}`;
  const ask = (password?: string) =>
    support.call('uploadBrightWheelRoster', { file, location: elm.id, password }, read);
  expect(await ask()).toMatchObject({ status: 'Error', errors: [{ field: 'file', code: 'LOCKED' }] });
  expect(await ask('swing-8')).toMatchObject({ status: 'Error', errors: [{ field: 'file', code: 'WRONG_PASSWORD' }] });
  expect(await ask('swing-7')).toMatchObject({ status: 'Success', students: [{ fname: 'Ava' }, { fname: 'Ben' }] });
  expect(JSON.stringify(server.log)).not.toContain('swing-7');
});

test('twins with one address are two children of one mother, who gets no right the file does not name', async () => {
  const letters = await db.selectFrom('sign_in_link').select('id').execute();
  const answer = await support.call('saveBrightWheelSyncData', { data: await rowsOf(roster), location: elm.id }, saved);
  expect(answer).toMatchObject({ status: 'Success', added: 2, changed: 0, same: 0, left: 0, errors: [] });
  const [ada, ben] = await childrenNamed('Ada', 'Ben');
  expect(ada).toMatchObject({ external_id: 'b1', dob: '2021-01-13', room_id: bees.id, zip: '02138', gender: 'female' });
  const links = await db
    .selectFrom('guardian_link as gl')
    .innerJoin('app_user as u', 'u.id', 'gl.user_id')
    .select([
      'u.fname',
      'u.phone',
      'gl.student_id',
      'gl.user_id',
      'gl.pickup',
      'gl.watch_camera',
      'gl.alert',
      'gl.legal_guardian',
    ])
    .where('gl.student_id', 'in', [ada?.id ?? 0, ben?.id ?? 0])
    .orderBy('gl.id')
    .execute();
  const none = { watch_camera: false, alert: false, legal_guardian: false };
  expect(links).toMatchObject([
    { fname: 'Tess', student_id: ada?.id, pickup: false, phone: '(207) 555-0101', ...none },
    { fname: 'Uma', student_id: ada?.id, pickup: true, ...none },
    { fname: 'Tess', student_id: ben?.id, pickup: false, ...none },
  ]);
  expect(links[0]?.user_id).toBe(links[2]?.user_id);
  // Nobody was written to.
  expect(await db.selectFrom('sign_in_link').select('id').execute()).toHaveLength(letters.length);
  const rooms = await db.selectFrom('room').select('name').where('location_id', '=', elm.id).orderBy('id').execute();
  expect(rooms.map(({ name }) => name)).toEqual(['Bees', 'Foxes']);
});

test('the same file twice brings nothing, and a blank cell takes nothing away', async () => {
  const again = await support.call('saveBrightWheelSyncData', { data: await rowsOf(roster), location: elm.id }, saved);
  expect(again).toMatchObject({ status: 'Success', added: 0, changed: 0, same: 2 });
  const bare = 'brightwheel_id,first_name,last_name,birthdate,zip\nb1,Ada,Cole,,02139\n';
  expect(await upload(bare)).toMatchObject({ students: [{ mark: 'changed', changes: ['zip'] }] });
  const changed = await support.call('saveBrightWheelSyncData', { data: await rowsOf(bare), location: elm.id }, saved);
  expect(changed).toMatchObject({ status: 'Success', changed: 1 });
  const [ada] = await childrenNamed('Ada');
  expect(ada).toMatchObject({ zip: '02139', dob: '2021-01-13', gender: 'female', room_id: bees.id });
});

test('the very same name joins nobody by itself: a person decides', async () => {
  const alone = 'first_name,last_name,homeroom\nAda,Cole,Bees\n';
  const seen = await upload(alone);
  expect(seen.students).toMatchObject([{ mark: 'clash', match: null, faults: [{ field: 'match', code: 'ALIKE' }] }]);
  const [row] = await rowsOf(alone);
  const undecided = await support.call('saveAdvanceOnbordingData', { data: [row], location: elm.id }, saved);
  expect(undecided).toMatchObject({ status: 'Error', errors: [{ field: 'data.0.match', code: 'ALIKE' }] });
  const [ada] = await childrenNamed('Ada');
  const chosen = { ...row, match: ada?.id, note: 'Naps late' };
  expect(await support.call('saveAdvanceOnbordingData', { data: [chosen], location: elm.id }, saved)).toMatchObject({
    status: 'Success',
    changed: 1,
  });
  const anew = { ...row, as_new: true };
  expect(await support.call('saveAdvanceOnbordingData', { data: [anew], location: elm.id }, saved)).toMatchObject({
    status: 'Success',
    added: 1,
  });
  expect(await childrenNamed('Ada')).toHaveLength(2);
});

test('good rows are stored, the others stand at their row and field, and a row is whole or not at all', async () => {
  const tess = { kind: 'parent', fname: 'Tom', lname: 'Other', email: 'tess@example.com' };
  const data = [
    { row: 2, fname: 'Cleo', lname: 'Voss', room: 'Bees' },
    { row: 3, fname: 'Dora', lname: 'Voss', dob: '2099-01-01', room: 'Bees' },
    { row: 4, fname: 'Eli', lname: 'Voss', room: 'Bees', contacts: [tess] },
    { row: 5, fname: 'Cleo', lname: 'Voss', room: 'Bees' },
    { row: 6, fname: 'Finn', lname: '', room: '' },
  ];
  const answer = await support.call('saveAdvanceOnbordingData', { data, location: elm.id }, saved);
  expect(answer).toMatchObject({ status: 'Success', color: 'warning', added: 1 });
  expect(answer.errors.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual([
    ['data.1.dob', 'FUTURE'],
    ['data.2.contacts.0.email', 'TAKEN'],
    ['data.3.fname', 'DOUBLE'],
    ['data.4.lname', 'REQUIRED'],
    ['data.4.room', 'REQUIRED'],
  ]);
  expect(await childrenNamed('Cleo', 'Dora', 'Eli', 'Finn')).toMatchObject([{ fname: 'Cleo' }]);
});

test('a word too long for a list of the center stands at its cell, and the next row goes on', async () => {
  const data = [
    { row: 2, fname: 'Lia', lname: 'Moss', room: 'Bees', allergies: 'x'.repeat(101) },
    { row: 3, fname: 'Mia', lname: 'Moss', room: 'Bees', allergies: 'Peanuts; Milk' },
  ];
  expect(await support.call('saveAdvanceOnbordingData', { data, location: elm.id }, saved)).toMatchObject({
    added: 1,
    errors: [{ field: 'data.0.allergies', code: 'TOO_LONG' }],
  });
});

test('what a door declines takes its row back whole, with what it has told, and the next row goes on', async () => {
  await db.updateTable('location_setting').set({ max_no_of_students: 1 }).where('location_id', '=', oak.id).execute();
  const contacts = [{ kind: 'parent', fname: 'Gina', lname: 'Ash', email: 'gina@example.com' }];
  const data = [
    { row: 2, fname: 'Gus', lname: 'Ash', room: 'Owls' },
    { row: 3, fname: 'Hal', lname: 'Ash', room: 'Owls', contacts },
  ];
  const answer = await support.call('saveAdvanceOnbordingData', { data, location: oak.id }, saved);
  expect(answer).toMatchObject({
    status: 'Success',
    added: 1,
    errors: [{ field: 'data.1.location_id', code: 'FULL' }],
  });
  expect(await db.selectFrom('app_user').select('id').where('email', '=', 'gina@example.com').execute()).toEqual([]);
});

test('a student of another location is no match, and what was kept there is not read here', async () => {
  const [gus] = await childrenNamed('Gus');
  const data = [{ row: 2, fname: 'Gus', lname: 'Ash', room: 'Bees', match: gus?.id }];
  expect(await support.call('saveAdvanceOnbordingData', { data, location: elm.id }, saved)).toMatchObject({
    status: 'Error',
    errors: [{ field: 'data.0.match', code: 'OTHER_LOCATION' }],
  });
  await support.call('saveTempAdvanceOnbordingData', { data: [{ fname: 'Ida' }], location: oak.id }, 'status');
  expect(await support.call('getTempAdvanceOnbordingData', { location: elm.id }, marks)).toEqual([]);
  expect(await support.call('getTempAdvanceOnbordingData', { location: oak.id }, marks)).toMatchObject([
    { fname: 'Ida', mark: 'clash' },
  ]);
});
