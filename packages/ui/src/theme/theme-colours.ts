import { type Palette, paletteOf } from '../colour/shades.ts';
import { statusColours } from './tokens.ts';

/** The colours a component may ask for by name, besides grey. */
export const themeColours = (brand: Palette): Record<'brand' | 'red' | 'green' | 'orange', Palette> => ({
  brand,
  red: paletteOf(statusColours.danger),
  green: paletteOf(statusColours.success),
  orange: paletteOf(statusColours.warning),
});
