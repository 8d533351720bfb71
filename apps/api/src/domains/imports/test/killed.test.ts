import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { twoPlaces } from '../../locations/test/places.factory.ts';

const { server, elm } = await twoPlaces();
afterAll(() => server.close());
const { db } = server.tenant;
const sam = await server.as('kvsupport');
const kit = await server.as('kvsupport');

const saved = 'status errors { field code } batch added changed same left';
const names = ['Ames', 'Boyd', 'Cruz', 'Dean', 'Egan'];
/** A family of a list: two children have one room, and each a mother of their own. */
const data = names.map((lname, n) => ({
  row: n + 2,
  fname: 'Nia',
  lname,
  dob: `2022-03-0${n + 1}`,
  room: n < 3 ? 'Herons' : 'Otters',
  contacts: [{ kind: 'parent', fname: 'Ona', lname, email: `ona.${lname.toLowerCase()}@example.com` }],
}));
const save = (who = sam) => who.call('saveAdvanceOnbordingData', { data, location: elm.id }, saved);
const kept = async () =>
  (await sam.call('getTempAdvanceOnbordingData', { location: elm.id }, 'lname')).map(
    ({ lname }: { lname: string }) => lname,
  );

const counts = async () => {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from student) as students, (select count(*)::int from app_user) as people,
    (select count(*)::int from guardian_link) as links, (select count(*)::int from room) as rooms,
    (select count(*)::int from import_batch where state = 'saved') as batches,
    (select count(*)::int from import_change) as changes, (select count(*)::int from outbox) as outbox`.execute(db);
  return rows[0];
};

/** Ends the process of the database that writes this family, as a machine that loses its power does. */
const killedAt = async (table: 'student' | 'app_user' | 'guardian_link' | 'import_change', when: string) => {
  await sql`create function killed() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(db);
  await sql`create trigger killed before insert on ${sql.table(table)} for each row ${sql.raw(when)}
    execute function killed()`.execute(db);
  try {
    await expect(save()).rejects.toBeDefined();
  } finally {
    await sql`drop trigger killed on ${sql.table(table)}`.execute(db);
    await sql`drop function killed()`.execute(db);
  }
};

test('killed at each row nothing of a sending stays, what is kept waits, and sending it again gives all of it once', async () => {
  await sam.call('saveTempAdvanceOnbordingData', { data, location: elm.id }, 'status');
  const before = await counts();
  for (const lname of names) {
    await killedAt('student', `when (new.lname = '${lname}')`);
    expect(await counts(), lname).toEqual(before);
  }
  await killedAt('app_user', `when (new.lname = 'Egan')`);
  await killedAt('guardian_link', '');
  await killedAt('import_change', `when (new.number = 6)`);
  expect(await counts()).toEqual(before);
  expect(await kept()).toEqual(names);

  const first = await sam.call('saveAdvanceOnbordingData', { data: data.slice(0, 2), location: elm.id }, saved);
  expect(first).toMatchObject({ status: 'Success', added: 2, left: 0, errors: [] });
  // Whoever comes back finds the rest, and no more.
  expect(await kept()).toEqual(names.slice(2));
  expect(await save()).toMatchObject({ status: 'Success', added: 3, same: 2, errors: [] });
  expect(await kept()).toEqual([]);
  expect(await save()).toMatchObject({ status: 'Success', added: 0, changed: 0, same: 5 });
  const now = await counts();
  expect(
    [now?.students, now?.people, now?.links, now?.rooms].map(
      (count, n) => (count ?? 0) - (Object.values(before ?? {})[n] ?? 0),
    ),
  ).toEqual([5, 5, 5, 2]);
});

test('two people who save one set at once make each child once', async () => {
  const both = names.map((lname, n) => ({ row: n + 2, fname: 'Pia', lname, dob: `2021-04-0${n + 1}`, room: 'Larks' }));
  const send = (who: typeof sam) =>
    who
      .call('saveAdvanceOnbordingData', { data: both, location: elm.id }, saved)
      .catch((error: unknown) => ({ error }));
  const answers = await Promise.all([send(sam), send(kit), send(sam)]);
  const sum = answers.reduce((all, { added = 0 }) => all + added, 0);
  expect(sum).toBe(5);
  const { rows } = await sql<{ count: number }>`select count(*)::int from student where fname = 'Pia'`.execute(db);
  expect(rows).toEqual([{ count: 5 }]);
  const larks = await sql<{ count: number }>`select count(*)::int from room where name = 'Larks'`.execute(db);
  expect(larks.rows).toEqual([{ count: 1 }]);
});
