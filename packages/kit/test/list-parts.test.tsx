import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Column, DataTable } from '../src/DataTable.tsx';
import { Drawer } from '../src/Drawer.tsx';
import { FilterRow } from '../src/FilterRow.tsx';
import { useListState } from '../src/list-state.ts';
import { usePanel, useRowPanel } from '../src/panel.ts';
import { SidePanel } from '../src/SidePanel.tsx';
import { Tabs } from '../src/Tabs.tsx';
import { useColumns } from '../src/table/column-choice.tsx';
import { renderPart } from './stage.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Child = { readonly id: string; readonly name: string; readonly room: string };
const children: readonly Child[] = [
  { id: '1', name: 'Ava', room: 'Sunflowers' },
  { id: '2', name: 'Leo', room: 'Little Owls' },
];
const columns: readonly Column<Child>[] = [
  { key: 'name', head: 'Name', cell: ({ name }) => name },
  { key: 'room', head: 'Room', cell: ({ room }) => room },
  { key: 'id', head: 'Number', cell: ({ id }) => id, spare: true },
];
const table = {
  label: 'Students',
  keyOf: ({ id }: Child) => id,
  nameOf: ({ name }: Child) => name,
};

test('a row is a link: its first cell says where, and a press anywhere in it goes there', async () => {
  const { address } = await renderPart(() => (
    <DataTable {...table} rows={children} columns={columns} hrefOf={({ id }) => `/child/${id}`} />
  ));
  expect(screen.getByRole('link', { name: 'Leo' }).getAttribute('href')).toBe('/child/2');
  await userEvent.click(screen.getByText('Sunflowers'));
  await waitFor(() => expect(address()).toBe('/child/1'));
});

test('of a thousand rows those in sight are drawn, and the table says how many there are', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(49);
  const many = Array.from({ length: 1000 }, (_, i) => ({ id: String(i), name: `Child ${i}`, room: '' }));
  await renderPart(() => <DataTable {...table} rows={many} columns={columns} />);
  const drawn = screen.getByRole('table', { name: 'Students' });
  expect(drawn.getAttribute('aria-rowcount')).toBe('1001');
  expect(within(drawn).getByText('Child 0').closest('tr')?.getAttribute('aria-rowindex')).toBe('2');
  expect(within(drawn).getAllByRole('row').length).toBeLessThan(100);
});

const Chosen = () => {
  const { shown, menu } = useColumns('students', columns);
  return (
    <>
      {menu}
      <DataTable {...table} rows={children} columns={shown} />
    </>
  );
};

test('columns are chosen, stay chosen on this device, and go back to the usual ones', async () => {
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const pick = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(screen.getByRole(/default/.test(name) ? 'menuitem' : 'menuitemradio', { name }));
  };
  await renderPart(() => <Chosen />);
  expect(heads()).toEqual(['Name', 'Room']);
  await pick('Number');
  await pick('Room');
  expect(heads()).toEqual(['Name', 'Number']);
  cleanup();
  await renderPart(() => <Chosen />);
  expect(heads()).toEqual(['Name', 'Number']);
  await pick('Show default columns');
  expect(heads()).toEqual(['Name', 'Room']);
});

const names = ['room'] as const;
const List = () => {
  const state = useListState(names);
  return (
    <FilterRow state={state}>
      <button type="button" onClick={state.clear}>
        Clear
      </button>
    </FilterRow>
  );
};

test('filters are saved under a name, come back with a press, and are removed', async () => {
  const { address } = await renderPart(() => <List />, { path: '/?room=7&search=ava&sort=-name' });
  await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save these filters' }));
  await userEvent.type(screen.getByLabelText('Name'), 'My room{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(address()).toBe('/?sort=-name'));
  const menu = () => screen.getByRole('button', { name: 'Saved filters' });
  await userEvent.click(menu());
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'My room' }));
  await waitFor(() => expect(address()).toContain('room=7'));
  expect(address()).toContain('search=ava');
  await userEvent.click(menu());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove “My room”' }));
  expect(localStorage.getItem('filters:')).toBe('[]');
});

