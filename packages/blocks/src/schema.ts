import type { Clean, Field } from './field.ts';

/** What is known of any block: a name of its own and its kind. Further keys are its fields and slots. */
export interface AnyBlock {
  readonly id: string;
  readonly type: string;
}

/** What is said, block by block. */
export interface BlockDocument<B extends AnyBlock> {
  readonly blocks: readonly B[];
}

/** A place within a block for further ones: of which kinds, and how many. */
export interface Slot {
  readonly of: readonly string[];
  readonly most: number;
  /** Kinds of the blocks a new one has in it. */
  readonly begins?: readonly string[];
}

/** A kind of block: its fields, and its slots by name. */
export interface Kind {
  readonly fields: Readonly<Record<string, Field<unknown>>>;
  readonly slots?: Readonly<Record<string, Slot>>;
  /** Says what is wrong with values that are right each by itself. */
  check?(block: Readonly<Record<string, unknown>>): string | null;
}
export type Kinds = Readonly<Record<string, Kind>>;

type Value<F> = F extends Field<infer V> ? V : never;
type Values<F> = {
  readonly [N in keyof F as undefined extends Value<F[N]> ? never : N]: Value<F[N]>;
} & { readonly [N in keyof F as undefined extends Value<F[N]> ? N : never]?: Exclude<Value<F[N]>, undefined> };
type Inner<K extends Kinds, S> = {
  readonly [N in keyof S]: S[N] extends { readonly of: readonly (infer C)[] }
    ? readonly BlockOfKind<K, C & keyof K>[]
    : never;
};
type Flat<T> = { [N in keyof T]: T[N] };

/** The blocks of some kinds, as types. */
export type BlockOfKind<K extends Kinds, N extends keyof K = keyof K> = N extends keyof K & string
  ? Flat<
      { readonly id: string; readonly type: N } & Values<K[N]['fields']> &
        (K[N] extends { readonly slots: infer S } ? Inner<K, S> : unknown)
    >
  : never;

/** What is wrong with a document. */
export interface Problem {
  /** The block's id, or its place from 0 where it has none; '' for the document. */
  readonly block: string;
  /** Where it stands: `['blocks', 2, 'left', 0, 'text']`. */
  readonly path: readonly (string | number)[];
  /** `TOO_MANY`, `UNKNOWN_TYPE`, `MISPLACED`, `TOO_LONG` or what a field or a set of blocks has of its own. */
  readonly fault: string;
}

/** A document, or what is wrong with it. */
export type Read<B extends AnyBlock> =
  | { readonly document: BlockDocument<B> }
  | { readonly problems: readonly Problem[] };

/** What a set of blocks says of itself. */
export interface SchemaTerms<K extends Kinds, B extends AnyBlock> {
  readonly kinds: K;
  /** The kinds that stand by themselves. */
  readonly root: readonly (keyof K & string)[];
  /** Blocks at most, those within others included. */
  readonly most: number;
  /** What an id looks like. */
  readonly id: RegExp;
  /** Blocks may be turned into another kind: keys that only other kinds have are dropped instead of refused. */
  readonly turns?: boolean;
  /** What is wrong with blocks that are right each by itself. */
  readonly check?: (document: BlockDocument<B>) => readonly Omit<Problem, 'path'>[];
  /** `upgrades[n]` makes the blocks of version n + 1 those of version n + 2. */
  readonly upgrades?: readonly ((blocks: readonly unknown[]) => readonly unknown[])[];
}

/** A set of kinds, and how deep blocks may stand in one another. */
export interface BlockSchema<B extends AnyBlock> {
  readonly kinds: Kinds;
  readonly root: Slot;
  readonly id: RegExp;
  readonly turns: boolean;
  readonly upgrades: readonly ((blocks: readonly unknown[]) => readonly unknown[])[];
  readonly isBlock: (block: AnyBlock) => block is B;
  /** A method, so that an editor may hold any set. */
  check(document: BlockDocument<B>): readonly Omit<Problem, 'path'>[];
}

/** Blocks within blocks at most, whatever the kinds allow. */
export const DEEPEST = 8;

/** The kind of a name, by the names of the set alone. */
export const kindOf = ({ kinds }: { readonly kinds: Kinds }, type: unknown): Kind | null =>
  typeof type === 'string' && Object.hasOwn(kinds, type) ? (kinds[type] ?? null) : null;

/** A set of blocks. A slot for a kind that is not there is a mistake of ours: it throws. */
export const blockSchema = <const K extends Kinds>(
  terms: SchemaTerms<K, BlockOfKind<K>>,
): BlockSchema<BlockOfKind<K>> => {
  const { kinds, root, most, id, turns = false, check = () => [], upgrades = [] } = terms;
  const slots = [{ of: root }, ...Object.values(kinds).flatMap(({ slots: own = {} }) => Object.values(own))];
  for (const name of slots.flatMap(({ of }) => of))
    if (!Object.hasOwn(kinds, name)) throw new TypeError(`There is no kind of block ${name}.`);
  // What was read by the fields of its kind is a block of the set.
  const isBlock = (block: AnyBlock): block is BlockOfKind<K> => Object.hasOwn(kinds, block.type);
  return { kinds, root: { of: root, most }, id, turns, upgrades, isBlock, check };
};

/** Nothing is cleaned: for whoever only looks. */
export const asItIs: Clean = (html) => html;
