/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from '@playwright/test';

/** The three looks a person may choose. */
export const modes = ['light', 'semi-dark', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** Puts the open page into a mode, as the appearance writes it to the document, without loading the page again. */
export const wearMode = (page: Page, mode: Mode): Promise<void> =>
  page.evaluate((wanted): Promise<void> => {
    document.documentElement.dataset.mantineColorScheme = wanted === 'dark' ? 'dark' : 'light';
    const nav = document.querySelector<HTMLElement>('nav[class*="nav"]');
    if (nav && wanted === 'semi-dark') nav.dataset.tone = 'dark';
    else if (nav) delete nav.dataset.tone;
    // Colours on their way to the next mode are nobody's to judge.
    for (const running of document.getAnimations())
      if (Number.isFinite(Number(running.effect?.getComputedTiming().endTime))) running.finish();
    return new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
  }, mode);
