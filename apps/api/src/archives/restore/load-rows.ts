import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { type CenterTable, centerTables } from '../center-tables.ts';
import { CannotRestore } from './cannot-restore.ts';

/** A table rows are written into. */
export interface Target extends CenterTable {
  readonly columns: readonly string[];
  /** Those the database computes by itself. */
  readonly computed: readonly string[];
}

/** The tables with rows of centers, and their columns, as the catalog has them. */
export const targetsOf = async (db: Kysely<DB>): Promise<ReadonlyMap<string, Target>> => {
  const { rows } = await sql<{ table: string; columns: string[]; computed: string[] }>`select c.relname as "table",
      array_agg(a.attname::text order by a.attnum) as columns,
      coalesce(array_agg(a.attname::text) filter (where a.attgenerated <> ''), '{}') as computed
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by 1`.execute(db);
  const known = new Map(rows.map((row) => [row.table, row]));
  return new Map(
    (await centerTables(db)).map(({ table, column }) => {
      const { columns = [], computed = [] } = known.get(table) ?? {};
      return [table, { table, column, columns, computed }];
    }),
  );
};

/** Keys that may hold only once everything is there: what they name comes later, or is no part of the archive. */
const keysAhead = async (db: Kysely<DB>, order: readonly string[]) => {
  const { rows } = await sql<{ name: string; child: string; parent: string }>`select k.conname as name,
      c.relname as child, p.relname as parent
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and not k.condeferrable and c.relnamespace = 'public'::regnamespace`.execute(db);
  const place = new Map(order.map((table, at) => [table, at]));
  const never = order.length;
  return rows.filter(
    ({ child, parent }) => place.has(child) && (place.get(parent) ?? never) >= (place.get(child) ?? 0),
  );
};

/** Triggers that would write what the rows of the archive say already; those that only check at the end stay. */
const writers = async (db: Kysely<DB>, tables: readonly string[]) => {
  const { rows } = await sql<{ name: string; table: string }>`select t.tgname as name, c.relname as "table"
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgconstraint = 0 and t.tgenabled = 'O'
      and c.relnamespace = 'public'::regnamespace`.execute(db);
  return rows.filter(({ table }) => tables.includes(table));
};

/**
 * Does `work` in a transaction whose keys wait until `settle` is called, and whose triggers write nothing. The tables belong to
 * this transaction meanwhile; whatever ends it, they are as before.
 */
export const asTheyWere = async (
  db: Kysely<DB>,
  order: readonly string[],
  work: (settle: () => Promise<void>) => Promise<void>,
): Promise<void> => {
  const [keys, triggers] = [await keysAhead(db, order), await writers(db, order)];
  for (const { name, child } of keys)
    await sql`alter table ${sql.table(child)} alter constraint ${sql.ref(name)} deferrable initially deferred`.execute(
      db,
    );
  for (const { name, table } of triggers)
    await sql`alter table ${sql.table(table)} disable trigger ${sql.ref(name)}`.execute(db);
  await work(async () => {
    await sql`set constraints all immediate`.execute(db);
  });
  await sql`set constraints all immediate`.execute(db);
  for (const { name, child } of keys)
    await sql`alter table ${sql.table(child)} alter constraint ${sql.ref(name)} not deferrable`.execute(db);
  for (const { name, table } of triggers)
    await sql`alter table ${sql.table(table)} enable trigger ${sql.ref(name)}`.execute(db);
};

const sameNames = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name) => b.includes(name));

/** Writes rows, JSON a line each, into their table; every row must be of the center. Answers how many. */
export const loadRows = async (
  db: Kysely<DB>,
  { table, column, columns, computed }: Target,
  center: number,
  lines: readonly string[],
): Promise<number> => {
  const first: unknown = JSON.parse(lines[0] ?? '{}');
  if (typeof first !== 'object' || first === null || !sameNames(Object.keys(first), columns))
    throw new CannotRestore(`The rows of ${table} have other columns than the table here.`);
  const written = sql.join(columns.filter((name) => !computed.includes(name)).map((name) => sql.ref(name)));
  const { numAffectedRows } = await sql`insert into ${sql.table(table)} (${written}) overriding system value
    select ${written} from json_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(',')}]`}::json)
    where ${sql.ref(column)} = ${center}`.execute(db);
  const loaded = Number(numAffectedRows ?? 0);
  if (loaded !== lines.length) throw new CannotRestore(`Rows of ${table} belong to another center.`);
  return loaded;
};

/** New rows get ids behind those that were written. */
export const moveSequences = async (db: Kysely<DB>, order: readonly string[]): Promise<void> => {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`select c.relname as "table",
      a.attname as "column", pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attidentity <> '' and a.attnum > 0 and c.relnamespace = 'public'::regnamespace`.execute(db);
  for (const { table, column, sequence } of rows.filter(({ table }) => order.includes(table)))
    await sql`select setval(${sequence}::regclass, greatest(m.most, s.last_value))
      from (select max(${sql.ref(column)})::bigint as most from ${sql.table(table)}) m,
        ${sql.table(sequence)} s where m.most is not null`.execute(db);
};
