import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeAnswerAhead, takeSessionAhead } from '../src/session/ahead.ts';

/** A page as the build leaves it: what is asked for ahead of a portfolio, and of its own pieces. */
const page = (path: string): void => {
  const metas = {
    ahead: { '/portfolio_preview/': ['/a.js', '/b.js', '/c.js', '/d.js', '/e.css'], '/home': ['/home.js'] },
    asks: { '/portfolio_preview/': { query: 'query Whole($id: ID!) { one }', operationName: 'Whole', variable: 'id' } },
    refresh: { query: 'mutation Refresh { refreshToken }', variables: {} },
  };
  document.head.replaceChildren(
    ...Object.entries(metas).map(([name, content]) =>
      Object.assign(document.createElement('meta'), { name, content: JSON.stringify(content) }),
    ),
  );
  history.replaceState(null, '', path);
};

/** What was sent, in order, and the pieces that were asked for before each. */
let sent: { body: string; authorization: string | null; pieces: number }[] = [];
const piecesNow = (): number => document.head.querySelectorAll('link').length;

const answers: Record<string, unknown> = {
  Refresh: { data: { refreshToken: { access_token: 'nst-token' } } },
  Whole: { data: { one: 'words' } },
};

const run = (): void => new Function(readFileSync('apps/portal/public/first-paint.js', 'utf8'))();
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  sent = [];
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { language: 'en-US', locks: { request: (_: string, work: () => unknown) => work() } });
  vi.stubGlobal('fetch', async (_: string, init: { body: string; headers: Record<string, string> }) => {
    sent.push({ body: init.body, authorization: init.headers.authorization ?? null, pieces: piecesNow() });
    const name = Object.keys(answers).find((one) => init.body.includes(`${one}`)) ?? '';
    return new Response(JSON.stringify(answers[name]));
  });
});
afterEach(() => {
  globalThis.sessionAhead = undefined;
  globalThis.answerAhead = undefined;
  vi.unstubAllGlobals();
});

test('the session is asked for before any file, and a page’s first question by its token before the small ones', async () => {
  localStorage.setItem('userRoles', '[{"name":"parent"}]');
  page('/portfolio_preview/7');
  run();
  await settled();
  expect(sent.map(({ authorization, pieces }) => ({ authorization, pieces }))).toEqual([
    { authorization: null, pieces: 0 },
    { authorization: 'Bearer nst-token', pieces: 3 },
  ]);
  expect(piecesNow()).toBe(5);
  expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({ operationName: 'Whole', variables: { id: '7' } });
  expect(await (await takeSessionAhead())?.json()).toEqual(answers.Refresh);
  expect(takeSessionAhead()).toBeUndefined();
  // Another portfolio, another question, then its own, once.
  expect(takeAnswerAhead('{"operationName":"Whole","query":"…","variables":{"id":"8"}}')).toBeNull();
  expect(takeAnswerAhead('{"operationName":"Other","query":"…","variables":{"id":"7"}}')).toBeNull();
  const own = '{"operationName":"Whole","query":"…","variables":{"id":"7"}}';
  expect(await (await takeAnswerAhead(own))?.json()).toEqual(answers.Whole);
  expect(takeAnswerAhead(own)).toBeUndefined();
});

test('who was not here asks for nothing but files, and a session that is over keeps none of them', async () => {
  page('/portfolio_preview/7');
  run();
  await settled();
  expect(sent).toEqual([]);
  expect(piecesNow()).toBe(5);

  localStorage.setItem('userRoles', '[{"name":"parent"}]');
  answers.Refresh = { data: { refreshToken: null } };
  page('/portfolio_preview/7');
  run();
  await settled();
  expect(sent).toHaveLength(1);
  expect(piecesNow()).toBe(5);
  await expect(takeAnswerAhead('"operationName":"Whole" "variables":{"id":"7"}')).rejects.toThrow();

  page('/home');
  run();
  await settled();
  expect(sent).toHaveLength(2);
  expect(piecesNow()).toBe(1);
});
