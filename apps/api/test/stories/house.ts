import type { DB } from '@nestling/api/db/types.gen.ts';
import type { TestTenant } from '@nestling/api/harness/test-server.ts';
import type { Role } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { type Bed, person } from './story.ts';

type Values = Readonly<Record<string, unknown>>;
const refs = (given: Values) => sql.join(Object.keys(given).map((name) => sql.ref(name)));

/** A row of a table, as it lies there when it was used for a while; answers its id, 0 where it has none. */
export const put = async (at: TestTenant, table: keyof DB, given: Values): Promise<number> => {
  const { rows } = await sql<{ id?: number }>`insert into ${sql.table(table)} (centre_id, ${refs(given)})
    values (${at.centre}, ${sql.join(Object.values(given))}) on conflict do nothing returning *`.execute(at.db);
  return rows[0]?.id ?? 0;
};

/** Writes into rows of a table that lie at these ids. */
export const set = async (at: TestTenant, table: keyof DB, ids: readonly number[], given: Values): Promise<void> => {
  const to = sql.join(Object.entries(given).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
  await sql`update ${sql.table(table)} set ${to} where centre_id = ${at.centre} and id = any(${[...ids]})`.execute(
    at.db,
  );
};

/** Makes a call with these arguments as each of the roles. */
export const asked = async (bed: Bed, name: string, args: object, ...roles: readonly Role[]): Promise<void> => {
  for (const role of roles.length > 0 ? roles : (['admin'] as const)) await bed.call(person(bed, role), name, args);
};
