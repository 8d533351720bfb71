import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../public/push/worker.js'), 'utf8');
const agents = {
  chrome:
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  // Every browser of an iPhone is one of WebKit, whatever it is called.
  chromeOfIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
};

/** Hands one push to the worker, and answers what it showed. */
const shownBy = async (agent: keyof typeof agents, focused: boolean, push: object) => {
  const shown: { title: string; silent: boolean }[] = [];
  const heard = new Map<string, (event: object) => void>();
  runInNewContext(source, {
    URL,
    navigator: { userAgent: agents[agent] },
    clients: { matchAll: async () => [{ focused }] },
    registration: {
      showNotification: async (title: string, { silent }: { silent: boolean }) => void shown.push({ title, silent }),
    },
    skipWaiting: () => undefined,
    addEventListener: (kind: string, hear: (event: object) => void) => heard.set(kind, hear),
  });
  let work: Promise<void> | undefined;
  heard.get('push')?.({ data: { json: () => push }, waitUntil: (given: Promise<void>) => (work = given) });
  await work;
  return shown;
};
const news = { title: 'Ava', body: 'She ate everything', url: '/messages', tag: 'chat', urgent: false };

test('whoever looks at the portal is not told twice, but in an emergency', async () => {
  for (const agent of ['chrome', 'firefox'] as const) {
    expect(await shownBy(agent, true, news)).toEqual([]);
    expect(await shownBy(agent, false, news)).toEqual([{ title: 'Ava', silent: false }]);
    expect(await shownBy(agent, true, { ...news, urgent: true })).toEqual([{ title: 'Ava', silent: false }]);
  }
});

test('Safari ends who shows nothing for a push: there it is shown without a sound', async () => {
  for (const agent of ['safari', 'chromeOfIphone'] as const) {
    expect(await shownBy(agent, true, news)).toEqual([{ title: 'Ava', silent: true }]);
    expect(await shownBy(agent, false, news)).toEqual([{ title: 'Ava', silent: false }]);
  }
});
