import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MovedAllergies } from '../src/domains/students/family/MovedAllergies.tsx';

afterEach(cleanup);

const show = (students: Parameters<typeof MovedAllergies>[0]['students']) =>
  render(<MovedAllergies students={students} />);

test('who moves with an allergy is named with it, each allergy by itself', () => {
  show([
    {
      id: '1',
      full_name: 'Ava Brown',
      allergies: [
        { id: '7', name: 'Peanuts' },
        { id: '8', name: 'Milk' },
      ],
    },
    { id: '2', full_name: 'Leo Diaz', allergies: [] },
  ]);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Peanuts');
  expect(lines.every((line) => line?.includes('Ava Brown'))).toBe(true);
});

test('nothing stands there when nobody who moves has one', () => {
  const { container } = show([{ id: '2', full_name: 'Leo Diaz', allergies: [] }]);
  expect(container.querySelector('section')).toBeNull();
});
