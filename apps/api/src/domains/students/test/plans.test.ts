import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchedIn } from '../../../kernel/read/search.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';

let server: TestServer;
let elm: { id: number };
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant);
  const { db, centre } = server.tenant;
  const many = await aLocation(server.tenant);
  // Ids of this size are of no other row; one location is small beside the other, as in a large centre.
  await sql`insert into student (centre_id, location_id, fname, lname)
    select ${centre}, case when n % 50 = 0 then ${elm.id}::int else ${many.id}::int end, 'Child ' || md5(n::text), 'Of ' || md5((n * 7)::text)
    from generate_series(1, 6000) n`.execute(db);
  await sql`insert into app_user (centre_id, fname, lname, username)
    select ${centre}, 'Person ' || md5(n::text), 'Of ' || md5((n * 7)::text), 'p' || n from generate_series(1, 6000) n`.execute(
    db,
  );
  await sql`analyze student, app_user`.execute(db);
});
afterAll(() => server.close());

const plan = async (statement: RawBuilder<unknown>): Promise<string> => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(server.tenant.db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

test('students of a location are found by an index', async () => {
  const { centre } = server.tenant;
  expect(
    await plan(sql`select id from student where centre_id = ${sql.lit(centre)} and location_id = ${sql.lit(elm.id)}
      and archived_at is null order by fname limit 50`),
  ).toMatch(/Index (Only )?Scan.*student_/);
});

test.each(['student', 'app_user'] as const)(
  'a name in %s is searched among the rows of one centre alone',
  async (table) => {
    // `like` is not leakproof: behind row security it never becomes an index condition, so the centre's key has to serve.
    const small = await server.centre();
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from ${sql.table(table)}
    where centre_id = ${sql.lit(small.centre)} and ${searchedIn(`${table}.searched`, 'c4ca4238')}`.execute(small.db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Cond: .*centre_id/);
  },
);
