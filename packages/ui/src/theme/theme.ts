import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core';
import type { Palette, Shades } from '../colour/shades.ts';
import { themeColours } from './theme-colours.ts';

const grey: Shades = [
  '#faf8f5',
  '#f4f1ec',
  '#ebe7e1',
  '#e1dcd4',
  '#cfc8be',
  '#a8a1a8',
  '#857d8a',
  '#6b6370',
  '#433c48',
  '#231f26',
];
const dark: Shades = [
  '#f1eef3',
  '#bab4c0',
  '#a19aa7',
  '#6f6a75',
  '#3d3b40',
  '#343236',
  '#2b2a2c',
  '#1e1e1e',
  '#191919',
  '#141414',
];

/**
 * Each colour takes its own shade per mode, through the variables `--n-fill-<colour>` and so on.
 * Mantine itself would give every colour the primary's index, and would pick the text by the light shade alone.
 */
const variantColours: VariantColorsResolver = (input) => {
  const name = input.color ?? 'brand';
  const known = name === 'brand' || name === 'red' || name === 'green' || name === 'orange';
  const clear = '1px solid transparent';
  if (input.variant === 'default')
    return {
      background: 'var(--n-surface)',
      hover: 'var(--n-sunken)',
      color: 'var(--n-ink)',
      border: '1px solid var(--n-line)',
    };
  if (!known) return defaultVariantColorsResolver(input);
  const words = `var(--n-text-${name})`;
  if (input.variant === 'filled')
    return {
      background: `var(--n-fill-${name})`,
      hover: `var(--n-hover-${name})`,
      color: 'var(--n-on-fill)',
      border: clear,
    };
  if (input.variant === 'light')
    return { background: `var(--n-wash-${name})`, hover: `var(--n-wash-${name})`, color: words, border: clear };
  if (input.variant === 'outline')
    return { background: 'transparent', hover: `var(--n-wash-${name})`, color: words, border: `1px solid ${words}` };
  if (input.variant === 'subtle' || input.variant === 'transparent')
    return { background: 'transparent', hover: 'transparent', color: words, border: clear };
  return defaultVariantColorsResolver(input);
};

/** Mantine's theme for a centre's colour. */
export const themeOf = (brand: Palette): MantineThemeOverride => {
  const colours = themeColours(brand);
  return createTheme({
    primaryColor: 'brand',
    colors: {
      brand: colours.brand.shades,
      red: colours.red.shades,
      green: colours.green.shades,
      orange: colours.orange.shades,
      gray: grey,
      dark,
    },
    primaryShade: mantineStep(brand),
    autoContrast: true,
    luminanceThreshold: 0.2,
    variantColorResolver: variantColours,
    black: '#231f26',
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    defaultRadius: 8,
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
    fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
    spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
    headings: { fontWeight: '650' },
    breakpoints: { xs: '36em', sm: '36em', md: '48em', lg: '62em', xl: '75em' },
    respectReducedMotion: true,
    cursorType: 'pointer',
    // Help stands under the field, what is wrong below it.
    components: { InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } } },
  });
};

const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const mantineStep = (brand: Palette) => {
  const step = (wanted: number) => steps.find((at) => at === wanted) ?? 6;
  return { light: step(brand.step.light), dark: step(brand.step.dark) };
};
