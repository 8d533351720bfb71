import pg from 'pg';
import { CellTrouble } from './cell-trouble.ts';
import { atOnePoint } from './fence.ts';
import { type MovedTable, movedTables, sumsOf } from './moved-tables.ts';
import type { Side } from './side.ts';

const quoted = pg.escapeIdentifier;

/** A column by which rows of a center name a row of a list that belongs to the installation, as its time zone. */
interface Named {
  readonly child: string;
  readonly childColumn: string;
  readonly column: string;
  readonly parent: string;
  readonly parentColumn: string;
}

/** What rows of centers name outside of the tables that move; all of these keys have one column. */
const namedLists = async ({ client }: Side, tables: readonly MovedTable[]): Promise<readonly Named[]> => {
  const names = tables.map(({ table }) => table);
  const { rows } = await client.query<Omit<Named, 'column'>>(
    `select c.relname as child, a.attname as "childColumn", p.relname as parent, b.attname as "parentColumn"
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
        join pg_attribute b on b.attrelid = p.oid and b.attnum = k.confkey[1]
      where k.contype = 'f' and cardinality(k.conkey) = 1 and c.relname = any ($1) and not p.relname = any ($1)`,
    [names],
  );
  const columns = new Map(tables.map(({ table, column }) => [table, column]));
  return rows.map((row) => ({ ...row, column: columns.get(row.child) ?? 'centre_id' }));
};

/** What stands in the rows of a list that a center names; when they were written is of no matter. */
const namedOf = async ({ client }: Side, one: Named, center: number): Promise<string> => {
  const { rows } = await client.query<{ said: string | null }>(
    `select string_agg((to_jsonb(p) - '{created_at,updated_at}'::text[])::text, ' ' order by p.${quoted(one.parentColumn)}) as said
      from public.${quoted(one.parent)} p where exists (select from public.${quoted(one.child)} c
        where c.${quoted(one.column)} = $1 and c.${quoted(one.childColumn)} = p.${quoted(one.parentColumn)})`,
    [center],
  );
  return rows[0]?.said ?? '';
};

const SNAPSHOT = 'begin isolation level repeatable read, read only';

/**
 * Holds both sides of a move against each other, row by row, as they stood at one point; only to find that point is anybody
 * who writes kept waiting. Throws where they differ. Answers how many tables had the same rows.
 */
export const compareSides = async (from: Side, to: Side, center: number): Promise<number> => {
  const tables = await movedTables(from.client);
  const published = tables.filter((table) => table.published);
  const reader = new pg.Client({ connectionString: from.url, options: '-c timezone=UTC -c statement_timeout=0' });
  await reader.connect();
  try {
    await atOnePoint(from, center, async () => {
      for (const client of [reader, to.client]) {
        await client.query(SNAPSHOT);
        await client.query('select 1');
      }
    });
    const [here, there] = await Promise.all([sumsOf(reader, published, center), sumsOf(to.client, published, center)]);
    for (const [table, sum] of here)
      if (sum !== there.get(table))
        throw new CellTrouble(`${table} differs: ${sum} at ${from.name}, ${there.get(table)} at ${to.name}.`);
    for (const one of await namedLists(from, tables)) {
      if (tables.some(({ table, published: isPublished }) => table === one.child && !isPublished)) continue;
      if ((await namedOf({ ...from, client: reader }, one, center)) !== (await namedOf(to, one, center)))
        throw new CellTrouble(`Rows of ${one.parent} that ${one.child} names are others in the cell ${to.name}.`);
    }
    return published.length;
  } finally {
    await to.client.query('rollback').catch(() => undefined);
    await reader.end();
  }
};
