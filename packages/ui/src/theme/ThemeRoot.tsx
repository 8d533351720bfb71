import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { Tone } from '../colour/tone.ts';
import { keepTokens, keptTokens } from './kept-tokens.ts';
import { LookContext } from './look-context.ts';
import { lookNow, watchLook } from './look-part.ts';
import { useSheet, useTone } from './sheet.ts';

/**
 * Gives everything below it the centre's look. The first page is drawn in the tokens it comes with, or in those of the last
 * visit. Mantine's theme comes with the first part that is fetched `whole`, and is given to each of those.
 * @param colour the centre's primary as `#rrggbb`
 */
export const ThemeRoot = ({ colour, tone, children }: { colour: string; tone: Tone; children: ReactNode }) => {
  const part = useSyncExternalStore(watchLook, lookNow);
  const look = useMemo(() => part?.lookOf(colour) ?? null, [part, colour]);
  const tokens = useMemo(() => look?.tokens ?? keptTokens(colour), [look, colour]);
  const inForce = useMemo(() => ({ look, tone }), [look, tone]);
  useSheet(look?.mantine ?? null);
  useSheet(tokens);
  useLayoutEffect(() => {
    if (look) keepTokens(colour, look.tokens);
  }, [look, colour]);
  useTone(tone);
  return <LookContext value={inForce}>{children}</LookContext>;
};
