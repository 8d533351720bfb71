import type { BuiltInPermission } from '@nestling/rules/permissions.ts';
import { allows, type Rule } from '@nestling/rules/roles.ts';
import type { Sql } from '../db/tables.ts';
import type { Who } from './who.ts';

/**
 * One permission a call asks of staff. Families are judged by their links and their location instead and never need one.
 */
export interface Demand<F extends string = string> {
  readonly permission: BuiltInPermission;
  /** The argument that makes it needed, at which the refusal is shown; null: every use of the call needs it. */
  readonly field: F | null;
  /** True where what the argument holds decides, so that nobody can tell from a document alone. */
  readonly byValue: boolean;
  /** The lowest role it is asked of; left out: staff of every role that may call. */
  readonly from?: Staffed;
  /** Whether this value of the argument needs it; SQL where records decide, asked in the message of the first statement. */
  asks(value: unknown, who: Who): boolean | Sql;
}

/**
 * What staff need beside the rule of a call: one permission, or several of which each is asked for when its argument
 * says so: `['edit_students', given('users', 'manage_guardians')]`. All that are asked for must be held.
 */
export type Permission<F extends string = string> = BuiltInPermission | readonly (BuiltInPermission | Demand<F>)[];

/** Roles of staff whose mutations a centre must be able to take away; admins keep what nobody else could give back. */
type Staffed = Extract<Rule, 'teacher' | 'manager' | 'kvsupport' | 'center'>;

/**
 * The field `permission` of a mutation. For the rules teacher to center it must be there, or be null with a `because`
 * that says why no centre takes this from a role.
 */
export type PermissionField<R extends Rule, F extends string> =
  | { readonly permission: Permission<F> }
  | { readonly permission: null; readonly because: string }
  | ([Extract<R, Staffed>] extends [never] ? { readonly permission?: undefined } : never);

/** Needed when the argument is given at all, an empty list and null included. */
export const given = <const F extends string>(field: F, permission: BuiltInPermission): Demand<F> => ({
  permission,
  field,
  byValue: false,
  asks: (value) => value !== undefined,
});

/** Needed when the argument holds something: for lists and flags a form always sends. */
export const filled = <const F extends string>(field: F, permission: BuiltInPermission): Demand<F> => ({
  permission,
  field,
  byValue: false,
  asks: (value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)),
});

/**
 * Needed when the value of the argument, or the records it names, say so; `from` a role on, where those below do it for
 * another reason than this permission.
 */
export const askedBy = <const F extends string>(
  field: F,
  permission: BuiltInPermission,
  asks: Demand['asks'],
  from?: Staffed,
): Demand<F> => ({ permission, field, byValue: true, ...(from && { from }), asks });

/** The demands of a row, in its order. */
export const demandsOf = (permission: Permission | null | undefined): readonly Demand[] => {
  const all = typeof permission === 'string' ? [permission] : (permission ?? []);
  return all.map((one) =>
    typeof one === 'string' ? { permission: one, field: null, byValue: false, asks: () => true } : one,
  );
};

/** What is asked of this input: each demand with the condition under which it holds. */
export const askedOf = (
  demands: readonly Demand[],
  values: Readonly<Record<string, unknown>>,
  who: Who,
): readonly (Demand & { readonly when: Sql | true })[] =>
  demands.flatMap((demand) => {
    if (demand.from && !allows(who.role, demand.from)) return [];
    const when = demand.asks(demand.field === null ? undefined : values[demand.field], who);
    return when === false ? [] : [{ ...demand, when }];
  });
