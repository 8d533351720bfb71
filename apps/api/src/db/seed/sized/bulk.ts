import type pg from 'pg';
import type { DB } from '../../types.gen.ts';

type Cell = string | number | boolean | null;
type Row = Readonly<Record<string, Cell>>;

/** Adds many rows of one centre at once, as the owner of the database, inside the transaction of `client`. */
export interface Bulk {
  readonly client: pg.ClientBase;
  readonly centre: number;
  /** Takes as many new ids of a table, in ascending order. */
  ids(table: keyof DB & string, count: number): Promise<number[]>;
  /** Adds rows that all have the same columns. Byte strings are written `\x…`. */
  add(table: keyof DB & string, rows: readonly Row[]): Promise<void>;
}

const AT_ONCE = 5_000;

export const bulkOf = (client: pg.ClientBase, centre: number): Bulk => ({
  client,
  centre,
  ids: async (table, count) => {
    const { rows } = await client.query<{ id: string }>(
      `select nextval(pg_get_serial_sequence($1, 'id')) as id from generate_series(1, $2::int) order by 1`,
      [table, count],
    );
    return rows.map(({ id }) => Number(id));
  },
  add: async (table, rows) => {
    const names = Object.keys(rows[0] ?? {});
    const columns = names.map((name) => `"${name}"`).join(', ');
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      await client.query(
        `insert into "${table}" (centre_id, ${columns})
         select $1, ${columns} from jsonb_populate_recordset(null::"${table}", $2::jsonb)`,
        [centre, JSON.stringify(rows.slice(from, from + AT_ONCE))],
      );
    }
  },
});
