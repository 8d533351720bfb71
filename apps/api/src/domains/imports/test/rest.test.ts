import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';

const { server, elm, oak } = await twoPlaces();
afterAll(() => server.close());
const { db } = server.tenant;
const sam = await server.as('kvsupport');

const saved = 'status message errors { field code } batch added changed same left';
const names = ['Ames', 'Boyd', 'Cruz', 'Dean', 'Egan'];
const family = (lname: string, n: number, more: object = {}) => ({
  ...{ row: n + 2, fname: 'Nia', lname, dob: `2022-03-0${n + 1}`, room: 'Herons' },
  contacts: [{ kind: 'parent', fname: 'Ona', lname, email: `ona.${lname.toLowerCase()}@example.com` }],
  ...more,
});
const children = async (fname = 'Nia') =>
  (await db.selectFrom('student').select('lname').where('fname', '=', fname).orderBy('lname').execute()).map(
    ({ lname }) => lname,
  );
const kept = async (location = elm.id) =>
  (await sam.call('getTempAdvanceOnbordingData', { location }, 'lname')).map(({ lname }: { lname: string }) => lname);
const waiting = async (batch: number) => {
  const { data } = await sam.call('importHistory', { first: 50 }, 'data { id waiting added failed rows state }');
  return data.find(({ id }: { id: string }) => id === String(batch));
};

/** An import whose first child is stored, and whose job has rows to write already: what is sent then is left to it as well. */
const underWay = async (who: typeof sam, first: object, location = elm.id) => {
  const begun = await who.call('saveAdvanceOnbordingData', { data: [first], location }, saved);
  expect(begun).toMatchObject({ status: 'Success', added: 1, left: 0 });
  const batch = Number(begun.batch);
  const row = { ...family('Waits', 8), fname: String(Object(first).fname) };
  await sql`insert into import_row (batch_id, number, data) values (${batch}, 1, ${JSON.stringify(row)}::jsonb)`.execute(
    db,
  );
  return batch;
};

test('what a call does not reach its job writes, also killed on the way; what is wrong waits to be mended', async () => {
  const batch = await underWay(sam, family('First', 0));
  const data = [
    ...names.map((lname, n) => family(lname, n)),
    family('Faulty', 6, {
      contacts: [{ kind: 'parent', fname: 'Zoe', lname: 'Other', email: 'ona.first@example.com' }],
    }),
  ];
  await sam.call('saveTempAdvanceOnbordingData', { data: data.slice(0, 5), location: elm.id }, 'status');
  const told = await sam.call('saveAdvanceOnbordingData', { data, location: elm.id, batch, file_name: 'a.csv' }, saved);
  expect(told).toMatchObject({ status: 'Success', batch: String(batch), added: 0, left: 5 });
  expect(told.errors).toEqual([{ field: 'data.5.contacts.0.email', code: 'TAKEN' }]);
  // Nobody has to stay for them: what was kept ahead is the job's now.
  expect(await kept()).toEqual([]);
  expect(await waiting(batch)).toMatchObject({ waiting: 6, rows: 2, failed: 1 });

  await sql`create function killed() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(db);
  for (const lname of ['Ames', 'Cruz', 'Egan']) {
    await sql`create trigger killed before insert on student for each row
      when (new.lname = ${sql.lit(lname)}) execute function killed()`.execute(db);
    await server.perform('imports.write_rest', { batch }).catch(() => undefined);
    await sql`drop trigger killed on student`.execute(db);
    expect(await children(), lname).toEqual(['First']);
  }
  await sql`drop function killed()`.execute(db);
  // A child that came by another way meanwhile is met by the rest: it is no double.
  await sam.call('saveAdvanceOnbordingData', { data: [family('Boyd', 1)], location: elm.id }, saved);
  await server.perform('imports.write_rest', { batch });
  expect(await children()).toEqual([...names, 'First', 'Waits'].sort());
  expect(await waiting(batch)).toMatchObject({ waiting: 0, added: 6, failed: 1 });
  await server.perform('imports.write_rest', { batch });
  expect(await children()).toHaveLength(7);

  let taken = 0;
  for (let left = 1; left > 0; ) {
    const back = await sam.call('undoImport', { id: batch }, 'undone kept failed left');
    left = back.left;
    taken += back.undone;
  }
  expect(taken).toBeGreaterThan(12);
  expect(await children()).toEqual(['Boyd']);
});

test('it writes with the rights its sender has then, and else keeps the rows', async () => {
  const kit = await server.as('kvsupport');
  const batch = await underWay(kit, { ...family('First', 0), fname: 'Pia', contacts: [] }, oak.id);
  const data = names.map((lname, n) => ({ ...family(lname, n), fname: 'Pia', contacts: [] }));
  await kit.call('saveAdvanceOnbordingData', { data, location: oak.id, batch }, saved);
  await db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', kit.id).execute();
  await server.perform('imports.write_rest', { batch });
  expect(await children('Pia')).toEqual(['First']);
  expect((await kept(oak.id)).toSorted()).toEqual([...names, 'Waits'].sort());
  expect(await waiting(batch)).toMatchObject({ waiting: 0, added: 1 });
});

test('an import that is taken back stops, and what waited is kept', async () => {
  const batch = await underWay(sam, { ...family('First', 0), fname: 'Ria', contacts: [] });
  await sam.call('undoImport', { id: batch }, 'status');
  expect(await kept()).toContain('Waits');
  await server.perform('imports.write_rest', { batch });
  expect(await children('Ria')).toEqual([]);
});

test('what is wrong in the rest of a roster of Brightwheel waits among the onboarding rows', async () => {
  await sam.call('deleteTempAdvanceOnbordingData', { location: oak.id }, 'status');
  const first = { ...family('Vest', 6), fname: 'Via', external_id: 'b1', contacts: [] };
  const begun = await sam.call('saveBrightWheelSyncData', { data: [first], location: oak.id }, saved);
  expect(begun).toMatchObject({ status: 'Success', added: 1 });
  // The address became somebody else's while the row waited.
  await aContact(server.tenant, { fname: 'Zoe', email: 'taken@example.com' });
  const wrong = {
    ...family('Late', 1, { contacts: [{ kind: 'parent', fname: 'Ona', lname: 'Late', email: 'taken@example.com' }] }),
    fname: 'Via',
  };
  await sql`insert into import_row (batch_id, number, data) values (${Number(begun.batch)}, 1, ${JSON.stringify(wrong)}::jsonb)`.execute(
    db,
  );
  await server.perform('imports.write_rest', { batch: Number(begun.batch) });
  expect(await waiting(Number(begun.batch))).toMatchObject({ waiting: 0, added: 1, failed: 1 });
  expect(await kept(oak.id)).toEqual(['Late']);
  expect(await children('Via')).toEqual(['Vest']);
});
