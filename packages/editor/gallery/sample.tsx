import { choice, html, line, link, whole } from '@nestling/blocks/field.ts';
import { emptyBlock } from '@nestling/blocks/operate.ts';
import { type BlockDocument, type BlockOfKind, blockSchema } from '@nestling/blocks/schema.ts';
import type { BlockSet } from '../src/block-set.ts';

const inner = { of: ['heading', 'text', 'columns'], most: 20 } as const;
const kinds = {
  heading: { fields: { text: line(80), level: choice('large', 'small') } },
  text: { fields: { body: html(2000), href: link(200) } },
  gap: { fields: { lines: whole(1, 9) } },
  columns: { fields: {}, slots: { left: inner, right: inner } },
} as const;

export type SampleBlock = BlockOfKind<typeof kinds>;
export const sample = blockSchema({
  kinds,
  root: ['heading', 'text', 'gap', 'columns'],
  most: 400,
  id: /^[a-z0-9]{1,32}$/,
});

/** A set with words as an engineer writes them; `drawn` hears which blocks are drawn. */
export const sampleSet = (drawn: (id: string) => void = () => {}): BlockSet<SampleBlock> => ({
  schema: sample,
  offered: ['heading', 'text', 'gap', 'columns'],
  kindName: (type) => `${type.slice(0, 1).toUpperCase()}${type.slice(1)}`,
  blockName: (block) => (block.type === 'heading' && block.text) || block.type,
  fieldName: (_, name) => name,
  slotName: (_, slot) => slot,
  draw: (block) => {
    drawn(block.id);
    return block.type === 'heading' ? <h2>{block.text}</h2> : null;
  },
  foldOf: (_, name) => (name === 'level' ? 'More' : null),
  make: (type) => emptyBlock(sample, type),
});

type Leaf = Extract<SampleBlock, { type: 'heading' | 'text' | 'columns' }>;
const leaf = (id: string): Leaf => ({ id, type: 'heading', text: `Heading ${id}`, level: 'large' });
export const head = (id: string, text = id): SampleBlock => ({ id, type: 'heading', text, level: 'large' });
export const pair = (id: string, left: readonly Leaf[] = [], right: readonly Leaf[] = []): SampleBlock => ({
  id,
  type: 'columns',
  left,
  right,
});

/** As many blocks as the largest site is thought to have. */
export const large = 250;

/** A document of about so many blocks: each pair of columns holds four, two and two. */
export const documentOf = (count: number): BlockDocument<SampleBlock> => ({
  blocks: [
    head('h0', 'Welcome to the garden'),
    ...Array.from({ length: Math.floor(count / 5) }, (_, n) =>
      pair(`p${n}`, [leaf(`l${n}`), leaf(`m${n}`)], [leaf(`r${n}`), leaf(`s${n}`)]),
    ),
  ],
});
