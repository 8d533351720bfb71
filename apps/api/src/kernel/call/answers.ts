import { isObject } from '@nestling/rules/json.ts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Alias, Column, Id, Sql, Table } from '../db/tables.ts';
import type { Entity, Scalar } from '../read/entity.ts';
import type { Scope } from '../read/reach.ts';
import type { Ctx } from './context.ts';
import type { Message } from './message.ts';
import type { FieldError, UserError } from './refusals.ts';

type Condition = Expression<SqlBool> | undefined | null | false | '' | 0;
export type Order<T extends Table> = Column<T> | `-${Column<T>}` | ((as: Alias<T>) => Sql);

interface RowsSpec<T extends Table> {
  /** Conditions, all of which must hold; falsy ones are left out. The table stands under its own name. */
  where?: (q: ExpressionBuilder<DB, T>) => readonly Condition[];
  /** Columns to sort by, '-' for descending; the id comes last by itself, so that pages are stable. */
  order?: readonly Order<T>[];
  /** Instead of the row's `reach.rows`. */
  reach?: Scope<T>;
  /** For `list`: at most so many (default 1,000). */
  limit?: number;
}

/** Which records to answer; the kernel adds reach, selection, page and count, and reads them in one statement. */
export interface Rows<T extends Table> extends RowsSpec<T> {
  readonly entity: Entity<T>;
}
export const rows = <T extends Table>(of: Entity<T>, spec: RowsSpec<T> = {}): Rows<T> => ({ entity: of, ...spec });

/** One record by its id, or nothing. */
export const byId = <T extends Table>(of: Entity<T>, id: number): Rows<T> => ({
  entity: of,
  where: () => [sql<SqlBool>`${sql.ref(`${of.table}.id`)} = ${id}`],
});

declare const holds: unique symbol;
/** A plain value of an answer. */
export interface Kind<V> {
  readonly kind: 'scalar';
  readonly type: Scalar;
  readonly list: boolean;
  readonly nullable: boolean;
  /** Makes what is answered of what the function gave; asked only where the field is asked for. */
  readonly made?: (given: unknown, ctx: Ctx) => unknown;
  readonly [holds]?: V;
}
const kind = <V>(type: Scalar): Kind<V> => ({ kind: 'scalar', type, list: false, nullable: false });

/** Values an answer may hold: `object({ counter: out.int, days: outList(out.date), until: outOrNull(out.datetime) })`. */
export const out = {
  id: kind<number>('ID'),
  text: kind<string>('String'),
  int: kind<number>('Int'),
  float: kind<number>('Float'),
  flag: kind<boolean>('Boolean'),
  /** 'YYYY-MM-DD' */
  date: kind<string>('Date'),
  /** 'HH:mm' */
  clock: kind<string>('Clock'),
  datetime: kind<Date>('DateTime'),
  json: kind<unknown>('JSON'),
};
export const outList = <V>(of: Kind<V>): Kind<readonly V[]> => ({ ...strip(of), list: true });
export const outOrNull = <V>(of: Kind<V>): Kind<V | null> => ({ ...strip(of), nullable: true });
const strip = ({ kind, type, list, nullable }: Kind<unknown>) => ({ kind, type, list, nullable });

/** A text that is not answered as it is kept, such as the key of a picture: `make` says what of it is answered. */
export const outMade = (make: (kept: string, ctx: Ctx) => string | null): Kind<string | null> => ({
  ...outOrNull(out.text),
  made: (given, ctx) => (typeof given === 'string' ? make(given, ctx) : null),
});

/** What a field of an answer may be: a value, a record, a list of records, an object, a list of objects. */
export type Part = Kind<unknown> | Entity | readonly [Entity] | ObjectAnswer<Parts> | readonly [ObjectAnswer<Parts>];
export interface Parts {
  readonly [name: string]: Part;
}

/**
 * What the function gives for a part. A record is given by its id or as `rows(…)`, and read back with just the
 * fields that were asked for; a list of records as ids (kept in order) or `rows(…)`.
 */
export type ValueOf<P> =
  P extends Kind<infer V>
    ? V
    : P extends Entity<infer T>
      ? Id<T> | Rows<T> | null
      : P extends readonly [Entity<infer T>]
        ? readonly Id<T>[] | Rows<T>
        : P extends ObjectAnswer<infer O>
          ? Values<O> | null
          : P extends readonly [ObjectAnswer<infer O>]
            ? readonly Values<O>[]
            : never;
export type Values<P extends Parts> = { readonly [K in keyof P]: ValueOf<P[K]> };

