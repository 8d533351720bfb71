import { expect, test } from 'vitest';
import { twoWeeks } from '../src/domains/activities/two-weeks.ts';

test('two weeks add up naps that have ended and bottles in ounces; a day without a word stays open', () => {
  const entry = (date: string, type: string, time: string, details: object) => ({ date, type, time, details });
  const days = twoWeeks(
    [
      entry('2026-03-11', 'nap', '09:00', { end_time: '10:15' }),
      entry('2026-03-11', 'nap', '13:00', { end_time: '13:30' }),
      entry('2026-03-11', 'nap', '16:00', {}),
      entry('2026-03-11', 'bottle', '11:00', { amount: '4 oz' }),
      entry('2026-03-11', 'bottle', '15:00', { amount: '118 ml' }),
      entry('2026-03-10', 'meal', '12:00', { amount: 'most' }),
      entry('2026-02-25', 'meal', '12:00', {}),
    ],
    '2026-03-11',
  );
  expect(days).toHaveLength(14);
  expect(days[0]?.date).toBe('2026-02-26');
  expect(days.at(-1)).toEqual({ date: '2026-03-11', sleep: 105, meals: null, bottles: 2, ounces: 8 });
  expect(days.at(-2)).toEqual({ date: '2026-03-10', sleep: null, meals: 1, bottles: null, ounces: null });
});
