import type { Rule } from '@nestling/rules/roles.ts';
import type { SelectType } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Ctx } from '../call/context.ts';
import type { Who } from '../call/who.ts';
import type { Alias, Column, Id, Sql, Table } from '../db/tables.ts';
import type { Scope } from './reach.ts';

/** GraphQL scalars an answer may hold. Date is 'YYYY-MM-DD', Clock 'HH:mm', DateTime ISO 8601 in UTC. */
export type Scalar = 'ID' | 'String' | 'Int' | 'Float' | 'Boolean' | 'Date' | 'Clock' | 'DateTime' | 'JSON';

interface Described {
  readonly nullable: boolean;
  /** Lowest role that gets the value; lower ones get null. */
  readonly rule?: Rule;
  /** One sentence for the API docs. */
  readonly about?: string;
}
export interface ColumnField<C extends string | undefined = string | undefined> extends Described {
  readonly kind: 'column';
  readonly type: Scalar;
  readonly column: C;
}
export interface OneField<C extends string = string> extends Described {
  readonly kind: 'one';
  readonly entity: Entity;
  readonly column: C;
}
export interface ManyField extends Described {
  readonly kind: 'many';
  readonly entity: Entity;
  on(inner: Alias<Table>, outer: Alias<Table>, now: Date): Sql;
  readonly order: readonly string[];
}
export interface RawField extends Described {
  readonly kind: 'raw';
  readonly type: Scalar;
  sql(outer: Alias<Table>, who: Who, now: Date): Sql;
}
export interface ComputedField extends Described {
  readonly kind: 'computed';
  readonly type: Scalar;
  readonly needs: readonly string[];
  /** What else the value is made of, said in SQL. */
  readonly also?: Readonly<Record<string, RawField['sql']>>;
  value(row: Readonly<Record<string, unknown>>, ctx: Ctx): unknown;
}
export type Field = ColumnField | OneField | ManyField | RawField | ComputedField;

/** A noun of the API: its GraphQL type, the table it is read from, and how its fields are made from columns. */
export interface Entity<T extends Table = Table> {
  readonly name: string;
  readonly table: T;
  /** False for look-up tables that belong to no centre. */
  readonly tenant: boolean;
  readonly fields: Map<string, Field>;
  /** Who sees records of it wherever they are reached through another record. Set by `nested`. */
  nested: Scope<T> | undefined;
}

/** Names an entity; its fields follow with `fields`, so that two entities may hold each other. */
export const entity = <const T extends Table>(name: string, table: T, options?: { tenant?: boolean }): Entity<T> => {
  const fields = new Map<string, Field>();
  named.push({ table, fields });
  return { name, table, tenant: options?.tenant ?? true, fields, nested: undefined };
};

const named: Pick<Entity, 'table' | 'fields'>[] = [];

/** The fields of every noun there is, by the table it is read from; several nouns may be read from one. */
export const fieldsOfTables = (): readonly Pick<Entity, 'table' | 'fields'>[] => named;

/** The id of a record of this entity, from a number read out of its own table. */
export const idOf = <T extends Table>(of: Entity<T>, value: number): Id<T> => {
  if (isId(of, value)) return value;
  throw new TypeError(`${value} is no id of ${of.name}`);
};
const isId = <T extends Table>(_: Entity<T>, value: number): value is Id<T> => Number.isInteger(value) && value > 0;

type Missing<T extends Table, C> = C extends Column<T> ? unknown : `${T} has no column ${C & string}`;
type Checked<T extends Table, F> = {
  [K in keyof F]: F[K] extends OneField<infer C>
    ? Missing<T, C>
    : F[K] extends ColumnField<infer C>
      ? Missing<T, [C] extends [string] ? C : K>
      : unknown;
};

/** Gives an entity its fields. A key that is no column of the table does not compile, unless it names its column. */
export const fields = <T extends Table, const F extends Record<string, Field>>(
  of: Entity<T>,
  all: F & Checked<T, F>,
): void => {
  for (const [name, field] of Object.entries<Field>(all)) of.fields.set(name, field);
};

