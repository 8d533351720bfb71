import { afterAll, expect, test } from 'vitest';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';

const { server, elm } = await twoPlaces();
afterAll(() => server.close());
const support = await server.as('kvsupport');
const { db } = server.tenant;
await aRoom(server.tenant, { location_id: elm.id, name: 'Bees' });

const saved = 'status message errors { field code message } batch added changed left';
const undone = 'status message errors { field code message } undone kept failed left batch { id state }';
const save = (data: readonly object[], more: object = {}) =>
  support.call('saveAdvanceOnbordingData', { data, location: elm.id, ...more }, saved);
const students = (lname: string) =>
  db.selectFrom('student').selectAll().where('lname', '=', lname).orderBy('fname').execute();
const people = (lname: string) =>
  db.selectFrom('app_user').selectAll().where('lname', '=', lname).where('deleted_at', 'is', null).execute();

const mother = (lname: string) => ({
  kind: 'parent',
  fname: 'Mia',
  lname,
  email: `mia.${lname.toLowerCase()}@example.com`,
  payer: true,
});

test('an import is taken back: children, contacts and rooms it made go, and it may be done again', async () => {
  const rows = ['Ada', 'Ben'].map((fname, n) => ({
    row: n + 2,
    fname,
    lname: 'Quill',
    dob: '2021-03-04',
    room: 'Larks',
    contacts: [mother('Quill')],
  }));
  const { batch } = await save(rows);
  expect(await students('Quill')).toHaveLength(2);
  const back = await support.call('undoImport', { id: batch }, undone);
  expect(back).toMatchObject({
    status: 'Success',
    kept: 0,
    failed: 0,
    left: 0,
    errors: [],
    batch: { state: 'undone' },
  });
  expect(await students('Quill')).toEqual([]);
  expect(await people('Quill')).toEqual([]);
  expect(
    await db.selectFrom('room').select('id').where('name', '=', 'Larks').where('deleted_at', 'is', null).execute(),
  ).toEqual([]);
  expect(await support.call('undoImport', { id: batch }, undone)).toMatchObject({
    status: 'Error',
    errors: [{ code: 'STATE' }],
  });
  expect(await save(rows)).toMatchObject({ status: 'Success', added: 2 });
});

test('what somebody worked with since is kept and named: a changed child, one with attendance, a contact who signed in', async () => {
  const { batch } = await save([
    { row: 2, fname: 'Cal', lname: 'Reed', room: 'Bees', contacts: [mother('Reed')] },
    { row: 3, fname: 'Dee', lname: 'Reed', room: 'Bees' },
    { row: 4, fname: 'Eva', lname: 'Reed', room: 'Bees' },
  ]);
  const [cal, dee] = await students('Reed');
  server.clock.tick(60_000);
  await support.call('updateStudent', { id: cal?.id, nick_name: 'Cally' }, 'status');
  await db
    .insertInto('absence')
    .values({
      centre_id: server.tenant.centre,
      student_id: dee?.id ?? 0,
      location_id: elm.id,
      date: '2026-03-11',
      marked_at: server.clock.now(),
    })
    .execute();
  await db.updateTable('app_user').set({ password_hash: 'set' }).where('lname', '=', 'Reed').execute();
  const back = await support.call('undoImport', { id: batch }, undone);
  expect(back).toMatchObject({ status: 'Success', left: 0, kept: 3, failed: 0 });
  expect(
    back.errors.map(({ code, message }: { code: string; message: string }) => [code, message.split(':')[0]]).sort(),
  ).toEqual([
    ['KEPT', 'Cal Reed'],
    ['KEPT', 'Dee Reed'],
    ['KEPT', 'Mia Reed'],
  ]);
  expect((await students('Reed')).map(({ fname }) => fname)).toEqual(['Cal', 'Dee']);
});

test('changed fields return to what they were where they are still as imported', async () => {
  await save([{ row: 2, fname: 'Fay', lname: 'Stone', dob: '2021-01-02', room: 'Bees', city: 'Bath' }]);
  await save([{ row: 2, fname: 'Gil', lname: 'Stone', dob: '2020-01-02', room: 'Bees', city: 'Bath' }]);
  const { batch } = await save([
    { row: 2, fname: 'Fay', lname: 'Stone', dob: '2021-01-02', room: 'Wrens', city: 'Saco', other_rooms: 'Bees' },
    { row: 3, fname: 'Gil', lname: 'Stone', dob: '2020-01-02', city: 'Saco' },
  ]);
  const [fay, gil] = await students('Stone');
  expect([fay?.city, gil?.city]).toEqual(['Saco', 'Saco']);
  await db
    .updateTable('student')
    .set({ city: 'York' })
    .where('id', '=', gil?.id ?? 0)
    .execute();
  const back = await support.call('undoImport', { id: batch }, undone);
  expect(back).toMatchObject({
    status: 'Success',
    kept: 1,
    left: 0,
    errors: [expect.objectContaining({ code: 'KEPT' })],
  });
  const rooms = db
    .selectFrom('room')
    .select('name')
    .where('id', '=', (await students('Stone'))[0]?.room_id ?? 0);
  expect(await rooms.execute()).toEqual([{ name: 'Bees' }]);
  expect((await students('Stone')).map(({ city }) => city)).toEqual(['Bath', 'York']);
});

test('after 30 days an import stays', async () => {
  const { batch } = await save([{ row: 2, fname: 'Hal', lname: 'Tern', room: 'Bees' }]);
  server.clock.tick(31 * 86_400_000);
  const late = await server.as('kvsupport');
  expect(await late.call('undoImport', { id: batch }, undone)).toMatchObject({
    status: 'Error',
    errors: [{ code: 'TOO_OLD' }],
  });
  expect(await students('Tern')).toHaveLength(1);
});

test('a batch of somebody else is not gone on with', async () => {
  const { batch } = await save([{ row: 2, fname: 'Ida', lname: 'Umber', room: 'Bees' }]);
  const other = await server.as('kvsupport');
  const data = [{ row: 3, fname: 'Jon', lname: 'Umber', room: 'Bees' }];
  expect(await other.call('saveAdvanceOnbordingData', { data, location: elm.id, batch }, saved)).toMatchObject({
    status: 'Error',
    errors: [{ field: 'batch', code: 'GONE' }],
  });
  expect(await students('Umber')).toHaveLength(1);
});
