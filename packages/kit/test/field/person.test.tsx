import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PeoplePicker } from '../../src/field/PeoplePicker.tsx';
import { PersonPicker } from '../../src/field/PersonPicker.tsx';
import type { FindPeople, PersonChoice } from '../../src/field/people.ts';
import { renderPart } from '../stage.tsx';

const people: readonly PersonChoice[] = [
  { id: '1', name: 'Ava Lopez', detail: 'Sunflowers' },
  { id: '2', name: 'Leo Lopez', detail: 'Little Owls' },
];
const fitting = (text: string) => people.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));

beforeEach(() => {
  vi.useRealTimers();
});
afterEach(cleanup);

const One = ({ find, onPick }: { find: FindPeople; onPick: (person: PersonChoice | null) => void }) => {
  const [value, setValue] = useState<PersonChoice | null>(null);
  const pick = (person: PersonChoice | null) => {
    setValue(person);
    onPick(person);
  };
  return <PersonPicker label="Who" value={value} onChange={pick} find={find} />;
};

const box = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Who' });

test('who is typed is asked for once typing rests, and chosen by keyboard alone', async () => {
  const find = vi.fn(async (text: string) => fitting(text));
  const onPick = vi.fn();
  await renderPart(() => <One find={find} onPick={onPick} />);
  await userEvent.type(box(), 'lopez');
  await screen.findByRole('option', { name: /Leo Lopez/ });
  await waitFor(() => expect(find).toHaveBeenLastCalledWith('lopez'));
  expect(find.mock.calls.map(([text]) => text)).not.toContain('lop');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith(people[1]);
  expect(box().value).toBe('Leo Lopez');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onPick).toHaveBeenLastCalledWith(null);
  expect(box().value).toBe('');
});

test('a name typed and not chosen is nobody', async () => {
  const onPick = vi.fn();
  await renderPart(() => <One find={async (text) => fitting(text)} onPick={onPick} />);
  await userEvent.type(box(), 'zzz');
  expect(await screen.findByText('No one found')).toBeDefined();
  await userEvent.tab();
  expect(box().value).toBe('');
  expect(onPick).not.toHaveBeenCalled();
});

test('an answer that comes late does not overtake a later question', async () => {
  const slow = Promise.withResolvers<readonly PersonChoice[]>();
  const find = (text: string) => (text === 'av' ? slow.promise : Promise.resolve(fitting(text)));
  await renderPart(() => <One find={find} onPick={() => {}} />);
  await userEvent.type(box(), 'av');
  await new Promise((over) => setTimeout(over, 300));
  await userEvent.clear(box());
  await userEvent.type(box(), 'leo');
  await screen.findByRole('option', { name: /Leo/ });
  slow.resolve([{ id: '9', name: 'Avril Late' }]);
  await new Promise((over) => setTimeout(over, 50));
  expect(screen.queryByText('Avril Late')).toBeNull();
});

test('when the server cannot be asked, the list says so and asks again', async () => {
  const find = vi.fn<FindPeople>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(people);
  await renderPart(() => <One find={find} onPick={() => {}} />);
  await userEvent.click(box());
  await userEvent.click(await screen.findByRole('button', { name: /We couldn’t search/ }));
  expect(await screen.findByRole('option', { name: /Ava Lopez/ })).toBeDefined();
});

const Many = () => {
  const [value, setValue] = useState<readonly PersonChoice[]>([]);
  return <PeoplePicker label="Who" value={value} onChange={setValue} find={async (text) => fitting(text)} />;
};

test('several people are chosen one after the other, each once, and removed again', async () => {
  await renderPart(() => <Many />);
  await userEvent.click(box());
  await userEvent.click(await screen.findByRole('option', { name: /Ava Lopez/ }));
  await userEvent.click(box());
  await screen.findByRole('option', { name: /Leo Lopez/ });
  expect(screen.queryByRole('option', { name: /Ava Lopez/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ava Lopez' }));
  expect(screen.queryByRole('button', { name: 'Remove Ava Lopez' })).toBeNull();
});
