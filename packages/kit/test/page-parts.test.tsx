import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import { CombinedError } from 'urql';
import { afterEach, expect, test, vi } from 'vitest';
import { BulkAct, BulkBar, BulkMenu } from '../src/BulkBar.tsx';
import type { Column } from '../src/columns.ts';
import { FactCard, TotalCard } from '../src/FactCard.tsx';
import { FilterMenu } from '../src/FilterRow.tsx';
import { FrameContext } from '../src/frame.ts';
import { LinkTabs } from '../src/LinkTabs.tsx';
import { ListBody } from '../src/ListBody.tsx';
import { LogSteps } from '../src/LogSteps.tsx';
import { Row, Stack } from '../src/layout/Stack.tsx';
import { deleteItem, editItem } from '../src/menu-items.tsx';
import { Paging, useShowing } from '../src/Paging.tsx';
import { Pending } from '../src/Pending.tsx';
import { Missing, Problem } from '../src/Problem.tsx';
import { RecordScreen } from '../src/RecordScreen.tsx';
import { Screen } from '../src/Screen.tsx';
import { Section } from '../src/Section.tsx';
import { useSelection } from '../src/selection.ts';
import { useTabInSight } from '../src/tab-in-sight.ts';
import { useWindowTitle } from '../src/title.ts';
import { renderPart } from './stage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const refused = (code: string, message = '', reference?: string) =>
  new CombinedError({ graphQLErrors: [{ message, extensions: { code, ...(reference ? { reference } : {}) } }] });
const unheard = () => new CombinedError({ networkError: new Error('no line') });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what was refused, what failed and what is not there say what happened and what next', async () => {
  const again = vi.fn();
  await renderPart(() => (
    <>
      <section aria-label="refused">
        <Problem error={refused('FORBIDDEN', 'secret')} onRetry={again} />
      </section>
      <section aria-label="failed">
        <Problem error={refused('INTERNAL', 'Something broke.', 'K7-Q')} onRetry={again} />
      </section>
      <section aria-label="unheard">
        <Problem error={unheard()} />
      </section>
      <Missing />
    </>
  ));
  const part = (name: string) => within(screen.getByRole('region', { name }));
  // Whoever may not see it is offered a way back and no second try, and reads nothing of the server's.
  expect(
    part('refused')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Go back']);
  expect(part('refused').queryByText('secret')).toBeNull();
  expect(part('failed').getByText('Something broke.')).toBeDefined();
  expect(part('failed').getByText(/K7-Q/)).toBeDefined();
  await userEvent.click(part('failed').getByRole('button'));
  expect(again).toHaveBeenCalledOnce();
  expect(part('unheard').queryByRole('button')).toBeNull();
  expect(screen.getByText('Not found')).toBeDefined();
});

const List = ({ count, error, filtered }: { count?: number; error?: CombinedError; filtered?: boolean }) => (
  <ListBody
    count={count}
    error={error}
    onRetry={retry}
    filtered={filtered ?? false}
    onClearFilters={clear}
    empty={<p>No rooms yet</p>}
  >
    <p>Sunflowers</p>
  </ListBody>
);
const retry = vi.fn();
const clear = vi.fn();

test('a list shows each of its states, and keeps its rows when a later answer fails', async () => {
  await renderPart(() => <List count={0} />);
  expect(screen.getByText('No rooms yet')).toBeDefined();
  cleanup();
  await renderPart(() => <List count={0} filtered />);
  expect(screen.queryByText('No rooms yet')).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(clear).toHaveBeenCalledOnce();
  cleanup();
  await renderPart(() => <List error={unheard()} />);
  await userEvent.click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalledOnce();
  cleanup();
  await renderPart(() => <List count={1} error={unheard()} />);
  expect(screen.getByText('Sunflowers')).toBeDefined();
});

