import type { Client } from '@nestling/api/harness/client.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { proofOf, workAsked } from '@nestling/api/harness/work.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from './toy.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ calls });
});
afterAll(() => server.close());
beforeEach(() => server.tenant.db.deleteFrom('attempt').execute());

const asked = { query: '{ worked { ok } }' };
const done = { data: { worked: { ok: true } } };
/** Asks without what the harness does by itself; the work it was refused for where it was. */
const ask = async (who: Client, proof?: string) => {
  const { body } = await who.post(asked, proof === undefined ? {} : { 'x-proof': proof });
  return { body, work: workAsked(body) };
};
const askFreely = async (who: Client): Promise<void> => {
  for (let i = 0; i < 2; i += 1) expect((await ask(who)).body).toMatchObject(done);
};
const workFor = async (who: Client) => {
  const { work } = await ask(who);
  if (!work) throw new Error('No work was asked for.');
  return work;
};

test('the first ones pass as they come, the next ones with work; what is refused for it is not counted', async () => {
  const guest = server.guest();
  await askFreely(guest);
  for (let i = 0; i < 20; i += 1) expect((await ask(guest)).work).not.toBeNull();
  for (let i = 0; i < 4; i += 1)
    expect((await ask(guest, await proofOf(await workFor(guest)))).body).toMatchObject(done);
  // Work or not: the limit holds.
  const { body, work } = await ask(guest);
  expect(work).toBeNull();
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED', retry_after: expect.any(Number) } }] });
});

test('work opens once, also of ten at a time', async () => {
  const guest = server.guest();
  await askFreely(guest);
  const proof = await proofOf(await workFor(guest));
  const all = await Promise.all(Array.from({ length: 10 }, () => ask(guest, proof)));
  expect(all.filter(({ body }) => JSON.stringify(body) === JSON.stringify(done)).length).toBe(1);
  expect((await ask(guest, proof)).body).not.toMatchObject(done);
});

test('work that was not done, was changed, or was for another call is none', async () => {
  const guest = server.guest();
  await askFreely(guest);
  const work = await workFor(guest);
  const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const wrong = { counter: 1, derivedKey: '00'.repeat(32) };
  const easy = { ...work, parameters: { ...work.parameters, keyPrefix: '00' } };
  const elsewhere = { ...work, parameters: { ...work.parameters, data: { about: 'another call' } } };
  const dear = { ...work, parameters: { ...work.parameters, cost: 100_000_000 } };
  for (const proof of [
    written({ challenge: work, solution: wrong }),
    written({ challenge: dear, solution: wrong }),
    await proofOf(easy).catch(() => 'none'),
    await proofOf(elsewhere),
    'none',
    written(null),
    'x'.repeat(5_000),
  ])
    expect((await ask(guest, proof)).work).not.toBeNull();
});

test('whoever is signed in works for nothing', async () => {
  const parent = await server.as('user');
  for (let i = 0; i < 6; i += 1) expect((await ask(parent)).body).toMatchObject(done);
});
