import { expect, test } from 'vitest';
import { centerSlugOf, isCenterSlug } from '../src/center-slug.ts';

test.each([
  ['Little Oaks, Dublin', 'little-oaks-dublin'],
  ['  Niñas & Niños  ', 'ninas-ninos'],
  ['ﬁrst ①', 'first-1'],
  ['—', ''],
  [`${'a'.repeat(49)} b`, 'a'.repeat(49)],
  ['a'.repeat(60), 'a'.repeat(50)],
])('"%s" stands as "%s" in an address', (name, slug) => {
  expect(centerSlugOf(name)).toBe(slug);
});

test.each(['abc', 'little-oaks', 'a'.repeat(50), '123'])('"%s" can be the name of a center in its address', (text) => {
  expect(isCenterSlug(text)).toBe(true);
});

test.each(['', 'ab', 'a'.repeat(51), 'Abc', '-abc', 'abc-', 'a--b', 'xn--bcher-kva', 'a.b', 'niña', 'a b'])(
  '"%s" cannot',
  (text) => {
    expect(isCenterSlug(text)).toBe(false);
  },
);
