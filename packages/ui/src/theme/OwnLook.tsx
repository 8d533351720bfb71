import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { paletteOf } from '../colour/shades.ts';
import type { Tone } from '../colour/tone.ts';
import { keepTokens } from './kept-tokens.ts';
import { useSheet, useTone } from './sheet.ts';
import { tokensText } from './variables.ts';

/**
 * The center's look without Mantine, for a page that has none of its parts.
 * @param colour the centre's primary as `#rrggbb`
 */
export const OwnLook = ({ colour, tone, children }: { colour: string; tone: Tone; children: ReactNode }) => {
  const tokens = useMemo(() => tokensText(paletteOf(colour)), [colour]);
  useSheet(tokens);
  useTone(tone);
  useLayoutEffect(() => keepTokens(colour, tokens), [colour, tokens]);
  return children;
};
