import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { findRow, findRows, type Within } from '../db/find-rows.ts';
import { above, atMost, matching, noneOf, not, notNull, same } from '../db/where.ts';
import {
  createRow,
  deleteRow,
  deleteRows,
  insertMany,
  insertMissing,
  insertRow,
  insertRows,
  replaceRows,
  updateRow,
  updateRows,
  upsertRow,
} from '../write/write-rows.ts';

let server: TestServer;
let here: Within;
let there: Within;
let elm: { id: number };
beforeAll(async () => {
  server = await startTestServer({ calls: {} });
  here = server.tenant;
  there = await server.centre('other');
  elm = await aLocation(server.tenant);
});
afterAll(() => server.close());

const room = (name: string, more: object = {}) => ({ location_id: elm.id, name, ...more });
const names = async (where: Parameters<typeof findRows<'room', 'name'>>[2]) =>
  (await findRows(here, 'room', where, ['name'], { order: ['name'] })).map(({ name }) => name);

test('rows are of the centre they are written in, and nothing of another one is found, changed or removed', async () => {
  const id = await insertRow(here, 'room', room('Owls'));
  expect(await findRow(there, 'room', { id })).toBeUndefined();
  expect(await updateRows(there, 'room', { id }, { name: 'Theirs' }, ['id'])).toEqual([]);
  expect(await deleteRow(there, 'room', { id })).toBeUndefined();
  expect(await findRow(here, 'room', { id }, ['name'])).toEqual({ name: 'Owls' });
});

test('rows of a list need not give the same columns, and what no key admits is left out where one says so', async () => {
  const added = await insertRows(
    here,
    'room',
    [room('Bats', { capacity: 4 }), room('Cats'), room('Dogs', { sort: 7 })],
    ['id', 'capacity', 'sort'],
  );
  expect(added).toMatchObject([{ capacity: 4, sort: 0 }, { capacity: null }, { sort: 7 }]);
  expect(await insertRows(here, 'room', [])).toEqual([]);
  const [{ id } = { id: 0 }] = added;
  expect(await insertMissing(here, 'room', [{ ...room('Bats again'), id }, room('Elks')], ['name'])).toEqual([
    { name: 'Elks' },
  ]);
});

test('conditions of several kinds must all hold, and none of no values is everything', async () => {
  const location = await aLocation(server.tenant);
  const of = (name: string) => ({ location_id: location.id, name });
  await insertRows(here, 'room', [of('Foxes'), of('Geese'), of('Hares')]);
  const early = sql`name < 'H'`;
  expect(await names([{ location_id: location.id }, early])).toEqual(['Foxes', 'Geese']);
  expect(await names([{ location_id: location.id, name: noneOf(['Foxes']) }, early])).toEqual(['Geese']);
  expect(await names({ location_id: location.id, name: noneOf([]) })).toEqual(['Foxes', 'Geese', 'Hares']);
  await expect(names([{}])).rejects.toThrow('No condition');
  await expect(names([])).rejects.toThrow('No condition');
});

test('rows of one owner become the values that are given: others go, those that stay keep what they say', async () => {
  const location = await aLocation(server.tenant);
  const other = await aLocation(server.tenant);
  const of = (day: number) => ({ location_id: location.id, name: `Week ${day}` });
  await insertRows(here, 'room', [{ ...of(1), capacity: 3 }, of(2), { location_id: other.id, name: 'Week 2' }]);
  await replaceRows(here, 'room', { location_id: location.id }, 'name', ['Week 1', 'Week 3', 'Week 3']);
  const rooms = (location_id: number) =>
    findRows(here, 'room', { location_id }, ['name', 'capacity'], { order: ['name'] });
  expect(await rooms(location.id)).toEqual([
    { name: 'Week 1', capacity: 3 },
    { name: 'Week 3', capacity: null },
  ]);
  expect(await rooms(other.id)).toHaveLength(1);
  await replaceRows(here, 'room', { location_id: location.id }, 'name', []);
  expect(await rooms(location.id)).toEqual([]);
});

