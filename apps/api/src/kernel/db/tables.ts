import { type RawBuilder, type SelectType, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';

/** Name of a table, as printed from the migrated database. */
export type Table = keyof DB & string;

/** Name of a column of table `T`. */
export type Column<T extends Table> = keyof DB[T] & string;

/** A row of a table, or the named columns of it. */
export type RowOf<T extends Table, C extends Column<T> = Column<T>> = {
  readonly [K in C]: SelectType<DB[T][K]>;
};

/** A piece of SQL with its parameters. */
export type Sql = RawBuilder<unknown>;

declare const idOf: unique symbol;

/** The number of one record of table `T`; ids of two tables are not interchangeable to the compiler. */
export type Id<T extends string = string> = number & { readonly [idOf]: T };

declare const aliasOf: unique symbol;

/** The name under which a table stands in the statement being built. */
export interface Alias<T extends Table> {
  readonly name: string;
  readonly [aliasOf]?: T;
}

/** A column of a table standing under an alias, safely quoted: `col(room, 'location_id')`. */
export const col = <T extends Table>(as: Alias<T>, column: Column<T>): Sql => sql.ref(`${as.name}.${column}`);

/** A value for a jsonb column; arrays need it, since they are sent as Postgres arrays otherwise. */
export const jsonb = (value: unknown): RawBuilder<never> => sql<never>`${JSON.stringify(value)}::jsonb`;

/** So many ids are told one by one. */
const FEW = 4;

/**
 * Whether a column holds one of some ids, of a type such as 'int'. A plan that is kept (`often` of a call) takes every
 * array for one of ten: a few ids are told one by one, so that those of a family are looked up by their keys.
 */
export const among = (column: Sql, ids: readonly number[]): Sql =>
  ids.length > 0 && ids.length <= FEW ? sql`${column} in (${sql.join(ids)})` : sql`${column} = any(${[...ids]}::int[])`;
