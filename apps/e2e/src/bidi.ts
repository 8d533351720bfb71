import type { Browser, Page } from '@playwright/test';

const command = 'emulation.setMediaFeaturesOverride';

type Send = (this: object, method: string, params: unknown) => Promise<unknown>;
const isSend = (found: unknown): found is Send => typeof found === 'function';

const at = (from: unknown, key: string): unknown =>
  typeof from === 'object' && from ? Reflect.get(from, key) : undefined;

/** What a new context asks for when nobody named a colour scheme: what Firefox shows anyway. */
const isUsual = (params: unknown): boolean =>
  ['light', null, undefined].some((scheme) => at(at(params, 'features'), 'prefers-color-scheme') === scheme);

/** What a page's `fill` calls in the page to put text where the cursor is. */
const insert = '__pw_bidiInsertText';

/**
 * Playwright's own way sets `value` as a script does, which React takes for its own doing: nothing would hear of it.
 * The browser's command types it.
 */
const typeForReal = `
  const type = (text) => void document.execCommand('insertText', false, text);
  Object.defineProperty(globalThis, '${insert}', { get: () => type, set: () => {} });
`;

const lenient = (send: Send): Send =>
  async function (method, params) {
    const answer = send.call(this, method, params);
    if (method !== command || !isUsual(params)) return answer;
    return answer.catch((error: unknown) => {
      if (!String(error).includes('unknown command')) throw error;
    });
  };

/**
 * Firefox gives a page up that is asked for while the one before still writes its own address, as the portal does after
 * signing in; a person's click on a link comes later. It is asked for once more then.
 */
const goAgain = (page: Page): void => {
  const go = page.goto.bind(page);
  page.goto = (url, options) =>
    go(url, options).catch((error: unknown) => {
      if (!/NS_BINDING_ABORTED|interrupted by another navigation/.test(String(error))) throw error;
      return go(url, options);
    });
};

/**
 * Lets Playwright 1.65.1 drive Firefox ESR 153 by WebDriver BiDi. It tells every new context which colour scheme it has;
 * ESR answers "unknown command", which would end the context. For the usual scheme that answer counts as done; a test
 * that asks for another one is refused as before.
 *
 * Reaches behind Playwright's interface, whose version is pinned, and throws when it does not find what it expects.
 */
export const letFirefoxServe = (browser: Browser): void => {
  const connection = at(browser, '_connection');
  const toImpl = at(connection, 'toImpl');
  const inner: unknown = typeof toImpl === 'function' ? toImpl.call(connection, browser) : undefined;
  const session = at(inner, '_browserSession');
  const sessions: unknown = typeof session === 'object' && session ? Object.getPrototypeOf(session) : undefined;
  const send = at(sessions, 'send');
  if (typeof sessions !== 'object' || sessions === null || !isSend(send))
    throw new Error('This version of Playwright keeps its BiDi sessions elsewhere: mend apps/e2e/src/bidi.ts.');
  Reflect.set(sessions, 'send', lenient(send));
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(typeForReal);
    context.on('page', goAgain);
    return context;
  };
};
