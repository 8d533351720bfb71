import { expect, test } from 'vitest';
import { mostOnADay } from '../src/domains/attendance/report/days.ts';

test('a child enrolled on five days is one child', () => {
  const week = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].flatMap((date) => [
    { date, expected: 7 },
    { date, expected: 6 },
  ]);
  expect(mostOnADay(week, ({ expected }) => expected)).toBe(13);
  expect(mostOnADay([...week, { date: '2026-11-27', expected: 2 }], ({ expected }) => expected)).toBe(15);
  expect(mostOnADay([], () => 1)).toBe(0);
});
