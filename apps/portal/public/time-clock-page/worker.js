// Lets the tablet's page start without a network. It keeps the page and the files it is made of, nothing else: no answer
// of the server, no picture, nobody's data. Its scope is the folder it stands in.

const NAME = 'nestling-door ';
const PAGE = '/time-clock-page/open';
/** A network that does not answer within this is none. */
const PATIENCE_MS = 3_000;
const isPart = (path) =>
  path.startsWith('/assets/') ||
  path.startsWith('/icons/') ||
  path === '/first-paint.js' ||
  path === '/time-clock-page/manifest.webmanifest';

const pathsIn = (html) => [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((found) => found[1]).filter(isPart);

/** Keeps the version that runs, whole or not at all; the one before serves until then. */
const keep = async (files) => {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (!page.ok) return;
  const own = pathsIn(await page.clone().text());
  const entry = own.find((path) => path.endsWith('.js') && path.startsWith('/assets/'));
  // A newer version than the one that runs: it is kept when it runs itself.
  if (!entry || !files.includes(entry)) return;
  const name = NAME + entry;
  const cache = await caches.open(name);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([...new Set([...own, ...files.filter(isPart)])].filter((path) => !known.has(path)));
  await cache.put(PAGE, page);
  const names = await caches.keys();
  await Promise.all(names.filter((one) => one.startsWith(NAME) && one !== name).map((one) => caches.delete(one)));
};

const startPage = async (request) => {
  const away = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const fresh = fetch(request).catch(() => undefined);
  const answer = await Promise.race([fresh, away]);
  if (answer?.ok) return answer;
  return (await caches.match(PAGE)) ?? (await fresh) ?? Response.error();
};

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep).catch(() => undefined));
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(startPage(request));
  else if (isPart(pathname)) event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
});
