import { randomUUID } from 'node:crypto';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { aRoom } from '../../domains/rooms/test/rooms.factory.ts';
import { calls, ran } from './toy.ts';

let server: TestServer;
let manager: Person;
let nook: { id: number };

beforeAll(async () => {
  server = await startTestServer({ calls });
  const elm = await aLocation(server.tenant, { name: 'Elm' });
  nook = await aRoom(server.tenant, { location_id: elm.id });
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(() => server.close());
beforeEach(async () => {
  ran.count = 0;
  await server.tenant.db.updateTable('room').set({ color_code: null }).where('id', '=', nook.id).execute();
});

const empty = (args: object) =>
  manager.call('emptyNook', { id: nook.id, confirm: [], ...args }, 'status message errors { field code message }');
const colour = async () =>
  (await server.tenant.db.selectFrom('room').select('color_code').where('id', '=', nook.id).executeTakeFirstOrThrow())
    .color_code;
const codeOf = ({ errors }: { errors: { field: string }[] }) => String(errors[0]?.field).replace('confirm.', '');

test('what a call asks is answered in words and figures, and nothing is done', async () => {
  const asked = await empty({ count: 3 });
  expect(asked).toMatchObject({
    status: 'Error',
    message: 'This is already taken.',
    errors: [{ code: 'CONFIRM', message: 'Too many attempts. Wait 3 seconds.' }],
  });
  expect(codeOf(asked)).toMatch(/^REFUND-[\da-f]{12}$/);
  expect(await colour()).toBeNull();
});

test('confirmed, it is done and the trail holds what was said', async () => {
  const operation_id = randomUUID();
  const asked = await empty({ count: 4, operation_id });
  const given = { count: 4, operation_id, confirm: [codeOf(asked)] };
  expect(await empty(given)).toMatchObject({ status: 'Success' });
  expect(await colour()).toBe('#000000');
  const { after } = await server.tenant.db
    .selectFrom('audit')
    .select('after')
    .where('call', '=', 'emptyNook')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(after).toEqual({ confirmed: { code: 'REFUND', said: ['Too many attempts. Wait 4 seconds.'] } });
  // The answer was lost: asked again without what was confirmed, it is the same operation.
  expect(await empty({ count: 4, operation_id })).toMatchObject({ status: 'Success' });
});

test('a code holds for what was said alone: the bare word, and a code of other figures, confirm nothing', async () => {
  const asked = await empty({ count: 5 });
  for (const confirm of [['REFUND'], ['yes'], []]) {
    expect(await empty({ count: 5, confirm })).toMatchObject({ status: 'Error', errors: [{ code: 'CONFIRM' }] });
  }
  expect(await empty({ count: 6, confirm: [codeOf(asked)] })).toMatchObject({ status: 'Error' });
  expect(await colour()).toBeNull();
});

test('work outside begins only once it is confirmed', async () => {
  const asked = await empty({ count: 100 });
  expect(asked).toMatchObject({ status: 'Error', errors: [{ code: 'CONFIRM' }] });
  expect(ran.count).toBe(0);
  await empty({ count: 100, confirm: [codeOf(asked)] });
  expect(ran.count).toBe(1);
});

test('where there is nothing to ask, nothing is asked', async () => {
  expect(await empty({ count: 0 })).toMatchObject({ status: 'Success' });
});
