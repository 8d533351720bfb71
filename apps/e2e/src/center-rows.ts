import { withheld } from '@nestling/api/archives/withheld.ts';
import type pg from 'pg';

/** All rows of a center as texts, by table, without what no export holds. `client`: somebody who reads every center. */
export const rowsOfCenter = async (
  client: pg.Client,
  center: number,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  await client.query(`set time zone 'UTC'`);
  const { rows: tables } = await client.query<{ table_name: string; column_name: string }>(
    'select * from center_tables()',
  );
  const found = new Map<string, readonly string[]>();
  for (const { table_name, column_name } of tables) {
    if (withheld.tables.has(table_name)) continue;
    const empty = withheld.columns[table_name] ?? [];
    const { rows } = await client.query<{ line: string }>(
      `select (to_jsonb(t) - $2::text[])::text as line from "${table_name}" t where "${column_name}" = $1 order by 1`,
      [center, empty],
    );
    found.set(
      table_name,
      rows.map(({ line }) => line),
    );
  }
  return found;
};
