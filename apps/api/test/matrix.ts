import type { Role } from '@nestling/rules/roles.ts';
import type { Where, World } from './world.ts';

type Args = Readonly<Record<string, unknown>>;

/**
 * What a caller without the right to a record gets: FORBIDDEN, null, status Error, an empty list, or the answer that
 * every number gets which the call does not open to them.
 */
export type Outside = 'refused' | 'null' | 'error' | 'empty' | 'alike';

/** A call that names records: whom it serves depends on where they lie. */
interface OfRecords {
  /** Valid arguments for a record that lies there; fresh ones where the call uses them up. `caller` is null for guests. */
  args(world: World, where: Where, caller: { id: number; session: string } | null): Args | Promise<Args>;
  /** The lowest role that is served by place; a place left out serves nobody. Never another centre. */
  readonly from: Partial<Record<Exclude<Where, 'foreign'>, Role>>;
  /** Arguments that make the call need a permission, where the value of one decides (`askedBy`). */
  readonly asking?: Readonly<Record<string, Args>>;
  readonly outside: Outside;
  /** What those served get from a mutation; 'Success' unless told. */
  readonly status?: 'Success' | 'Error';
  /** Families read the names of the location's staff in it, of whom some carry the word of others here. */
  readonly namesStaff?: boolean;
}

/** A call that names none: its rule alone decides who may ask, and its answer must hold nothing of others. */
interface OfNothing {
  args(world: World, caller: { id: number; session: string } | null): Args | Promise<Args>;
  readonly from?: undefined;
  readonly asking?: Readonly<Record<string, Args>>;
  readonly outside?: undefined;
  /** `either` where it depends on who asks: families are served, staff have nothing of the kind. */
  readonly status?: 'Success' | 'Error' | 'either';
}

export type Expectation = OfRecords | OfNothing;

/** What is expected of each call of a domain, reviewed by a person; a call without it fails the build. */
export type Matrix = Readonly<Record<string, Expectation>>;

/** Records of own students for families, of own locations for staff, everything of the centre for support. */
export const families = { own: 'user', other: 'teacher', elsewhere: 'kvsupport' } as const;
/** Records of own locations for staff; nothing for families. */
export const staff = { own: 'teacher', other: 'teacher', elsewhere: 'kvsupport' } as const;
/** Everything of the centre for whoever passes the rule. */
export const centre = { own: 'user', other: 'user', elsewhere: 'user' } as const;
