import { type AnyBlock, type BlockDocument, type BlockSchema, kindOf } from './schema.ts';

/** A place for a block: in a slot of a block, or among those that stand by themselves, before the one at `index`. */
export interface Spot {
  readonly parent: string | null;
  readonly slot: string;
  readonly index: number;
}

/** A block with where it stands and how deep, from 0. */
export interface Placed<B> extends Spot {
  readonly block: B;
  readonly depth: number;
}

const isList = <B>(value: unknown): value is readonly B[] => Array.isArray(value);

/** The blocks in a slot of one that was read. */
export const childrenOf = <B extends AnyBlock>(block: B, slot: string): readonly B[] => {
  const value: unknown = Object.hasOwn(block, slot) ? Reflect.get(block, slot) : undefined;
  return isList<B>(value) ? value : [];
};

/** The names of the slots of a block. */
export const slotsOf = <B extends AnyBlock>(schema: BlockSchema<B>, block: AnyBlock): readonly string[] =>
  Object.keys(kindOf(schema, block.type)?.slots ?? {});

const walk = function* <B extends AnyBlock>(
  schema: BlockSchema<B>,
  blocks: readonly B[],
  parent: string | null,
  slot: string,
  depth: number,
): Generator<Placed<B>> {
  for (const [index, block] of blocks.entries()) {
    yield { block, parent, slot, index, depth };
    for (const name of slotsOf(schema, block)) yield* walk(schema, childrenOf(block, name), block.id, name, depth + 1);
  }
};

/** Every block, each before those within it. */
export const placedBlocks = <B extends AnyBlock>(
  schema: BlockSchema<B>,
  { blocks }: BlockDocument<B>,
): readonly Placed<B>[] => [...walk(schema, blocks, null, '', 0)];

/** A block by its id, with where it stands. */
export const findBlock = <B extends AnyBlock>(
  schema: BlockSchema<B>,
  { blocks }: BlockDocument<B>,
  id: string,
): Placed<B> | null => {
  for (const placed of walk(schema, blocks, null, '', 0)) if (placed.block.id === id) return placed;
  return null;
};

/** A block with another list in one of its slots. */
export const withChildren = <B extends AnyBlock>(block: B, slot: string, children: readonly B[]): B => ({
  ...block,
  [slot]: children,
});

const mapList = <B extends AnyBlock>(
  schema: BlockSchema<B>,
  blocks: readonly B[],
  change: (block: B) => B | null,
): readonly B[] => {
  let same = true;
  const next = blocks.flatMap((block) => {
    const given = change(block);
    const whole =
      given &&
      slotsOf(schema, given).reduce((one, slot) => {
        const before = childrenOf(one, slot);
        const after = mapList(schema, before, change);
        return after === before ? one : withChildren(one, slot, after);
      }, given);
    if (whole !== block) same = false;
    return whole ? [whole] : [];
  });
  return same ? blocks : next;
};

/** Every block changed, or left out where that answers null. What stays as it is, is the same object. */
export const mapBlocks = <B extends AnyBlock>(
  schema: BlockSchema<B>,
  document: BlockDocument<B>,
  change: (block: B) => B | null,
): BlockDocument<B> => {
  const blocks = mapList(schema, document.blocks, change);
  return blocks === document.blocks ? document : { blocks };
};
