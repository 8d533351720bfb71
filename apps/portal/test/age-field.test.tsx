import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AgeField } from '../src/domains/learning/parts/AgeField.tsx';

afterEach(cleanup);

const Held = ({ from, told }: { from: number | null; told: (age: number | null) => void }) => {
  const [age, setAge] = useState<number | null>(from);
  return (
    <MantineProvider>
      <AgeField
        label="Youngest"
        value={age}
        onChange={(next) => {
          setAge(next);
          told(next);
        }}
      />
    </MantineProvider>
  );
};

test('an age is written in years and months and kept as months', async () => {
  const said: (number | null)[] = [];
  render(<Held from={42} told={(age) => said.push(age)} />);
  const years = screen.getByLabelText<HTMLInputElement>('Youngest (years)');
  const months = screen.getByLabelText<HTMLInputElement>('Youngest (months)');
  expect([years.value, months.value]).toEqual(['3', '6']);
  await userEvent.clear(months);
  expect(said.at(-1)).toBe(36);
  await userEvent.clear(years);
  await userEvent.type(years, '4');
  expect(said.at(-1)).toBe(48);
});

test('an age nobody has said is none', async () => {
  const said: (number | null)[] = [];
  render(<Held from={null} told={(age) => said.push(age)} />);
  await userEvent.type(screen.getByLabelText('Youngest (months)'), '9');
  expect(said).toEqual([9]);
});
