import { inTransaction } from '@nestling/api/harness/in-transaction.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../src/domains/locations/test/locations.factory.ts';
import { aTeacher } from '../../src/domains/users/test/users.factory.ts';
import { verify } from '../../src/kernel/audit/audit-chain.ts';
import { inCentre } from '../../src/kernel/db/in-centre.ts';
import { figure } from './figure.ts';

// S16. How long an admin may act as somebody, as whom, and the trail of it: domains/auth/test/acting.test.ts. A row that was
// changed or taken out of the middle: kernel/test/audit.test.ts.

let server: TestServer;
let admin: Person;
let elm: { id: number };

beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant);
  admin = await server.as('admin', { locations: [elm] });
});
afterAll(() => server.close());

const table = (name: string) => sql.table(name);
const TAMPER = ['audit', 'audit_seal'].flatMap((name) => [
  sql`update ${table(name)} set centre_id = centre_id`,
  sql`delete from ${table(name)}`,
  sql`truncate ${table(name)}`,
  sql`alter table ${table(name)} disable row level security`,
  sql`drop table ${table(name)}`,
  sql`create trigger t before insert on ${table(name)} for each row execute function suppress_redundant_updates_trigger()`,
]);

test('the role of the api cannot take back what it wrote into the trail', async () => {
  const leaks: string[] = [];
  for (const statement of TAMPER) {
    const done = await inCentre(server.app.appContext.pools, server.tenant.centre, (db) => statement.execute(db)).then(
      () => true,
      () => false,
    );
    if (done) leaks.push('a statement went through');
  }
  figure('S16 the trail changed by the role of the api', TAMPER.length, leaks);
});

test('a chain that was tampered with by the owner of the tables does not hold', async () => {
  const leaks: string[] = [];
  const { db, centre } = server.tenant;
  const broken = () => inCentre(server.app.appContext.pools, centre, (own) => verify(own, centre));
  const rowsOf = async () =>
    Number(
      (await sql<{ n: number }>`select coalesce(sum(row_count), 0)::int as n from audit_seal`.execute(db)).rows[0]?.n,
    );
  const links = async () =>
    Number((await sql<{ n: number }>`select count(*)::int as n from audit_seal`.execute(db)).rows[0]?.n);
  // Three links at least.
  for (let link = 0; link < 3; link += 1) {
    const before = await rowsOf();
    for (let i = 0; i < 3; i += 1) await admin.call('addLoginTime', { id: admin.id }, 'status');
    await expect.poll(rowsOf, { timeout: 8_000 }).toBeGreaterThan(before + 2);
  }
  expect(await links()).toBeGreaterThanOrEqual(3);
  expect(await broken()).toEqual([]);
  const tampers = [
    sql`update audit set entity = 'Other' where id = (select min(id) from audit)`,
    sql`update audit set at = at + interval '1 second' where id = (select max(id) from audit)`,
    sql`update audit set user_id = null where id = (select min(id) from audit)`,
    sql`delete from audit where id = (select min(id) from audit)`,
    sql`delete from audit where id = (select max(id) from audit)`,
    sql`insert into audit (id, centre_id, call, entity) overriding system value
      select min(id) - 1, ${centre}, 'x', 'X' from audit`,
    sql`delete from audit_seal where seq = 2`,
    sql`update audit_seal set hash = sha256(hash) where seq = 1`,
    sql`update audit_seal set row_count = row_count + 1 where seq = 2`,
    sql`with two as (select (array_agg(id order by id))[1] as a, (array_agg(id order by id))[2] as b from audit)
      update audit set entity_id = (select entity_id from audit o where o.id = case when audit.id = two.a then two.b else two.a end) + audit.id::int % 7
      from two where audit.id in (two.a, two.b)`,
  ];
  for (const [i, tamper] of tampers.entries()) {
    // Each is taken back again: the chain is told apart within its own transaction.
    const found = await inTransaction(db, async (inside) => {
      await tamper.execute(inside);
      const breaks = await verify(inside, centre);
      throw Object.assign(new Error('undo'), { breaks });
    }).catch((error: unknown) => (error instanceof Error && 'breaks' in error ? error.breaks : String(error)));
    if (!Array.isArray(found) || found.length === 0) leaks.push(`tampering ${i}: ${String(found)}`);
  }
  expect(await broken()).toEqual([]);
  figure('S16 the chain tampered with by the owner', tampers.length, leaks);
}, 60_000);

test('who acts as somebody cannot do what only the person may', async () => {
  const leaks: string[] = [];
  const { id } = await aTeacher(server.tenant, { locations: [elm] });
  const acting = await admin.call('loginAsUser', { id, reason: 'to look' }, 'status access_token session_id');
  expect(acting.status).toBe('Success');
  const headers = { authorization: `Bearer ${acting.access_token}` };
  const asked = [
    `mutation { updateUserPassword(id: ${id}, old_password: "x", password: "a new password 9") { status } }`,
    `mutation { loginAsUser(id: ${admin.id}, reason: "up") { status } }`,
    `mutation { loginAsUser(id: ${id}, reason: "nested") { status } }`,
    `mutation { stopLoginAsUser(session_id: "${admin.session}") { status } }`,
  ];
  for (const query of asked) {
    const { body } = await server.guest().post({ query }, headers);
    if (JSON.stringify(body).includes('"Success"')) leaks.push(query);
  }
  // Every deed of it stands in the trail under both names.
  const close = `mutation { logout(session_id: "${acting.session_id}") { status } }`;
  await server.guest().post({ query: close }, headers);
  const trail = await server.tenant.db
    .selectFrom('audit')
    .selectAll()
    .where('call', '=', 'logout')
    .where('as_user_id', '=', id)
    .execute();
  if (trail.length !== 1 || trail[0]?.user_id !== admin.id) leaks.push('a deed without both names');
  figure('S16 acting as somebody', asked.length + 1, leaks);
});
