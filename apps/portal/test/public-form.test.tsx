import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { PublicPage } from '../src/domains/forms/fill/PublicPage.tsx';

const Asked = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });
const form = {
  id: 'k-1',
  name: 'Open day',
  description: null,
  instructions: null,
  button: null,
  confirmation: null,
  version: 2,
  document: {
    blocks: [
      { id: 'who', type: 'text', label: 'Your name', required: true },
      { id: 'days', type: 'checkbox', label: 'Which days?', options: [{ id: 'mon', label: 'Monday' }] },
      { id: 'many', type: 'number', label: 'Children' },
      { id: 'more', type: 'textarea', label: 'Anything else?' },
    ],
  },
};
type Answer = Record<string, unknown> | 'lost';

/** Answers the page's question with the form, and what is sent with these answers in turn; tells what was sent. */
const serve = (answers: Answer[], opened: object | null = form) => {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { query, variables } = Asked.parse(JSON.parse(body));
    if (query.startsWith('query')) return Response.json({ data: { getPublicWebForm: opened } });
    sent.push(variables);
    const answer = answers.shift() ?? 'lost';
    if (answer === 'lost') return Response.json({ errors: [{ message: 'Try again later.', extensions: {} }] });
    return Response.json({ data: { submitWebFormEntry: { errors: [], message: '', ...answer } } });
  });
  return sent;
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('what is missing is told at its field, then what was answered is sent once', async () => {
  const sent = serve([{ status: 'Success' }]);
  render(<PublicPage link="k-1" />);
  await screen.findByRole('heading', { name: 'Open day' });
  await send();
  const name = screen.getByRole('textbox', { name: 'Your name' });
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please answer this.');
  await userEvent.type(name, 'Sam');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Children' }), '2');
  await userEvent.type(screen.getByRole('textbox', { name: 'Anything else?' }), 'No');
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(sent).toMatchObject([
    { form_id: 'k-1', version: 2, consent: false, values: { who: 'Sam', days: ['mon'], many: 2, more: 'No' } },
  ]);
  expect(sessionStorage.length).toBe(0);
});

test('a number that is none keeps the form from being sent', async () => {
  const sent = serve([]);
  render(<PublicPage link="k-1" />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Sam');
  await userEvent.type(screen.getByRole('textbox', { name: 'Children' }), '3O');
  await send();
  expect(screen.getByText('Enter a number, such as 12.5.')).toBeDefined();
  expect(sent).toEqual([]);
});

test('what the server holds against an answer stands at its field, anything else above the form', async () => {
  const held = { field: 'values.who', code: 'INVALID', message: 'Not this one.' };
  serve([
    { status: 'Error', errors: [held] },
    { status: 'Error', message: 'The form is full.' },
  ]);
  render(<PublicPage link="k-1" />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Sam');
  await send();
  const name = screen.getByRole('textbox', { name: 'Your name' });
  await screen.findByText('Not this one.');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(name, 'my');
  await send();
  expect((await screen.findByText('The form is full.')).getAttribute('role')).toBe('alert');
});

test('what was typed is there again after a reload, and is sent under an operation of its own', async () => {
  const sent = serve(['lost', { status: 'Success' }]);
  const first = render(<PublicPage link="k-1" />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Sam');
  await send();
  expect(await screen.findByText('Try again later.')).toBeDefined();
  first.unmount();
  render(<PublicPage link="k-1" />);
  expect(await screen.findByDisplayValue('Sam')).toBeDefined();
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(sent).toHaveLength(2);
  expect(sent.every(({ operation_id }) => typeof operation_id === 'string')).toBe(true);
});

test('a link that opens nothing says that it is not open', async () => {
  serve([], null);
  render(<PublicPage link="k-0" />);
  expect(await screen.findByRole('heading', { name: 'This form is not open' })).toBeDefined();
});
