import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Column, RowOf, Sql, Table } from './tables.ts';
import { type Condition, conditionOf } from './where.ts';

/** Whoever holds the database of a transaction: the context of a call or of a job. */
export interface Within {
  readonly db: Kysely<DB>;
}

/** Names of columns of a table, of which `C` are those that are answered. */
export type Columns<T extends Table, C extends Column<T>> = readonly C[];

interface Asked<T extends Table> {
  /** '-column' for descending. */
  readonly order?: readonly (Column<T> | `-${Column<T>}`)[];
  readonly limit?: number;
  /** Holds what is found until the transaction ends: 'share' against changes, 'update' against other holders too. */
  readonly lock?: keyof typeof LOCKS;
}

const LOCKS = {
  update: sql`for update`,
  'no key update': sql`for no key update`,
  share: sql`for share`,
  'key share': sql`for key share`,
};

/** Columns as `select` and `returning` name them; all of them where none are named. */
export const columnsOf = (columns: readonly string[] | undefined): Sql =>
  columns ? sql.join(columns.map((column) => sql.ref(column))) : sql`*`;

const sorting = (order: readonly string[]): Sql => {
  const terms = order.map((term) => (term.startsWith('-') ? sql`${sql.ref(term.slice(1))} desc` : sql.ref(term)));
  return terms.length > 0 ? sql`order by ${sql.join(terms)}` : sql``;
};

/** The rows of a table of this centre that fulfil the conditions; the columns that are named of each, or all. */
export const findRows = async <T extends Table, const C extends Column<T> = Column<T>>(
  { db }: Within,
  table: T,
  where: Condition<T>,
  columns?: Columns<T, C>,
  { order = [], limit, lock }: Asked<T> = {},
): Promise<RowOf<T, C>[]> => {
  const { rows } = await sql<RowOf<T, C>>`select ${columnsOf(columns)} from ${sql.table(table)}
    where ${conditionOf(where)} ${sorting(order)} ${limit === undefined ? sql`` : sql`limit ${limit}`}
    ${lock ? LOCKS[lock] : sql``}`.execute(db);
  return rows;
};

/** The first of them; undefined where there is none. */
export const findRow = async <T extends Table, const C extends Column<T> = Column<T>>(
  within: Within,
  table: T,
  where: Condition<T>,
  columns?: Columns<T, C>,
  asked: Asked<T> = {},
): Promise<RowOf<T, C> | undefined> => (await findRows(within, table, where, columns, asked))[0];
