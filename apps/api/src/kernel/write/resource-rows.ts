import type { Rule } from '@nestling/rules/roles.ts';
import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { OutcomeAnswer, Values as PartValues, Rows } from '../call/answers.ts';
import type { Confirms, Limit } from '../call/call.ts';
import type { Ctx, Publication } from '../call/context.ts';
import type { InputOf, InputShape } from '../call/input.ts';
import type { Message } from '../call/message.ts';
import type { Permission } from '../call/permission.ts';
import type { UserError } from '../call/refusals.ts';
import type { Column, Id, RowOf, Table } from '../db/tables.ts';
import type { IdKeys, Reach, Scope } from '../read/reach.ts';
import type { Given, Links, RecordOptions } from './records.ts';
import type { RowDiff } from './row-diff.ts';
import type { Changes } from './write-rows.ts';

type Awaitable<V> = V | Promise<V>;
/** A function that may answer something, and need not. */
type Doing<P extends readonly unknown[], V> =
  | ((...given: P) => Awaitable<V>)
  | ((...given: P) => Promise<void>)
  | ((...given: P) => void);

/** A record as a function of a resource is given it. */
export type RecordOf<T extends Table> = RowOf<T> & { readonly id: Id<T> };

/** What all calls about the records of an entity have in common. */
export interface ResourceTerms<T extends Table, R extends Rule> extends RecordOptions {
  /** Lowest role admitted. */
  readonly rule: R;
  /** Which records a caller may name. */
  readonly reach: Scope<T>;
  /** The part of the answer that holds the record: `payment` makes `outcome({ payment: Payment })`. */
  readonly as: string;
  /** What is published of a record that was added, changed or removed. */
  readonly changed?: (record: RecordOf<T>, ctx: Ctx) => Publication | readonly Publication[];
  /** The column that holds the state of a record; left out: `status`. */
  readonly state?: Column<T>;
  /** From each state those a record may go to: any other way is declined, code STATE, whichever row takes it. */
  readonly arrows?: Readonly<Record<string, readonly string[]>>;
  /** Told where an act is not open to a record in its state, or no arrow leads from it `to` the one that is asked for. */
  readonly wrongState?: (record: RecordOf<T>, to?: string) => Message;
}

/** What a row says by itself: its sentence, what it asks otherwise than the resource, and the options of every row. */
export interface OwnTerms<S extends InputShape> {
  /** One sentence for the API docs: what it does, and what bad input gets. */
  readonly about: string;
  readonly rule?: Rule;
  /** Left out: the resource's, of what writes; reading asks for none. */
  readonly permission?: Permission<keyof S & string> | null;
  /** Why no centre takes this from a role, where `permission` is null. */
  readonly because?: string;
  readonly limit?: Limit;
  readonly allowedWhileActing?: string;
  readonly often?: boolean;
  readonly secret?: boolean | 'input';
  readonly changesNothing?: string;
  readonly confirms?: Confirms;
}

/** A scope for each id of the input beside that of the record, which is the resource's. */
type FurtherReach<S extends InputShape> = [IdKeys<InputOf<S>>] extends [never]
  ? { readonly reach?: undefined }
  : { readonly reach: Reach<InputOf<S>> };

type PartsOf<A> = A extends OutcomeAnswer<infer P> ? Partial<PartValues<P>> : never;

/** What is told of what a function did, beside what the kernel sees by itself. */
export interface Telling<A extends OutcomeAnswer> {
  /** Links of the record, by the name the history gives them. */
  readonly links?: Links;
  /** Written into the history beside what differs: what the record does not hold itself. */
  readonly notes?: object;
  /** Instead of the row's sentence. */
  readonly says?: Message;
  /** Parts of the answer beside the record. */
  readonly gives?: PartsOf<A>;
}
/** What a function makes of a record: columns to set, and what is told of it. Nothing: all was done already. */
export interface Effect<T extends Table, A extends OutcomeAnswer> extends Telling<A> {
  readonly set?: Changes<T>;
}
/** What a new record holds. */
export interface Creation<T extends Table, A extends OutcomeAnswer> extends Telling<A> {
  readonly set: Given<T>;
}
/** A record that was added already, by a function jobs or other calls use as well. */
export interface Made<T extends Table, A extends OutcomeAnswer> extends Telling<A> {
  readonly made: RecordOf<T>;
}
type Nothing = UserError | null | undefined;

