import { onFill, type Palette } from '../colour/shades.ts';
import type { Tone } from '../colour/tone.ts';
import { themeColours } from './theme-colours.ts';
import { tokensOf } from './tokens.ts';

const declarations = (pairs: Record<string, string>): string =>
  Object.entries(pairs)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

/** What `variantColorResolver` names: fill, fill under the pointer, wash and words of each theme colour. */
const colourVariables = (brand: Palette, tone: Tone): Record<string, string> => {
  const pairs = Object.entries(themeColours(brand)).flatMap(([name, palette]): [string, string][] => [
    [`--n-fill-${name}`, palette.fill[tone]],
    [`--n-hover-${name}`, palette.hover[tone]],
    [`--n-text-${name}`, palette.fill[tone]],
    [
      `--n-wash-${name}`,
      tone === 'light' ? palette.shades[1] : `color-mix(in srgb, ${palette.fill.dark} 18%, transparent)`,
    ],
  ]);
  return {
    ...Object.fromEntries(pairs),
    '--n-text-brand': 'var(--n-on-tint)',
    '--n-text-red': 'var(--n-danger-text)',
    '--n-wash-red': 'var(--n-danger-band)',
    '--n-text-green': 'var(--n-success-text)',
    '--n-wash-green': 'var(--n-success-tint)',
    '--n-text-orange': 'var(--n-warning-text)',
    '--n-wash-orange': 'var(--n-warning-tint)',
    '--n-on-fill': onFill[tone],
  };
};

/**
 * Rules of a sheet, by tone. `[data-tone]` repeats the colours of a tone for a part of the page: the navigation in
 * semi-dark, the camera screens. Paper is light in every mode.
 */
export const byTone = (tone: (name: Tone) => Record<string, string>): string => {
  const [light, dark] = [declarations(tone('light')), declarations(tone('dark'))];
  return [
    `:root[data-mantine-color-scheme='light'],[data-tone='light']{${light}}`,
    `:root[data-mantine-color-scheme='dark'],:root [data-tone='dark']{${dark}}`,
    `@media print{:root[data-mantine-color-scheme],:root [data-tone]{${light}}}`,
  ].join('\n');
};

/** Every colour of ours for a centre's colour, light and dark. */
export const tokensText = (brand: Palette): string =>
  byTone((name) => ({
    ...Object.fromEntries(Object.entries(tokensOf(brand, name)).map(([token, value]) => [`--n-${token}`, value])),
    ...colourVariables(brand, name),
    'color-scheme': name,
  }));
