import { randomUUID } from 'node:crypto';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { aRoom } from '../../domains/rooms/test/rooms.factory.ts';
import { calls, ran } from './toy.ts';

let server: TestServer;
let elm: { id: number };
let oak: { id: number };
let manager: Person;

beforeAll(async () => {
  server = await startTestServer({ calls });
  elm = await aLocation(server.tenant, { name: 'Elm' });
  oak = await aLocation(server.tenant, { name: 'Oak' });
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(() => server.close());
beforeEach(() => {
  ran.count = 0;
  ran.before = async () => {};
});

const all = 'status message color errors { field code message } nook { id name place { name } }';
const add = (name: string, more: object = {}) => manager.call('addNook', { name, location_id: elm.id, ...more }, all);
const named = (name: string) => server.tenant.db.selectFrom('room').selectAll().where('name', '=', name).execute();

describe('an outcome', () => {
  test('when done answers the record with what was asked for, and leaves an audit row without secrets', async () => {
    const answer = await add('Sunflowers');
    expect(answer).toMatchObject({
      status: 'Success',
      color: 'success',
      errors: [],
      nook: { name: 'Sunflowers', place: { name: 'Elm' } },
    });
    expect(answer.message).toBe('Too many attempts. Wait 7 seconds.');
    const [row] = await server.tenant.db
      .selectFrom('audit')
      .selectAll()
      .where('entity_id', '=', Number(answer.nook.id))
      .execute();
    expect(row).toMatchObject({
      user_id: manager.id,
      as_user_id: null,
      session_id: manager.session,
      call: 'addNook',
      entity: 'Nook',
      before: null,
      after: { name: 'Sunflowers', password: '(kept out)' },
      at: server.clock.now(),
    });
  });

  test('speaks the language of the caller, and that of the account before that of the browser', async () => {
    const document = { query: `mutation { addNook(name: "Girasoles", location_id: ${elm.id}) { message } }` };
    const { body } = await manager.post(document, { 'accept-language': 'es-MX,en;q=0.5' });
    expect(body).toMatchObject({ data: { addNook: { message: 'Demasiados intentos. Espere 7 segundos.' } } });
    const english = await server.as('manager', { locations: [elm] });
    await server.tenant.db.updateTable('app_user').set({ language: 'en' }).where('id', '=', english.id).execute();
    const again = await english.post(
      { query: `mutation { addNook(name: "Girasoles en inglés", location_id: ${elm.id}) { message } }` },
      { 'accept-language': 'es' },
    );
    expect(again.body).toMatchObject({ data: { addNook: { message: 'Too many attempts. Wait 7 seconds.' } } });
  });

  test('when declined keeps nothing of what was written', async () => {
    expect(await add('declined after writing')).toMatchObject({
      status: 'Error',
      color: 'danger',
      errors: [{ field: 'name', code: 'TAKEN', message: 'This is already taken.' }],
      nook: null,
    });
    expect(await named('declined after writing')).toEqual([]);
  });

  test('when not done but counted keeps it', async () => {
    expect(await add('counted')).toMatchObject({ status: 'Error', errors: [{ code: 'COUNTED' }], nook: null });
    expect(await named('counted')).toHaveLength(1);
  });

  test('tells a constraint as the field that can be mended', async () => {
    await add('Twice');
    expect(await add('twice')).toMatchObject({
      status: 'Error',
      errors: [{ field: 'name', code: 'TAKEN' }],
      nook: null,
    });
  });

  test('an id out of reach is an error at its field', async () => {
    const answer = await manager.call('addNook', { name: 'Afar', location_id: oak.id }, all);
    expect(answer).toMatchObject({ status: 'Error', errors: [{ field: 'location_id', code: 'OUT_OF_REACH' }] });
    expect(await named('Afar')).toEqual([]);
  });

  test('ids out of reach are left out of a list; none left is declined', async () => {
    const near = await aRoom(server.tenant, { location_id: elm.id });
    const far = await aRoom(server.tenant, { location_id: oak.id });
    const paint = (ids: number[]) =>
      manager.call('paintNooks', { ids, colour: '#123456' }, 'status counter nooks { id colour }');
    expect(await paint([far.id, near.id])).toEqual({
      status: 'Success',
      counter: 1,
      nooks: [{ id: String(near.id), colour: '#123456' }],
    });
    expect(await paint([far.id])).toMatchObject({ status: 'Error', counter: null });
    const [row] = await server.tenant.db.selectFrom('room').select('color_code').where('id', '=', far.id).execute();
    expect(row?.color_code).not.toBe('#123456');
  });

  test('null tells an empty value only where the row says so', async () => {
    expect(await add('Without colour', { colour: null })).toMatchObject({ status: 'Success' });
    await expect(add('x', { location_id: undefined })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('refusals', () => {
  test('win over an error of a later statement, so that nothing can be probed by it', async () => {
    const far = await aRoom(server.tenant, { location_id: oak.id });
    const near = await aRoom(server.tenant, { location_id: elm.id });
    const shrink = (id: number) => manager.call('shrinkNook', { id, capacity: -1 }, 'status');
    await expect(shrink(far.id)).rejects.toMatchObject({ code: 'FORBIDDEN', extensions: { field: 'id' } });
    await expect(shrink(999_999)).rejects.toMatchObject({ code: 'FORBIDDEN', extensions: { field: 'id' } });
    await expect(shrink(near.id)).rejects.toMatchObject({ code: 'INTERNAL' });
  });

  test('an unexpected error is masked; its reference finds it in the log', async () => {
    const refused: { message: string; extensions: { reference: string } } = await server
      .guest()
      .call('breaks', {}, 'ok')
      .catch((error) => error);
    expect(refused.message).not.toContain('mayonnaise');
    const lines = server.log.filter(({ reference }) => reference === refused.extensions.reference);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ err: { message: 'the secret sauce is mayonnaise' }, call: 'breaks' });
    expect(lines[0]?.request).toEqual(expect.any(String));
  });

  test('a limited call says when to come back, counts for one address, and begins anew after its window', async () => {
    const ask = () => server.guest().call('limited', {}, 'ok');
    for (let i = 0; i < 3; i += 1) expect(await ask()).toEqual({ ok: true });
    server.clock.tick(20_000);
    await expect(ask()).rejects.toMatchObject({ code: 'RATE_LIMITED', extensions: { retry_after: 40 } });
    server.clock.tick(40_000);
    expect(await ask()).toEqual({ ok: true });
  });
});

describe('an operation id', () => {
  test('of two at once makes one record and one answer', async () => {
    const operation_id = randomUUID();
    const [a, b] = await Promise.all([add('Once', { operation_id }), add('Once', { operation_id })]);
    expect(a).toEqual(b);
    expect(a).toMatchObject({ status: 'Success', nook: { name: 'Once' } });
    expect(await named('Once')).toHaveLength(1);
    expect(await add('Once', { operation_id })).toEqual(a);
  });

  test('belongs to its call, input and user', async () => {
    const operation_id = randomUUID();
    await add('Mine', { operation_id });
    await expect(add('Other', { operation_id })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      extensions: { issues: [{ field: 'operation_id' }] },
    });
    const other = await server.as('manager', { locations: [elm] });
    const theirs = await other.call('addNook', { name: 'Theirs', location_id: elm.id, operation_id }, all);
    expect(theirs).toMatchObject({ status: 'Success', nook: { name: 'Theirs' } });
    await expect(add('No uuid', { operation_id: 'abc' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  test('answers under the reach of now: who was moved is told the message and nothing else', async () => {
    const operation_id = randomUUID();
    const mover = await server.as('manager', { locations: [elm] });
    const args = { name: 'Left behind', location_id: elm.id, operation_id };
    const first = await mover.call('addNook', args, all);
    expect(first).toMatchObject({ status: 'Success', nook: { name: 'Left behind' } });
    await server.tenant.db
      .updateTable('room')
      .set({ name: 'Secret since' })
      .where('name', '=', 'Left behind')
      .execute();
    await server.tenant.db.deleteFrom('user_location').where('user_id', '=', mover.id).execute();
    expect(await mover.call('addNook', args, all)).toEqual({ ...first, nook: null });
    expect(await named('Left behind')).toHaveLength(0);
  });

  test('of what was not done may be tried again', async () => {
    const operation_id = randomUUID();
    await add('Blocked');
    expect(await add('Blocked', { operation_id })).toMatchObject({ status: 'Error' });
    await server.tenant.db.deleteFrom('room').where('name', '=', 'Blocked').execute();
    expect(await add('Blocked', { operation_id })).toMatchObject({ status: 'Success' });
  });
});

describe('the transaction', () => {
  test('is tried again as a whole when it met another one, three times at most', async () => {
    const collide = () => Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }));
    ran.before = () => {
      ran.before = async () => {};
      return collide();
    };
    expect(await add('Second try')).toMatchObject({ status: 'Success' });
    expect(ran.count).toBe(2);
    expect(await named('Second try')).toHaveLength(1);
    ran.count = 0;
    ran.before = collide;
    await expect(add('Never')).rejects.toMatchObject({ code: 'INTERNAL' });
    expect(ran.count).toBe(3);
    expect(await named('Never')).toEqual([]);
  });

  test('is tried again where two at once met at a constraint nobody can mend', async () => {
    ran.before = () => {
      ran.before = async () => {};
      return Promise.reject(Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'some_default' }));
    };
    expect(await add('Met')).toMatchObject({ status: 'Success' });
    expect(ran.count).toBe(2);
  });

  test('tells of what it did after COMMIT, and nothing of what was rolled back', async () => {
    const client = new pg.Client({ connectionString: server.ownerUrl });
    await client.connect();
    const heard: { committed: Promise<number>; payload: string }[] = [];
    client.on('notification', ({ payload = '' }) => {
      const event = JSON.parse(payload);
      if (event.k !== 'nook') return;
      const id = Number(event.i[0]);
      const seen = server.tenant.db.selectFrom('room').select('id').where('id', '=', id).execute();
      heard.push({ payload, committed: seen.then((found) => found.length) });
    });
    await client.query('listen nestling');
    for (const name of ['declined after writing', 'broken']) await add(name).catch(() => null);
    const answer = await add('Told');
    await client.query('select 1');
    await client.end();
    expect(heard).toHaveLength(1);
    expect(JSON.parse(heard[0]?.payload ?? '')).toEqual({
      c: server.tenant.centre,
      k: 'nook',
      i: [Number(answer.nook.id)],
      a: { location: elm.id },
    });
    expect(await heard[0]?.committed).toBe(1);
  });

  test('costs five statements and what its function sends; three more with an operation id', async () => {
    // begin, centre, standing, reach | insert | audit, notify, record, commit
    expect(await server.statements(() => add('Counted 1'))).toBe(9);
    expect(await server.statements(() => add('Counted 2', { operation_id: randomUUID() }))).toBe(12);
    const before = server.app.appContext.pools.counters.trips;
    await add('Counted 3');
    expect(server.app.appContext.pools.counters.trips - before).toBe(2);
  });

  test('leaves every connection clean after 200 calls that mostly fail', async () => {
    const kinds = [
      () => add('declined after writing'),
      () => add('broken'),
      () => add('Twice'),
      () => manager.call('shrinkNook', { id: 1, capacity: -1 }, 'status'),
      () => manager.call('sneakyWrite', {}, 'ok'),
      () => manager.call('nooks', { first: 5 }, 'total data { name place { name } }'),
      () => server.guest().call('breaks', {}, 'ok'),
      () => server.guest().call('nooks', { first: 1 }, 'total'),
    ];
    await Promise.all(Array.from({ length: 200 }, (_, i) => kinds[i % kinds.length]?.().catch(() => null)));
    const total = (await manager.call('nooks', { first: 1 }, 'total')).total;
    const answers = await Promise.all(Array.from({ length: 16 }, () => manager.call('nooks', { first: 1 }, 'total')));
    expect(answers.every((answer) => answer.total === total)).toBe(true);
    expect(server.app.appContext.pools.waiting).toBe(0);
    const client = new pg.Client({ connectionString: server.ownerUrl });
    await client.connect();
    const { rows } = await client.query(
      "select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    await client.end();
    expect(rows).toEqual([{ open: 0 }]);
  });
});
