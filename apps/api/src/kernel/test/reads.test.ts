import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { aRoom } from '../../domains/rooms/test/rooms.factory.ts';
import { calls } from './toy.ts';

let server: TestServer;
let there: TestTenant;
let elm: { id: number };
let oak: { id: number };
let teacher: Person;
let foreign: number;
const nooks: number[] = [];

beforeAll(async () => {
  server = await startTestServer({ calls });
  elm = await aLocation(server.tenant, { name: 'Elm', phone: '555 0100' });
  oak = await aLocation(server.tenant, { name: 'Oak' });
  for (const name of ['a', 'b', 'c']) nooks.push((await aRoom(server.tenant, { name, location_id: elm.id })).id);
  nooks.push((await aRoom(server.tenant, { name: 'far', location_id: oak.id })).id);
  there = await server.centre();
  foreign = (await aRoom(there, { name: 'foreign' })).id;
  teacher = await server.as('teacher', { locations: [elm] });
});
afterAll(() => server.close());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('what is answered', () => {
  test('holds just the fields that were asked for, nested and computed ones included', async () => {
    const answer = await teacher.call(
      'nooks',
      { first: 2 },
      'data { name shout place { name nooks { name } } } total lastPage currentPage perPage',
    );
    expect(answer).toEqual({
      data: ['a', 'b'].map((name) => ({
        name,
        shout: name.toUpperCase(),
        place: { name: 'Elm', nooks: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] },
      })),
      total: 3,
      lastPage: 2,
      currentPage: 1,
      perPage: 2,
    });
    expect((await teacher.call('nooks', { first: 2, page: 2 }, 'data { name }')).data).toEqual([{ name: 'c' }]);
  });

  test('gives a field meant for managers to nobody below', async () => {
    const selection = 'data { place { phone } }';
    const manager = await server.as('manager', { locations: [elm] });
    expect((await manager.call('nooks', { first: 1 }, selection)).data[0].place.phone).toBe('555 0100');
    expect((await teacher.call('nooks', { first: 1 }, selection)).data[0].place.phone).toBeNull();
  });

  test('follows aliases, fragments and typename', async () => {
    const query = `query($first: Int!) { all: nooks(first: $first) { data { ...n label: name __typename } } } fragment n on Nook { id place { ... on Place { name } } }`;
    const { body } = await teacher.post({ query, variables: { first: 1 } });
    expect(body).toEqual({
      data: { all: { data: [{ id: String(nooks[0]), place: { name: 'Elm' }, label: 'a', __typename: 'Nook' }] } },
    });
  });
});

describe('reach', () => {
  test('an id elsewhere, unknown, or of another centre answers the same nothing', async () => {
    expect(await teacher.call('nook', { id: nooks[0] }, 'name')).toEqual({ name: 'a' });
    for (const id of [nooks[3], foreign, 999_999]) expect(await teacher.call('nook', { id }, 'name')).toBeNull();
  });

  test('a list is narrowed though its function does not think of it', async () => {
    const names = (await teacher.call('anyNooks', {}, 'name')).map((nook: { name: string }) => nook.name);
    expect(names.sort()).toEqual(['a', 'b', 'c']);
    const admin = await server.as('admin');
    expect(await admin.call('anyNooks', {}, 'name')).toHaveLength(4);
  });

  test('an id argument outside of its scope is refused with its name', async () => {
    await expect(teacher.call('nooks', { first: 1, location: oak.id }, 'total')).rejects.toMatchObject({
      code: 'FORBIDDEN',
      extensions: { field: 'location' },
    });
  });

  test('a session of one centre opens no other', async () => {
    const stranger = await server.as('admin', { at: there });
    expect(await stranger.call('anyNooks', {}, 'name')).toEqual([{ name: 'foreign' }]);
    const { body } = await server
      .guest(server.tenant)
      .post({ query: '{ anyNooks { name } }' }, await stranger.way.headers());
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });
});

