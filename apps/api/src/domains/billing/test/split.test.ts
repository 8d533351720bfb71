import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideTogether, inProportion } from '../ledger/proportion.ts';
import { type Part, splitItems } from '../ledger/split.ts';

const total = (items: readonly { amount: number }[]) => items.reduce((sum, { amount }) => sum + amount, 0);
const payer = (user: number): { user: number; agency: null } => ({ user, agency: null });

test('three ways by 33.33 percent lose no cent', () => {
  const thirds = [1, 2, 3].map((user): Part => ({ ...payer(user), share: 3333 }));
  const split = splitItems([{ amount: 10_000 }], thirds, payer(9));
  expect(split.map((one) => total(one.items))).toEqual([3334, 3333, 3333]);
});

test('a bill of several lines is rounded once, not line by line', () => {
  const thirds = [1, 2, 3].map((user): Part => ({ ...payer(user), share: 3333 }));
  const lines = [{ amount: 3_367 }, { amount: 3_367 }, { amount: 3_367 }];
  expect(splitItems(lines, thirds, payer(1)).map((one) => total(one.items))).toEqual([3_367, 3_367, 3_367]);
  const halves = [1, 2].map((user): Part => ({ ...payer(user), share: 5_000 }));
  const odd = Array.from({ length: 9 }, () => ({ amount: 101 }));
  expect(splitItems(odd, halves, payer(1)).map((one) => total(one.items))).toEqual([455, 454]);
});

test('rows sum to what was given, columns to their part of the whole, and no charge turns into a discount', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -5_000, max: 200_000 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 6 }),
      (sums, weights) => {
        const rows = divideTogether(sums, weights);
        const add = (cells: readonly number[]) => cells.reduce((sum, one) => sum + one, 0);
        expect(rows.map(add)).toEqual(sums.map((one) => one + 0));
        const columns = weights.map((_, j) => add(rows.map((row) => row[j] ?? 0)) + 0);
        expect(columns).toEqual(inProportion(add(sums), weights).map((one) => one + 0));
        for (const [i, row] of rows.entries())
          if ((sums[i] ?? 0) >= 0) expect(Math.min(...row)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('a fixed amount goes first and never beyond the bill; the rest follows the shares', () => {
  const parts: Part[] = [
    { user: null, agency: 7, amount: 60_000 },
    { ...payer(1), share: 5000 },
    { ...payer(2), share: 5000 },
  ];
  const of = (amount: number) => splitItems([{ amount }], parts, payer(1)).map((one) => total(one.items));
  expect(of(90_001)).toEqual([60_000, 15_001, 15_000]);
  expect(of(40_000)).toEqual([40_000]);
});

test('a charge of a kind that has a payer of its own goes to nobody else', () => {
  const parts: Part[] = [
    { ...payer(1), share: 10_000 },
    { ...payer(2), share: 10_000, category: 5 },
  ];
  const split = splitItems([{ amount: 300 }, { amount: 70, category: 5 }], parts, payer(1));
  expect(split.map((one) => [one.payer.user, total(one.items)])).toEqual([
    [1, 300],
    [2, 70],
  ]);
});

test('what is split sums to what was given, item by item', () => {
  const amount = fc.integer({ min: -5_000, max: 200_000 });
  const part = fc.record({
    user: fc.integer({ min: 1, max: 4 }),
    share: fc.integer({ min: 1, max: 2_500 }),
    fixed: fc.option(fc.integer({ min: 1, max: 90_000 })),
  });
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 6 }),
      fc.array(part, { maxLength: 4 }),
      (amounts, given) => {
        const items = amounts.map((cents, n) => ({ amount: cents, n }));
        const parts = given.map(
          ({ user, share, fixed }): Part => ({ ...payer(user), ...(fixed === null ? { share } : { amount: fixed }) }),
        );
        const split = splitItems(items, parts, payer(1));
        for (const item of items) {
          const found = split.flatMap((one) => one.items.filter(({ n }) => n === item.n));
          expect(total(found)).toBe(item.amount);
        }
      },
    ),
  );
});

test('proportions sum to the whole, also of sums below zero', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 9 }),
      (cents, weights) => {
        const parts = inProportion(cents, weights);
        expect(parts.reduce((sum, one) => sum + one, 0)).toBe(cents);
        for (const [i, one] of parts.entries())
          expect(Math.abs(one - (cents * (weights[i] ?? 0)) / weights.reduce((sum, w) => sum + w, 0))).toBeLessThan(1);
      },
    ),
  );
});
