import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';

/** A device whose look can change while the page is open. */
const device = (dark: boolean) => {
  const heard = new Set<() => void>();
  const media = { matches: dark, addEventListener: (_: string, tell: () => void) => heard.add(tell) };
  vi.stubGlobal('matchMedia', () => media);
  return (now: boolean) => {
    media.matches = now;
    for (const tell of heard) tell();
  };
};

const opened = async () => {
  vi.resetModules();
  return import('../src/appearance/appearance.ts');
};

/** What first-paint.js leaves on the page before anything else has come. */
const firstPaint = () => {
  const root = document.documentElement;
  root.removeAttribute('style');
  new Function(readFileSync('apps/portal/public/first-paint.js', 'utf8'))();
  return { scheme: root.dataset.mantineColorScheme, ground: root.style.background, canvas: root.style.colorScheme };
};

beforeEach(() => localStorage.clear());

test('who goes by the device is dark when it is, at once and when it changes', async () => {
  const become = device(true);
  localStorage.setItem('theme-mode', 'system');
  const { currentAppearance, chooseMode } = await opened();
  expect(currentAppearance()).toMatchObject({ choice: 'system', mode: 'dark', tone: 'dark' });
  become(false);
  expect(currentAppearance()).toMatchObject({ choice: 'system', mode: 'light', tone: 'light' });
  chooseMode('semi-dark');
  become(true);
  expect(currentAppearance()).toMatchObject({ choice: 'semi-dark', mode: 'semi-dark', tone: 'light' });
  chooseMode('system');
  expect(currentAppearance()).toMatchObject({ mode: 'dark' });
  expect(localStorage.getItem('theme-mode')).toBe('system');
});

test('nothing flashes: the ground is laid before the page has come, also where the device decides', () => {
  device(true);
  localStorage.setItem('theme-mode', 'system');
  expect(firstPaint()).toMatchObject({
    scheme: 'dark',
    ground: expect.stringMatching(/1e1e1e|30, 30, 30/),
    canvas: 'dark',
  });
  localStorage.setItem('theme-mode', 'light');
  expect(firstPaint()).toEqual({ scheme: 'light', ground: '', canvas: 'light' });
});

test('the words for pets are offered where a centre keeps them, or to whom they are a habit', async () => {
  const { offeredLocales } = await import('../src/appearance/speech.ts');
  expect(offeredLocales(false, 'en')).toEqual(['en', 'es']);
  expect(offeredLocales(true, 'en')).toEqual(['en', 'es', 'dogs']);
  expect(offeredLocales(false, 'dogs')).toEqual(['en', 'es', 'dogs']);
});
