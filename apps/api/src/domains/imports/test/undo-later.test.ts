import { afterAll, expect, test } from 'vitest';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';

const { server, elm } = await twoPlaces();
afterAll(() => server.close());
const support = await server.as('kvsupport');
const { db } = server.tenant;
await aRoom(server.tenant, { location_id: elm.id, name: 'Bees' });

const imported = async (lname: string) => {
  const data = [{ row: 2, fname: 'Ada', lname, dob: '2021-03-04', room: 'Bees' }];
  const { batch } = await support.call('saveAdvanceOnbordingData', { data, location: elm.id }, 'batch');
  const child = await db.selectFrom('student').selectAll().where('lname', '=', lname).executeTakeFirstOrThrow();
  return { batch, child };
};
const undone = 'status undone kept failed left errors { code message }';
const undo = (batch: string) => support.call('undoImport', { id: batch }, undone);
const standing = (id: number) => db.selectFrom('student').selectAll().where('id', '=', id).executeTakeFirst();

test('a child that was archived since is kept where it is', async () => {
  const { batch, child } = await imported('Archived');
  server.clock.tick(1_000);
  await support.call('studentMultiAction', { name: 'archive', student_ids: [child.id] }, 'status');
  expect(await undo(batch)).toMatchObject({ status: 'Success', undone: 0, kept: 1 });
  expect(await standing(child.id)).toMatchObject({ id: child.id });
});

test('a child that was joined with another since is kept with it', async () => {
  const { batch, child } = await imported('Merged');
  const other = await imported('Other');
  await db.updateTable('student').set({ merged_into: other.child.id }).where('id', '=', child.id).execute();
  expect(await undo(batch)).toMatchObject({ status: 'Success', undone: 0, kept: 1 });
  expect(await standing(child.id)).toMatchObject({ merged_into: other.child.id });
});

test('a child with an account of money is kept', async () => {
  const { batch, child } = await imported('Billed');
  await db
    .insertInto('ledger_account')
    .values({ centre_id: server.tenant.centre, location_id: elm.id, kind: 'receivable', student_id: child.id })
    .execute();
  expect(await undo(batch)).toMatchObject({ status: 'Success', kept: 1 });
  expect(await standing(child.id)).toBeTruthy();
});
