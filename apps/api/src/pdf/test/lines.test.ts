import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf, measured } from '../lines.ts';

const measure = measured(() => 1);

test('words stand on lines no wider than asked, in their order, and none is lost', () => {
  const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '犬', '👶'), minLength: 1, maxLength: 40 }));
  fc.assert(
    fc.property(words, fc.integer({ min: 2, max: 30 }), (some, width) => {
      const lines = linesOf(measure, some.join(' '), width);
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(' ', '')).toBe(some.join(''));
    }),
  );
});

test('paragraphs and blank lines stay, and no more lines come than are asked for', () => {
  expect(linesOf(measure, 'one two\n\nthree', 7)).toEqual(['one two', '', 'three']);
  expect(linesOf(measure, 'abcdefgh ij', 3)).toEqual(['abc', 'def', 'gh', 'ij']);
  expect(linesOf(measure, 'a b c d e f', 1, 3)).toEqual(['a', 'b', 'c']);
  expect(linesOf(measure, 'x'.repeat(1000), 1, 2)).toHaveLength(2);
});

test('a word takes twice the time when it is twice as long', () => {
  const time = (letters: number): number => {
    const began = process.threadCpuUsage();
    linesOf(measure, 'x'.repeat(letters), 50);
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1000;
  };
  time(100_000);
  expect(time(400_000)).toBeLessThan(400);
});
