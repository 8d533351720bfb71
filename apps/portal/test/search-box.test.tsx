import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Client, fetchExchange, Provider } from 'urql';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import '../src/screens.ts';
import '../src/staff-screens.ts';
import SearchBox from '../src/shell/SearchBox.tsx';

const go = vi.hoisted(() => vi.fn());

vi.mock('@tanstack/react-router', async (whole) => ({ ...(await whole<object>()), useNavigate: () => go }));
vi.mock('../src/session/session.ts', async (whole) => ({
  ...(await whole<object>()),
  usePerson: () => ({
    id: '1',
    firstName: 'Grace',
    name: 'Grace Miller',
    image: null,
    role: 'manager',
    actingUntil: null,
  }),
}));

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(cleanup);

test('Escape closes the search box, whose list is always open', async () => {
  const close = vi.fn();
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async () => new Response('{"data":null}', { headers: { 'content-type': 'application/json' } }),
  });
  render(
    <Provider value={client}>
      <SearchBox onClose={close} />
    </Provider>,
  );
  await userEvent.type(screen.getByRole('combobox'), '{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

test('people, rooms, cameras and screens are found; arrows choose and Enter opens', async () => {
  const found = [
    {
      ...{ kind: 'student', id: '7', name: 'Ava Lopez', detail: 'Sunflowers', location_id: '1' },
      ...{ image: null, here: 'Acorns', allergies: ['Peanuts'] },
    },
    { kind: 'contact', id: '8', name: 'Lucia Lopez', detail: 'Ava', location_id: '1' },
    { kind: 'room', id: '3', name: 'Lopez Room', detail: null, location_id: '1' },
    { kind: 'camera', id: '4', name: 'Lopez Corner', detail: null, location_id: '1' },
  ];
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async () =>
      new Response(JSON.stringify({ data: { findAnything: found } }), {
        headers: { 'content-type': 'application/json' },
      }),
  });
  render(
    <Provider value={client}>
      <SearchBox onClose={vi.fn()} />
    </Provider>,
  );
  const box = screen.getByRole('combobox');
  await userEvent.type(box, 'lo');
  for (const name of [/Ava Lopez/, /Lucia Lopez/, /Lopez Room/, /Lopez Corner/])
    expect(await screen.findByRole('option', { name })).toBeTruthy();
  // What one must know before anything is done for a child.
  expect(screen.getByRole('option', { name: /Ava Lopez.*Peanuts.*In Acorns/ })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Camera logins' })).toBeTruthy();
  await userEvent.type(box, '{ArrowDown}{Enter}');
  expect(go).toHaveBeenLastCalledWith({ href: '/contact/8' });
});

test('an act is found by its words, and done for a child whose name is typed behind it', async () => {
  const asked: string[] = [];
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async (_, init) => {
      asked.push(JSON.parse(String(init?.body)).variables.search);
      const child = { kind: 'student', id: '7', name: 'Ava Lopez', detail: 'Sunflowers', location_id: '1' };
      const found = [{ ...child, image: null, here: null, allergies: [] }];
      return new Response(JSON.stringify({ data: { findAnything: found } }), {
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  render(
    <Provider value={client}>
      <SearchBox onClose={vi.fn()} />
    </Provider>,
  );
  const box = screen.getByRole('combobox');
  await userEvent.type(box, 'urgent');
  await userEvent.click(screen.getByRole('option', { name: /^Urgent alert/ }));
  expect(go).toHaveBeenLastCalledWith({ href: '/instant_message?tab=alert' });
  await userEvent.clear(box);
  await userEvent.type(box, 'Payment Ava');
  await userEvent.click(await screen.findByRole('option', { name: /Record a payment for Ava Lopez/ }));
  expect(asked.at(-1)).toBe('Ava');
  expect(go).toHaveBeenLastCalledWith({ href: '/billing/student/7/open-invoices?act=payment' });
});
