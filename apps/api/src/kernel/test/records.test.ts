import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { aRoom } from '../../domains/rooms/test/rooms.factory.ts';
import { aTeacher } from '../../domains/users/test/users.factory.ts';
import { type Calls, done, message, mutation, outcome } from '../call/call.ts';
import * as input from '../call/input.ts';
import { joinTable, linked } from '../db/join-table.ts';
import { entity } from '../read/entity.ts';
import { everyone, orError } from '../read/reach.ts';
import { records } from '../write/records.ts';
import { Nook, calls as toys } from './toy.ts';

const Helper = entity('Helper', 'app_user');
const helpers = joinTable('room_staff', Nook, 'room_id', Helper, 'user_id');
const nooks = records(Nook, { gone: message('rooms.gone'), soft: true });

const toy = { rule: 'manager', permission: null, because: 'toys are for everybody', answer: outcome() } as const;
const which = { id: input.id(Nook) };
const reach = { id: orError(everyone(Nook, 'toys')) };
const calls: Calls = {
  ...toys,
  changeNook: mutation({
    ...toy,
    about: 'Changes a nook.',
    reach: { ...reach, helpers: orError(everyone(Helper, 'toys')) },
    input: {
      ...which,
      name: input.text(1, 100).optional(),
      color_code: input.colour().nullish(),
      helpers: input.ids(Helper, 10, 0).optional(),
      seen: input.datetime().optional(),
    },
    run: async (ctx, { id, seen, helpers: people, ...values }) => {
      await nooks.change(ctx, { id, seen }, values, { helpers: linked(helpers, people) });
      return done(message('rooms.changed'));
    },
  }),
  removeNook: mutation({
    ...toy,
    about: 'Removes a nook.',
    reach,
    input: which,
    run: async (ctx, { id }) => done(message('rooms.removed', { name: (await nooks.remove(ctx, id)).name })),
  }),
  restoreNook: mutation({
    ...toy,
    about: 'Takes a removal back.',
    reach,
    input: which,
    run: async (ctx, { id }) => done(message('rooms.added', { name: (await nooks.restore(ctx, id)).name })),
  }),
};

let server: TestServer;
let manager: Person;
let elm: { id: number };
beforeAll(async () => {
  server = await startTestServer({ calls });
  elm = await aLocation(server.tenant);
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(() => server.close());

const ask = (call: string, args: object) =>
  manager.call(call, { ...args }, 'status message errors { field code message }');
const history = (id: number) =>
  server.tenant.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('entity', '=', 'Nook')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();

test('a change keeps what is not given, writes only news into the history, and nothing where there are none', async () => {
  const { id } = await aRoom(server.tenant, { location_id: elm.id, name: 'Owls', color_code: '#aabbcc' });
  expect(await ask('changeNook', { id, name: 'Larks' })).toMatchObject({ status: 'Success' });
  expect(await ask('changeNook', { id, name: 'Larks' })).toMatchObject({ status: 'Success' });
  expect(await ask('changeNook', { id, color_code: null })).toMatchObject({ status: 'Success' });
  expect(await history(id)).toEqual([
    { before: { name: 'Owls' }, after: { name: 'Larks' } },
    { before: { color_code: '#aabbcc' }, after: { color_code: null } },
  ]);
});

test('links become the given ids, stay where none are given, and stand in the history with the rest', async () => {
  const { id } = await aRoom(server.tenant, { location_id: elm.id, name: 'Finches' });
  const [one, two] = [await aTeacher(server.tenant), await aTeacher(server.tenant)].map((person) => person.id);
  await ask('changeNook', { id, helpers: [two, one, one] });
  await ask('changeNook', { id, name: 'Wrens' });
  await ask('changeNook', { id, name: 'Robins', helpers: [two] });
  await ask('changeNook', { id, helpers: [two] });
  const staff = await server.tenant.db.selectFrom('room_staff').select('user_id').where('room_id', '=', id).execute();
  expect(staff).toEqual([{ user_id: two }]);
  expect(await history(id)).toEqual([
    { before: { helpers: [] }, after: { helpers: [one, two] } },
    { before: { name: 'Finches' }, after: { name: 'Wrens' } },
    { before: { name: 'Wrens', helpers: [one, two] }, after: { name: 'Robins', helpers: [two] } },
  ]);
});

test('a save over what somebody changed since the form was filled is declined at its field, others are saved', async () => {
  const { id } = await aRoom(server.tenant, { location_id: elm.id, name: 'Foxes', color_code: '#aabbcc' });
  const seen = server.clock.now().toISOString();
  server.clock.tick(1000);
  await ask('changeNook', { id, name: 'Hares' });
  expect(await ask('changeNook', { id, name: 'Bears', seen })).toMatchObject({
    status: 'Error',
    errors: [{ field: 'name', code: 'CHANGED' }],
  });
  expect(await ask('changeNook', { id, color_code: '#112233', seen })).toMatchObject({ status: 'Success' });
});

test('what was removed is gone for changes and removals until it is restored, and then is as it was', async () => {
  const { id } = await aRoom(server.tenant, { location_id: elm.id, name: 'Otters' });
  const gone = { status: 'Error', errors: [{ field: 'id', code: 'GONE' }] };
  expect(await ask('restoreNook', { id })).toMatchObject(gone);
  expect(await ask('removeNook', { id })).toMatchObject({ status: 'Success' });
  expect(await ask('removeNook', { id })).toMatchObject(gone);
  expect(await ask('changeNook', { id, name: 'Seals' })).toMatchObject(gone);
  expect(await ask('restoreNook', { id })).toMatchObject({ status: 'Success' });
  expect(await ask('changeNook', { id, name: 'Seals' })).toMatchObject({ status: 'Success' });
  expect((await history(id)).map(({ before, after }) => [before === null, after === null])).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ]);
});
