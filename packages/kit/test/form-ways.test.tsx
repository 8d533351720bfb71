import { MultiSelect, Switch, TextInput } from '@mantine/core';
import { operation } from '@nestling/contract/operation.ts';
import { useNotices } from '@nestling/ui/notice/notices.ts';
import { Link } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Client, fetchExchange } from 'urql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCallForm } from '../src/call-form.ts';
import { FormBody } from '../src/FormBody.tsx';
import { NumberField } from '../src/field/NumberField.tsx';
import { useFieldForm } from '../src/field-form.ts';
import { LeaveGuard } from '../src/LeaveGuard.tsx';
import { SettingsForm } from '../src/SettingsForm.tsx';
import { renderPart } from './stage.tsx';

type Add = { name: string; note?: string | null; file: string; tags?: readonly string[] | null };
type Change = { id: string | number; name?: string | null; file?: string | null; tags?: readonly string[] | null };
const limits = {
  name: { required: true, shortest: 1, longest: 20 },
  note: { shortest: 0, longest: 100 },
  file: { required: true, shortest: 1 },
  tags: { list: true, shortest: 0, longest: 5 },
} as const;
const add = operation<Add>('addPaper', 'name:String! note:String file:String! tags:[String!]', '', limits);
const change = operation<Change>('changePaper', 'id:ID! name:String file:String tags:[String!]', '', {
  id: { required: true, id: true },
  name: { shortest: 1, longest: 20 },
  file: { shortest: 1 },
  tags: limits.tags,
});

let asked: Record<string, unknown>[] = [];
let lost = 0;
const client = () =>
  new Client({
    url: 'http://localhost/graphql',
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetch: async (_, init) => {
      asked.push(JSON.parse(String(init?.body)).variables);
      if (lost > 0) {
        lost -= 1;
        throw new TypeError('no line');
      }
      return Response.json({ data: { outcome: { status: 'Success', message: 'Saved.', errors: [] } } });
    },
  });

beforeEach(() => {
  asked = [];
  lost = 0;
  sessionStorage.clear();
});
afterEach(cleanup);

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const Body = ({ form, children }: { form: Parameters<typeof FormBody>[0]['form']; children: React.ReactNode }) => (
  <FormBody form={form} actions={<button type="submit">Save</button>}>
    {children}
  </FormBody>
);

const Adding = ({ onSaved = () => {}, undo }: { onSaved?: () => void; undo?: () => void }) => {
  const form = useCallForm({
    add,
    values: { name: '', note: '', file: '', tags: [] },
    needs: ({ note }) => (note ? ['tags'] : []),
    undo: () => undo ?? null,
    onSaved,
  });
  return (
    <Body form={form}>
      <TextInput {...form.field('name', 'Name')} />
      <TextInput {...form.field('note', 'Note')} />
      <TextInput {...form.field('file', 'File')} />
      <MultiSelect data={['a', 'b']} {...form.field('tags', 'Tags')} />
      {useNotices().map(({ id, undo: back }) =>
        back ? (
          <button key={id} type="button" onClick={back}>
            Undo
          </button>
        ) : null,
      )}
    </Body>
  );
};

test('a form that only adds tells nothing of what stayed empty, and offers to take it back', async () => {
  const undo = vi.fn();
  await renderPart(() => <Adding undo={undo} />, { client: client() });
  await userEvent.type(input('Name'), 'Form');
  await userEvent.type(input('File'), 'key1');
  await save();
  await waitFor(() => expect(asked).toEqual([{ name: 'Form', file: 'key1' }]));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
});

test('what a form needs beside its call is filled in, lists too that may be empty elsewhere', async () => {
  await renderPart(() => <Adding />, { client: client() });
  await userEvent.type(input('Name'), 'Form');
  await userEvent.type(input('File'), 'key1');
  await userEvent.type(input('Note'), 'x');
  await save();
  expect(screen.getByText('This is required.')).toBeDefined();
  expect(screen.getByRole('alert').querySelector('button')?.textContent).toBe('Tags');
  expect(asked).toEqual([]);
});

