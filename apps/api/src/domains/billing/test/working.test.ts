import { expect, test } from 'vitest';
import { workingWords } from '../plans/working.ts';

const days = { from: '2026-12-01', to: '2026-12-31' };

test('how a line was worked out is said in the language of its reader', () => {
  const part = { kind: 'part', ...days, count: 12, of: 31, amount: 90_000, total: 34_839 };
  const own = { amount: 34_839, currency: 'USD' };
  expect(workingWords('en', part, own)).toBe('Dec 1 – 31, 2026 · 12 of 31 days at $900.00');
  expect(workingWords('es', part, own)).toContain('12 de 31 días a $900.00');
  expect(workingWords('en', part, { ...own, amount: 20_000 })).toContain('your share of $348.39');
  expect(workingWords('en', { kind: 'share', share: 1250, total: -100 }, { amount: -100, currency: 'USD' })).toBe(
    '12.5%',
  );
  const hours = { kind: 'minutes', ...days, count: 125, amount: 1_000, total: 2_083 };
  expect(workingWords('en', hours, { amount: 2_083, currency: 'USD' })).toContain('2 h 5 min at $10.00 an hour');
  expect(workingWords('en', null, own)).toBeNull();
});
