import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Sql } from '../../kernel/db/tables.ts';

/** A table that holds rows of centers, and the column that says of which. */
export interface CenterTable {
  readonly table: string;
  readonly column: string;
}

/** SQL: every table that holds rows of centers, as the catalog of Postgres has them: none that is new can be forgotten. */
export const CENTER_TABLES: Sql = sql`select c.relname::text as "table", case
      when c.relname = 'centre' then 'id'
      when exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'centre_id') then 'centre_id'
      else 'owner_id' end as "column"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and (c.relname = 'centre' or exists (select from pg_attribute a where a.attrelid = c.oid
        and not a.attisdropped and a.attname in ('centre_id', 'owner_id')))
    order by c.relname`;

/** Every table that holds rows of centers: those behind the wall, the center itself, and what names it as its owner. */
export const centerTables = async (db: Kysely<DB>): Promise<readonly CenterTable[]> =>
  (await sql<CenterTable>`${CENTER_TABLES}`.execute(db)).rows;