test('rows that are on their way are lines, until it is known why they do not come', async () => {
  const { container } = await renderPart(() => <Pending error={undefined} onRetry={retry} rows={3} />);
  expect(container.querySelector('[aria-hidden="true"]')?.children).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  await renderPart(() => <Pending error={unheard()} onRetry={retry} rows={3} />);
  expect(screen.getByRole('button')).toBeDefined();
});

const Pages = ({ at, last = 3, onPage }: { at: number; last?: number; onPage: (page: number) => void }) => {
  const page = { currentPage: at, lastPage: last, perPage: 50, total: 142 };
  return (
    <>
      <output>{useShowing(page)}</output>
      <Paging page={page} onPage={onPage} />
    </>
  );
};

test('pages lead to their neighbours and say how much is shown', async () => {
  const onPage = vi.fn();
  await renderPart(() => <Pages at={3} onPage={onPage} />);
  expect(screen.getByRole('status').textContent).toContain('101–142 of 142');
  const [earlier, later] = screen.getAllByRole<HTMLButtonElement>('button');
  expect(later?.disabled).toBe(true);
  if (earlier) await userEvent.click(earlier);
  expect(onPage).toHaveBeenCalledWith(2);
  cleanup();
  await renderPart(() => <Pages at={1} last={1} onPage={onPage} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a log leads to newer and older lines where there are some', async () => {
  const onPage = vi.fn();
  const labels = { newer: 'Newer', older: 'Older' };
  await renderPart(() => <LogSteps page={1} last={2} labels={labels} onPage={onPage} />);
  expect(screen.queryByRole('button', { name: 'Newer' })).toBeNull();
  await press('Older');
  expect(onPage).toHaveBeenCalledWith(2);
});

const frame = {
  id: 'rooms.list',
  home: { title: 'Home', href: '/home' },
  above: [{ title: 'People', href: '/people' }],
  title: 'Rooms',
  product: 'Nestling',
};

test('a screen has its heading, what is above it, and the title of the window', async () => {
  await renderPart(() => (
    <FrameContext value={frame}>
      <Screen count={2} actions={<button type="button">Add</button>} panel={<aside>Panel</aside>}>
        <Section title="Open" help="Rooms of today" action={<a href="/x">More</a>}>
          Sunflowers
        </Section>
      </Screen>
    </FrameContext>
  ));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Rooms');
  expect(screen.getByRole('link', { name: 'People' }).getAttribute('href')).toBe('/people');
  expect(document.title).toBe('Rooms · Nestling');
  expect(within(screen.getByRole('region', { name: 'Open' })).getByText('Rooms of today')).toBeDefined();
  expect(screen.getByText('Panel')).toBeDefined();
});

test('a record is fetched, not there, or on show under its own name', async () => {
  const draw = (record: { name: string } | null | undefined, error?: CombinedError) =>
    renderPart(() => (
      <FrameContext value={frame}>
        <RecordScreen
          answer={{ record, error, again: retry }}
          titleOf={({ name }) => name}
          skeleton={<p>On its way</p>}
        >
          {({ name }) => <p>All of {name}</p>}
        </RecordScreen>
      </FrameContext>
    ));
  await draw(undefined);
  expect(screen.getByText('On its way')).toBeDefined();
  cleanup();
  await draw(undefined, unheard());
  expect(screen.queryByText('On its way')).toBeNull();
  cleanup();
  await draw(null);
  expect(screen.getByText('Not found')).toBeDefined();
  cleanup();
  await draw({ name: 'Elm' });
  expect(screen.getByText('All of Elm')).toBeDefined();
  expect(document.title).toBe('Elm · Nestling');
});

const Titled = () => {
  useWindowTitle('Door');
  return null;
};

test('a screen without a frame has its title alone', async () => {
  await renderPart(() => <Titled />);
  expect(document.title).toBe('Door');
});

test('parts with addresses of their own are links, of which one is here', async () => {
  const { address } = await renderPart(() => (
    <LinkTabs
      label="Account"
      here="open"
      tabs={[
        { key: 'open', label: 'Open', to: '/open' },
        { key: 'paid', label: 'Paid', to: '/paid' },
      ]}
    />
  ));
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('link', { name: 'Paid' }));
  await waitFor(() => expect(address()).toBe('/paid'));
});