/**
 * The states an act is open to: by name, or each with what stands in its way all the same. From any other state it is
 * declined, code STATE.
 */
export type From<T extends Table> = readonly string[] | Readonly<Record<string, OpenState<T>>>;
export type OpenState<T extends Table> = true | ((record: RecordOf<T>, ctx: Ctx) => Nothing);

export interface Ending<T extends Table, S extends InputShape, A extends OutcomeAnswer> {
  /** The answer; left out: the record as the resource's part. */
  readonly answer?: A;
  /**
   * What follows once the record is as it shall be; what it declines takes everything back. `news` is what differs, links
   * among it; null where nothing does, and of a record that was added or removed.
   */
  readonly afterwards?: Doing<
    [ctx: Ctx, record: RecordOf<T>, input: InputOf<S>, news: RowDiff | null],
    Omit<Telling<A>, 'links'> | Nothing
  >;
  /** What the caller is told. */
  readonly says: Message | ((record: RecordOf<T>, input: InputOf<S>) => Message);
}

/** A row that answers one record. */
export type ReadRow = Pick<OwnTerms<InputShape>, 'about' | 'rule' | 'limit' | 'often'>;

/** A row that answers the records in reach. */
export type ListRow<T extends Table, S extends InputShape> = Omit<
  OwnTerms<S>,
  'secret' | 'changesNothing' | 'confirms'
> &
  FurtherReach<S> & {
    readonly input: S;
    /** Conditions, all of which must hold; falsy ones are left out. */
    readonly where?: (
      q: ExpressionBuilder<DB, T>,
      input: InputOf<S>,
      ctx: Ctx,
    ) => ReturnType<NonNullable<Rows<T>['where']>>;
    /** The columns to sort by, or what they are for an input, such as its `sort`. */
    readonly order?: NonNullable<Rows<T>['order']> | ((input: InputOf<S>, ctx: Ctx) => NonNullable<Rows<T>['order']>);
    readonly most?: number;
  };

/** A row that does something with one record, which its first argument names. */
export type ActRow<T extends Table, S extends InputShape, A extends OutcomeAnswer> = OwnTerms<S> &
  FurtherReach<S> &
  Ending<T, S, A> & {
    /** Arguments beside that of the record. */
    readonly input?: S;
    /** The argument that names the record; left out: `id`. */
    readonly by?: string;
    readonly from?: From<T>;
    /** With the record locked: checks, effects on others, and what becomes of it. */
    readonly run?: Doing<[ctx: Ctx, record: RecordOf<T>, input: InputOf<S>], Effect<T, A> | Nothing>;
    /** The state it is in afterwards. */
    readonly to?: string;
  };

/** A row that changes columns as they are given. */
export type ChangeRow<T extends Table, S extends InputShape, A extends OutcomeAnswer> = ActRow<T, S, A> & {
  /** The columns an input sets, where the record need not be looked at for it. */
  readonly set?: (input: InputOf<S>, ctx: Ctx) => Changes<T>;
  /**
   * True: it takes `seen`, the `updated_at` of the record a form was filled from. What somebody else changed since is
   * declined at its field.
   */
  readonly seen?: true;
};

/** A row that adds a record. */
export type AddRow<T extends Table, S extends InputShape, A extends OutcomeAnswer> = OwnTerms<S> &
  FurtherReach<S> &
  Ending<T, S, A> & {
    readonly input: S;
    /** What the record holds, or the record itself where it was added already; or why it cannot be. */
    readonly run: (ctx: Ctx, input: InputOf<S>) => Awaitable<Creation<T, A> | Made<T, A> | UserError>;
  };
