import { sql } from 'kysely';
import type { Who } from '../call/who.ts';
import type { Alias, Id, Sql, Table } from '../db/tables.ts';

/** What a scope needs to know of an entity. */
interface Noun<T extends Table> {
  readonly table: T;
  readonly tenant: boolean;
}

/** What an id outside of a scope means: FORBIDDEN, a null answer, status Error, dropped from its list, or nothing at all. */
export type Outside = 'refuse' | 'nothing' | 'error' | 'leftOut' | 'unasked';

/** Which records of one table a caller may touch, as a SQL condition: lists, counts, bulk and live calls share it. */
export interface Scope<T extends Table = Table> {
  readonly table: T;
  readonly tenant: boolean;
  /** In words, for the permission table: 'rooms of own locations'. */
  readonly label: string;
  readonly outside: Outside;
  filter(who: Who, as: Alias<T>): Sql;
}

/**
 * Declares a scope. The condition is added to every statement beside the centre's own wall; `who` is the caller,
 * `as` the alias of the table: `scope(Room, 'rooms of own locations', (who, room) => sql`…`)`.
 */
export const scope = <T extends Table>(
  of: Noun<T>,
  label: string,
  filter: (who: Who, as: Alias<T>) => Sql,
): Scope<T> => ({ table: of.table, tenant: of.tenant, label, outside: 'refuse', filter });

/** Every record of the centre; say why nobody needs to be kept out. */
export const everyone = <T extends Table>(of: Noun<T>, why: string): Scope<T> => scope(of, why, () => sql`true`);

/** Records that lie in both scopes. */
export const both = <T extends Table>(a: Scope<T>, b: Scope<T>): Scope<T> => ({
  ...a,
  label: `${a.label} that are ${b.label}`,
  filter: (who, as) => sql`(${a.filter(who, as)} and ${b.filter(who, as)})`,
});

/** Records that lie in one of the scopes at least. */
export const either = <T extends Table>(a: Scope<T>, b: Scope<T>): Scope<T> => ({
  ...a,
  label: `${a.label} or ${b.label}`,
  filter: (who, as) => sql`(${a.filter(who, as)} or ${b.filter(who, as)})`,
});

/** For queries: an id outside answers null, or an empty list where things are listed, exactly like an unknown one. */
export const orNothing = <T extends Table>(of: Scope<T>): Scope<T> => ({ ...of, outside: 'nothing' });
/** For mutations: an id outside answers status Error with `errors: [{ field, code: 'OUT_OF_REACH' }]`. */
export const orError = <T extends Table>(of: Scope<T>): Scope<T> => ({ ...of, outside: 'error' });
/** For bulk calls: ids outside are dropped from the list before the call runs. */
export const orLeftOut = <T extends Table>(of: Scope<T>): Scope<T> => ({ ...of, outside: 'leftOut' });

/**
 * For the rare call whose function judges each id itself and answers an unknown one like a closed one: nothing is asked
 * before it, so that ids cannot be probed. `why` says where the judgement is made.
 */
export const unasked = <T extends Table>(of: Noun<T>, why: string): Scope<T> => ({
  ...everyone(of, why),
  outside: 'unasked',
});

declare const nobodyMark: unique symbol;
/** For calls that take no id and answer no entity: nobody else's record is touched. */
export interface Nobody {
  readonly [nobodyMark]?: true;
  readonly nobody: true;
}
export const nobody: Nobody = { nobody: true };

type Element<V> = NonNullable<V> extends readonly (infer E)[] ? NonNullable<E> : NonNullable<V>;

/** Keys of an input that carry ids; ids within a list of objects are told as 'users.user_id'. */
export type IdKeys<I> = {
  [K in keyof I & string]-?: Element<I[K]> extends Id
    ? K
    : Element<I[K]> extends Readonly<Record<string, unknown>>
      ? `${K}.${IdKeys<Element<I[K]>>}`
      : never;
}[keyof I & string];

type TableAt<I, P> = P extends keyof I
  ? Element<I[P]> extends Id<infer T>
    ? T
    : never
  : P extends `${infer K}.${infer Rest}`
    ? K extends keyof I
      ? TableAt<Element<I[K]>, Rest>
      : never
    : never;

/** A scope for each id of the input, of that very table, and `rows` for what the call answers. */
export type Reach<I> = [IdKeys<I>] extends [never]
  ? Nobody | { readonly rows: Scope }
  : { readonly [P in IdKeys<I>]: Scope<TableAt<I, P> & Table> } & { readonly rows?: Scope };
