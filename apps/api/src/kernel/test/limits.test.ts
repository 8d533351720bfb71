import { send } from '@nestling/api/harness/client.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { getIntrospectionQuery } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { calls } from './toy.ts';

let server: TestServer;
let teacher: Person;

beforeAll(async () => {
  server = await startTestServer({ calls });
  teacher = await server.as('teacher', { locations: [await aLocation(server.tenant)] });
});
afterAll(() => server.close());

const refusal = { errors: [{ extensions: { code: 'BAD_INPUT' } }] };
const bodyOf = async (query: string, who: { post: Person['post'] } = teacher) => (await who.post({ query })).body;
const deep = (levels: number) => `${'place { nooks { '.repeat(levels)}name${' } }'.repeat(levels)}`;

test('a document may be ten fields deep, fragments counted in', async () => {
  expect(await bodyOf(`{ nooks(first: 1) { data { ${deep(3)} } } }`)).toMatchObject({ data: {} });
  expect(await bodyOf(`{ nooks(first: 1) { data { ${deep(4)} } } }`)).toMatchObject(refusal);
  const split = `{ nooks(first: 1) { data { ...a } } } fragment a on Nook { place { nooks { ...b } } } fragment b on Nook { ${deep(3)} }`;
  expect(await bodyOf(split)).toMatchObject(refusal);
});

test('a document may hold thirty aliases, twenty calls, one operation', async () => {
  const aliases = (count: number) => Array.from({ length: count }, (_, i) => `a${i}: name`).join(' ');
  expect(await bodyOf(`{ nooks(first: 1) { data { ${aliases(30)} } } }`)).toMatchObject({ data: {} });
  expect(await bodyOf(`{ nooks(first: 1) { data { ${aliases(31)} } } }`)).toMatchObject(refusal);
  const callsOf = (count: number) =>
    `{ ${Array.from({ length: count }, (_, i) => `c${i}: openToGuests { who }`).join(' ')} }`;
  expect(await bodyOf(callsOf(20))).toMatchObject({ data: {} });
  expect(await bodyOf(callsOf(21))).toMatchObject(refusal);
  expect(await bodyOf('query a { openToGuests { who } } query b { openToGuests { who } }')).toMatchObject(refusal);
});

test('fragments that double one another are measured in no time', async () => {
  const count = 60;
  const fragments = Array.from({ length: count }, (_, i) =>
    i === count - 1
      ? `fragment f${i} on Nook { name }`
      : `fragment f${i} on Nook { ...f${i + 1} ... on Nook { ...f${i + 1} } }`,
  ).join(' ');
  const began = performance.now();
  expect(await bodyOf(`{ nooks(first: 1) { data { ...f0 } } } ${fragments}`)).toMatchObject(refusal);
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('what would read too many records is refused before it is read', async () => {
  const wide = 'data { place { nooks { place { nooks { place { nooks { name } } } } } } }';
  expect(
    await server.statements(async () =>
      expect(await bodyOf(`{ nooks(first: 200) { ${wide} } }`)).toMatchObject(refusal),
    ),
  ).toBe(0);
  expect(await bodyOf(`{ nooks(first: 2) { ${wide} } }`)).toMatchObject({ data: {} });
});

test('a body over 1 MB, batches and other content types are turned away', async () => {
  const way = { ...teacher.way };
  const json = { 'content-type': 'application/json' };
  const post = (body: string, headers: Record<string, string>) =>
    send(way, '/graphql', { method: 'POST', body, headers });
  expect(
    (await post(JSON.stringify({ query: `{ openToGuests { who } } # ${'x'.repeat(1_100_000)}` }), json)).status,
  ).toBe(413);
  expect((await post(JSON.stringify([{ query: '{ openToGuests { who } }' }]), json)).status).toBe(400);
  const plain = await post(JSON.stringify({ query: '{ openToGuests { who } }' }), { 'content-type': 'text/plain' });
  expect(plain.status).toBe(415);
});

test('guests read the schema on a developer machine only; admins may anywhere', async () => {
  const query = getIntrospectionQuery();
  expect(await bodyOf(query, server.guest())).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  expect(await bodyOf(query, teacher)).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  expect(await bodyOf(query, await server.as('admin'))).toMatchObject({ data: { __schema: {} } });
  // The word itself is not what is forbidden.
  expect(await bodyOf('{ openToGuests { who } } # __schema', server.guest())).toMatchObject({ data: {} });
});

test('a host nobody has is told so, and becomes known without a restart', async () => {
  const way = { ...server.guest().way, host: 'nowhere.example' };
  const ask = () =>
    send(way, '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ openToGuests { who } }"}',
    });
  expect(await ask()).toMatchObject({
    body: { errors: [{ extensions: { code: 'BAD_INPUT', issues: [{ field: 'host' }] } }] },
  });
  await server.tenant.db
    .insertInto('centre_host')
    .values({ host: 'nowhere.example', centre_id: server.tenant.centre })
    .execute();
  await sql`select pg_notify('nestling', '{"c":0,"k":"centres"}')`.execute(server.tenant.db);
  await expect.poll(ask, { timeout: 1_000 }).toMatchObject({ body: { data: { openToGuests: { who: 0 } } } });
});