/**
 * Says who sees records of this entity when they are reached through another one, or answered without a scope
 * of their own. Every entity that is answered needs it (asserted at start).
 */
export const nested = <T extends Table>(of: Entity<T>, scope: Scope<T>): void => {
  of.nested = scope;
};

interface Build {
  (): ColumnField<undefined>;
  <const C extends string>(column: C): ColumnField<C>;
}
const column = (type: Scalar, nullable: boolean): Build => {
  function make(): ColumnField<undefined>;
  function make<const C extends string>(name: C): ColumnField<C>;
  function make(name?: string): ColumnField {
    return { kind: 'column', type, nullable, column: name };
  }
  return make;
};

/** The record's id: `id: ident()`. */
export const ident = column('ID', false);
/** A text column; `text('first_name')` where the field is called otherwise than its column. */
export const text = column('String', false);
export const int = column('Int', false);
export const float = column('Float', false);
export const flag = column('Boolean', false);
/** A `date` column, 'YYYY-MM-DD'. */
export const date = column('Date', false);
/** A `time` column, 'HH:mm'. */
export const clock = column('Clock', false);
/** A `timestamptz` column, ISO 8601 in UTC. */
export const datetime = column('DateTime', false);
/** A `jsonb` or array column, answered as it stands. */
export const json = column('JSON', false);

/** The same for columns that may hold null: `orNull.text()`. */
export const orNull = {
  ident: column('ID', true),
  text: column('String', true),
  int: column('Int', true),
  float: column('Float', true),
  flag: column('Boolean', true),
  date: column('Date', true),
  clock: column('Clock', true),
  datetime: column('DateTime', true),
  json: column('JSON', true),
};

/** The record a column points at: `location: one(Location, 'location_id')`. Null when unset or out of sight. */
export const one = <const C extends string>(of: Entity, by: C): OneField<C> => ({
  kind: 'one',
  nullable: true,
  entity: of,
  column: by,
});

/**
 * Records that point here: `students: many(Student, Room, (student, room) => sql`…`)`.
 * Both stand in the same centre already; only what the caller may see of them is answered (see `nested`).
 */
export const many = <I extends Table, O extends Table>(
  of: Entity<I>,
  _owner: Entity<O>,
  on: (inner: Alias<I>, outer: Alias<O>, now: Date) => Sql,
  order: readonly Column<I>[] = [],
): ManyField => ({ kind: 'many', nullable: false, entity: of, on, order });

/** A value said in SQL: `count: raw('Int', Room, (room, who) => sql`(select …)`)`. */
export const raw = <O extends Table>(
  type: Scalar,
  _owner: Entity<O>,
  toSql: (outer: Alias<O>, who: Who, now: Date) => Sql,
): RawField => ({ kind: 'raw', nullable: true, type, sql: toSql });

/** How a column's value arrives in a computed field: JSON carries times as ISO text. */
type Cell<V> = V extends Date ? string : V;
type Cells<T extends Table, C extends Column<T>> = { readonly [K in C]: Cell<SelectType<DB[T][K]>> };

/**
 * A value made in JavaScript from columns: `photo: computed('String', Room, ['image'], (room, ctx) => …)`; `also` adds what
 * must be asked in SQL, such as whether the caller may see it.
 */
export const computed = <T extends Table, const C extends Column<T>, const A extends string = never>(
  type: Scalar,
  _owner: Entity<T>,
  needs: readonly C[],
  value: (row: Cells<T, C> & { readonly [K in A]: unknown }, ctx: Ctx) => unknown,
  also?: Readonly<Record<A, (outer: Alias<T>, who: Who, now: Date) => Sql>>,
): ComputedField => ({ kind: 'computed', nullable: true, type, needs, value, ...(also ? { also } : {}) });

/** Lets only `rule` and above see a field; others get null, of `many` an empty list: `phone: atLeast('teacher', orNull.text())`. */
export const atLeast = <const F extends Field>(rule: Rule, field: F): F => ({ ...field, nullable: true, rule });

/** Adds the sentence the API docs print for a field. */
export const described = <const F extends Field>(about: string, field: F): F => ({ ...field, about });
