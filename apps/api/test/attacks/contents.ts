import type { TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';

/** What each table held, by its name. */
type Contents = ReadonlyMap<string, string>;

/** Reads a sum over the rows of every table, but of those that count what is asked, also when it is refused. */
export const contentsOf = async ({ tenant }: TestServer): Promise<Contents> => {
  const found = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'
    and tablename <> all(array['attempt', 'audit_seal', 'session'])`.execute(tenant.db);
  const sums = found.rows.map(
    ({ name }) =>
      sql`select ${name}::text as name, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)}`.execute(tenant.db);
  return new Map(rows.map(({ name, sum }) => [name, sum]));
};

/** The tables that hold something else than before, each as a leak. */
export const changedSince = async (server: TestServer, before: Contents): Promise<string[]> =>
  [...(await contentsOf(server))].flatMap(([name, sum]) => (before.get(name) === sum ? [] : [`${name} was changed`]));
