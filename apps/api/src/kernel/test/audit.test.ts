import { connected } from '@nestling/api/harness/template.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { verify } from '../audit/audit-chain.ts';
import { inCentre } from '../db/in-centre.ts';
import { calls } from './toy.ts';

let server: TestServer;
let manager: Person;
let elm: { id: number };

beforeAll(async () => {
  server = await startTestServer({ calls });
  elm = await aLocation(server.tenant);
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(() => server.close());

const add = (name: string) => manager.call('addNook', { name, location_id: elm.id }, 'status');
const sealed = async () => {
  const { rows } = await sql<{ rows: number }>`select coalesce(sum(row_count), 0)::int as rows from audit_seal`.execute(
    server.tenant.db,
  );
  return rows[0]?.rows;
};
const check = () =>
  inCentre(server.app.appContext.pools, server.tenant.centre, (db) => verify(db, server.tenant.centre));

test('rows are sealed a moment after they were written, and the chain holds', async () => {
  for (const name of ['a', 'b', 'c']) await add(name);
  await expect.poll(sealed, { timeout: 6_000 }).toBe(3);
  await add('d');
  await expect.poll(sealed, { timeout: 6_000 }).toBe(4);
  expect(await check()).toEqual([]);
});

test('a row of a transaction that is still under way is waited for', async () => {
  const before = Number(await sealed());
  await connected(server.ownerUrl, async (slow) => {
    await slow.query("select set_config('app.centre_id', $1, false)", [server.tenant.centre]);
    await slow.query('begin');
    await slow.query("insert into audit (centre_id, call, entity) values ($1, 'slow', 'Nook')", [server.tenant.centre]);
    await add('behind it');
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(await sealed()).toBe(before);
    await slow.query('commit');
  });
  await expect.poll(sealed, { timeout: 6_000 }).toBe(before + 2);
  expect(await check()).toEqual([]);
});

test('the api itself can change nothing; whoever else does is found out', async () => {
  const attempt = inCentre(server.app.appContext.pools, server.tenant.centre, (db) =>
    sql`update audit set entity = 'x'`.execute(db),
  );
  await expect(attempt).rejects.toThrow(/permission denied/);
  const change = (what: ReturnType<typeof sql>) => what.execute(server.tenant.db);
  const [first] = await server.tenant.db.selectFrom('audit').select('id').orderBy('id').execute();
  await change(sql`update audit set entity = 'Doctored' where id = ${first?.id}`);
  expect(await check()).toMatchObject([{ why: 'rows were changed' }]);
  await change(sql`update audit set entity = 'Nook' where id = ${first?.id}`);
  expect(await check()).toEqual([]);
  await change(sql`delete from audit where id = ${first?.id}`);
  expect(await check()).toMatchObject([{ seq: 1, why: 'rows are missing or were added' }]);
});
