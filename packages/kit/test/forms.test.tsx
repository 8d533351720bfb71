import { TextInput } from '@mantine/core';
import { closeNotice, useNotices } from '@nestling/ui/notice/notices.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DocumentNode, parse } from 'graphql';
import { Client, fetchExchange } from 'urql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAction } from '../src/action.ts';
import { FormBody } from '../src/FormBody.tsx';
import { useRecordForm } from '../src/record-form.ts';
import { renderPart } from './stage.tsx';

const rename: DocumentNode = parse(`mutation Rename($name: String!, $operation_id: String) {
  rename(name: $name, operation_id: $operation_id) { status message errors { field message } }
}`);

/** What the server answers next, and what it was asked. */
let answers: (() => Promise<Response> | Response)[] = [];
let asked: { name: string; operation_id: string }[] = [];

const outcome =
  (status: string, message: string, errors: object[] = []) =>
  () =>
    Response.json({ data: { rename: { status, message, errors } } });

const client = () =>
  new Client({
    url: 'http://localhost/graphql',
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetch: async (_, init) => {
      asked.push(JSON.parse(String(init?.body)).variables);
      const answer = answers.shift();
      if (!answer) throw new TypeError('no line');
      return answer();
    },
  });

const Said = () => (
  <ul aria-label="notices">
    {useNotices().map(({ id, kind, title, detail, undo }) => (
      <li key={id}>
        {`${kind}: ${title} ${detail ?? ''}`}
        {undo ? (
          <button type="button" onClick={undo}>
            Undo
          </button>
        ) : null}
        <button type="button" onClick={() => closeNotice(id)}>
          Close notice
        </button>
      </li>
    ))}
  </ul>
);

beforeEach(() => {
  answers = [];
  asked = [];
  sessionStorage.clear();
});
afterEach(async () => {
  for (const close of screen.queryAllByRole('button', { name: 'Close notice' })) act(() => close.click());
  cleanup();
});

const Rename = ({ undo }: { undo?: () => void }) => {
  const { run, busy } = useAction<object, { name: string }>(rename, undo ? { undo: () => undo } : {});
  return (
    <>
      <button type="button" data-busy={busy} onClick={() => void run({ name: 'Oak' })}>
        Rename
      </button>
      <Said />
    </>
  );
};

const press = () => userEvent.click(screen.getByRole('button', { name: 'Rename' }));
const notice = (text: string) => screen.findByText(text, { exact: false });

test('an act says what the server said, offers to take it back, and is named once', async () => {
  const undo = vi.fn();
  answers = [outcome('Success', 'The room is called Oak.')];
  await renderPart(() => <Rename undo={undo} />, { client: client() });
  await press();
  await notice('done: The room is called Oak.');
  expect(asked).toEqual([{ name: 'Oak', operation_id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
});

test('two presses are one act while it runs, and another one after it', async () => {
  const held = Promise.withResolvers<Response>();
  answers = [() => held.promise, outcome('Success', 'Second.')];
  await renderPart(() => <Rename />, { client: client() });
  await press();
  await press();
  expect(asked).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Rename' }).dataset.busy).toBe('true');
  await act(async () => held.resolve(outcome('Success', 'First.')()));
  await notice('done: First.');
  await press();
  await notice('done: Second.');
  expect(asked[0]?.operation_id).not.toBe(asked[1]?.operation_id);
});

test('what the server declines is told as failed, and of a line that broke that nobody knows', async () => {
  answers = [outcome('Error', 'This name is taken.')];
  await renderPart(() => <Rename />, { client: client() });
  await press();
  await notice('failed: This name is taken.');
  await press();
  await notice('failed: We don’t know whether this was saved. Press again: it’s done only once.');
});

const Form = ({ onSaved }: { onSaved: () => void }) => {
  const { run, busy } = useAction<object, { name: string }>(rename, { ownErrors: true, say: () => null });
  const form = useRecordForm({
    name: 'room:1',
    initial: { name: 'Elm', code: '' },
    secret: ['code'],
    limits: {},
    validate: { name: (name) => (name.trim() === '' ? 'Enter a name.' : null) },
    save: ({ name }) => run({ name }),
    onSaved,
  });
  return (
    <FormBody
      form={form}
      labels={{ name: 'Name' }}
      actions={
        <button type="submit" disabled={busy}>
          Save
        </button>
      }
    >
      <TextInput label="Name" {...form.fields.getInputProps('name')} />
      <TextInput label="Code" {...form.fields.getInputProps('code')} />
      <output>{form.dirty ? 'changed' : 'as kept'}</output>
    </FormBody>
  );
};

const name = (): HTMLInputElement => screen.getByLabelText('Name');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a form that is not complete is not sent; the summary takes the focus and leads to the field', async () => {
  await renderPart(() => <Form onSaved={() => {}} />, { client: client() });
  await userEvent.clear(name());
  await save();
  expect(asked).toEqual([]);
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toContain('Please fix 1 field');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(document.activeElement).toBe(name());
  expect(screen.getByText('Enter a name.')).toBeDefined();
});

test('a form is sent by its own way: the browser never leaves the screen for it', async () => {
  answers = [outcome('Success', 'Saved.')];
  await renderPart(() => <Form onSaved={() => {}} />, { client: client() });
  const form = name().closest('form');
  if (!form) throw new Error('There is no form.');
  await act(async () => expect(fireEvent.submit(form)).toBe(false));
  await waitFor(() => expect(asked).toHaveLength(1));
});

test('what the server declines stands at its field and on top, and nothing typed is lost', async () => {
  answers = [outcome('Error', 'Not saved.', [{ field: 'name', message: 'Another room has this name.' }])];
  await renderPart(() => <Form onSaved={() => {}} />, { client: client() });
  await userEvent.clear(name());
  await userEvent.type(name(), 'Oak');
  await save();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Not saved.'));
  expect(screen.getByText('Another room has this name.')).toBeDefined();
  expect(name().value).toBe('Oak');
});

test('what the server declines stays at its field when that is left, until it is changed; and can be sent again', async () => {
  const taken = 'Another room has this name.';
  const onSaved = vi.fn();
  answers = [outcome('Error', taken, [{ field: 'name', message: taken }]), outcome('Success', 'Saved.')];
  await renderPart(() => <Form onSaved={onSaved} />, { client: client() });
  await userEvent.clear(name());
  // By the key: the field has the focus, and loses it to what stands on top.
  await userEvent.type(name(), 'Oak{Enter}');
  await waitFor(() => expect(screen.getByText(taken)).toBeDefined());
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await userEvent.click(name());
  await userEvent.tab();
  // Said once: at the field, and by the field's name on top.
  expect(screen.getAllByText(taken)).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toContain('Please fix 1 field');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

test('a draft survives a reload without what is secret, and goes once the form is saved', async () => {
  await renderPart(() => <Form onSaved={() => {}} />, { client: client() });
  await userEvent.type(name(), ' Street');
  await userEvent.type(screen.getByLabelText('Code'), '1234');
  cleanup();
  const onSaved = vi.fn();
  answers = [outcome('Success', 'Saved.')];
  await renderPart(() => <Form onSaved={onSaved} />, { client: client() });
  expect(name().value).toBe('Elm Street');
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('');
  expect(screen.getByText('Draft saved on this device')).toBeDefined();
  expect(screen.getByText('changed')).toBeDefined();
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sessionStorage.length).toBe(0);
  expect(screen.getByText('as kept')).toBeDefined();
});
