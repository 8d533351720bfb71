import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';

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
