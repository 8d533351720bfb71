import { describe, expect, test } from 'vitest';
import { normalHex } from '../src/colour/hex.ts';
import { contrast } from '../src/colour/oklch.ts';
import { grounds, onFill, paletteOf, shadeFor, shadesOf } from '../src/colour/shades.ts';

describe('ten shades of a picked colour', () => {
  test('the default purple keeps the shades the design was drawn with', () => {
    expect(shadesOf('#4a0d66').shades).toEqual([
      '#faf3ff',
      '#f2e3fc',
      '#e4cbf5',
      '#d4aeec',
      '#c08fdf',
      '#a871c9',
      '#8d55ae',
      '#723a91',
      '#5a2177',
      '#4a0d66',
    ]);
  });

  test.each([
    ['#4a0d66', 9, '#4a0d66', '#c08fdf'],
    ['#95d600', 3, '#446402', '#95d600'],
    ['#ffd400', 2, '#876f03', '#ffd400'],
    ['#0b5fff', 6, '#0b5fff', '#74a4ff'],
    ['#111111', 9, '#111111', '#a6a6a6'],
    ['#fafafa', 0, '#717171', '#fafafa'],
  ])('%s stands on step %i and is used as %s in light, %s in dark', (hex, at, light, dark) => {
    const made = shadesOf(hex);
    expect(made.at).toBe(at);
    expect(made.shades[shadeFor(made.shades, at, 'light')]).toBe(light);
    expect(made.shades[shadeFor(made.shades, at, 'dark')]).toBe(dark);
  });

  test('20,000 random colours: the shade reads 4.5:1 on every ground, and its text on it, under the pointer too', () => {
    let seed = 7;
    const random = (): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed / 2147483648;
    };
    let lowest = 21;
    for (let i = 0; i < 20_000; i += 1) {
      const hex = `#${Math.floor(random() * 0x1000000)
        .toString(16)
        .padStart(6, '0')}`;
      const palette = paletteOf(hex);
      for (const tone of ['light', 'dark'] as const) {
        for (const ground of grounds[tone]) lowest = Math.min(lowest, contrast(palette.fill[tone], ground));
        lowest = Math.min(lowest, contrast(palette.fill[tone], onFill[tone]));
        lowest = Math.min(lowest, contrast(palette.hover[tone], onFill[tone]));
      }
    }
    expect(lowest).toBeGreaterThanOrEqual(4.5);
  });

  test('only three or six hex digits count as a colour', () => {
    expect(normalHex('#FFD400')).toBe('#ffd400');
    expect(normalHex('fd4')).toBe('#ffdd44');
    for (const wrong of ['', null, 'purple', '#12345', '#12345g', 'rgb(1,2,3)']) expect(normalHex(wrong)).toBeNull();
  });
});
