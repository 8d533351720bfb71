import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Client, fetchExchange, Provider } from 'urql';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { PersonLogins } from '../src/domains/users/record/PersonLogins.tsx';

vi.mock('../src/session/session.ts', () => ({
  usePerson: () => ({
    id: '9',
    firstName: 'Grace',
    name: 'Grace Miller',
    image: null,
    role: 'manager',
    actingUntil: null,
  }),
}));
// A browser's own, which jsdom lacks.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
afterEach(cleanup);

const Asked = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });

/** The logins of a contact who may open so many cameras today; answers what was sent to change them. */
const show = (most: number | null, permissions: readonly string[]) => {
  const sent: Record<string, unknown>[] = [];
  const told = { id: '4', max_daily_logins: most, used_today: most ?? 0, most_today: most };
  const answer = (body: unknown): object => {
    const { query, variables } = Asked.parse(JSON.parse(String(body)));
    if (query.includes('getUserSettingData')) return { getUserSettingData: told };
    if (!query.includes('mutation'))
      return { roles: [{ id: '3', name: 'manager', permissions: permissions.map((name) => ({ id: name, name })) }] };
    sent.push(variables);
    return { updateUserLogins: { status: 'Success', message: 'Saved.', color: 'success', errors: [] } };
  };
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async (_, init) =>
      new Response(JSON.stringify({ data: answer(init?.body) }), { headers: { 'content-type': 'application/json' } }),
  });
  render(
    <MantineProvider>
      <Provider value={client}>
        <PersonLogins id="4" />
      </Provider>
    </MantineProvider>,
  );
  return sent;
};

test('a contact at the limit is allowed one more login, for today alone', async () => {
  const sent = show(3, ['manage_contacts']);
  await userEvent.click(await screen.findByRole('button', { name: 'Allow one more today' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ id: '4', max_logins: 4, today: true });
});

test('without a limit there is nothing to raise', async () => {
  show(null, ['manage_contacts']);
  await screen.findByRole('button', { name: 'Reset today’s camera logins' });
  expect(screen.queryByRole('button', { name: 'Allow one more today' })).toBeNull();
});

test('whoever may not manage contacts is not offered it', async () => {
  show(3, []);
  await screen.findByRole('button', { name: 'Reset today’s camera logins' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Allow one more today' })).toBeNull());
});
