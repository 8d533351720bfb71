import { placedBlocks } from '@nestling/blocks/walk.ts';
import { expect, test } from 'vitest';
import { head, pair, sample } from '../gallery/sample.tsx';
import { editorStore } from '../src/store.ts';

const three = () => editorStore(sample, { blocks: [head('a'), pair('p', []), head('c')] });
const ids = (store: ReturnType<typeof three>) =>
  placedBlocks(sample, store.document()).map(({ block, depth }) => `${'.'.repeat(depth)}${block.id}`);

test('what is typed in one field is one step, what is chosen one by itself', () => {
  const store = three();
  store.change('a', { text: 'x' }, 'a text');
  store.change('a', { text: 'xy' }, 'a text');
  store.change('a', { level: 'small' });
  expect(store.document().blocks[0]).toMatchObject({ text: 'xy', level: 'small' });
  store.undo();
  expect(store.document().blocks[0]).toMatchObject({ text: 'xy', level: 'large' });
  store.undo();
  expect(store.document().blocks[0]).toMatchObject({ text: 'a' });
  store.redo();
  store.redo();
  expect(store.document().blocks[0]).toMatchObject({ text: 'xy', level: 'small' });
});

test('a new block stands behind the open one, or behind what that stands in, else at the end', () => {
  const store = three();
  expect(store.insert(head('n1'), { parent: 'p', slot: 'left', index: 0 })).toBe('n1');
  expect(store.state().selected).toBe('n1');
  store.insert(head('n2'));
  expect(ids(store)).toEqual(['a', 'p', '.n1', '.n2', 'c']);
  // A gap may not stand in a column.
  store.insert({ id: 'g', type: 'gap', lines: 1 });
  expect(ids(store)).toEqual(['a', 'p', '.n1', '.n2', 'g', 'c']);
  store.select(null);
  store.insert(head('z'));
  expect(ids(store).at(-1)).toBe('z');
  expect(store.insert(head('z'))).toBeNull();
});

test('steps lead into and out of blocks that hold others, and stop at the ends', () => {
  const store = three();
  expect(store.step('a', -1)).toBe(false);
  store.step('a', 1);
  expect(ids(store)).toEqual(['p', '.a', 'c']);
  store.step('a', 1);
  store.step('a', 1);
  expect(ids(store)).toEqual(['p', 'a', 'c']);
  expect(store.state().said).toEqual({ act: 'moved', name: 'heading' });
});

test('what is removed is open no more; the one in its place is answered', () => {
  const store = three();
  store.select('p');
  expect(store.remove('p')).toBe('c');
  expect(store.state().selected).toBeNull();
  expect(store.remove('c')).toBe('a');
  expect(store.remove('a')).toBeNull();
  expect(store.remove('nobody')).toBeNull();
  store.undo();
  expect(ids(store)).toEqual(['a']);
});

test('a copy is another block, and open', () => {
  const store = three();
  const id = store.duplicate('a');
  expect(store.state().selected).toBe(id);
  expect(store.document().blocks[1]).toMatchObject({ type: 'heading', text: 'a' });
  expect(id).not.toBe('a');
});

test('nobody hears of what changes nothing', () => {
  const store = three();
  let heard = 0;
  store.subscribe(() => {
    heard += 1;
  });
  store.change('a', { text: 'a' });
  store.move('a', { parent: null, slot: '', index: 0 });
  store.replace(store.document());
  store.select(null);
  expect(heard).toBe(0);
});
