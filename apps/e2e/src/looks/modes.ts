/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from '@playwright/test';

/** The three looks a person may choose. */
export const modes = ['light', 'semi-dark', 'dark'] as const;
export type Mode = (typeof modes)[number];

/**
 * Puts the open page into a mode, as the appearance writes it to the document, without loading the page again. Answers
 * when every colour has arrived: those on their way are nobody's to judge.
 */
export const wearMode = (page: Page, mode: Mode): Promise<void> =>
  page.evaluate(async (wanted) => {
    document.documentElement.dataset.mantineColorScheme = wanted === 'dark' ? 'dark' : 'light';
    const nav = document.querySelector<HTMLElement>('nav[class*="nav"]');
    if (nav && wanted === 'semi-dark') nav.dataset.tone = 'dark';
    else if (nav) delete nav.dataset.tone;
    const onTheWay = () =>
      document.getAnimations().filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    // A colour that is inherited moves on by one element with each frame.
    for (let frame = 0, quiet = 0; frame < 60 && quiet < 2; frame += 1) {
      const running = onTheWay().filter(({ playState }) => playState === 'running' || playState === 'paused');
      for (const one of running) one.finish();
      quiet = running.length === 0 ? quiet + 1 : 0;
      await new Promise<number>((drawn) => requestAnimationFrame(drawn));
    }
  }, mode);
