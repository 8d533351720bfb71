import { expect, test } from 'vitest';
import { addDays, daysOf, monthOf, weekdayOf, weekOf } from '../src/format/day.ts';

test('days are counted over months, leap days and changes of the clock', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(addDays('2026-11-01', -1)).toBe('2026-10-31');
  expect(daysOf({ from: '2026-12-30', to: '2027-01-02' })).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
});

test('a week is from Monday to Sunday, a month is whole', () => {
  expect(weekdayOf('2026-11-22')).toBe(0);
  expect(weekOf('2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(weekOf('2026-11-23').from).toBe('2026-11-23');
  expect(monthOf('2026-02-14')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(monthOf('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});