test('what another version kept in another form is left out of the saved filters', async () => {
  const whole = { name: 'My room', search: '', sort: '', filters: { room: '7' } };
  const { filters: _, ...without } = whole;
  const kept = [
    whole,
    { ...without, name: 'Half' },
    { ...whole, name: 'Odd', sort: 3 },
    { ...whole, name: 'None', filters: null },
    null,
    'word',
  ];
  localStorage.setItem('filters:', JSON.stringify(kept));
  await renderPart(() => <List />);
  await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
  expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual(['My room']);
});

const WithPanel = () => {
  const panel = usePanel();
  return (
    <>
      <button type="button" onClick={() => panel.show('2')}>
        Open Leo
      </button>
      {panel.open ? (
        <SidePanel title={`Child ${panel.open}`} onClose={panel.close} foot={<button type="button">Save</button>}>
          <input aria-label="First name" />
        </SidePanel>
      ) : null}
    </>
  );
};

test('a panel has an address: it opens from it, and closing takes it away', async () => {
  const { address } = await renderPart(() => <WithPanel />, { path: '/?open=1&page=3' });
  expect(screen.getByRole('heading', { name: 'Child 1' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(address()).toBe('/?page=3');
  await userEvent.click(screen.getByRole('button', { name: 'Open Leo' }));
  expect(await screen.findByRole('heading', { name: 'Child 2' })).toBeDefined();
  expect(address()).toContain('open=2');
});

test('a drawer says its name, holds what is done with it in sight, and is closed by its button', async () => {
  const close = vi.fn();
  await renderPart(() => (
    <Drawer title="Invoice 7" acts={<button type="button">Actions</button>} onClose={close}>
      <p>Lunch</p>
    </Drawer>
  ));
  const drawer = screen.getByRole('dialog', { name: 'Invoice 7' });
  expect(within(drawer).getByRole('heading', { name: 'Invoice 7' })).toBeDefined();
  expect(within(drawer).getByRole('button', { name: 'Actions' })).toBeDefined();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
});

test('beside the list a panel takes the focus, Escape closes it and gives the focus back', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('min-width'),
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  await renderPart(() => <WithPanel />);
  const button = screen.getByRole('button', { name: 'Open Leo' });
  await userEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('tabs keep their choice in the address and are moved through by arrow keys', async () => {
  const tabs = ['facts', 'family', 'log'].map((key) => ({ key, label: key, content: () => <p>{`About ${key}`}</p> }));
  const { address } = await renderPart(() => <Tabs tabs={tabs} label="Record" />, { path: '/?tab=family' });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('family');
  expect(screen.getByRole('tabpanel').textContent).toBe('About family');
  screen.getByRole('tab', { name: 'family' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(address()).toBe('/?tab=log'));
  expect(document.activeElement?.textContent).toBe('log');
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByText('About facts')).toBeDefined();
});

const Rows = ({ rows }: { rows: readonly { id: string; name: string }[] }) => {
  const [open, setOpen] = useRowPanel(rows, ['new']);
  return (
    <>
      <button type="button" onClick={() => setOpen('new')}>
        Add
      </button>
      <output>{open === null ? 'closed' : typeof open === 'string' ? open : open.name}</output>
    </>
  );
};

test('a row that is open beside its list is the one of the address, and words stand there too', async () => {
  const rows = [{ id: '2', name: 'Leo' }];
  const { address } = await renderPart(() => <Rows rows={rows} />, { path: '/?open=2' });
  expect(screen.getByRole('status').textContent).toBe('Leo');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(address()).toBe('/?open=new'));
  expect(screen.getByRole('status').textContent).toBe('new');
  cleanup();
  await renderPart(() => <Rows rows={rows} />, { path: '/?open=9' });
  expect(screen.getByRole('status').textContent).toBe('closed');
});
