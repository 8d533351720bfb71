import { contrast, toHex, toOklch } from '../colour/oklch.ts';
import { onFill, type Palette, paletteOf } from '../colour/shades.ts';
import type { Tone } from '../colour/tone.ts';

/** The colours of status, equal in every centre. Pure they appear only as dots and chart fills. */
export const statusColours = { danger: '#ea5455', success: '#95d600', warning: '#ff9f43' } as const;

const fixed: Record<Tone, Record<string, string>> = {
  light: {
    ground: '#faf8f5',
    surface: '#ffffff',
    sunken: '#f4f1ec',
    chip: '#f4f1ec',
    track: '#f4f1ec',
    skeleton: '#ddd6cc',
    nav: '#faf8f5',
    line: '#e7e2db',
    'line-strong': '#cfc8be',
    field: '#8f8792',
    ink: '#231f26',
    'ink-2': '#5f5866',
    'ink-3': '#6f6876',
    'danger-band': '#fdeceb',
    'danger-line': '#eea8a9',
    'danger-text': '#9c1722',
    'success-tint': '#eef7d9',
    'success-text': '#446402',
    'warning-tint': '#fff1e0',
    'warning-text': '#8a4a00',
    bar: '#231f26',
    'bar-line': '#231f26',
    'chart-2': '#2f7fb8',
    'chart-3': '#b87a00',
    'chart-4': '#2f8a5b',
    'chart-5': '#b0568f',
    'chart-6': '#6f6876',
  },
  dark: {
    ground: '#1e1e1e',
    surface: '#272628',
    sunken: '#232224',
    chip: '#343236',
    track: '#38363a',
    skeleton: '#454249',
    nav: '#191919',
    line: '#39373c',
    'line-strong': '#57545b',
    field: '#7d7884',
    ink: '#f1eef3',
    'ink-2': '#bab4c0',
    'ink-3': '#a19aa7',
    'danger-band': '#3d2224',
    'danger-line': '#6d393c',
    'danger-text': '#ffb4af',
    'success-tint': '#2d3518',
    'success-text': '#b3e04a',
    'warning-tint': '#3b2c1a',
    'warning-text': '#ffc58a',
    bar: '#3b383e',
    'bar-line': '#57545b',
    'chart-2': '#6fb3e3',
    'chart-3': '#e0a83a',
    'chart-4': '#6cc495',
    'chart-5': '#e08fc3',
    'chart-6': '#a19aa7',
  },
};

/** The selected row and the active item: the lightest shades in light, a wash of the fill in dark. */
const tints = (brand: Palette, tone: Tone): readonly [string, string] =>
  tone === 'light' ? [brand.shades[0], brand.shades[1]] : [wash(brand.fill.dark, 0.12), strongWash(brand.fill.dark)];

/** As strong a wash as leaves quiet words on it readable: that of a pale brand is a little weaker. */
const strongWash = (hex: string): string => {
  const quiet = fixed.dark['ink-2'] ?? '#ffffff';
  const share = [0.18, 0.17, 0.16, 0.15, 0.14, 0.13].find((one) => contrast(quiet, wash(hex, one)) >= 4.5) ?? 0.12;
  return wash(hex, share);
};

/** `hex` at `share` over the dark card, as one opaque colour so that contrast on it can be computed. */
const wash = (hex: string, share: number): string => {
  const mix = (at: number): string => {
    const top = Number.parseInt(hex.slice(at, at + 2), 16);
    const under = Number.parseInt('272628'.slice(at - 1, at + 1), 16);
    return Math.round(top * share + under * (1 - share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${mix(1)}${mix(3)}${mix(5)}`;
};

/** Primary words on the active item; a light brand needs a darker one there than on the page. */
const onTint = (brand: Palette, tone: Tone): string => {
  const [, tint] = tints(brand, tone);
  const { l, c, h } = toOklch(brand.fill[tone]);
  const away = tone === 'light' ? -0.01 : 0.01;
  let hex = brand.fill[tone];
  for (let i = 1; contrast(hex, tint) < 4.5 && i < 60; i += 1) hex = toHex({ l: l + away * i, c, h });
  return hex;
};

/**
 * Every colour of one tone by its short name; in CSS each is `--n-<name>`.
 * @param brand the centre's primary, e.g. `paletteOf('#4a0d66')`
 */
export const tokensOf = (brand: Palette, tone: Tone): Record<string, string> => {
  const danger = paletteOf(statusColours.danger);
  const [tint0, tint1] = tints(brand, tone);
  return {
    ...fixed[tone],
    primary: brand.fill[tone],
    'primary-hover': brand.hover[tone],
    'on-primary': onFill[tone],
    'tint-0': tint0,
    'tint-1': tint1,
    'on-tint': onTint(brand, tone),
    danger: danger.fill[tone],
    'danger-hover': danger.hover[tone],
    'on-danger': onFill[tone],
    'chart-1': brand.fill[tone],
    live: statusColours.success,
    warn: statusColours.warning,
  };
};