test('an answer lost on the way: nothing typed is lost, and nobody knows whether it was saved', async () => {
  const onSaved = vi.fn();
  lost = 1;
  await renderPart(() => <Adding onSaved={onSaved} />, { client: client() });
  await userEvent.type(input('Name'), 'Form');
  await userEvent.type(input('File'), 'key1');
  await save();
  await screen.findByText(/^We don’t know whether this was saved/);
  expect(input('Name').value).toBe('Form');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

const Changing = () => {
  const form = useCallForm({
    change,
    record: { id: '7' },
    values: { name: 'Form', file: '' },
    onSaved: () => {},
  });
  return (
    <Body form={form}>
      <TextInput {...form.field('name', 'Name')} />
      <TextInput {...form.field('file', 'New version')} />
    </Body>
  );
};

const Both = () => {
  const form = useCallForm({
    add,
    change,
    record: { id: '7' },
    values: { name: 'Form', file: '', tags: ['a'] },
    onSaved: () => {},
  });
  return (
    <Body form={form}>
      <TextInput {...form.field('name', 'Name')} />
      <TextInput {...form.field('file', 'New version')} />
    </Body>
  );
};

test('a form that only changes sends the record and what is new of it', async () => {
  await renderPart(() => <Changing />, { client: client() });
  await userEvent.type(input('Name'), ' B');
  await save();
  await waitFor(() => expect(asked).toEqual([{ id: '7', name: 'Form B' }]));
  await userEvent.clear(input('Name'));
  await save();
  expect(screen.getByText('This is required.')).toBeDefined();
});

type Whole = { id: string | number; name: string; note?: string | null };
const rename = operation<Whole>('renamePaper', 'id:ID! name:String! note:String', '', {
  id: { required: true, id: true },
  name: { required: true, shortest: 1, longest: 20 },
  note: limits.note,
});
const Renaming = () => {
  const form = useCallForm({
    change: rename,
    record: { id: '7' },
    values: { name: 'Form', note: '' },
    onSaved: () => {},
  });
  return (
    <Body form={form}>
      <TextInput {...form.field('name', 'Name')} />
      <TextInput {...form.field('note', 'Note')} />
    </Body>
  );
};

test('what a change cannot do without is sent along, changed or not', async () => {
  await renderPart(() => <Renaming />, { client: client() });
  await userEvent.type(input('Note'), 'x');
  await save();
  await waitFor(() => expect(asked).toEqual([{ id: '7', name: 'Form', note: 'x' }]));
});

test('what adding requires and a record never shows again is not required of a change', async () => {
  await renderPart(() => <Both />, { client: client() });
  await userEvent.type(input('Name'), ' B');
  await save();
  await waitFor(() => expect(asked).toEqual([{ id: '7', name: 'Form B' }]));
});

const Settings = () => {
  const form = useCallForm({ change, record: { id: '7' }, values: { name: 'Form' }, onSaved: () => {} });
  return (
    <SettingsForm form={form} title="Papers" help="For all rooms" origin={<i>the center’s</i>}>
      <TextInput {...form.field('name', 'Name')} />
    </SettingsForm>
  );
};

test('a section of settings is saved by itself, once something was changed', async () => {
  await renderPart(() => <Settings />, { client: client() });
  const region = screen.getByRole('region', { name: 'Papers' });
  expect(region.textContent).toContain('For all rooms');
  expect(region.textContent).toContain('the center’s');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(button.disabled).toBe(true);
  await userEvent.type(input('Name'), ' B');
  await save();
  await waitFor(() => expect(button.disabled).toBe(true));
  expect(asked).toEqual([{ id: '7', name: 'Form B' }]);
});

const none = (): number | null => null;
const Own = ({ onSend }: { onSend: (values: object) => void }) => {
  const form = useFieldForm({
    name: 'own',
    initial: { code: '', degrees: none(), agreed: false },
    secret: ['code', 'degrees', 'agreed'],
    limits: { code: { required: true, longest: 6 }, degrees: { number: true, least: 90, most: 110 } },
    save: async (values) => {
      onSend(values);
      return { kind: 'done', message: '', data: {} };
    },
    onSaved: () => {},
  });
  return (
    <Body form={form}>
      <TextInput {...form.field('code', 'Code')} />
      <NumberField {...form.field('degrees', 'Temperature')} />
      <Switch {...form.field('agreed', 'Agreed')} />
    </Body>
  );
};

test('a form that states its limits itself draws its fields by them, and keeps no draft of secrets', async () => {
  const onSend = vi.fn();
  await renderPart(() => <Own onSend={onSend} />);
  // A secret is never cut short without a word.
  expect(input('Code').maxLength).toBe(-1);
  await save();
  expect(screen.getByText('This is required.')).toBeDefined();
  await userEvent.type(input('Code'), 'abc');
  await userEvent.type(input('Temperature'), '98');
  await userEvent.click(screen.getByLabelText('Agreed'));
  expect(sessionStorage.length).toBe(0);
  await save();
  await waitFor(() => expect(onSend).toHaveBeenCalledWith({ code: 'abc', degrees: 98, agreed: true }));
});

const Guarded = ({ active }: { active: boolean }) => (
  <>
    <LeaveGuard active={active} />
    <Link to="/elsewhere">Elsewhere</Link>
    <Link to="/?tab=b">Tab</Link>
  </>
);

test('a screen with something unsaved is left after a question, its own tabs without one', async () => {
  const { address } = await renderPart(() => <Guarded active />);
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const ask = await screen.findByRole('dialog');
  const [leave, stay] = ask.querySelectorAll('button');
  if (stay) await userEvent.click(stay);
  expect(address()).toBe('/');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByRole('dialog');
  expect(leave?.textContent).toBe('Leave');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/elsewhere'));
  cleanup();
  const free = await renderPart(() => <Guarded active={false} />);
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await waitFor(() => expect(free.address()).toBe('/elsewhere'));
});
