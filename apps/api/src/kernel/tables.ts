import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../db/types.gen.ts';

/** Name of a table, as printed from the migrated database. */
export type Table = keyof DB & string;

/** Name of a column of table `T`. */
export type Column<T extends Table> = keyof DB[T] & string;

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
