import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/types.gen.ts';

/** A table that holds rows of centers, and the column that says of which. */
export interface CenterTable {
  readonly table: string;
  readonly column: string;
}

/** Every table that holds rows of centers: those behind the wall, the center itself, and what names it as its owner. */
export const centerTables = async (db: Kysely<DB>): Promise<readonly CenterTable[]> => {
  const { rows } = await sql<CenterTable>`select table_name as "table", column_name as "column"
    from center_tables()`.execute(db);
  return rows;
};

/** A key by which rows of one table name rows of another. */
interface Key {
  readonly child: string;
  readonly parent: string;
}

const keysOf = async (db: Kysely<DB>): Promise<readonly Key[]> => {
  const { rows } = await sql<Key>`select distinct c.relname as child, p.relname as parent
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and c.oid <> p.oid order by 1, 2`.execute(db);
  return rows;
};

/**
 * The tables with rows of centers, those whose rows name others before these others. In a circle one is first, and goes in a
 * further round.
 */
export const inErasingOrder = (tables: readonly string[], keys: readonly Key[]): string[] => {
  const children = Map.groupBy(keys, ({ parent }) => parent);
  const known = new Set(tables);
  const order: string[] = [];
  const seen = new Set<string>();
  const visit = (table: string): void => {
    if (seen.has(table)) return;
    seen.add(table);
    for (const { child } of children.get(table) ?? []) if (known.has(child)) visit(child);
    order.push(table);
  };
  for (const table of tables) visit(table);
  return order;
};

/** Tables in an order in which their rows are erased. */
export const tablesToErase = async (db: Kysely<DB>): Promise<string[]> =>
  inErasingOrder(
    (await centerTables(db)).map(({ table }) => table).filter((table) => table !== 'centre'),
    await keysOf(db),
  );

/** Tables in an order in which their rows are written: those that are named before those that name them, but for circles. */
export const inLoadingOrder = async (
  db: Kysely<DB>,
  tables: readonly CenterTable[],
): Promise<readonly CenterTable[]> => {
  const names = inErasingOrder(
    tables.map(({ table }) => table),
    await keysOf(db),
  ).toReversed();
  const place = new Map(names.map((name, at) => [name, at]));
  return tables.toSorted((a, b) => (place.get(a.table) ?? 0) - (place.get(b.table) ?? 0));
};
