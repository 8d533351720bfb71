import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type FontName = 'DejaVuSansCondensed' | 'DejaVuSansCondensed-Bold';

/** Where a font of ours lies. */
const fontFile = (name: FontName): string => createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

const read = new Map<FontName, Uint8Array>();
export const fontBytes = (name: FontName): Uint8Array => {
  const known = read.get(name);
  if (known) return known;
  const bytes = readFileSync(fontFile(name));
  read.set(name, bytes);
  return bytes;
};
