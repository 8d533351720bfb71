import { choice, html, line, link, whole } from '@nestling/blocks/field.ts';
import { readDocument } from '@nestling/blocks/read.ts';
import { asItIs, type BlockOfKind, blockSchema } from '@nestling/blocks/schema.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderPart } from '../../kit/test/stage.tsx';
import { BlockEditor } from '../src/BlockEditor.tsx';
import type { BlockSet } from '../src/block-set.ts';
import { editorStore } from '../src/store.ts';

// A whole document of five kinds, as docs/add-a-document-of-blocks.md says: from here …
const column = { of: ['heading', 'text', 'picture'], most: 10, begins: ['text'] } as const;
const kinds = {
  heading: { fields: { text: line(200), level: choice('large', 'small') } },
  text: { fields: { html: html(20_000) } },
  picture: { fields: { alt: line(300), href: link(500) } },
  gap: { fields: { lines: whole(1, 9) } },
  columns: { fields: {}, slots: { left: column, right: column } },
} as const;
type PageBlock = BlockOfKind<typeof kinds>;
const pageBlocks = blockSchema({
  kinds,
  root: ['heading', 'text', 'picture', 'gap', 'columns'],
  most: 300,
  id: /^[a-z0-9]{4,32}$/,
});

const words: Readonly<Record<string, string>> = {
  heading: 'Heading',
  text: 'Text',
  picture: 'Photo',
  gap: 'Space',
  columns: 'Two columns',
  level: 'Size',
  html: 'Words',
  alt: 'What it shows',
  href: 'Link',
  lines: 'Lines',
  left: 'Left',
  right: 'Right',
  large: 'Large',
  small: 'Small',
};
const word = (key: string | number) => words[key] ?? String(key);

const pages: BlockSet<PageBlock> = {
  schema: pageBlocks,
  offered: Object.keys(kinds),
  kindName: word,
  blockName: (block) => (block.type === 'heading' && block.text) || word(block.type),
  fieldName: (_, name) => word(name),
  slotName: (_, slot) => word(slot),
  choiceName: (_, __, value) => word(value),
  draw: (block) => (block.type === 'heading' ? <h2>{block.text}</h2> : null),
};

const Pages = () => <BlockEditor store={store} set={pages} label="Page blocks" empty="Add the first block." outline />;
const store = editorStore(pageBlocks, { blocks: [] }, pages.blockName);
// … to here.

afterEach(cleanup);

test('a document of five kinds is built in the editor and read by the server as it says', async () => {
  await renderPart(() => <Pages />);
  const user = userEvent.setup();
  const palette = within(screen.getByRole('region', { name: 'Add a block' }));
  for (const kind of Object.keys(kinds)) await user.click(palette.getByRole('button', { name: word(kind) }));
  expect(store.document().blocks.map(({ type }) => type)).toEqual(Object.keys(kinds));
  await user.click(screen.getByRole('button', { name: /^Photo/, expanded: false }));
  await user.type(screen.getByRole('textbox', { name: 'Link' }), 'https://sunny.example');
  await user.click(screen.getByRole('button', { name: /^Space/, expanded: false }));
  await user.clear(screen.getByRole('textbox', { name: 'Lines' }));
  await user.type(screen.getByRole('textbox', { name: 'Lines' }), '3');
  const got = readDocument(pageBlocks, store.document(), asItIs);
  expect(got).not.toHaveProperty('problems');
  expect('document' in got && got.document.blocks).toMatchObject([
    { type: 'heading', level: 'large' },
    { type: 'text' },
    { type: 'picture', href: 'https://sunny.example' },
    { type: 'gap', lines: 3 },
    { type: 'columns', left: [{ type: 'text' }], right: [{ type: 'text' }] },
  ]);
});