describe('rule and input', () => {
  test('without a session, below the rule, at the rule', async () => {
    expect(await codeOf(server.guest().call('anyNooks', {}, 'name'))).toBe('UNAUTHENTICATED');
    expect(await codeOf((await server.as('user')).call('nooks', { first: 1 }, 'total'))).toBe('FORBIDDEN');
    expect(await codeOf(teacher.call('nooks', { first: 1 }, 'total'))).toBe('answered');
  });

  test('every issue is told with its path, after the rule', async () => {
    await expect(teacher.call('nooks', { first: 500, page: 0, search: 'x'.repeat(60) }, 'total')).rejects.toMatchObject(
      {
        code: 'BAD_INPUT',
        extensions: { issues: [{ field: 'first' }, { field: 'page' }, { field: 'search' }] },
      },
    );
    expect(await codeOf((await server.as('user')).call('nooks', { first: 500 }, 'total'))).toBe('FORBIDDEN');
  });

  test('what graphql itself finds wrong is BAD_INPUT at the variable', async () => {
    await expect(teacher.call('nooks', { first: 'many' }, 'total')).rejects.toMatchObject({
      code: 'BAD_INPUT',
      extensions: { issues: [{ field: 'first' }] },
    });
    const { body } = await teacher.post({ query: '{ nooks { total } }' });
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT', issues: [{ field: 'first' }] } }] });
  });
});

describe('standing', () => {
  test('a role that was taken away counts at once, and one that was given too', async () => {
    const person = await server.as('teacher', { locations: [elm] });
    const setRole = (role_id: number) =>
      server.tenant.db.updateTable('user_role').set({ role_id }).where('user_id', '=', person.id).execute();
    expect(await codeOf(person.call('nooks', { first: 1 }, 'total'))).toBe('answered');
    await setRole(2);
    expect(await codeOf(person.call('nooks', { first: 1 }, 'total'))).toBe('FORBIDDEN');
    await setRole(5);
    expect((await person.call('nooks', { first: 1 }, 'data { place { phone } }')).data[0].place.phone).toBe('555 0100');
  });

  test('an ended session and an inactive person are refused at once; calls for guests go on as a guest', async () => {
    const person = await server.as('teacher');
    expect(await person.call('openToGuests', {}, 'who')).toEqual({ who: person.id });
    await server.tenant.db
      .updateTable('session')
      .set({ ended_at: server.clock.now(), end_reason: 'logout' })
      .where('id', '=', person.session)
      .execute();
    expect(await codeOf(person.call('anyNooks', {}, 'name'))).toBe('UNAUTHENTICATED');
    expect(await person.call('openToGuests', {}, 'who')).toEqual({ who: 0 });
    const other = await server.as('teacher');
    await server.tenant.db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', other.id).execute();
    expect(await codeOf(other.call('anyNooks', {}, 'name'))).toBe('UNAUTHENTICATED');
  });
});

describe('the database', () => {
  test('a query cannot write, unless its row says so', async () => {
    expect(await codeOf(teacher.call('sneakyWrite', {}, 'ok'))).toBe('INTERNAL');
    const found = await server.tenant.db
      .selectFrom('relationship')
      .select('id')
      .where('name', '=', 'sneaked in')
      .execute();
    expect(found).toEqual([]);
    expect((await teacher.call('writesInQuery', { name: 'aunt' }, 'counter')).counter).toBeGreaterThan(0);
  });

  test('a list costs the same however long and deep it is', async () => {
    const flat = await server.statements(() => teacher.call('nooks', { first: 1 }, 'data { name }'));
    const deep = await server.statements(() =>
      teacher.call('nooks', { first: 200 }, 'data { name place { name nooks { name } } }'),
    );
    expect([flat, deep]).toEqual([3, 3]);
    const counted = () => teacher.call('nooks', { first: 200, location: elm.id }, 'total data { name }');
    expect(await server.statements(counted)).toBe(5);
  });

  test('the clock of the call is the one that was set', async () => {
    expect(await server.guest().call('openToGuests', {}, 'at')).toEqual({ at: '2026-03-11T15:00:00.000Z' });
  });
});
