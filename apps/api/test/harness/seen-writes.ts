import type { WrittenRow } from './row-watcher.ts';

/** Columns of each table; '+' where a row was added, '-' where one was taken away. */
type Tables = Readonly<Record<string, readonly string[]>>;
/** What a call wrote, by who asked: 'family', or 'staff' with the permissions that were needed. */
export type Writes = Readonly<Record<string, Tables>>;

/** Of every row, and of no use to tell writers apart. */
const EVERYWHERE = ['id', 'centre_id', 'created_at', 'created_by', 'updated_at', 'updated_by'];

const sorted = (of: Iterable<string>): string[] => [...new Set(of)].sort();

/** The rows of one call as what it wrote. */
export const tablesOf = (rows: readonly WrittenRow[]): Tables => {
  const byTable = [...Map.groupBy(rows, ({ table }) => table)].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    byTable.flatMap(([table, own]) => {
      const columns = sorted(own.flatMap((row) => row.columns)).filter((name) => !EVERYWHERE.includes(name));
      return columns.length > 0 ? [[table, columns]] : [];
    }),
  );
};

/** Both together. */
export const added = (a: Writes, b: Writes): Writes =>
  Object.fromEntries(
    sorted([...Object.keys(a), ...Object.keys(b)]).map((by) => [
      by,
      Object.fromEntries(
        sorted([...Object.keys(a[by] ?? {}), ...Object.keys(b[by] ?? {})]).map((table) => [
          table,
          sorted([...(a[by]?.[table] ?? []), ...(b[by]?.[table] ?? [])]),
        ]),
      ),
    ]),
  );

/** What of `seen` is not in `kept`, one line for each column. */
export const missingIn = (kept: Writes, seen: Writes): string[] =>
  Object.entries(seen).flatMap(([by, tables]) =>
    Object.entries(tables).flatMap(([table, columns]) =>
      columns.filter((one) => !kept[by]?.[table]?.includes(one)).map((one) => `${by}: ${table}.${one}`),
    ),
  );
