import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordLength, weaknessOf } from '../src/passwords.ts';

const lucia = ['lucia', 'lucia.lopez@example.com', 'Lucía', 'Lopez'];

test.each([
  ['seven77', 'TOO_SHORT'],
  ['x'.repeat(73), 'TOO_LONG'],
  ['password', 'COMMON'],
  ['Password123!', 'COMMON'],
  ['12345678', 'COMMON'],
  ['123password', 'COMMON'],
  ['aaaaaaaaaa', 'COMMON'],
  ['abababab', 'COMMON'],
  ['20240131', 'COMMON'],
  ['qwertyuiop', 'COMMON'],
  ['lucia2024', 'HOLDS_NAME'],
  ['LOPEZ!99', 'HOLDS_NAME'],
])('%s is weak: %s', (password, weakness) => {
  expect(weaknessOf(password, lucia)).toBe(weakness);
});

test.each(['correct horse battery', 'Tr0ub4dor&3x', 'mi perro come nubes', '🐻🐻🐼🐼🦊🦊🐸x', 'nestling-demo'])(
  '%s will do',
  (password) => {
    expect(weaknessOf(password, lucia)).toBeNull();
  },
);

test('characters are counted as people count them', () => {
  expect(weaknessOf(`${'🦊'.repeat(4)}abc`, [])).toBe('TOO_SHORT');
  expect(weaknessOf('🦊🐻🐼'.repeat(24), [])).not.toBe('TOO_LONG');
});

test('within the bounds nothing random is refused', () => {
  const letters = fc.string({ unit: 'grapheme-ascii', minLength: 16, maxLength: passwordLength.max });
  fc.assert(
    fc.property(letters, (password) => {
      fc.pre(new Set(password.toLowerCase()).size > 8);
      expect(weaknessOf(password, lucia)).toBeNull();
    }),
  );
});
