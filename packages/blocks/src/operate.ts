import type { NewId } from './field.ts';
import { type AnyBlock, type BlockDocument, type BlockSchema, DEEPEST, kindOf, type Slot } from './schema.ts';
import { childrenOf, findBlock, mapBlocks, placedBlocks, type Spot, slotsOf, withChildren } from './walk.ts';

/** A name of 16 letters and figures that no other block has. */
export const newBlockId: NewId = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `b${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

/** A new block of a kind, with what its fields and slots begin with; null for a kind that is not there. */
export const emptyBlock = <B extends AnyBlock>(
  schema: BlockSchema<B>,
  type: string,
  newId: NewId = newBlockId,
): B | null => {
  const kind = kindOf(schema, type);
  if (!kind) return null;
  const values = Object.entries(kind.fields).flatMap(([name, { empty }]) =>
    empty === undefined ? [] : [[name, empty]],
  );
  const slots = Object.entries(kind.slots ?? {}).map(([name, { begins = [] }]) => [
    name,
    begins.map((inner) => emptyBlock(schema, inner, newId)),
  ]);
  const block: AnyBlock = { id: newId(), type, ...Object.fromEntries([...values, ...slots]) };
  return schema.isBlock(block) ? block : null;
};

/** The blocks in a block, itself among them. */
const within = <B extends AnyBlock>(schema: BlockSchema<B>, block: B) => placedBlocks(schema, { blocks: [block] });

const slotAt = <B extends AnyBlock>(
  schema: BlockSchema<B>,
  document: BlockDocument<B>,
  { parent, slot }: Spot,
): { readonly slot: Slot; readonly blocks: readonly B[]; readonly depth: number } | null => {
  if (parent === null) return { slot: schema.root, blocks: document.blocks, depth: 0 };
  const found = findBlock(schema, document, parent);
  const inner = found && kindOf(schema, found.block.type)?.slots?.[slot];
  return found && inner ? { slot: inner, blocks: childrenOf(found.block, slot), depth: found.depth + 1 } : null;
};

/** Whether a block, with all in it, may stand in a spot of a document it is not in yet. */
export const fits = <B extends AnyBlock>(
  schema: BlockSchema<B>,
  document: BlockDocument<B>,
  block: B,
  spot: Spot,
): boolean => {
  const place = slotAt(schema, document, spot);
  if (!place?.slot.of.includes(block.type) || place.blocks.length >= place.slot.most) return false;
  const inner = within(schema, block);
  if (placedBlocks(schema, document).length + inner.length > schema.root.most) return false;
  return place.depth + Math.max(...inner.map(({ depth }) => depth)) <= DEEPEST;
};

const put = <B extends AnyBlock>(
  schema: BlockSchema<B>,
  document: BlockDocument<B>,
  block: B,
  { parent, slot, index }: Spot,
): BlockDocument<B> => {
  const into = (blocks: readonly B[]) => blocks.toSpliced(Math.max(0, index), 0, block);
  if (parent === null) return { blocks: into(document.blocks) };
  return mapBlocks(schema, document, (one) =>
    one.id === parent ? withChildren(one, slot, into(childrenOf(one, slot))) : one,
  );
};

/** The document with a block more; the same one where it may not stand there, or its id is taken. */
export const insertBlock = <B extends AnyBlock>(
  schema: BlockSchema<B>,
  document: BlockDocument<B>,
  block: B,
  spot: Spot,
): BlockDocument<B> => {
  if (!fits(schema, document, block, spot)) return document;
  const ids = new Set(placedBlocks(schema, document).map((placed) => placed.block.id));
  return within(schema, block).some((placed) => ids.has(placed.block.id))
    ? document
    : put(schema, document, block, spot);
};

const without = <B extends AnyBlock>(schema: BlockSchema<B>, document: BlockDocument<B>, id: string) =>
  mapBlocks(schema, document, (one) => (one.id === id ? null : one));

/** The document without a block and all in it; what named one of them elsewhere names it no more. */
export const removeBlock = <B extends AnyBlock>(
  schema: BlockSchema<B>,
  document: BlockDocument<B>,
  id: string,
): BlockDocument<B> => {
  const found = findBlock(schema, document, id);
  if (!found) return document;
  const gone = new Set(within(schema, found.block).map(({ block }) => block.id));
  return mapBlocks(schema, without(schema, document, id), (block) => {
    let next = block;
    for (const [name, field] of Object.entries(kindOf(schema, block.type)?.fields ?? {})) {
      if (!field.forget || !Object.hasOwn(block, name)) continue;
      const before: unknown = Reflect.get(block, name);
      const after = field.forget(before, gone);
      if (after !== before) next = changed(next, { [name]: after });
    }
    return next;
  });
};

/**
 * The document with a block in another place. `index` counts the blocks of the list as it is before the move. The same
 * document where it may not stand there, or would stand within itself.
 */
export const moveBlock = <B extends AnyBlock>(
  schema: BlockSchema<B>,
  document: BlockDocument<B>,
  id: string,
  spot: Spot,
): BlockDocument<B> => {
  const found = findBlock(schema, document, id);
  if (!found || within(schema, found.block).some(({ block }) => block.id === spot.parent)) return document;
  const beside = found.parent === spot.parent && found.slot === spot.slot;
  const index = beside && found.index < spot.index ? spot.index - 1 : spot.index;
  if (beside && index === found.index) return document;
  const rest = without(schema, document, id);
  return fits(schema, rest, found.block, spot) ? put(schema, rest, found.block, { ...spot, index }) : document;
};

/** The same block once more, with ids of its own, within it too. */
export const copyBlock = <B extends AnyBlock>(schema: BlockSchema<B>, block: B, newId: NewId = newBlockId): B =>
  mapBlocks(schema, { blocks: [block] }, (one) => {
    const fields = Object.entries(kindOf(schema, one.type)?.fields ?? {});
    const renewed = fields.flatMap(([name, field]) =>
      field.renew && Object.hasOwn(one, name) ? [[name, field.renew(Reflect.get(one, name), newId)]] : [],
    );
    return { ...one, ...Object.fromEntries(renewed), id: newId() };
  }).blocks[0] ?? block;

/** The document with a copy of a block behind it, and the id of the copy; null where there is no room for one. */
export const duplicateBlock = <B extends AnyBlock>(
  schema: BlockSchema<B>,
  document: BlockDocument<B>,
  id: string,
  newId: NewId = newBlockId,
): { readonly document: BlockDocument<B>; readonly id: string } | null => {
  const found = findBlock(schema, document, id);
  if (!found) return null;
  const copy = copyBlock(schema, found.block, newId);
  const next = insertBlock(schema, document, copy, { ...found, index: found.index + 1 });
  return next === document ? null : { document: next, id: copy.id };
};

/** A block with other values; undefined takes an optional one away. */
const changed = <B extends AnyBlock>(block: B, values: Readonly<Record<string, unknown>>): B => {
  const next = { ...block, ...values };
  for (const [name, value] of Object.entries(values)) if (value === undefined) Reflect.deleteProperty(next, name);
  return next;
};

/** The document with other values in one block. Its id, kind and slots stay, whatever is given. */
export const changeBlock = <B extends AnyBlock>(
  schema: BlockSchema<B>,
  document: BlockDocument<B>,
  id: string,
  values: Readonly<Record<string, unknown>>,
): BlockDocument<B> =>
  mapBlocks(schema, document, (block) => {
    if (block.id !== id) return block;
    const fields = kindOf(schema, block.type)?.fields ?? {};
    const own = Object.entries(values).filter(
      ([name, value]) => Object.hasOwn(fields, name) && Reflect.get(block, name) !== value,
    );
    return own.length > 0 ? changed(block, Object.fromEntries(own)) : block;
  });

/**
 * Where a block goes one step up (-1) or down (1): past the one beside it, into the slot of one that has room for it, out of
 * the one it stands in at an end; null where there is no such place. `index` is as `moveBlock` takes it.
 */
export const stepOf = <B extends AnyBlock>(
  schema: BlockSchema<B>,
  document: BlockDocument<B>,
  id: string,
  by: -1 | 1,
): Spot | null => {
  const found = findBlock(schema, document, id);
  const list = found && slotAt(schema, document, found)?.blocks;
  if (!found || !list) return null;
  const { parent, slot, index, block } = found;
  const beside = list[index + by];
  if (beside) {
    const names = slotsOf(schema, beside);
    const inner = by === 1 ? names[0] : names.at(-1);
    const into = inner && { parent: beside.id, slot: inner, index: by === 1 ? 0 : childrenOf(beside, inner).length };
    if (into && fits(schema, without(schema, document, id), block, into)) return into;
    return { parent, slot, index: by === 1 ? index + 2 : index - 1 };
  }
  if (parent === null) return null;
  const outer = findBlock(schema, document, parent);
  if (!outer) return null;
  const names = slotsOf(schema, outer.block);
  const next = names[names.indexOf(slot) + by];
  const across = next && { parent, slot: next, index: by === 1 ? 0 : childrenOf(outer.block, next).length };
  const rest = without(schema, document, id);
  if (across && fits(schema, rest, block, across)) return across;
  const out = { parent: outer.parent, slot: outer.slot, index: by === 1 ? outer.index + 1 : outer.index };
  return fits(schema, rest, block, out) ? out : null;
};
