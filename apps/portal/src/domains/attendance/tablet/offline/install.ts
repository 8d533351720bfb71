const MANIFEST = '/time-clock-page/manifest.webmanifest';

/** The files this page is made of, as far as it has fetched them. */
const parts = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);

/**
 * Lets this page be installed and start without a network. Elsewhere than on https and localhost browsers know no
 * service worker: then the tablet works with a line only.
 */
export const installPage = async (): Promise<void> => {
  document.querySelector('link[rel=manifest]')?.setAttribute('href', MANIFEST);
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/time-clock-page/worker.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: parts() });
    // The queue must not be the first thing a full tablet throws away.
    await navigator.storage?.persist?.();
  } catch {
    // A browser that forbids it: the tablet says so by needing a line.
  }
};
