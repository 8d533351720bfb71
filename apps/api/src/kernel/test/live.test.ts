import { type Heard, subscribe } from '@nestling/api/harness/subscribe.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { calls } from './toy.ts';

let server: TestServer;
let elm: { id: number };
let oak: { id: number };
let manager: Person;
const open: Heard[] = [];

beforeAll(async () => {
  server = await startTestServer({ calls });
  elm = await aLocation(server.tenant, { name: 'Elm' });
  oak = await aLocation(server.tenant, { name: 'Oak' });
  manager = await server.as('manager', { locations: [elm, oak] });
});
afterEach(async () => {
  for (const heard of open.splice(0)) await heard.stop();
});
afterAll(() => server.close());

const listen = async (who: Person, location: { id: number }, selection = 'name place { name }') => {
  const heard = await subscribe(who, 'nookChanged', { location: location.id }, selection);
  open.push(heard);
  return heard;
};
const add = (name: string, at = elm) =>
  manager.call('addNook', { name, location_id: at.id }, 'status').then((answer) => answer.status);
/** Long enough for what should not come to have come. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150));
const settled = async () => {
  // A subscription stands when the server has answered a later message of the same socket; give it that long.
  await aWhile();
};

test('tells what was asked for, in order, to whoever may see it, and to nobody else', async () => {
  const teacher = await server.as('teacher', { locations: [elm] });
  const heard = await listen(teacher, elm);
  const both = await listen(await server.as('teacher', { locations: [elm, oak] }), oak);
  await settled();
  for (const name of ['one', 'two', 'three']) await add(name);
  await add('at oak', oak);
  expect(await heard.until(3)).toEqual(['one', 'two', 'three'].map((name) => ({ name, place: { name: 'Elm' } })));
  expect(await both.until(1)).toEqual([{ name: 'at oak', place: { name: 'Oak' } }]);
  await aWhile();
  expect(heard.values).toHaveLength(3);
});

test('is refused out of reach, below the rule and without a session', async () => {
  const codeOf = async (heard: Heard) => {
    await heard.ended;
    return heard.errors;
  };
  const teacher = await server.as('teacher', { locations: [elm] });
  expect(await codeOf(await listen(teacher, oak))).toMatchObject([
    { extensions: { code: 'FORBIDDEN', field: 'location' } },
  ]);
  expect(await codeOf(await listen(await server.as('user'), elm))).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
  const guest = await subscribe(server.guest(), 'nookChanged', { location: elm.id }, 'name');
  expect(await codeOf(guest)).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('falls silent when the right is gone, though nobody told the subscription', async () => {
  const teacher = await server.as('teacher', { locations: [elm] });
  const heard = await listen(teacher, elm);
  await settled();
  await add('still mine');
  await heard.until(1);
  await server.tenant.db.deleteFrom('user_location').where('user_id', '=', teacher.id).execute();
  await add('no longer mine');
  await aWhile();
  expect(heard.values).toEqual([{ name: 'still mine', place: { name: 'Elm' } }]);
});

test('says nothing of what was rolled back', async () => {
  const heard = await listen(await server.as('teacher', { locations: [elm] }), elm);
  await settled();
  expect(await add('declined after writing')).toBe('Error');
  await aWhile();
  expect(heard.values).toEqual([]);
});

test('ends with the session', async () => {
  const teacher = await server.as('teacher', { locations: [elm] });
  const heard = await listen(teacher, elm);
  await settled();
  const payload = JSON.stringify({ c: server.tenant.centre, k: 'session', at: {}, a: { session: teacher.session } });
  await sql`select pg_notify('nestling', ${payload})`.execute(server.tenant.db);
  await heard.ended;
  await add('after the end');
  expect(heard.values).toEqual([]);
});

test('documents are checked as over HTTP, and only subscriptions are taken', async () => {
  const ask = (query: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/graphql`, 'graphql-transport-ws', {
        headers: { host: manager.way.host },
      });
      socket.on('error', reject);
      socket.on('open', async () => {
        socket.send(JSON.stringify({ type: 'connection_init', payload: await manager.way.headers() }));
      });
      socket.on('message', (data) => {
        const message = JSON.parse(String(data));
        if (message.type === 'connection_ack')
          socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
        else {
          socket.close();
          resolve(message);
        }
      });
    });
  const refusal = { type: 'error', payload: [{ extensions: { code: 'BAD_INPUT' } }] };
  expect(await ask('{ openToGuests { who } }')).toMatchObject(refusal);
  expect(await ask(`subscription { nookChanged(location: ${elm.id}) { nonsense } }`)).toMatchObject(refusal);
  const deep = `${'place { nooks { '.repeat(5)}name${' } }'.repeat(5)}`;
  expect(await ask(`subscription { nookChanged(location: ${elm.id}) { ${deep} } }`)).toMatchObject(refusal);
});

test('a token that does not hold closes the socket', async () => {
  const code = await new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/graphql`, 'graphql-transport-ws', {
      headers: { host: manager.way.host },
    });
    socket.on('error', reject);
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: 'Bearer nonsense' } })),
    );
    socket.on('close', resolve);
  });
  expect(code).toBe(4403);
});

test('the line to the database may break: it is taken up again and events go on', async () => {
  const heard = await listen(await server.as('teacher', { locations: [elm] }), elm);
  await settled();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nestling-events' and datname = current_database()`.execute(
    server.tenant.db,
  );
  await expect
    .poll(
      async () => {
        await add(`again ${Math.random()}`);
        return heard.values.length;
      },
      { timeout: 5_000, interval: 100 },
    )
    .toBeGreaterThan(0);
});

test('two hundred subscribers hear of one change', async () => {
  const people = await Promise.all(
    Array.from({ length: 200 }, (_, i) => server.as('teacher', { locations: i % 2 === 0 ? [elm] : [oak] })),
  );
  // One address has fifty places for those who have not signed in yet.
  const heard: Heard[] = [];
  for (let i = 0; i < people.length; i += 40) {
    const next = people.slice(i, i + 40).map((person, k) => listen(person, (i + k) % 2 === 0 ? elm : oak, 'name'));
    heard.push(...(await Promise.all(next)));
  }
  await settled();
  await add('for half of them');
  await Promise.all(heard.filter((_, i) => i % 2 === 0).map((one) => one.until(1, 5_000)));
  expect(heard.filter((_, i) => i % 2 === 1).every((one) => one.values.length === 0)).toBe(true);
});