const Sighted = () => {
  const row = useRef<HTMLDivElement>(null);
  useTabInSight(row, 'b');
  useEffect(() => () => {}, []);
  return (
    <div ref={row} data-testid="row">
      <button type="button">a</button>
      <button type="button" aria-current="page">
        b
      </button>
    </div>
  );
};

test('the chosen tab of a row wider than the window is moved to its middle', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function at(this: HTMLElement) {
    return this.textContent === 'b' ? 400 : 0;
  });
  await renderPart(() => <Sighted />);
  expect(screen.getByTestId('row').scrollLeft).toBe(350);
});

const Bulk = ({ onMove }: { onMove: (room: string) => void }) => {
  const selection = useSelection();
  return (
    <>
      <button type="button" onClick={() => selection.setAll(['1', '2'], true)}>
        Tick two
      </button>
      <BulkBar selection={selection}>
        <BulkAct onClick={() => onMove(selection.keys.join())}>Archive</BulkAct>
        <BulkMenu icon={null} label="Move" items={[{ key: 'elm', label: 'Elm', onPick: () => onMove('elm') }]} />
      </BulkBar>
    </>
  );
};

test('the bar of several comes with the first tick and goes with Escape', async () => {
  const onMove = vi.fn();
  await renderPart(() => <Bulk onMove={onMove} />);
  expect(screen.queryByRole('toolbar')).toBeNull();
  await press('Tick two');
  expect(screen.getByRole('toolbar').textContent).toContain('2');
  await press('Archive');
  expect(onMove).toHaveBeenCalledWith('1,2');
  await press('Move');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Elm' }));
  expect(onMove).toHaveBeenLastCalledWith('elm');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
});

type Child = { readonly name: string; readonly room: string; readonly owed: string };
const columns: readonly Column<Child>[] = [
  { key: 'room', head: 'Room', cell: ({ room }) => room },
  { key: 'name', head: 'Name', cell: ({ name }) => name, main: true },
  { key: 'owed', head: 'Owed', cell: ({ owed }) => owed, total: '$12' },
];

test('the card of a row says each fact under its name and leaves out what is nothing', async () => {
  await renderPart(() => (
    <ul>
      <li>
        <FactCard row={{ name: 'Ava', room: 'Elm', owed: '' }} columns={columns} />
      </li>
      <TotalCard columns={columns} />
    </ul>
  ));
  const [card, total] = screen.getAllByRole('listitem');
  expect(card?.textContent).toBe('AvaRoomElm');
  expect(total?.textContent).toBe('Owed$12');
});

test('a filter says what it is set to, and is taken away', async () => {
  const onChange = vi.fn();
  const choices = [{ value: '7', label: 'Elm' }];
  await renderPart(() => <FilterMenu name="Room" value="7" choices={choices} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: /^Room:\s*Elm/ }));
  const [none] = screen.getAllByRole('menuitemradio');
  if (none) await userEvent.click(none);
  expect(onChange).toHaveBeenCalledWith('');
});

test('things stand below and beside each other with the room they were given', async () => {
  await renderPart(() => (
    <Stack gap="l">
      <Row gap="s" justify="between">
        <i>a</i>
      </Row>
    </Stack>
  ));
  const row = screen.getByText('a').parentElement;
  expect(row?.dataset).toMatchObject({ gap: 's', justify: 'between' });
  expect(row?.parentElement?.dataset.gap).toBe('l');
});

test('the lines every record has in its menu: to edit, and in red to delete', () => {
  const pick = vi.fn();
  const [edit, remove] = [editItem('Edit', pick), deleteItem('Delete', pick)];
  expect([edit.danger ?? false, remove.danger]).toEqual([false, true]);
  act(() => remove.onPick());
  expect(pick).toHaveBeenCalledOnce();
});
