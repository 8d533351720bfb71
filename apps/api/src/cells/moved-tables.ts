import pg from 'pg';

/** A table with rows of centers, and the column that says of which. */
export interface MovedTable {
  readonly table: string;
  readonly column: string;
  /**
   * Whether its changes can be published for one center: its primary key holds the column. The few others, names that are
   * the only ones of their kind in an installation, are written by hand while nobody writes.
   */
  readonly published: boolean;
}

/** Every table with rows of centers, as the catalog has it. */
export const movedTables = async (client: pg.Client): Promise<readonly MovedTable[]> => {
  const { rows } = await client.query<MovedTable>(
    `select t.table_name as "table", t.column_name as "column", exists (select from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = format('public.%I', t.table_name)::regclass and i.indisprimary
          and a.attname = t.column_name) as published
      from center_tables() t order by 1`,
  );
  return rows;
};

const quoted = pg.escapeIdentifier;

/** Tables that are summed by one statement. */
const AT_ONCE = 40;

/** Of each table the number of rows of a center and a sum over what stands in them, whatever their order. */
export const sumsOf = async (
  client: pg.Client,
  tables: readonly MovedTable[],
  center: number,
): Promise<ReadonlyMap<string, string>> => {
  const sums = new Map<string, string>();
  for (let at = 0; at < tables.length; at += AT_ONCE) {
    const parts = tables.slice(at, at + AT_ONCE).map(
      ({ table, column }) => `select ${pg.escapeLiteral(table)} as "table",
        count(*) || ' rows, sum ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum
        from public.${quoted(table)} t where t.${quoted(column)} = $1`,
    );
    const { rows } = await client.query<{ table: string; sum: string }>(parts.join(' union all '), [center]);
    for (const { table, sum } of rows) sums.set(table, sum);
  }
  return sums;
};
