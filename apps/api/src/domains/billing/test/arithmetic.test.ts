import { expect, test } from 'vitest';
import { priceOf } from '../plans/arithmetic.ts';
import { nextStart, startAround } from '../plans/periods.ts';

const plan = { name: 'Full day', period: 'monthly', amount: 120_000, days: [], ends_on: null, pauses: [] } as const;
const span = { from: '2026-10-16', to: '2026-10-31' };

test('a plan that comes in the middle of a period is billed by its days, where the location prorates', () => {
  const terms = { begins: '2026-10-01' };
  expect(priceOf(plan, span, { ...terms, prorate: true })).toMatchObject({
    amount: 61_935,
    working: { kind: 'part', ...span, count: 16, of: 31, amount: 120_000, total: 61_935 },
  });
  expect(priceOf(plan, span, { ...terms, prorate: false })?.amount).toBe(120_000);
  expect(priceOf(plan, span, { prorate: true })?.amount).toBe(120_000);
  const mondays = { ...plan, days: ['Monday'] };
  expect(priceOf(mondays, span, { ...terms, prorate: true })?.working).toMatchObject({ count: 2, of: 4 });
});

test('periods are counted from their anchor, whichever day one asks for', () => {
  expect(startAround('monthly', '2026-01-31', '2026-03-15')).toBe('2026-02-28');
  expect(nextStart('monthly', '2026-01-31', '2026-03-15')).toBe('2026-03-31');
  expect(startAround('biweekly', '2026-10-05', '2026-10-20')).toBe('2026-10-19');
  expect(nextStart('weekly', '2026-10-05', '2026-10-05')).toBe('2026-10-12');
  expect(nextStart('weekly', '2026-10-05', '2026-10-14')).toBe('2026-10-19');
  expect(startAround('monthly', '2026-10-01', '2026-10-01')).toBe('2026-10-01');
});
