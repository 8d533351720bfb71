import { afterAll, expect, test } from 'vitest';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { dataUrl } from './imports.factory.ts';

const { server, elm, oak } = await twoPlaces();
afterAll(() => server.close());
const support = await server.as('kvsupport');
const { db } = server.tenant;
const bees = await aRoom(server.tenant, { location_id: elm.id, name: 'Bees' });
await aRoom(server.tenant, { location_id: elm.id, name: 'Owls' });

const saved = 'status message errors { field code } batch added changed same left';
const staffSaved = 'status message errors { field code } batch added left';
const contact = (fname: string, lname: string, more: object = {}) => ({
  kind: 'family',
  fname,
  lname,
  email: `${fname}.${lname}@example.com`.toLowerCase(),
  ...more,
});
const invitedOf = async (lname: string) =>
  (
    await db.selectFrom('app_user').select('fname').where('lname', '=', lname).where('invited', '=', true).execute()
  ).map(({ fname }) => fname);

test.each([
  ['saveAdvanceOnbordingData', 'data'],
  ['saveBrightWheelSyncData', 'data'],
  ['saveProcareData', 'students'],
])('%s goes in several calls, which are one import of the history', async (call, path) => {
  const row = (n: number) => ({ row: n, fname: `Child${n}`, lname: call, dob: '2021-05-14', room: 'Bees' });
  const first = await support.call(call, { [path]: [row(2)], location: elm.id, file_name: 'roster.csv' }, saved);
  const second = await support.call(call, { [path]: [row(3), row(2)], location: elm.id, batch: first.batch }, saved);
  expect(second).toMatchObject({ status: 'Success', batch: first.batch, added: 1, same: 1 });
  const { data } = await support.call(
    'importHistory',
    { location: elm.id, first: 1 },
    'data { id kind state file rows added same failed created_by { id } location { id } }',
  );
  expect(data).toMatchObject([
    { id: first.batch, state: 'saved', file: 'roster.csv', rows: 3, added: 2, same: 1, failed: 0 },
  ]);
});

test('staff are made without a letter, a taken address is told, and a list goes in several calls', async () => {
  await aContact(server.tenant, { email: 'taken@example.com', fname: 'Tia', lname: 'Known' });
  const person = (fname: string, more: object = {}) => ({ ...contact(fname, 'Staff'), kind: undefined, ...more });
  const rows = [person('Uma', { rooms: 'Bees', job_title: 'Lead' }), person('Vic', { email: 'taken@example.com' })];
  const first = await support.call('saveProcareStaff', { staff: rows, location: elm.id }, staffSaved);
  expect(first).toMatchObject({ status: 'Success', added: 1, errors: [{ field: 'staff.1.email', code: 'TAKEN' }] });
  const more = await support.call(
    'saveProcareStaff',
    { staff: [person('Wes', { rooms: 'Nowhere' }), person('Xia')], location: elm.id, batch: first.batch },
    staffSaved,
  );
  expect(more).toMatchObject({ batch: first.batch, added: 1, errors: [{ field: 'staff.0.rooms', code: 'UNKNOWN' }] });
  expect(await invitedOf('Staff')).toEqual([]);
  const roles = await db
    .selectFrom('app_user as u')
    .innerJoin('user_role as ur', 'ur.user_id', 'u.id')
    .innerJoin('role as r', 'r.id', 'ur.role_id')
    .select(['u.fname', 'r.name'])
    .where('u.lname', '=', 'Staff')
    .orderBy('u.fname')
    .execute();
  expect(roles).toEqual([
    { fname: 'Uma', name: 'teacher' },
    { fname: 'Xia', name: 'teacher' },
  ]);
  const released = await support.call(
    'releaseImportInvitations',
    { id: first.batch, program_id: bees.id },
    'status sent left_out',
  );
  expect(released).toMatchObject({ status: 'Success', sent: 1 });
  expect(await invitedOf('Staff')).toEqual(['Uma']);
});

test('invitations are released for one room, and then for the others', async () => {
  const data = [
    { row: 2, fname: 'Ada', lname: 'Lark', room: 'Bees', contacts: [contact('Tess', 'Lark')] },
    { row: 3, fname: 'Ben', lname: 'Lark', room: 'Owls', contacts: [contact('Uma', 'Lark')] },
  ];
  const { batch } = await support.call('saveAdvanceOnbordingData', { data, location: elm.id }, saved);
  expect(await invitedOf('Lark')).toEqual([]);
  const release = (more: object = {}) =>
    support.call('releaseImportInvitations', { id: batch, ...more }, 'status sent left_out errors { code }');
  expect(await release({ program_id: bees.id })).toMatchObject({ status: 'Success', sent: 1 });
  expect(await invitedOf('Lark')).toEqual(['Tess']);
  expect(await release()).toMatchObject({ status: 'Success', sent: 1 });
  expect(await invitedOf('Lark')).toEqual(['Tess', 'Uma']);
  expect(await release()).toMatchObject({ status: 'Error', errors: [{ code: 'NOBODY' }] });
});

test('whom the file says must not pick up gets no right and no ban: the office reads a note', async () => {
  const gus = contact('Gus', 'Moor', { no_pickup: true, pickup: true });
  const data = [{ row: 2, fname: 'Cal', lname: 'Moor', room: 'Bees', contacts: [gus] }];
  await support.call('saveProcareData', { students: data, location: elm.id }, saved);
  const child = await db
    .selectFrom('student')
    .select(['id', 'note'])
    .where('lname', '=', 'Moor')
    .executeTakeFirstOrThrow();
  expect(child.note).toContain('Gus Moor');
  const links = await db.selectFrom('guardian_link').selectAll().where('student_id', '=', child.id).execute();
  expect(links).toMatchObject([{ pickup: false, black_list: false }]);
});

