import { contrast, toHex, toOklch } from './oklch.ts';
import type { Tone } from './tone.ts';

/** Ten shades of one colour, lightest first; Mantine's shape for a theme colour. */
export type Shades = readonly [string, string, string, string, string, string, string, string, string, string];

/** What a shade must be read on, per tone: the page and the cards. */
export const grounds: Record<Tone, readonly [string, string]> = {
  light: ['#faf8f5', '#ffffff'],
  dark: ['#1e1e1e', '#272628'],
};

/** Text on a filled shade: every shade that can be read on the grounds can carry this text. */
export const onFill: Record<Tone, string> = { light: '#ffffff', dark: '#1e1e1e' };

const ladder = [0.972, 0.935, 0.875, 0.805, 0.725, 0.64, 0.55, 0.46, 0.375, 0.29] as const;
const fade = [0.14, 0.26, 0.44, 0.66, 0.86, 0.97, 1, 1, 1, 1] as const;
const readable = 4.5;

const nearest = (l: number): number =>
  ladder.reduce((best, step, i) => (Math.abs(step - l) < Math.abs((ladder[best] ?? 0) - l) ? i : best), 0);

/** A picked colour as ten shades; the picked hex itself stands unchanged on the step `at` nearest to it. */
export const shadesOf = (hex: string): { shades: Shades; at: number } => {
  const { l, c, h } = toOklch(hex);
  const at = nearest(l);
  const step = (i: number): string => {
    if (i === at) return hex.toLowerCase();
    const strength = fade[i] ?? 1;
    const chroma = c < 0.02 ? Math.min(c, 0.01) : Math.min(c / (fade[at] ?? 1), 0.2) * strength;
    return toHex({ l: ladder[i] ?? l, c: chroma, h });
  };
  return {
    at,
    shades: [step(0), step(1), step(2), step(3), step(4), step(5), step(6), step(7), step(8), step(9)],
  };
};

/** The step of `shades` nearest to the picked one that reads 4.5:1 on every ground of the tone. */
export const shadeFor = (shades: Shades, at: number, tone: Tone): number => {
  const passes = (hex: string): boolean => grounds[tone].every((ground) => contrast(hex, ground) >= readable);
  const steps = shades.flatMap((hex, i) => (passes(hex) ? [i] : []));
  const fallback = tone === 'light' ? 9 : 0;
  return steps.reduce((best, i) => (Math.abs(i - at) < Math.abs(best - at) ? i : best), steps[0] ?? fallback);
};

/** A colour ready for use: its shades and, per tone, the fill, the fill under the pointer and the text on it. */
export type Palette = {
  readonly shades: Shades;
  readonly step: Record<Tone, number>;
  readonly fill: Record<Tone, string>;
  readonly hover: Record<Tone, string>;
};

/** Everything a theme needs of one picked hex colour (`#rrggbb`). */
export const paletteOf = (hex: string): Palette => {
  const { shades, at } = shadesOf(hex);
  const light = shadeFor(shades, at, 'light');
  const dark = shadeFor(shades, at, 'dark');
  const hue = toOklch(hex);
  const moved = (fill: string, by: number): string => {
    const { l, c } = toOklch(fill);
    return toHex({ l: Math.min(1, Math.max(0, l + by)), c, h: hue.h });
  };
  const fill = { light: shades[light] ?? hex, dark: shades[dark] ?? hex };
  // Away from the ground, so that text on the fill only gains contrast.
  return {
    shades,
    step: { light, dark },
    fill,
    hover: { light: moved(fill.light, -0.045), dark: moved(fill.dark, 0.045) },
  };
};
