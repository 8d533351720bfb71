import { MultiSelect, Switch, TextInput } from '@mantine/core';
import { call, document } from '@nestling/contract/document.ts';
import { operation } from '@nestling/contract/operation.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Client, fetchExchange } from 'urql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useCallForm } from '../src/call-form.ts';
import { FormDialog } from '../src/FormDialog.tsx';
import { FormPanel } from '../src/FormPanel.tsx';
import { DateField } from '../src/field/DateField.tsx';
import { NumberField } from '../src/field/NumberField.tsx';
import { renderPart } from './stage.tsx';

type Add = {
  name: string;
  location_id: string | number;
  capacity?: number | null | undefined;
  note?: string | null | undefined;
  rooms?: readonly (string | number)[] | null | undefined;
  open?: boolean | null | undefined;
};
type Change = Partial<Add> & { id: string | number; day?: string | null | undefined; seen?: string | null | undefined };

const limits = {
  name: { required: true, shortest: 1, longest: 12 },
  location_id: { required: true, id: true },
  capacity: { least: 1, most: 40, number: true, clears: true },
  note: { shortest: 0, longest: 100, clears: true },
  rooms: { list: true, shortest: 1, id: true },
  open: { flag: true },
} as const;
const add = operation<Add>(
  'addPlace',
  'name:String! location_id:ID! capacity:Int note:String rooms:[ID!] open:Boolean operation_id:String',
  '',
  limits,
);
const { name: _, ...optional } = limits;
const change = operation<Change>(
  'changePlace',
  'id:ID! name:String capacity:Int note:String rooms:[ID!] open:Boolean day:Date seen:DateTime operation_id:String',
  '',
  { ...optional, name: { shortest: 1, longest: 12 }, id: { required: true, id: true } },
);

type Place = { id: string; name: string; capacity: number | null; rooms: string[]; day: string; updated_at?: string };
const elm: Place = { id: '1', name: 'Elm', capacity: 12, rooms: ['7'], day: '2026-11-24' };
const oak: Place = { id: '2', name: 'Oak', capacity: null, rooms: [], day: '' };

const saw = vi.fn();

/** What the server answers next, and what it was asked. */
let answers: (() => Promise<Response> | Response)[] = [];
let asked: Record<string, unknown>[] = [];
const said =
  (status: string, errors: object[] = []) =>
  () =>
    Response.json({ data: { outcome: { status, message: `${status}.`, errors } } });
const client = () =>
  new Client({
    url: 'http://localhost/graphql',
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetch: async (_, init) => {
      const { operation_id: _id, ...variables } = JSON.parse(String(init?.body)).variables;
      asked.push(variables);
      const answer = answers.shift();
      if (!answer) throw new TypeError('no line');
      return answer();
    },
  });

beforeEach(() => {
  answers = [];
  asked = [];
  saw.mockReset();
  sessionStorage.clear();
});
afterEach(cleanup);

