import { operation } from '@nestling/contract/operation.ts';
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { Client, CombinedError, fetchExchange, gql } from 'urql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askOnce } from '../src/ask-once.ts';
import { dropQuestions } from '../src/asking.ts';
import { ConfirmQuestion } from '../src/ConfirmQuestion.tsx';
import { askPerson, questionNow, watchQuestions } from '../src/confirming.ts';
import { DataTable } from '../src/DataTable.tsx';
import { useDeletion } from '../src/deletion.tsx';
import { useEnding } from '../src/ending.ts';
import { unreadableIn } from '../src/field/unreadable.ts';
import { FrameContext, useFrame } from '../src/frame.ts';
import { useKept } from '../src/kept.ts';
import { useMedia, usePhone, useWide } from '../src/media.ts';
import { useMovingItems } from '../src/moving-items.tsx';
import { stepOf } from '../src/operation.ts';
import { useOpenKey } from '../src/panel.ts';
import { useReadingAnew } from '../src/reading-anew.ts';
import { refusalOf } from '../src/refusal.ts';
import { useReorder } from '../src/reorder.ts';
import { saveFile } from '../src/save-file.ts';
import { ListOrderContext } from '../src/table/order.ts';
import { useOverflows } from '../src/table/overflows.ts';
import { takeFile } from '../src/take-file.ts';
import { renderPart } from './stage.tsx';

beforeEach(() => {
  localStorage.clear();
  dropQuestions();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const remove = operation<{ id: string | number }>('deleteRoom', 'id:ID!', '', { id: { required: true, id: true } });
let asked: Record<string, unknown>[] = [];
const client = () =>
  new Client({
    url: 'http://localhost/graphql',
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetch: async (_, init) => {
      asked.push(JSON.parse(String(init?.body)).variables);
      return Response.json({ data: { outcome: { status: 'Success', message: 'Deleted.', errors: [] }, time: '8' } });
    },
  });

const Rooms = () => {
  const { ask, question } = useDeletion(remove);
  return (
    <>
      <button type="button" onClick={() => ask({ id: '7', name: 'Elm' })}>
        Delete Elm
      </button>
      {question}
    </>
  );
};

test('a record is deleted after a question that names it', async () => {
  asked = [];
  await renderPart(() => <Rooms />, { client: client() });
  await press('Delete Elm');
  expect(screen.getByRole('dialog').textContent).toContain('Elm');
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Delete Elm');
  await press('Delete');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual([{ id: '7' }]);
});

test('what is asked once goes to the server whatever is known', async () => {
  asked = [];
  const query = gql<{ time: string }, { of: string }>('query Time($of: String) { time(of: $of) }');
  const one = client();
  expect((await askOnce(one, query, { of: 'a' })).data?.time).toBe('8');
  await askOnce(one, query, { of: 'a' });
  expect(asked).toHaveLength(2);
});

const Kept = ({ name }: { name: string }) => {
  const [value, keep] = useKept('columns:test');
  return (
    <>
      <output aria-label={name}>{JSON.stringify(value)}</output>
      <button type="button" onClick={() => keep({ by: name })}>
        Keep {name}
      </button>
      <button type="button" onClick={() => keep(null)}>
        Drop {name}
      </button>
    </>
  );
};

test('a value kept on the device is equal wherever it is read, and nobody’s text is no value', async () => {
  localStorage.setItem('columns:test', '{oh');
  await renderPart(() => (
    <>
      <Kept name="a" />
      <Kept name="b" />
    </>
  ));
  const shown = () => ['a', 'b'].map((name) => screen.getByLabelText(name).textContent);
  expect(shown()).toEqual(['null', 'null']);
  await press('Keep a');
  expect(shown()).toEqual(['{"by":"a"}', '{"by":"a"}']);
  act(() => {
    localStorage.setItem('columns:test', '{"by":"tab"}');
    dispatchEvent(new StorageEvent('storage'));
  });
  expect(shown()).toEqual(['{"by":"tab"}', '{"by":"tab"}']);
  await press('Drop b');
  expect(localStorage.getItem('columns:test')).toBeNull();
});

const Order = ({ onOrder }: { onOrder: (keys: readonly string[]) => void }) => {
  const { keys, item, handle } = useReorder(['a', 'b', 'c'], onOrder);
  return (
    <ul>
      {keys.map((key) => (
        <li key={key} {...item(key)}>
          <button type="button" {...handle(key)}>
            {key}
          </button>
        </li>
      ))}
    </ul>
  );
};
const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('items are moved by arrow keys, and the order is told once the keys rest', async () => {
  const onOrder = vi.fn();
  await renderPart(() => <Order onOrder={onOrder} />);
  vi.useFakeTimers();
  const key = (name: string) => fireEvent.keyDown(screen.getByRole('button', { name: 'c' }), { key: name });
  key('ArrowUp');
  key('ArrowUp');
  // Beyond the first place there is none.
  key('ArrowUp');
  expect(order()).toEqual(['c', 'a', 'b']);
  expect(onOrder).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onOrder.mock.calls).toEqual([[['c', 'a', 'b']]]);
});

test('items are dragged over one another, and what did not move is not told', async () => {
  const onOrder = vi.fn();
  HTMLElement.prototype.setPointerCapture = () => {};
  await renderPart(() => <Order onOrder={onOrder} />);
  const handle = screen.getByRole('button', { name: 'a' });
  fireEvent.pointerDown(handle);
  fireEvent.pointerUp(handle);
  expect(onOrder).not.toHaveBeenCalled();
  const over = screen.getByRole('button', { name: 'c' });
  document.elementsFromPoint = () => [over];
  fireEvent.pointerDown(handle);
  fireEvent.pointerMove(handle);
  expect(order()).toEqual(['b', 'c', 'a']);
  fireEvent.pointerUp(screen.getByRole('button', { name: 'a' }));
  expect(onOrder).toHaveBeenCalledWith(['b', 'c', 'a']);
});

test('files are handed over under the server’s name, or under one’s own', () => {
  const clicked: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(this);
  });
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = vi.fn();
  vi.useFakeTimers();
  takeFile('/files/7');
  saveFile('days.csv', new Blob(['a,b']));
  expect(clicked.map(({ href, download }) => [href.replace(/^http:\/\/[^/]*/, ''), download])).toEqual([
    ['/files/7', ''],
    ['blob:1', 'days.csv'],
  ]);
  vi.advanceTimersByTime(2000);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
});

