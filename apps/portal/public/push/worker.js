// Shows what is pushed to this device, and opens what it is about. It keeps no files and answers no request: its scope is
// the folder it stands in, where there is no page, so that it stands in nobody's way.

const shownFrom = (data) => {
  try {
    const { title, body, url, tag, urgent } = data.json();
    return {
      title,
      body,
      tag,
      urgent: urgent === true,
      url: typeof url === 'string' && /^\/(?!\/)/.test(url) ? url : '/',
    };
  } catch {
    return null;
  }
};

// Safari, and every browser of an iPhone, ends the subscription of who shows nothing for a push, whoever looks.
const mustShow = /AppleWebKit\//.test(navigator.userAgent) && !/Chrom(e|ium)\//.test(navigator.userAgent);

const show = async (shown) => {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Whoever looks at the portal is told by it; an emergency is shown all the same.
  const looks = !shown.urgent && pages.some(({ focused }) => focused);
  if (looks && !mustShow) return;
  await registration.showNotification(shown.title, {
    body: shown.body,
    tag: shown.tag,
    renotify: !looks,
    silent: looks,
    requireInteraction: shown.urgent,
    icon: '/icons/mark-192.png',
    badge: '/icons/mark-192.png',
    data: { url: shown.url },
  });
};

const open = async (url) => {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => !new URL(one.url).pathname.startsWith('/time-clock-page'));
  if (!page) return clients.openWindow(url);
  page.postMessage({ open: url });
  return page.focus().catch(() => clients.openWindow(url));
};

addEventListener('install', () => skipWaiting());
addEventListener('push', (event) => {
  const shown = event.data ? shownFrom(event.data) : null;
  if (shown) event.waitUntil(show(shown));
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? '/'));
});