const PlacePanel = ({ place, onClose }: { place: Place | null; onClose: () => void }) => {
  const form = useCallForm({
    add,
    change,
    record: place,
    fixed: { location_id: '9' },
    values: {
      name: place?.name,
      capacity: place?.capacity,
      note: null,
      rooms: place?.rooms,
      open: true,
      day: place?.day,
    },
    validate: { note: (note, { name }) => (note === name ? 'Say something else.' : null) },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormPanel form={form} title="Place" onClose={onClose}>
      <TextInput {...field('name', 'Name')} />
      <NumberField {...field('capacity', 'Capacity', 'Children at once')} />
      <TextInput {...field('note', 'Note')} />
      <MultiSelect data={['7', '8']} {...field('rooms', 'Rooms')} />
      <button type="button" onClick={() => form.set('rooms', [])}>
        No rooms
      </button>
      <Switch {...field('open', 'Open')} />
      {place ? <DateField {...field('day', 'Day')} /> : null}
      <output>{JSON.stringify(form.values)}</output>
    </FormPanel>
  );
};

const input = (label: string): HTMLInputElement => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const draw = (place: Place | null, onClose = () => {}) =>
  renderPart(() => <PlacePanel place={place} onClose={onClose} />, { client: client() });

describe('a new record', () => {
  test('knows from its call what is required, how long it may be and which numbers fit', async () => {
    await draw(null);
    expect(input('Name').maxLength).toBe(12);
    expect(screen.getByText('Children at once')).toBeDefined();
    await userEvent.type(input('Capacity'), '41');
    await save();
    expect(screen.getByRole('alert').textContent).toContain('Capacity');
    expect(screen.getByText('Enter 40 or less.')).toBeDefined();
    await userEvent.clear(input('Capacity'));
    await save();
    expect(screen.getByText('This is required.')).toBeDefined();
    expect(screen.getByRole('alert').querySelector('button')?.textContent).toBe('Name');
    expect(asked).toEqual([]);
    answers = [said('Success')];
    await userEvent.type(input('Capacity'), '0');
    await userEvent.type(input('Name'), 'Pine');
    await save();
    expect(asked).toEqual([]);
    await userEvent.clear(input('Capacity'));
    await userEvent.type(input('Capacity'), '12');
    await save();
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  test('is sent without what stayed empty, with what is fixed', async () => {
    const closed = vi.fn();
    answers = [said('Success')];
    await draw(null, closed);
    await userEvent.type(input('Name'), 'Pine');
    await save();
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(asked).toEqual([{ location_id: '9', name: 'Pine', open: true }]);
  });

  test('is held to what two fields say together', async () => {
    await draw(null);
    await userEvent.type(input('Name'), 'Pine');
    await userEvent.type(input('Note'), 'Pine');
    await save();
    expect(screen.getByText('Say something else.')).toBeDefined();
    expect(asked).toEqual([]);
  });
});

describe('a record that is there', () => {
  test('is changed by what was changed, and emptied where the call can empty it', async () => {
    answers = [said('Success'), said('Success')];
    await draw(elm);
    await userEvent.clear(input('Capacity'));
    await userEvent.click(screen.getByLabelText('Open'));
    await save();
    await waitFor(() => expect(asked).toEqual([{ id: '1', capacity: null, open: false }]));
    // What was saved is what the next change is held against.
    await userEvent.type(input('Note'), 'Ring twice');
    await save();
    await waitFor(() => expect(asked[1]).toEqual({ id: '1', note: 'Ring twice' }));
  });

  test('keeps what its call cannot take away', async () => {
    await draw(elm);
    expect(screen.getByLabelText<HTMLInputElement>(/^Day/).closest('div')?.parentElement?.textContent).toContain('*');
    await userEvent.clear(screen.getByLabelText(/^Day/));
    await userEvent.clear(input('Name'));
    await userEvent.click(screen.getByRole('button', { name: 'No rooms' }));
    await save();
    expect(screen.getAllByText('This is required.')).toHaveLength(3);
    expect(asked).toEqual([]);
  });

  test('says which state of it was seen, and that it is meant once another change was told', async () => {
    answers = [said('Error', [{ field: 'name', message: 'Ann wrote Ash.', code: 'CHANGED' }]), said('Success')];
    await draw({ ...elm, updated_at: '2026-01-24T08:00:00Z' });
    await userEvent.type(input('Name'), ' St');
    await save();
    await screen.findByText('Ann wrote Ash.');
    await save();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[0]).toEqual({ id: '1', name: 'Elm St', seen: '2026-01-24T08:00:00Z' });
    expect(String(asked[1]?.seen) > '2026-01-24T08:00:00Z').toBe(true);
  });
});

const Switching = ({ onClose }: { onClose: () => void }) => {
  const [place, setPlace] = useState(elm);
  return (
    <>
      <button type="button" onClick={() => setPlace(oak)}>
        Oak
      </button>
      <button type="button" onClick={() => setPlace({ ...place, name: 'Elm Street' })}>
        Renamed
      </button>
      <PlacePanel place={place} onClose={onClose} />
    </>
  );
};

describe('another record in the same form', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('shows its own values, and keeps nothing of the one before but its draft', async () => {
    answers = [said('Success')];
    await renderPart(() => <Switching onClose={() => {}} />, { client: client() });
    await userEvent.type(input('Name'), ' St');
    await press('Oak');
    expect(input('Name').value).toBe('Oak');
    expect(input('Capacity').value).toBe('');
    expect(Object.keys(sessionStorage)).toEqual(['draft:changePlace:1']);
    await userEvent.type(input('Note'), 'x');
    await save();
    await waitFor(() => expect(asked).toEqual([{ id: '2', note: 'x' }]));
  });

  test('is not closed by the answer that the one before was waiting for', async () => {
    const held = Promise.withResolvers<Response>();
    answers = [() => held.promise];
    const closed = vi.fn();
    await renderPart(() => <Switching onClose={closed} />, { client: client() });
    await userEvent.type(input('Name'), ' St');
    await save();
    await press('Oak');
    await act(async () => held.resolve(said('Success')()));
    expect(input('Name').value).toBe('Oak');
    expect(closed).not.toHaveBeenCalled();
    expect(sessionStorage.length).toBe(0);
  });

  test('a record that changed meanwhile is followed until something was typed', async () => {
    await renderPart(() => <Switching onClose={() => {}} />, { client: client() });
    await press('Renamed');
    expect(input('Name').value).toBe('Elm Street');
    await press('Oak');
    await userEvent.type(input('Note'), 'x');
    await press('Renamed');
    expect(input('Name').value).toBe('Oak');
    expect(input('Note').value).toBe('x');
  });
});

type Save = {
  location: string | number;
  settings: { days?: number | null | undefined; note?: string | null | undefined };
};
const settle = call<object, Save>(
  'mutation Settle($location:ID!$settings:SettingsInput!){outcome:settle(location:$location settings:$settings){status message errors{field message}}}',
  {
    location: { required: true, id: true },
    settings: {
      required: true,
      object: true,
      of: { days: { number: true, least: 0, most: 30, clears: true }, note: { clears: true, shortest: 0 } },
    },
  },
);

const Settings = ({ onClose }: { onClose: () => void }) => {
  const form = useCallForm({
    call: settle,
    within: 'settings',
    fixed: { location: '9' },
    values: { days: 3, note: 'Hello' },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title="Settings" says="For all rooms." submit="Keep" danger onClose={onClose}>
      <NumberField {...form.field('days', 'Days')} />
      <TextInput {...form.field('note', 'Note')} />
    </FormDialog>
  );
};

describe('members of one argument', () => {
  test('are held to its limits, sent within it, and declined at their fields', async () => {
    answers = [said('Error', [{ field: 'settings.note', message: 'Not that.' }])];
    const closed = vi.fn();
    await renderPart(() => <Settings onClose={closed} />, { client: client() });
    expect(screen.getByRole('dialog', { name: 'Settings' })).toBeDefined();
    expect(screen.getByText('For all rooms.')).toBeDefined();
    await userEvent.clear(input('Days'));
    await userEvent.type(input('Days'), '31');
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(screen.getByText('Enter 30 or less.')).toBeDefined();
    await userEvent.clear(input('Days'));
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    await screen.findByText('Not that.');
    expect(screen.getByRole('alert').querySelector('button')?.textContent).toBe('Note');
    expect(asked).toEqual([{ location: '9', settings: { days: null, note: 'Hello' } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(closed).toHaveBeenCalled();
  });
});

type Share = { to: readonly (string | number)[]; until?: string | null | undefined };
const share = call<{ share: { status: string; message: string; errors: never[]; url: string } }, Share>(
  'mutation Share($to:[ID!]!$until:Date){share(to:$to until:$until){status message errors{field message}url}}',
  { to: { required: true, list: true, shortest: 1, id: true } },
);
const Sharing = () => {
  const form = useCallForm({
    call: share,
    values: { to: [{ id: '4', name: 'Ann' }], until: '', forever: true },
    args: ({ to, until }, { forever }) => ({ to, until: forever ? null : until }),
    save: async (run, { forever }) => {
      saw(forever);
      return run();
    },
    onSaved: ({ share: made }) => saw(made.url),
  });
  return (
    <FormPanel form={form} title="Share" onClose={() => {}}>
      <Switch {...form.field('forever', 'Forever')} />
      <button type="button" onClick={() => form.set('to', [])}>
        Nobody
      </button>
    </FormPanel>
  );
};

test('fields that are no arguments are made into some, and an answer asked for beyond the outcome is there', async () => {
  answers = [() => Response.json({ data: { share: { status: 'Success', message: '', errors: [], url: '/c/1' } } })];
  await renderPart(() => <Sharing />, { client: client() });
  await save();
  await waitFor(() => expect(saw.mock.calls).toEqual([[true], ['/c/1']]));
  expect(asked).toEqual([{ to: ['4'], until: null }]);
  await userEvent.click(screen.getByRole('button', { name: 'Nobody' }));
  await save();
  expect(screen.getByRole('alert').textContent).toContain('This is required.');
});

const bare = document<object, Add>('mutation Bare($name:String!){bare(name:$name){status}}');
const Never = () => {
  // @ts-expect-error it has no limits
  useCallForm({ call: bare, values: { name: '' }, fixed: { location_id: '9' }, onSaved: () => {} });
  // @ts-expect-error the location is missing
  useCallForm({ call: add, values: { name: '' }, onSaved: () => {} });
  // @ts-expect-error a field that is no argument is made into one
  useCallForm({ call: add, values: { name: '', nmae: '' }, fixed: { location_id: '9' }, onSaved: () => {} });
  const form = useCallForm({ call: add, values: { name: '' }, fixed: { location_id: '9' }, onSaved: () => {} });
  // @ts-expect-error there is no such field
  form.field('capacity', 'Capacity');
  // @ts-expect-error a text is no number
  return <NumberField {...form.field('name', 'Name')} />;
};

test('a form without its call, or without an argument the call requires, does not compile', () => {
  expect(Never).toBeDefined();
});
