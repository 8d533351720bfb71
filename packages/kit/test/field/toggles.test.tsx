import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Toggles } from '../../src/field/Toggles.tsx';
import { renderPart } from '../stage.tsx';

afterEach(cleanup);

const days = ['mon', 'tue', 'wed'] as const;

const Field = () => {
  const [value, onChange] = useState<readonly (typeof days)[number][]>(['wed']);
  return (
    <>
      <Toggles
        label="Days"
        value={value}
        onChange={onChange}
        choices={days.map((day) => ({ value: day, label: day }))}
      />
      <output>{value.join(' ')}</output>
    </>
  );
};

test('boxes are pressed on and off, by the keyboard too, and keep the order of the choices', async () => {
  await renderPart(() => <Field />);
  expect(screen.getByRole('group', { name: 'Days' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'mon' }));
  expect(screen.getByRole('status').textContent).toBe('mon wed');
  screen.getByRole('checkbox', { name: 'wed' }).focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('status').textContent).toBe('mon');
});
