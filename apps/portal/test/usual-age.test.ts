import { expect, test } from 'vitest';
import { usualAge } from '../src/domains/health/parts/usual-age.ts';

test('ages that vaccines come with are said in Spanish, and words of the center stay', () => {
  expect(['Birth', '1 month', '15 months', '4 years', '1 year later'].map((age) => usualAge(age, 'es'))).toEqual([
    ...['Al nacer', '1 mes', '15 meses', '4 años', '1 año después'],
  ]);
  expect(usualAge('before kindergarten', 'es')).toBe('before kindergarten');
  expect(usualAge('2 months', 'en')).toBe('2 months');
});