test('many rows are added in one statement that is the same however many they are', async () => {
  const heard = async (count: number) => {
    const all = Array.from({ length: count }, (_, i) => room(`Bee ${count}.${i}`, { capacity: i === 0 ? null : i }));
    await server.job().transaction((ctx) => insertMany(ctx, 'room', all));
    return findRows(here, 'room', sql`name like ${`Bee ${count}.%`}`, ['name', 'capacity', 'centre_id'], {
      order: ['id'],
    });
  };
  expect(await heard(0)).toEqual([]);
  expect(await heard(3)).toMatchObject([
    { name: 'Bee 3.0', capacity: null },
    { name: 'Bee 3.1', capacity: 1 },
    { name: 'Bee 3.2', capacity: 2, centre_id: server.tenant.centre },
  ]);
});

test('lists are narrowed by what is asked for alone', async () => {
  await insertRows(here, 'room', [room('Yaks', { capacity: 61 }), room('Zebu', { capacity: 62 })]);
  const asked = (capacity: number | undefined) =>
    names(sql`${matching({ table: 'room' }, { name: 'Yaks', capacity })}`);
  expect(await asked(undefined)).toEqual(['Yaks']);
  expect(await asked(61)).toEqual(['Yaks']);
  expect(await asked(62)).toEqual([]);
  expect((await names(sql`${matching({ table: 'room' }, {})}`)).length).toBeGreaterThan(2);
});

test('conditions are values, several values, null, or a test; one that is undefined or absent is a mistake', async () => {
  await insertRows(here, 'room', [room('Ants', { capacity: 10 }), room('Apes', { capacity: 12 }), room('Asps')]);
  const all = ['Ants', 'Apes', 'Asps'];
  expect(await names({ name: all, capacity: null })).toEqual(['Asps']);
  expect(await names({ name: all, capacity: notNull })).toEqual(['Ants', 'Apes']);
  expect(await names({ name: all, capacity: above(10) })).toEqual(['Apes']);
  expect(await names({ name: all, capacity: atMost(12) })).toEqual(['Ants', 'Apes']);
  expect(await names({ name: all, capacity: not(12) })).toEqual(['Ants', 'Asps']);
  expect(await names({ name: all, capacity: same<number>(null) })).toEqual(['Asps']);
  expect(await names(sql`name like 'A%' and capacity = 10`)).toEqual(['Ants']);
  expect(await names({ name: [] })).toEqual([]);
  await expect(deleteRows(here, 'room', {})).rejects.toThrow(/No condition/);
  // @ts-expect-error what is not known is no condition
  await expect(deleteRows(here, 'room', { id: undefined })).rejects.toThrow(/undefined/);
});

test('a change answers the row with what differs, and leaves alone what is undefined', async () => {
  const { id } = await createRow(here, 'room', room('Foxes', { capacity: 3 }));
  const changed = await updateRow(here, 'room', { id }, { name: 'Hares', capacity: undefined });
  expect(changed).toMatchObject({
    before: { name: 'Foxes' },
    row: { id, name: 'Hares', capacity: 3, deleted_at: null },
    news: { before: { name: 'Foxes' }, after: { name: 'Hares' } },
  });
  expect((await updateRow(here, 'room', { id }, { name: 'Hares' }))?.news).toBeNull();
  const grown = await updateRows(here, 'room', { id }, { capacity: sql`capacity + 1` }, ['capacity']);
  expect(grown).toEqual([{ capacity: 4 }]);
  expect(await updateRow(here, 'room', { id: 0 }, { name: 'Nobody' })).toBeUndefined();
});

test('a row is added once under its key, and changed from then on', async () => {
  const key = { location_id: elm.id };
  await deleteRows(here, 'checkin_setting', key);
  expect(await upsertRow(here, 'checkin_setting', key, { check_in_qr_expire: 5 })).toMatchObject({
    before: null,
    row: { check_in_qr_expire: 5 },
  });
  expect(await upsertRow(here, 'checkin_setting', key, { check_in_qr_expire: 9 })).toMatchObject({
    before: { check_in_qr_expire: 5 },
    news: { after: { check_in_qr_expire: 9 } },
  });
});
