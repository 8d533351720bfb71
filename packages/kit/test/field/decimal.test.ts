import { expect, test } from 'vitest';
import { readDecimal } from '../../src/field/decimal.ts';

test.each([
  ['', null],
  ['   ', null],
  ['0', 0],
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  ['.5', 50],
  ['$1,250', 125_000],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1 234,5', 123_450],
  ['1,234,567.89', 123_456_789],
  ['12.500', 1250],
  ['-3.10', -310],
  ['−3.10', -310],
  ['-0', 0],
])('"%s" is %s cents', (text, cents) => {
  expect(readDecimal(text, 2)).toBe(cents);
});

test.each([
  '3O',
  'abc',
  '-',
  '.',
  '1.2.3',
  '12,34,5',
  '1,234,56',
  '1.255',
  '12.345,678',
  '1,2345',
  '--1',
  '1e5',
  '99999999999999999',
])('"%s" is no amount', (text) => {
  expect(readDecimal(text, 2)).toBeNaN();
});

test('a whole number takes no digits behind the point', () => {
  expect(readDecimal('1,250', 0)).toBe(1250);
  expect(readDecimal('12.0', 0)).toBe(12);
  expect(readDecimal('12.5', 0)).toBeNaN();
});
