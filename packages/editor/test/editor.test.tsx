import type { AnyBlock, BlockDocument } from '@nestling/blocks/schema.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderPart } from '../../kit/test/stage.tsx';
import { head, pair, type SampleBlock, sample, sampleSet } from '../gallery/sample.tsx';
import { BlockEditor } from '../src/BlockEditor.tsx';
import { editorStore } from '../src/store.ts';

afterEach(cleanup);

const drawEditor = async (blocks: readonly SampleBlock[], faults?: ReadonlyMap<string, string>) => {
  const drawn: string[] = [];
  const set = sampleSet((id) => drawn.push(id));
  const store = editorStore(sample, { blocks }, set.blockName);
  const previews = [
    {
      key: 'phone',
      label: 'Phone',
      close: 'Close preview',
      draw: ({ blocks: all }: BlockDocument<AnyBlock>) => `${all.length} blocks`,
    },
  ];
  const part = () => (
    <BlockEditor
      store={store}
      set={set}
      label="Blocks"
      empty="Nothing yet"
      outline
      previews={previews}
      {...(faults ? { faults } : {})}
    />
  );
  await renderPart(part);
  drawn.length = 0;
  return { store, drawn, user: userEvent.setup() };
};
const names = () => [...document.querySelectorAll('[data-name]')].map((one) => one.firstChild?.textContent);
const nameButton = (name: string) =>
  screen.getAllByRole('button', { name: new RegExp(`^${name}`) }).find((one) => one.dataset.name === '') ??
  document.body;

test('a keystroke draws the block it is in, and no other', async () => {
  const many = Array.from({ length: 60 }, (_, n) => head(`h${n}`, `Heading ${n}`));
  const { store, drawn, user } = await drawEditor(many);
  act(() => store.select('h7'));
  drawn.length = 0;
  await user.type(screen.getByRole('textbox', { name: 'text' }), '!');
  expect(store.document().blocks[7]).toMatchObject({ text: 'Heading 7!' });
  expect(drawn).toEqual(['h7']);
});

test('a block is added, its field gone to, moved, copied, removed and brought back', async () => {
  const { user } = await drawEditor([]);
  expect(screen.getByText('Nothing yet')).toBeTruthy();
  const palette = within(screen.getByRole('region', { name: 'Add a block' }));
  await user.click(palette.getByRole('button', { name: 'Heading' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'text' }));
  await user.keyboard('First');
  await user.click(palette.getByRole('button', { name: 'Heading' }));
  await user.keyboard('Second');
  expect(names()).toEqual(['First', 'Second']);
  await user.click(screen.getByRole('button', { name: 'Move Second up' }));
  expect(names()).toEqual(['Second', 'First']);
  await user.click(screen.getByRole('button', { name: 'Copy Second' }));
  expect(names()).toEqual(['Second', 'Second', 'First']);
  await user.click(screen.getByRole('button', { name: 'Remove Second' }));
  expect(screen.getByText('Second was removed. Undo brings it back.')).toBeTruthy();
  expect(names()).toEqual(['Second', 'First']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['Second', 'Second', 'First']);
});

test('everything is done by keys', async () => {
  const { user, store } = await drawEditor([head('a'), head('b'), pair('p', [head('in') as never])]);
  nameButton('a').focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(nameButton('b'));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(names()).toEqual(['b', 'a', 'columns', 'in']);
  expect(document.activeElement).toBe(nameButton('b'));
  await user.keyboard('{Control>}d{/Control}');
  expect(store.document().blocks.length).toBe(4);
  await user.keyboard('{Delete}');
  expect(names()).toEqual(['b', 'a', 'columns', 'in']);
  expect(document.activeElement).toBe(nameButton('a'));
  // Into the columns, and out behind them.
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(names()).toEqual(['b', 'columns', 'a', 'in']);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'text' }));
  // In a field keys mean letters.
  await user.keyboard('{Delete}x/');
  expect(names()).toEqual(['b', 'columns', 'x/', 'in']);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(nameButton('x/'));
  await user.keyboard('{Control>}z{/Control}');
  expect(names()).toEqual(['b', 'columns', 'a', 'in']);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(names()).toEqual(['b', 'columns', 'x/', 'in']);
  await user.keyboard('/');
  expect(document.activeElement?.textContent).toBe('Heading');
});

test('a block goes into a slot from its own menu, and is found in the outline', async () => {
  const { user, store } = await drawEditor([pair('p')]);
  await user.click(screen.getByRole('button', { name: 'Add to: left' }));
  expect(screen.getAllByRole('menuitem').map((one) => one.textContent)).toEqual(['Heading', 'Text', 'Columns']);
  await user.click(screen.getByRole('menuitem', { name: 'Heading' }));
  expect(store.document().blocks[0]).toMatchObject({ left: [{ type: 'heading' }] });
  fireEvent.click(screen.getByText('Outline'));
  const details = screen.getByText('Outline').closest('details');
  if (details) {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  }
  const line = await screen.findAllByRole('button', { name: 'columns' });
  expect(line.length).toBeGreaterThan(0);
});

test('fields come from the schema: choices, links, what folds; what is wrong is said at the block', async () => {
  const { user, store } = await drawEditor([head('a')], new Map([['a', 'Say more.']]));
  expect(screen.getByText('Say more.')).toBeTruthy();
  await user.click(nameButton('a'));
  expect(screen.getAllByText('Say more.')).toHaveLength(1);
  await user.click(screen.getByText('More'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'level' }), 'small');
  expect(store.document().blocks[0]).toMatchObject({ level: 'small' });
});

test('a preview follows what is written', async () => {
  const { user, store } = await drawEditor([head('a')]);
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  expect(screen.getByRole('region', { name: 'Phone' }).textContent).toBe('1 blocks');
  act(() => {
    store.insert(head('b'));
  });
  expect(await screen.findByText('2 blocks')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close preview' }));
  expect(screen.queryByRole('region', { name: 'Phone' })).toBeNull();
});
