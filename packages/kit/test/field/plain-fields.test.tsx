import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ColourField } from '../../src/field/ColourField.tsx';
import { CopyField } from '../../src/field/CopyField.tsx';
import { choicesOf, idsOf } from '../../src/field/choices.ts';
import { DigitsField } from '../../src/field/DigitsField.tsx';
import { FindField } from '../../src/field/FindField.tsx';
import { TimeField } from '../../src/field/TimeField.tsx';
import { ReasonField } from '../../src/ReasonField.tsx';
import { renderPart } from '../stage.tsx';
import { OneField } from './form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('digits are a text: spaces and dashes of a pasted code go, and so do letters too many', async () => {
  const onSave = vi.fn();
  await renderPart(() => (
    <OneField initial="" onSave={onSave}>
      {(props) => <DigitsField label="PIN" maxLength={6} {...props} />}
    </OneField>
  ));
  const field = screen.getByLabelText<HTMLInputElement>('PIN');
  expect([field.inputMode, field.autocomplete]).toEqual(['numeric', 'off']);
  await userEvent.click(field);
  await userEvent.paste('004-2 17 99');
  await save();
  expect(onSave).toHaveBeenCalledWith('004217');
});

test('an address is copied and cannot be changed', async () => {
  const writeText = vi.fn(async () => {});
  await renderPart(() => <CopyField label="Address" help="Shown once" text="https://x.example/1" />);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  expect(screen.getByLabelText<HTMLInputElement>('Address').readOnly).toBe(true);
  screen.getByRole('button', { name: 'Copy' }).click();
  await screen.findByRole('button', { name: 'Copied' });
  expect(writeText).toHaveBeenCalledWith('https://x.example/1');
});

const Find = ({ onEnter }: { onEnter: () => void }) => {
  const [text, setText] = useState('');
  return (
    <>
      <FindField label="Food" value={text} onChange={setText} onEnter={onEnter} />
      <output>{text}</output>
    </>
  );
};

test('what is typed to find is told at once, and Enter takes the first', async () => {
  const onEnter = vi.fn();
  await renderPart(() => <Find onEnter={onEnter} />);
  await userEvent.type(screen.getByLabelText('Food'), 'rice{Enter}');
  expect(screen.getByRole('status').textContent).toBe('rice');
  expect(onEnter).toHaveBeenCalledOnce();
});

test('a time is told as hours and minutes, and one that is half there is not sent', async () => {
  const onSave = vi.fn();
  await renderPart(() => (
    <OneField initial="08:00" onSave={onSave}>
      {(props) => <TimeField label="From" step={15} {...props} />}
    </OneField>
  ));
  const field = screen.getByLabelText<HTMLInputElement>('From');
  expect(field.step).toBe('900');
  vi.spyOn(field, 'validity', 'get').mockReturnValue({ ...field.validity, badInput: true });
  await userEvent.click(field);
  await userEvent.tab();
  expect(screen.getByText('Enter a full time, such as 9:00 AM.')).toBeDefined();
  await save();
  expect(onSave).not.toHaveBeenCalled();
});

test('a time that is whole again is told without seconds, and what was half there is forgotten', async () => {
  const onSave = vi.fn();
  await renderPart(() => (
    <OneField initial="08:00" onSave={onSave}>
      {(props) => <TimeField label="From" {...props} />}
    </OneField>
  ));
  const field = screen.getByLabelText<HTMLInputElement>('From');
  expect(field.step).toBe('');
  const validity = vi.spyOn(field, 'validity', 'get').mockReturnValue({ ...field.validity, badInput: true });
  await userEvent.click(field);
  await userEvent.tab();
  expect(screen.getByText('Enter a full time, such as 9:00 AM.')).toBeDefined();
  validity.mockRestore();
  fireEvent.change(field, { target: { value: '09:15:30' } });
  expect(screen.queryByText('Enter a full time, such as 9:00 AM.')).toBeNull();
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith('09:15');
});

test('a field without a label in sight has its name all the same', async () => {
  await renderPart(() => <TimeField aria-label="Monday, from" value="08:00" onChange={() => {}} />);
  expect(screen.getByLabelText<HTMLInputElement>('Monday, from').value).toBe('08:00');
});

test('a color is one of a few, or any other', async () => {
  const onSave = vi.fn();
  await renderPart(() => (
    <OneField initial="" onSave={onSave}>
      {(props) => <ColourField label="Color" suggested={['#112233', '#445566']} {...props} />}
    </OneField>
  ));
  await userEvent.click(screen.getByRole('button', { name: '#445566' }));
  expect(screen.getByRole('button', { name: '#445566' }).getAttribute('aria-pressed')).toBe('true');
  await save();
  expect(onSave).toHaveBeenCalledWith('#445566');
});

test('a reason is pressed, and one of one’s own is written over it', async () => {
  const onSave = vi.fn();
  await renderPart(() => (
    <OneField initial="" onSave={onSave}>
      {(props) => <ReasonField label="Reason" usual={['Sick', 'Trip']} {...props} />}
    </OneField>
  ));
  await userEvent.click(screen.getByRole('button', { name: 'Sick' }));
  await userEvent.type(screen.getByLabelText('Reason'), ' at home');
  await save();
  expect(onSave).toHaveBeenCalledWith('Sick at home');
});

test('records are choices by their ids, called by their names', () => {
  expect(
    choicesOf([
      { id: '1', name: 'Elm' },
      { id: '2', full_name: 'Ava Green' },
    ]),
  ).toEqual([
    { value: '1', label: 'Elm' },
    { value: '2', label: 'Ava Green' },
  ]);
  expect([choicesOf(undefined), idsOf(null), idsOf([{ id: '7' }])]).toEqual([[], [], ['7']]);
});
