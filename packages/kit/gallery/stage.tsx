import type { Tone } from '@nestling/ui/colour/tone.ts';
import { Themed } from '@nestling/ui/theme/look.tsx';
import { ThemeRoot } from '@nestling/ui/theme/ThemeRoot.tsx';
import { type Language, SpeechContext } from '@nestling/ui/words.ts';
import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';

/** How the portal looks around a part. */
export type Look = { readonly language: Language; readonly pets: boolean; readonly tone: Tone };

/** A router that draws a part at every address, which it may read and write as in the portal. */
export const routerOf = (part: () => ReactNode, history: RouterHistory) => {
  const root = createRootRoute();
  const everywhere = createRoute({ getParentRoute: () => root, path: '$', component: part });
  const start = createRoute({ getParentRoute: () => root, path: '/', component: part });
  return createRouter({
    routeTree: root.addChildren([start, everywhere]),
    history,
    // Texts stay texts, as in the portal's router.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const pairs = Object.entries(search).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)]],
      );
      return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
    },
  });
};

/** Theme and language as in the portal. */
export const Stage = ({ look: { language, pets, tone }, children }: { look: Look; children: ReactNode }) => {
  const speech = useMemo(() => ({ language, pets }), [language, pets]);
  return (
    <ThemeRoot colour="#4a0d66" tone={tone}>
      <SpeechContext value={speech}>
        <Themed>{children}</Themed>
      </SpeechContext>
    </ThemeRoot>
  );
};
