import { type Block, type BlockType, hasOptions, type Option } from '@nestling/rules/forms/blocks.ts';

/** An id nobody else has, for a block or an option: answers are kept by it. */
const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `q${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

export const newOption = (label: string): Option => ({ id: newId(), label });

/** A new block; what is asked is written next. */
export const newBlock = (type: BlockType, label: string, option: string): Block => ({
  id: newId(),
  type,
  label,
  ...(hasOptions({ type }) ? { options: [newOption(`${option} 1`), newOption(`${option} 2`)] } : {}),
});

/** The same block once more, with ids of its own. */
export const copyOf = (block: Block): Block => {
  const { options } = block;
  const ids = new Map(options?.map(({ id }) => [id, newId()]));
  return {
    ...block,
    id: newId(),
    ...(options ? { options: options.map((option) => ({ ...option, id: ids.get(option.id) ?? newId() })) } : {}),
  };
};

/** The blocks without one, and without the conditions that hung on it. */
export const withoutBlock = (blocks: readonly Block[], id: string): readonly Block[] =>
  blocks
    .filter((block) => block.id !== id)
    .map((block) => {
      if (block.show?.block !== id && block.require?.block !== id) return block;
      const { show, require, ...rest } = block;
      return {
        ...rest,
        ...(show && show.block !== id ? { show } : {}),
        ...(require && require.block !== id ? { require } : {}),
      };
    });

/** One step up (-1) or down (1). */
export const movedBy = (blocks: readonly Block[], id: string, by: -1 | 1): readonly Block[] => {
  const from = blocks.findIndex((block) => block.id === id);
  const to = from + by;
  const [one, other] = [blocks[from], blocks[to]];
  if (!one || !other) return blocks;
  const next = [...blocks];
  next[to] = one;
  next[from] = other;
  return next;
};

/** What is changed of a block; undefined takes it away. */
export type BlockChange = { readonly [K in keyof Block]?: Block[K] | undefined };

/** A block after a change; what was taken away is not there, as the server wants it. */
export const changed = (block: Block, change: BlockChange): Block => {
  const { id, type, label, ...rest } = { ...block, ...change };
  return {
    id: id ?? block.id,
    type: type ?? block.type,
    label: label ?? '',
    ...Object.fromEntries(
      Object.entries(rest).filter(([, value]) => value !== undefined && value !== '' && value !== false),
    ),
  };
};
