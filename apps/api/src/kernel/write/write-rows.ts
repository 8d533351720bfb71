import { type Insertable, type SelectType, sql, type UpdateType } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { type Columns, columnsOf, type Within } from '../db/find-rows.ts';
import { type Column, type Id, jsonb, type RowOf, type Sql, type Table } from '../db/tables.ts';
import { type Condition, conditionOf, noneOf } from '../db/where.ts';
import { diffOf, type RowDiff } from './row-diff.ts';

type Optional<V> = {
  readonly [K in keyof V]: V[K] | Sql | (Record<never, never> extends Pick<V, K> ? undefined : never);
};
/** The columns of a new row; undefined ones keep their default, and the centre is that of the transaction. */
export type Values<T extends Table> = Optional<Omit<Insertable<DB[T]>, 'centre_id'>>;
/** The columns of a change; undefined ones stay as they are. A value may be said in SQL. */
export type Changes<T extends Table> = { readonly [C in Column<T>]?: UpdateType<DB[T][C]> | Sql | undefined };

/** A row as JSON tells it: times are ISO text. */
export type Told<T extends Table> = {
  readonly [C in keyof DB[T]]: SelectType<DB[T][C]> extends infer V ? (V extends Date ? string : V) : never;
};
/** A row as a change found and left it; `news` holds only what differs, null when nothing does. */
export interface Changed<T extends Table> {
  readonly before: Told<T>;
  readonly row: RowOf<T>;
  readonly news: RowDiff | null;
}

const given = (values: object): [column: string, value: unknown][] =>
  Object.entries(values).filter(([, value]) => value !== undefined);

const assignments = (set: object): Sql => {
  const all = given(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return all.length > 0 ? sql.join(all) : sql`centre_id = centre_id`;
};

/** `(a, b) values (1, 2), (3, default)`: rows of a list need not give the same columns. */
const rowsOf = (all: readonly object[]): Sql => {
  const columns = [...new Set(all.flatMap((row) => given(row).map(([column]) => column)))];
  if (columns.length === 0) return sql`default values`;
  const line = (row: object) => {
    const values = new Map(given(row));
    return sql`(${sql.join(columns.map((column) => (values.has(column) ? sql`${values.get(column)}` : sql`default`)))})`;
  };
  return sql`(${columnsOf(columns)}) values ${sql.join(all.map(line))}`;
};

const returning = (columns: readonly string[] | undefined): Sql =>
  columns ? sql`returning ${columnsOf(columns)}` : sql``;

/** Tables whose records are numbered. */
type Numbered = {
  [T in Table]: DB[T] extends { id: infer I } ? (SelectType<I> extends number ? T : never) : never;
}[Table];
const isIdOf = <T extends Table>(_: T, value: unknown): value is Id<T> => Number.isInteger(value);

/** Adds a row and answers its id. */
export const insertRow = async <T extends Numbered>({ db }: Within, table: T, values: Values<T>): Promise<Id<T>> => {
  const { rows } = await sql<{ id: unknown }>`insert into ${sql.table(table)} ${rowsOf([values])}
    returning id`.execute(db);
  const id = rows[0]?.id;
  if (isIdOf(table, id)) return id;
  throw new Error(`A row of ${table} was not added.`);
};

/** Adds a row and answers it as it stands, with what the database filled in. */
export const createRow = <T extends Table>(within: Within, table: T, values: Values<T>): Promise<RowOf<T>> =>
  addRow(within, table, values);

/** The same for the kernel, which fills in columns by their names. */
export const addRow = async <T extends Table>({ db }: Within, table: T, values: object): Promise<RowOf<T>> => {
  const { rows } = await sql<RowOf<T>>`insert into ${sql.table(table)} ${rowsOf([values])} returning *`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`A row of ${table} was not added.`);
  return row;
};

/** SQL: adds rows, for who sends it along with others; answers of each the columns that are named. */
export const inserting = <T extends Table, const C extends Column<T> = never>(
  table: T,
  all: readonly Values<T>[],
  columns?: Columns<T, C>,
  conflict: Sql = sql``,
) => sql<RowOf<T, C>>`insert into ${sql.table(table)} ${rowsOf(all)} ${conflict} ${returning(columns)}`;

/** SQL, behind `inserting`: leaves out rows that a key or an exclusion of the table does not admit. */
export const unlessThere = sql`on conflict do nothing`;

/** Adds rows and answers of each the columns that are named; for none nothing is asked of the database. */
export const insertRows = async <T extends Table, const C extends Column<T> = never>(
  { db }: Within,
  table: T,
  all: readonly Values<T>[],
  columns?: Columns<T, C>,
  conflict: Sql = sql``,
): Promise<RowOf<T, C>[]> => {
  if (all.length === 0) return [];
  const { rows } = await inserting(table, all, columns, conflict).execute(db);
  return rows;
};

/**
 * Adds many rows, told as JSON: the statement is the same however many they are. They all give the columns of the first one,
 * and none of them in SQL.
 */
