import { create, type OpenFont } from 'fontkit';
import { type FontName, fontBytes } from '../../pdf/font-files.ts';

const opened = new Map<FontName, OpenFont>();

/**
 * A font as papers are written with it. Each thread reads its tables once, which takes longer than writing a bill does; what a
 * paper uses of it (its subset) is that paper's own.
 */
export const openFont = (name: FontName): OpenFont => {
  const known = opened.get(name);
  if (known) return known;
  const font = create(fontBytes(name));
  opened.set(name, font);
  return font;
};
