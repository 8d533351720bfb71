import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DateField } from '../../src/field/DateField.tsx';
import { MoneyField } from '../../src/field/MoneyField.tsx';
import { NumberField } from '../../src/field/NumberField.tsx';
import { PhoneField } from '../../src/field/PhoneField.tsx';
import { useNumber } from '../../src/field/use-number.ts';
import { renderPart } from '../stage.tsx';
import { OneField } from './form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const field = (): HTMLInputElement => screen.getByLabelText(/^The field/);

const number = (onSave: (value: number | null) => void, initial: number | null = null) =>
  renderPart(() => (
    <OneField<number | null> initial={initial} onSave={onSave}>
      {(props) => <NumberField label="The field" max={500} {...props} />}
    </OneField>
  ));

test('"3O" is never saved as nothing: it stays, says why, and is led to from the top of the form', async () => {
  const onSave = vi.fn();
  await number(onSave, 30);
  await userEvent.clear(field());
  await userEvent.type(field(), '3O');
  await save();
  expect(onSave).not.toHaveBeenCalled();
  expect(field().value).toBe('3O');
  expect(screen.getByText('Enter a whole number, such as 12.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'The field' }));
  expect(document.activeElement).toBe(field());
  await userEvent.clear(field());
  await userEvent.type(field(), '30');
  expect(screen.queryByText('Enter a whole number, such as 12.')).toBeNull();
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith(30);
});

test('an empty number is null, one outside of its range is not sent', async () => {
  const onSave = vi.fn();
  await number(onSave, 12);
  await userEvent.clear(field());
  await userEvent.type(field(), '501');
  await userEvent.tab();
  expect(screen.getByText('Enter 500 or less.')).toBeDefined();
  await save();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.clear(field());
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith(null);
});

/** A number in an input that is no part of the kit. */
const Plain = () => {
  const [value, onChange] = useState<number | null>(null);
  const { input, problem, leave } = useNumber({ value, onChange }, { decimals: 1, min: -5, max: 5 });
  return (
    <>
      <label>
        The field <input {...input} onBlur={leave} />
      </label>
      <p>{problem ?? `Held: ${value}`}</p>
    </>
  );
};

test('a number is read and judged in an input of another kind too', async () => {
  await renderPart(() => <Plain />);
  await userEvent.type(field(), '-6');
  await userEvent.tab();
  expect(screen.getByText('Enter -5 or more.')).toBeDefined();
  expect(field().validity.customError).toBe(true);
  await userEvent.clear(field());
  await userEvent.type(field(), '2.5{ArrowUp}');
  expect(field().value).toBe('3.5');
  expect(screen.getByText('Held: 3.5')).toBeDefined();
  expect(field().validity.customError).toBe(false);
});

test('arrow keys change a number within its range', async () => {
  const onSave = vi.fn();
  await number(onSave, 499);
  await userEvent.type(field(), '{ArrowUp}{ArrowUp}');
  expect(field().value).toBe('500');
  await userEvent.type(field(), '{ArrowDown}');
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith(499);
});

test.each([
  ['12.5', 1250, '12.50'],
  ['12,50', 1250, '12.50'],
  ['$1,250', 125_000, '1,250.00'],
  ['0', 0, '0.00'],
])('"%s" is an amount of %s cents and is then written "%s"', async (typed, cents, written) => {
  const onSave = vi.fn();
  await renderPart(
    () => (
      <OneField<number | null> initial={null} onSave={onSave}>
        {(props) => <MoneyField label="The field" {...props} />}
      </OneField>
    ),
    { language: 'es' },
  );
  expect(field().value).toBe('');
  await userEvent.type(field(), typed);
  await userEvent.tab();
  expect(field().value).toBe(written);
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith(cents);
});

test('money says in Spanish what is wrong, and the amount of a limit', async () => {
  await renderPart(
    () => (
      <OneField<number | null> initial={1999} onSave={() => {}}>
        {(props) => <MoneyField label="The field" min={500} {...props} />}
      </OneField>
    ),
    { language: 'es' },
  );
  expect(field().value).toBe('19.99');
  await userEvent.clear(field());
  await userEvent.type(field(), '1.999');
  await userEvent.tab();
  expect(screen.getByText('Escriba un monto, como 12.50.')).toBeDefined();
  await userEvent.clear(field());
  await userEvent.type(field(), '4');
  await userEvent.tab();
  expect(screen.getByText('Escriba $5.00 o más.')).toBeDefined();
});

const phone = (onSave: (value: string) => void, initial = '') =>
  renderPart(() => (
    <OneField initial={initial} onSave={onSave}>
      {(props) => <PhoneField label="The field" {...props} />}
    </OneField>
  ));

test.each([
  ['2075550142', '+12075550142', '(207) 555-0142'],
  ['207-555-0142', '+12075550142', '(207) 555-0142'],
  ['+1 207 555 0142', '+12075550142', '(207) 555-0142'],
  ['+49 30 901820', '+4930901820', '+49 30 901820'],
])('the phone "%s" is kept as %s and shown as "%s"', async (typed, kept, shown) => {
  const onSave = vi.fn();
  await phone(onSave);
  await userEvent.type(field(), typed);
  await userEvent.tab();
  expect(field().value).toBe(shown);
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith(kept);
});

test('half a phone number is not sent; one kept in another form is shown and left as it is', async () => {
  const onSave = vi.fn();
  await phone(onSave, '207.555.0101');
  expect(field().value).toBe('(207) 555-0101');
  await userEvent.tab();
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith('207.555.0101');
  await userEvent.clear(field());
  await userEvent.type(field(), '555-0142');
  await save();
  expect(onSave).toHaveBeenCalledOnce();
  expect(screen.getByText(/^Enter a phone number with area code/)).toBeDefined();
});

test('a day before the first one is not sent', async () => {
  const onSave = vi.fn();
  await renderPart(() => (
    <OneField initial="2026-11-22" onSave={onSave}>
      {(props) => <DateField label="The field" min="2026-11-20" {...props} />}
    </OneField>
  ));
  fireEvent.change(field(), { target: { value: '2026-11-19' } });
  await userEvent.click(field());
  await userEvent.tab();
  expect(screen.getByText('Choose Nov 20, 2026 or later.')).toBeDefined();
  await save();
  expect(onSave).not.toHaveBeenCalled();
  fireEvent.change(field(), { target: { value: '' } });
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith('');
});

test('half a day is said to be one when the field is left, until there is a whole one', async () => {
  await renderPart(() => (
    <OneField initial="" onSave={() => {}}>
      {(props) => <DateField label="The field" {...props} />}
    </OneField>
  ));
  const half = vi.spyOn(field().validity, 'badInput', 'get').mockReturnValue(true);
  await userEvent.click(field());
  await userEvent.tab();
  expect(screen.getByText('Enter a full date.')).toBeDefined();
  half.mockReturnValue(false);
  fireEvent.change(field(), { target: { value: '2026-11-22' } });
  expect(screen.queryByText('Enter a full date.')).toBeNull();
});

test('the first and the last day are both among those that can be chosen', async () => {
  const onSave = vi.fn();
  await renderPart(() => (
    <OneField initial="2026-11-22" onSave={onSave}>
      {(props) => <DateField label="The field" min="2026-11-20" max="2026-11-24" {...props} />}
    </OneField>
  ));
  for (const day of ['2026-11-20', '2026-11-24']) {
    fireEvent.change(field(), { target: { value: day } });
    await save();
    expect(onSave).toHaveBeenLastCalledWith(day);
  }
  expect(onSave).toHaveBeenCalledTimes(2);
  fireEvent.change(field(), { target: { value: '2026-11-25' } });
  await userEvent.click(field());
  await userEvent.tab();
  expect(screen.getByText('Choose Nov 24, 2026 or earlier.')).toBeDefined();
  await save();
  expect(onSave).toHaveBeenCalledTimes(2);
});

test('starting afresh takes away what could not be read', async () => {
  await number(() => {}, 30);
  await userEvent.clear(field());
  await userEvent.type(field(), '31');
  cleanup();
  await number(() => {}, 30);
  expect(field().value).toBe('31');
  await userEvent.type(field(), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(field().value).toBe('30');
});