export interface OneAnswer<T extends Table = Table> {
  readonly kind: 'one';
  readonly entity: Entity<T>;
}
export interface ListAnswer<T extends Table = Table> {
  readonly kind: 'list';
  readonly entity: Entity<T>;
}
export interface PagedAnswer<T extends Table = Table> {
  readonly kind: 'paged';
  readonly entity: Entity<T>;
}
export interface ObjectAnswer<P extends Parts = Parts> {
  readonly kind: 'object';
  /** Name of the GraphQL type; `<Call>Answer` when not given. Give one when several calls share it. */
  readonly name: string | undefined;
  readonly parts: P;
}
export interface ObjectsAnswer<P extends Parts = Parts> {
  readonly kind: 'objects';
  readonly of: ObjectAnswer<P>;
}
export interface OutcomeAnswer<P extends Parts = Parts> {
  readonly kind: 'outcome';
  readonly parts: P;
}
export type Answer = OneAnswer | ListAnswer | PagedAnswer | ObjectAnswer | ObjectsAnswer | OutcomeAnswer;

/** One record or null. */
export const one = <T extends Table>(entity: Entity<T>): OneAnswer<T> => ({ kind: 'one', entity });
/** A plain array of records. */
export const list = <T extends Table>(entity: Entity<T>): ListAnswer<T> => ({ kind: 'list', entity });
/** data, currentPage, lastPage, perPage, total; the row's input holds `...page`. */
export const paged = <T extends Table>(entity: Entity<T>): PagedAnswer<T> => ({ kind: 'paged', entity });
/** An object put together by the function, or null. */
export const object = <const P extends Parts>(parts: P, name?: string): ObjectAnswer<P> => ({
  kind: 'object',
  name,
  parts,
});
/** An array of such objects. */
export const objects = <const P extends Parts>(parts: P, name?: string): ObjectsAnswer<P> => ({
  kind: 'objects',
  of: object(parts, name),
});
/** An array of an object another call answers too. */
export const objectsOf = <P extends Parts>(of: ObjectAnswer<P>): ObjectsAnswer<P> => ({ kind: 'objects', of });
/** status, message, color and errors of a mutation, beside it the records or values of `parts` (null unless done). */
export function outcome(): OutcomeAnswer<Record<never, never>>;
export function outcome<const P extends Parts>(parts: P): OutcomeAnswer<P>;
export function outcome(parts: Parts = {}): OutcomeAnswer {
  return { kind: 'outcome', parts };
}

/** What a call did, with the values of its parts. */
export interface Done<V = unknown> {
  readonly message: Message;
  readonly values: V;
  /** Null: done. Otherwise status Error, though what was written is kept. */
  readonly fieldErrors: readonly FieldError[] | null;
  /** What of a list was not done, though the rest was: status Success all the same. */
  readonly leftOut?: readonly FieldError[];
}
/** Status Success: `done(say('room.added', { name }), { program: id })`. */
export function done(message: Message): Done<Record<never, never>>;
export function done<const V>(message: Message, values: V): Done<V>;
export function done(message: Message, values: unknown = {}): Done {
  return { message, values, fieldErrors: null };
}
/**
 * Done for a part of a list, the one form of it: status Success, `message` with how many were done, behind which the kernel
 * says how many were left out, and in `errors` why, one for each (`students.17`). Where nothing was done, `declined` is right.
 */
export const doneInPart = <const V>(message: Message, values: V, leftOut: readonly FieldError[]): Done<V> => ({
  message,
  values,
  fieldErrors: null,
  leftOut,
});

/** The same with more that was left out. */
export const leavingOut = (given: unknown, more: readonly FieldError[]): unknown =>
  more.length > 0 && isDone(given) && given.fieldErrors === null
    ? { ...given, leftOut: [...(given.leftOut ?? []), ...more] }
    : given;

/**
 * Status Error, but what the call wrote is kept: a failure that was counted, a refusal with its reason. Where nothing
 * may be kept, `declined` is right.
 */
export const notDone = <const V>(message: Message, values: V, ...fieldErrors: readonly FieldError[]): Done<V> => ({
  message,
  values,
  fieldErrors,
});

export const isRows = (value: unknown): value is Rows<Table> => isObject(value) && isObject(value.entity);
export const isDone = (value: unknown): value is Done =>
  isObject(value) && isObject(value.message) && 'values' in value && 'fieldErrors' in value;

/** What the function of a call with this answer gives back. */
export type Given<A extends Answer> =
  A extends OneAnswer<infer T>
    ? Rows<T> | null
    : A extends ListAnswer<infer T>
      ? Rows<T>
      : A extends PagedAnswer<infer T>
        ? Rows<T>
        : A extends ObjectAnswer<infer P>
          ? Values<P> | null
          : A extends ObjectsAnswer<infer P>
            ? readonly Values<P>[]
            : A extends OutcomeAnswer<infer P>
              ? Done<Partial<Values<P>>> | UserError
              : never;
