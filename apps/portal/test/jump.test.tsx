import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Client, fetchExchange, Provider } from 'urql';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import '../src/screens.ts';
import '../src/staff-screens.ts';
import Jump from '../src/shell/Jump.tsx';

vi.mock('@tanstack/react-router', async (whole) => ({ ...(await whole<object>()), useNavigate: () => vi.fn() }));
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

test('Escape closes the jump box, whose list is always open', async () => {
  const close = vi.fn();
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async () => new Response('{"data":null}', { headers: { 'content-type': 'application/json' } }),
  });
  render(
    <Provider value={client}>
      <Jump onClose={close} />
    </Provider>,
  );
  await userEvent.type(screen.getByRole('combobox'), '{Escape}');
  expect(close).toHaveBeenCalledOnce();
});
