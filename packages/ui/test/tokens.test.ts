import { describe, expect, test } from 'vitest';
import { contrast } from '../src/colour/oklch.ts';
import { paletteOf } from '../src/colour/shades.ts';
import { letterGrounds } from '../src/person/letter.ts';
import { tokensOf } from '../src/theme/tokens.ts';

/** Text and what it lies on; all must reach 4.5:1. */
const texts = [
  ['ink', 'ground'],
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['ink-2', 'ground'],
  ['ink-2', 'surface'],
  ['ink-2', 'sunken'],
  ['ink-2', 'chip'],
  ['ink-2', 'nav'],
  ['ink-3', 'ground'],
  ['ink-3', 'surface'],
  ['primary', 'ground'],
  ['primary', 'surface'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-tint', 'tint-1'],
  ['on-tint', 'tint-0'],
  ['ink', 'tint-0'],
  ['ink', 'tint-1'],
  ['ink-2', 'tint-0'],
  ['ink-2', 'tint-1'],
  ['on-danger', 'danger'],
  ['danger-text', 'danger-band'],
  ['danger-text', 'ground'],
  ['success-text', 'success-tint'],
  ['warning-text', 'warning-tint'],
] as const;

// The default purple, the pets' violet, and the brands that are hardest to read: yellow, pale, black.
describe.each(['#4a0d66', '#6d3bbd', '#ffd400', '#95d600', '#fafafa', '#111111'])('a centre in %s', (hex) => {
  test.each(['light', 'dark'] as const)('reads in %s', (tone) => {
    const tokens = tokensOf(paletteOf(hex), tone);
    const ratio = (one: string, other: string) => contrast(tokens[one] ?? '#000000', tokens[other] ?? '#000000');
    const poor = texts
      .filter(([text, on]) => ratio(text, on) < 4.5)
      .map(([text, on]) => `${text} on ${on}: ${ratio(text, on)}`);
    expect(poor).toEqual([]);
    expect(ratio('field', 'surface')).toBeGreaterThanOrEqual(3);
    expect(ratio('field', 'ground')).toBeGreaterThanOrEqual(3);
    // What stands in the place of rows that are on their way is seen on the page and on a card.
    for (const on of ['ground', 'surface']) expect(ratio('skeleton', on)).toBeGreaterThanOrEqual(1.3);
    // Bars and lines are told from the card they lie on.
    for (const n of [1, 2, 3, 4, 5, 6]) expect(ratio(`chart-${n}`, 'surface')).toBeGreaterThanOrEqual(3);
  });
});

test("white letters read on every colour behind a person's letter", () => {
  expect(letterGrounds.filter((ground) => contrast('#ffffff', ground) < 4.5)).toEqual([]);
});
