import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Client, fetchExchange, Provider } from 'urql';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import ImportPanel from '../src/domains/learning/parts/ImportPanel.tsx';

// Files of jsdom cannot be streamed: how one is packed is told by `packed.test.ts`.
vi.mock('../src/domains/learning/parts/packed.ts', () => ({ packed: async (file: File) => file.name }));
// A browser's own, which jsdom lacks.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
afterEach(cleanup);

const Asked = z.object({ variables: z.record(z.string(), z.unknown()) });

const show = () => {
  const sent: Record<string, unknown>[] = [];
  const onClose = vi.fn();
  const answer = ({ file, preview }: Record<string, unknown>): object => {
    const fault = { field: 'file.12.parent', code: 'ORPHAN', message: 'Its parent is missing.' };
    if (file === 'wrong.csv') return { status: 'Error', message: '1 row is wrong.', color: 'danger', errors: [fault] };
    return { status: 'Success', message: preview ? '9 to add.' : '9 added.', color: 'success', errors: [] };
  };
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async (_, init) => {
      const { variables } = Asked.parse(JSON.parse(String(init?.body)));
      sent.push(variables);
      return new Response(JSON.stringify({ data: { importFrameworksCSVFile: answer(variables) } }), {
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  render(
    <MantineProvider>
      <Provider value={client}>
        <ImportPanel onClose={onClose} />
      </Provider>
    </MantineProvider>,
  );
  const choose = (name: string) =>
    userEvent.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), new File(['x'], name));
  return { sent, onClose, choose };
};

test('rows that are wrong are told with their numbers, and nothing can be imported', async () => {
  const { sent, choose } = show();
  await choose('wrong.csv');
  expect(await screen.findByText('1 row is wrong.')).toBeTruthy();
  expect(screen.getByText('12')).toBeTruthy();
  expect(screen.getByText('Its parent is missing.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  expect(sent).toMatchObject([{ file: 'wrong.csv', preview: true }]);
});

test('what a file would do is shown before it is done', async () => {
  const { sent, onClose, choose } = show();
  await choose('right.csv');
  expect(await screen.findByText('9 to add.')).toBeTruthy();
  expect(sent).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent[1]).toMatchObject({ file: 'right.csv' });
  expect(sent[1]?.preview).toBeUndefined();
});
