import '@nestling/ui/styles.css';
import { showPresses } from '@nestling/ui/press/pressed.ts';
import { loadLanguage } from '@nestling/ui/words.ts';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { fetchStaffRowsBy, screensFor } from './addresses.ts';
import { currentAppearance, loadTheme } from './appearance/appearance.ts';
import { isKnownPath } from './guard.ts';
import { router, takeInRows } from './router.tsx';
import { rememberedRole } from './session/tabs.ts';

void loadTheme();
showPresses(document);
fetchStaffRowsBy(async () => {
  await import('./staff-screens.ts');
  takeInRows();
});

/** How long the first screen may take to come before the page is drawn without it. */
const SOON_MS = 400;

/** Staff who come back have their screens before anything is shown; an address nobody knows is a stranger's or of staff. */
const rowsFor = async (path: string): Promise<void> => {
  const own = screensFor(rememberedRole());
  if (!isKnownPath(path)) {
    await import('./stranger-screens.ts');
    takeInRows();
  }
  await (isKnownPath(path) ? own : screensFor('admin'));
};

const start = async (place: HTMLElement): Promise<void> => {
  const { language } = currentAppearance().speech;
  await Promise.all([rowsFor(location.pathname), loadLanguage(language)]).catch(() => undefined);
  // Drawn with its screen where that is quick: drawn without, React keeps the screen waiting for 300 ms.
  await Promise.race([router.load().catch(() => undefined), new Promise((go) => setTimeout(go, SOON_MS))]);
  createRoot(place).render(<App />);
};

const place = document.getElementById('portal');
if (place) void start(place);
