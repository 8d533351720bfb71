import { convertCssVariables, defaultCssVariablesResolver, type MantineTheme } from '@mantine/core';
import { onFill, type Palette } from '../colour/shades.ts';
import type { Tone } from '../colour/tone.ts';
import { themeColours } from './theme.ts';
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

/** Mantine's own variables pointed at ours, so that its inputs and tables follow the tokens. */
const bridged: Record<string, string> = {
  '--mantine-color-body': 'var(--n-ground)',
  '--mantine-color-text': 'var(--n-ink)',
  '--mantine-color-error': 'var(--n-danger-text)',
  '--mantine-color-anchor': 'var(--n-primary)',
  '--mantine-color-default': 'var(--n-surface)',
  '--mantine-color-default-hover': 'var(--n-sunken)',
  '--mantine-color-default-color': 'var(--n-ink)',
  '--mantine-color-default-border': 'var(--n-line)',
  '--mantine-color-dimmed': 'var(--n-ink-2)',
  '--mantine-color-placeholder': 'var(--n-ink-3)',
  '--mantine-color-disabled': 'var(--n-chip)',
  '--mantine-color-disabled-color': 'var(--n-ink-3)',
  '--mantine-color-disabled-border': 'var(--n-line)',
  '--mantine-primary-color-filled': 'var(--n-primary)',
  '--mantine-primary-color-filled-hover': 'var(--n-primary-hover)',
  '--mantine-primary-color-light': 'var(--n-tint-1)',
  '--mantine-primary-color-light-color': 'var(--n-on-tint)',
  '--mantine-primary-color-contrast': 'var(--n-on-primary)',
};

/**
 * Rules of a sheet, by tone. `[data-tone]` repeats the colours of a tone for a part of the page: the navigation in
 * semi-dark, the camera screens. Paper is light in every mode.
 */
const byTone = (tone: (name: Tone) => Record<string, string>): string => {
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

/** What Mantine's components ask for beside them. */
export const mantineText = (theme: MantineTheme): string =>
  [convertCssVariables(defaultCssVariablesResolver(theme)), byTone(() => bridged)].join('\n');