test('why there was no answer is read from the first error; a line that broke is our own word', () => {
  expect(refusalOf(new CombinedError({ networkError: new Error('x') })).code).toBe('NETWORK');
  const extensions = { code: 'BAD_INPUT', reference: 'K7', issues: [{ field: 'name', message: 'Too long.' }] };
  expect(refusalOf(new CombinedError({ graphQLErrors: [{ message: 'No.', extensions }] }))).toEqual({
    code: 'BAD_INPUT',
    message: 'No.',
    reference: 'K7',
    issues: [{ field: 'name', message: 'Too long.' }],
  });
  const odd = new CombinedError({ graphQLErrors: [{ message: 'No.', extensions: { code: 'WHATEVER' } }] });
  expect(refusalOf(odd).code).toBe('INTERNAL');
});

const question = { title: 'Send 12 texts?', lines: ['12 texts, about $0.20'], codes: ['TEXTS-12'] };
const Questions = () => {
  const now = useSyncExternalStore(watchQuestions, questionNow);
  return now ? <ConfirmQuestion question={now.question} onEnd={now.end} /> : null;
};

test('what the server asks is shown with its figures, one question after the other', async () => {
  await renderPart(() => <Questions />);
  const first = askPerson(question);
  const second = askPerson({ ...question, title: 'And another?', beside: <i>the letter</i> });
  const dialog = await screen.findByRole('dialog', { name: 'Send 12 texts?' });
  expect(dialog.textContent).toContain('about $0.20');
  await press('Cancel');
  expect(await first).toBe(false);
  expect((await screen.findByRole('dialog', { name: 'And another?' })).textContent).toContain('the letter');
  const [, yes] = screen.getAllByRole('button');
  if (yes) await userEvent.click(yes);
  expect(await second).toBe(true);
  const third = askPerson(question);
  dropQuestions();
  expect(await third).toBe(false);
});

test('the width of the window says what stands beside and what becomes cards', () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes('1200'), media }),
  );
  expect(renderHook(() => [useWide(), usePhone(), useMedia('print')]).result.current).toEqual([true, false, false]);
});

