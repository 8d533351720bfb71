import { expect, test } from 'vitest';
import { waitAfter } from '../src/back-off.ts';

test('waits grow by their factor up to the longest, and are spread by chance', () => {
  const waits = { firstMs: 250, longestMs: 1500 };
  expect([1, 2, 3, 4, 9].map((failures) => waitAfter(failures, waits))).toEqual([250, 500, 1000, 1500, 1500]);
  expect(waitAfter(3, { firstMs: 100, factor: 3 })).toBe(900);
  const spread = { ...waits, spread: 0.25 };
  expect([0, 0.5, 1].map((random) => waitAfter(2, spread, random))).toEqual([375, 500, 625]);
});

test('a thousand failures are no endless wait', () => {
  expect(waitAfter(5000, { firstMs: 250, longestMs: 5000 })).toBe(5000);
});
