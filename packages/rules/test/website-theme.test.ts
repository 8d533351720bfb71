import { isSiteLink } from '@nestling/rules/website/blocks.ts';
import { contrastOf, contrastRatio, isHexColor, isThemeFont, themeColors } from '@nestling/rules/website/theme.ts';
import { expect, test } from 'vitest';

test('contrast is that of WCAG, and colors nobody could read are found', () => {
  expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf({})).toBeNull();
  expect(contrastOf({ ink: '#777777', paper: '#ffffff' })).toMatchObject({ of: 'ink', on: 'paper', least: 4.5 });
});

test.each(['red', '#12', 'url(x)', '#fff;}', '#12345g', '', null])('%j is no color', (text) => {
  expect(isHexColor(text)).toBe(false);
  expect(themeColors({ ink: text }).ink).toBe('#231f26');
});

test('names that every object has are no fonts', () => {
  expect([isThemeFont('serif'), isThemeFont('constructor'), isThemeFont('__proto__')]).toEqual([true, false, false]);
});

test.each([
  ['/tours', true],
  ['/blog/a-day', true],
  ['/', true],
  ['https://example.com/x', true],
  ['mailto:a@example.com', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/a/../b', false],
  ['tours', false],
])('%s as a link: %s', (href, leads) => {
  expect(isSiteLink(href)).toBe(leads);
});