export const insertMany = async <T extends Table>(
  { db }: Within,
  table: T,
  all: readonly Partial<Insertable<DB[T]>>[],
): Promise<void> => {
  const [first] = all;
  if (!first) return;
  const columns = columnsOf(Object.keys(first));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${jsonb(all)})`.execute(db);
};

/** Changes many rows to what each of them says beside its id, told as JSON in one statement; they all give the same columns. */
export const updateMany = async <T extends Numbered>(
  { db }: Within,
  table: T,
  all: readonly (Partial<Insertable<DB[T]>> & { readonly id: number })[],
): Promise<void> => {
  const [first] = all;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => column !== 'id');
  await sql`update ${sql.table(table)} set ${sql.join(columns.map((c) => sql`${sql.ref(c)} = given.${sql.ref(c)}`))}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${jsonb(all)}) given
    where ${sql.table(table)}.id = given.id`.execute(db);
};

/** The same as `insertRows`, without the rows that a key or an exclusion of the table does not admit; answered are those that were added. */
export const insertMissing = <T extends Table, const C extends Column<T> = never>(
  within: Within,
  table: T,
  all: readonly Values<T>[],
  columns?: Columns<T, C>,
): Promise<RowOf<T, C>[]> => insertRows(within, table, all, columns, unlessThere);

/**
 * Makes the values all that `column` holds in the rows of one owner, of which a key of the table admits each value once: rows
 * of others are removed, missing ones added, and those that stay keep what else they say.
 */
export const replaceRows = async <T extends Table, const K extends Column<T>, C extends Column<T>>(
  within: Within,
  table: T,
  owner: { readonly [O in K]: SelectType<DB[T][O]> },
  column: C,
  values: readonly SelectType<DB[T][C]>[],
): Promise<void> => {
  const wanted = [...new Set(values)];
  await sql`delete from ${sql.table(table)}
    where ${conditionOf({ ...owner, [column]: noneOf(wanted) })}`.execute(within.db);
  if (wanted.length === 0) return;
  await sql`insert into ${sql.table(table)} ${rowsOf(wanted.map((value) => ({ ...owner, [column]: value })))}
    on conflict do nothing`.execute(within.db);
};

type Both<T extends Table> = RowOf<T> & { readonly '~before': Told<T>; readonly '~after': Told<T> };
/** The row itself beside what it was and is, under names no column has. */
const both = sql`returning to_jsonb(old) as "~before", to_jsonb(new) as "~after", new.*`;
const isNew = (told: { readonly '~before': unknown }): boolean => told['~before'] === null;
const changedOf = <T extends Table>(told: Both<T>): Changed<T> => {
  const { '~before': before, '~after': after } = told;
  return { before, row: told, news: diffOf({ before, after }) };
};

/**
 * Adds a row, or changes the one that has the values of `key`, which a constraint of the table holds unique within the
 * centre. `before` is null where it was added.
 */
export const upsertRow = async <T extends Table, const K extends Column<T>>(
  { db }: Within,
  table: T,
  key: { readonly [C in K]: SelectType<DB[T][C]> },
  values: Changes<T>,
): Promise<Omit<Changed<T>, 'before'> & { readonly before: Told<T> | null }> => {
  const target = columnsOf(['centre_id', ...Object.keys(key)]);
  const { rows } = await sql<Both<T>>`insert into ${sql.table(table)} ${rowsOf([{ ...key, ...values }])}
    on conflict (${target}) do update set ${assignments(values)} ${both}`.execute(db);
  const [told] = rows;
  if (!told) throw new Error(`A row of ${table} was not written.`);
  const before = isNew(told) ? null : told['~before'];
  return { before, row: told, news: diffOf({ before: before ?? {}, after: told['~after'] }) };
};

/** SQL: changes the rows that fulfil the conditions, for who sends it along with others. */
export const updating = <T extends Table, const C extends Column<T> = never>(
  table: T,
  where: Condition<T>,
  set: Changes<T>,
  columns?: Columns<T, C>,
) => sql<RowOf<T, C>>`update ${sql.table(table)} set ${assignments(set)}
  where ${conditionOf(where)} ${returning(columns)}`;

/** Changes the rows that fulfil the conditions, and answers of each the columns that are named. */
export const updateRows = async <T extends Table, const C extends Column<T> = never>(
  { db }: Within,
  table: T,
  where: Condition<T>,
  set: Changes<T>,
  columns?: Columns<T, C>,
): Promise<RowOf<T, C>[]> => {
  const { rows } = await updating(table, where, set, columns).execute(db);
  return rows;
};

/** Changes one row and answers it with what differs; undefined where no row fulfils the conditions. */
export const updateRow = async <T extends Table>(
  { db }: Within,
  table: T,
  where: Condition<T>,
  set: Changes<T>,
): Promise<Changed<T> | undefined> => {
  const { rows } = await sql<Both<T>>`update ${sql.table(table)} set ${assignments(set)}
    where ${conditionOf(where)} ${both}`.execute(db);
  return rows[0] && changedOf(rows[0]);
};

/** Removes the rows that fulfil the conditions, and answers of each the columns that are named. */
export const deleteRows = async <T extends Table, const C extends Column<T> = never>(
  { db }: Within,
  table: T,
  where: Condition<T>,
  columns?: Columns<T, C>,
): Promise<RowOf<T, C>[]> => {
  const { rows } = await sql<RowOf<T, C>>`delete from ${sql.table(table)}
    where ${conditionOf(where)} ${returning(columns)}`.execute(db);
  return rows;
};

/** Removes one row and answers it as it was; undefined where no row fulfils the conditions. */
export const deleteRow = async <T extends Table>(
  { db }: Within,
  table: T,
  where: Condition<T>,
): Promise<RowOf<T> | undefined> => {
  const { rows } = await sql<RowOf<T>>`delete from ${sql.table(table)} where ${conditionOf(where)}
    returning *`.execute(db);
  return rows[0];
};