test('what an activated contact has set itself is not written over, and a black-listed one is given nothing', async () => {
  const own = await aContact(server.tenant, {
    fname: 'Mia',
    lname: 'Nash',
    email: 'mia.nash@example.com',
    password_hash: 'set',
    phone: null,
  });
  const data = [
    {
      row: 2,
      fname: 'Dov',
      lname: 'Nash',
      room: 'Bees',
      contacts: [contact('Mia', 'Nash', { phone: '207-555-0155' })],
    },
  ];
  await support.call('saveAdvanceOnbordingData', { data, location: elm.id }, saved);
  const mia = await db.selectFrom('app_user').select('phone').where('id', '=', own.id).executeTakeFirstOrThrow();
  expect(mia.phone).toBeNull();
  await db.updateTable('guardian_link').set({ black_list: true }).where('user_id', '=', own.id).execute();
  const again = [
    { ...data[0], contacts: [contact('Mia', 'Nash', { pickup: true })], match: undefined, dob: undefined },
  ];
  const answer = await support.call('saveAdvanceOnbordingData', { data: again, location: elm.id }, saved);
  expect(answer).toMatchObject({
    status: 'Error',
    errors: [{ field: 'data.0.contacts.0.pickup', code: 'BLACK_LISTED' }],
  });
});

test('one set is kept of each kind and place, and another person does not write it over without a word', async () => {
  const keep = (who: typeof support, fname: string, more: object = {}) =>
    who.call(
      'saveTempProcareData',
      { students: [{ fname }], location: oak.id, ...more },
      'status errors { field code }',
    );
  const kept = async () =>
    (await support.call('getTempProcareData', { location: oak.id }, 'fname')).map(
      (row: { fname: string }) => row.fname,
    );
  expect(await keep(support, 'Ada')).toMatchObject({ status: 'Success' });
  expect(await keep(support, 'Ben')).toMatchObject({ status: 'Success' });
  expect(await kept()).toEqual(['Ben']);
  expect(await keep(support, 'Cal', { append: true })).toMatchObject({ status: 'Success' });
  expect(await kept()).toEqual(['Ben', 'Cal']);
  const other = await server.as('kvsupport');
  expect(await keep(other, 'Dee')).toMatchObject({
    status: 'Error',
    errors: [{ field: 'replace', code: 'KEPT_BY_OTHER' }],
  });
  expect(await kept()).toEqual(['Ben', 'Cal']);
  expect(await keep(other, 'Dee', { replace: true })).toMatchObject({ status: 'Success' });
  expect(await kept()).toEqual(['Dee']);
  const drop = () => support.call('deleteTempProcareData', { location: oak.id }, 'status errors { code }');
  expect(await drop()).toMatchObject({ status: 'Success' });
  expect(await kept()).toEqual([]);
  expect(await drop()).toMatchObject({ status: 'Error', errors: [{ code: 'GONE' }] });
});

test('rows that went in leave the set that was kept of them', async () => {
  const students = [
    { row: 2, fname: 'Eli', lname: 'Orr', room: 'Bees' },
    { row: 3, fname: 'Fay', lname: '', room: 'Bees' },
  ];
  await support.call('saveTempProcareData', { students, location: elm.id }, 'status');
  await support.call('saveProcareData', { students, location: elm.id }, saved);
  expect(await support.call('getTempProcareData', { location: elm.id }, 'row fname')).toEqual([
    { row: 3, fname: 'Fay' },
  ]);
});

test('a required field without a column is told, and so is one that stands twice or is none', async () => {
  const match = (...fields: string[]) =>
    support.call(
      'matchHeaderAdvanceOnbording',
      { headers: fields.map((field, n) => ({ header: `h${n}`, field })) },
      'status errors { field code }',
    );
  expect(await match('fname')).toMatchObject({ status: 'Error', errors: [{ field: 'headers', code: 'REQUIRED' }] });
  expect(await match('fname', 'lname', 'fname')).toMatchObject({
    errors: [{ field: 'headers.2.field', code: 'DOUBLE' }],
  });
  expect(await match('fname', 'lname', 'ssn')).toMatchObject({
    errors: [{ field: 'headers.2.field', code: 'UNKNOWN' }],
  });
  expect(await match('full_name', 'other_room', 'other_room')).toMatchObject({ status: 'Success' });
});

test('what columns were said to hold is remembered for the next list', async () => {
  const file = dataUrl('Rufname,Surname,Gruppe\nAda,Cole,Bees\n');
  const guessed = () =>
    support.call('uploadAdvanceOnbording', { file, location: elm.id }, 'headers { header field examples }');
  expect((await guessed()).headers).toMatchObject([
    { field: '' },
    { field: 'lname', examples: ['Cole'] },
    { field: '' },
  ]);
  const headers = [
    { header: 'Rufname', field: 'fname' },
    { header: 'Surname', field: 'lname' },
    { header: 'Gruppe', field: 'room' },
  ];
  const read = await support.call(
    'matchHeaderAdvanceOnbording',
    { headers, file, location: elm.id },
    'status students { fname room }',
  );
  expect(read).toMatchObject({ status: 'Success', students: [{ fname: 'Ada', room: 'Bees' }] });
  expect((await guessed()).headers.map(({ field }: { field: string }) => field)).toEqual(['fname', 'lname', 'room']);
});