const Opened = () => {
  const [key, open] = useOpenKey();
  return (
    <>
      <output>{key ?? 'nothing'}</output>
      <button type="button" onClick={() => open('12')}>
        Open
      </button>
      <button type="button" onClick={() => open(null)}>
        Close
      </button>
    </>
  );
};

test('what is open beside a list stands in the address', async () => {
  const { address } = await renderPart(() => <Opened />);
  await press('Open');
  await waitFor(() => expect(address()).toBe('/?open=12'));
  expect(screen.getByRole('status').textContent).toBe('12');
  await press('Close');
  await waitFor(() => expect(address()).toBe('/'));
});

const Framed = () => <output>{useFrame().title}</output>;

test('a part knows the screen it stands on', async () => {
  const frame = { id: 'x', home: null, above: [], title: 'Rooms', product: '' };
  await renderPart(() => (
    <FrameContext value={frame}>
      <Framed />
    </FrameContext>
  ));
  expect(screen.getByRole('status').textContent).toBe('Rooms');
});

test('a box says whether what stands in it is wider than it is', () => {
  const box = document.createElement('div');
  Object.defineProperties(box, { scrollWidth: { value: 900 }, clientWidth: { value: 400 } });
  expect(renderHook(() => useOverflows({ current: box })).result.current).toBe(true);
  expect(renderHook(() => useOverflows({ current: document.createElement('div') })).result.current).toBe(false);
});

test('fields with a text without meaning are named, and the browser’s half dates too', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="a" /><input data-path="items.0.amount" /><textarea></textarea>';
  const [, amount] = form.querySelectorAll('input');
  amount?.setCustomValidity('Enter a number.');
  const [found, ...others] = unreadableIn(form, 'Enter a full date.');
  expect(others).toEqual([]);
  expect([found?.field, found?.message]).toEqual(['items.0.amount', 'Enter a number.']);
});

test('of an intention that takes two calls each has an id of its own, alike at every try', () => {
  const id = '00000000-0000-4000-8000-000000000006';
  expect(stepOf(id)).toBe('00000000-0000-4000-8000-000000000007');
  expect(stepOf(stepOf(id))).toBe(id);
});

const Ending = () => {
  const sentence = useEnding();
  const lost = { kind: 'unknown', message: '', fieldErrors: [] } as const;
  return (
    <ul>
      <li>{sentence({ kind: 'done', message: '', data: {} })}</li>
      <li>{sentence({ kind: 'declined', message: 'Taken.', fieldErrors: [] })}</li>
      <li>{sentence(lost)}</li>
      <li>{sentence({ ...lost, unrepeatable: true })}</li>
    </ul>
  );
};

test('each of the three endings has its sentence; what has no id may be done twice', async () => {
  await renderPart(() => <Ending />);
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(said[1]).toBe('Taken.');
  expect(said[2]).toBe('We don’t know whether this was saved. Press again: it’s done only once.');
  expect(new Set(said).size).toBe(4);
});

test('what is asked to be read anew is read once, and again behind it', () => {
  vi.useFakeTimers();
  const read = vi.fn();
  const { result, unmount } = renderHook(() => useReadingAnew(read));
  result.current();
  result.current();
  vi.runAllTimers();
  expect(read).toHaveBeenCalledTimes(2);
  unmount();
});

type Room = { readonly name: string };
const roomColumns = [{ key: 'name', head: 'Name', cell: ({ name }: Room) => name, by: ({ name }: Room) => name }];

test('a table orders itself where its list is all here', async () => {
  const onSort = vi.fn();
  await renderPart(() => (
    <ListOrderContext value={{ sort: 'name', onSort, whole: true, sorts: [] }}>
      <DataTable
        label="Rooms"
        rows={[{ name: 'Oak' }, { name: 'Elm' }]}
        columns={roomColumns}
        keyOf={({ name }) => name}
        nameOf={({ name }) => name}
      />
    </ListOrderContext>
  ));
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Elm', 'Oak']);
});

test('a record is moved up or down among its neighbors, and not past the ends', () => {
  const onMove = vi.fn();
  const { result } = renderHook(() => useMovingItems());
  const labels = (at: number) => result.current(at, 3, onMove).map(({ label }) => label);
  expect([labels(0), labels(1), labels(2)]).toEqual([['Move down'], ['Move up', 'Move down'], ['Move up']]);
  for (const item of result.current(1, 3, onMove)) item.onPick?.();
  expect(onMove.mock.calls).toEqual([[0], [2]]);
});
