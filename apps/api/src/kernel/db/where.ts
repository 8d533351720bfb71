import { type RawBuilder, type SelectType, type SqlBool, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Column, Sql, Table } from './tables.ts';

/** What a column must be like, where it is not one value or one of several. */
export interface Test<V = unknown> {
  test(column: Sql): Sql;
  readonly of?: V;
}

/**
 * Conditions on columns of one table, all of which must hold: a value, one of several values, null for "is null", or a test
 * such as `notNull`. Rows of other centres are never among them: row security pins the centre.
 */
export type Where<T extends Table> = {
  readonly [C in Column<T>]?:
    | SelectType<DB[T][C]>
    | readonly SelectType<DB[T][C]>[]
    | Test<NonNullable<SelectType<DB[T][C]>>>
    | RawBuilder<SelectType<DB[T][C]>>;
};

const compared = <V>(operator: Sql, value: V): Test<V> => ({ test: (column) => sql`${column} ${operator} ${value}` });
export const below = <V>(value: V): Test<V> => compared(sql`<`, value);
export const atMost = <V>(value: V): Test<V> => compared(sql`<=`, value);
export const above = <V>(value: V): Test<V> => compared(sql`>`, value);
export const atLeast = <V>(value: V): Test<V> => compared(sql`>=`, value);
/** Another value than this one, or none. */
export const not = <V>(value: V): Test<V> => compared(sql`is distinct from`, value);
/** This value; null: none. */
export const same = <V>(value: V | null): Test<V> => ({
  test: (column) => sql`${column} is not distinct from ${value}`,
});
/** None of these values; where none are given, every value will do. */
export const noneOf = <V>(values: readonly V[]): Test<V> => ({
  test: (column) => (values.length === 0 ? sql`true` : sql`${column} not in (${sql.join(values)})`),
});
export const notNull: Test<never> = { test: (column) => sql`${column} is not null` };

const isTest = (value: unknown): value is Test => typeof value === 'object' && value !== null && 'test' in value;

/**
 * For lists: the columns of a table that have the values which are asked for; undefined ones are not asked about. The table
 * stands under its own name.
 */
export const matching = <T extends Table>(
  { table }: { readonly table: T },
  asked: { readonly [C in Column<T>]?: SelectType<DB[T][C]> | undefined },
): RawBuilder<SqlBool> => {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  if (given.length === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`(${sql.join(
    given.map(([column, value]) => sql`${sql.ref(`${table}.${column}`)} = ${value}`),
    sql` and `,
  )})`;
};

/** Conditions by column, a condition of one's own in SQL, or several of both, all of which must hold. */
export type Condition<T extends Table> = Where<T> | Sql | readonly (Where<T> | Sql)[];
type Said = Readonly<Record<string, unknown>> | Sql;
const isSql = (where: object): where is Sql => 'toOperationNode' in where;
const isList = (where: Said | readonly Said[]): where is readonly Said[] => Array.isArray(where);

/** The conditions as SQL. A column that is undefined is a mistake: it would widen what is changed or removed. */
export const conditionOf = (where: Said | readonly Said[]): Sql => {
  if (isList(where)) {
    if (where.length === 0) throw new TypeError('No condition is given: every row of the table would do.');
    return sql.join(
      where.map((one) => sql`(${conditionOf(one)})`),
      sql` and `,
    );
  }
  if (isSql(where)) return where;
  const parts = Object.entries(where).map(([name, value]) => {
    const column = sql.ref(name);
    if (value === undefined) throw new TypeError(`A condition on ${name} is undefined.`);
    if (value === null) return sql`${column} is null`;
    if (isTest(value)) return value.test(column);
    if (Array.isArray(value)) return value.length === 0 ? sql`false` : sql`${column} in (${sql.join(value)})`;
    return sql`${column} = ${value}`;
  });
  if (parts.length === 0) throw new TypeError('No condition is given: every row of the table would do.');
  return sql.join(parts, sql` and `);
};
