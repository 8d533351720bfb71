/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { ElementHandle, Page } from '@playwright/test';
import { seriousIn } from '../axe.ts';
import { layoutFaults } from './layout.ts';

/** How many dialogs and menus were opened, and what was wrong with them. */
type Opened = { opened: number; faults: string[] };

const limit = 24;

/** What a press opened, and the button that did. */
type Open = { name: string; kind: 'dialog' | 'menu'; opener: ElementHandle<HTMLElement> };

/**
 * Presses every button of a screen once (one of those that repeat in rows), and hands over what opens. Answers how many did.
 * What the buttons do is done: only for a product that is thrown away afterwards.
 */
export const eachOpened = async (
  page: Page,
  address: string,
  visit: (open: Open) => Promise<void>,
): Promise<number> => {
  let opened = 0;
  const names = (await page.evaluate(buttons)).slice(0, limit);
  for (const name of names) {
    const opener = await pressed(page, name);
    if (!opener) continue;
    const kind = await page.evaluate(whatIsOpen);
    if (kind) {
      opened += 1;
      await visit({ name, kind, opener });
    }
    if (kind || new URL(page.url()).pathname !== new URL(address, page.url()).pathname) await settle(page, address);
  }
  return opened;
};

/**
 * Looks at what the buttons of a screen open: it has the focus, holds it, fits the window, axe finds nothing serious in it,
 * Escape closes it and gives the focus back.
 */
export const dialogFaults = async (page: Page, address: string): Promise<Opened> => {
  const faults: string[] = [];
  const opened = await eachOpened(page, address, async ({ name, kind, opener }) => {
    faults.push(...(await faultsOf(page, kind, opener)).map((fault) => `${name}: ${fault}`));
  });
  return { opened, faults };
};

const settle = async (page: Page, address: string): Promise<void> => {
  if (!(await page.evaluate(whatIsOpen)) && page.url().endsWith(address)) return;
  await page.goto(address);
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
};

/** Presses the button of a name; null when it is gone or nothing can be pressed. */
const pressed = async (page: Page, name: string): Promise<ElementHandle<HTMLElement> | null> => {
  const handle = await page.evaluateHandle(buttonNamed, name);
  const opener = handle.asElement();
  if (!opener) return null;
  try {
    await opener.click({ timeout: 1_500 });
  } catch {
    return null;
  }
  // Nothing tells that nothing will open.
  await page.waitForTimeout(350);
  return opener;
};

const faultsOf = async (page: Page, kind: string, opener: ElementHandle<HTMLElement>): Promise<string[]> => {
  const faults: string[] = [];
  faults.push(...(await layoutFaults(page)), ...(await seriousIn(page)));
  const shape = await page.evaluate(shapeOfOpen);
  if (shape) faults.push(shape);
  if (kind === 'dialog') {
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(isFocusOutside)) {
        faults.push('Tab leads out of the dialog');
        break;
      }
    }
  }
  // The first one closes a list that is open within a field.
  if (await page.evaluate(() => document.activeElement?.getAttribute('aria-expanded') === 'true'))
    await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const closed = await page
    .waitForFunction(() => !document.querySelector('dialog[open], [role="menu"]'), null, { timeout: 1_500 })
    .then(
      () => true,
      () => false,
    );
  if (!closed) return [...faults, 'Escape does not close it'];
  const back = await opener.evaluate((element) => !element.isConnected || element.contains(document.activeElement));
  return back ? faults : [...faults, 'the focus does not come back to its button'];
};

const whatIsOpen = (): 'dialog' | 'menu' | null => {
  if (document.querySelector('dialog[open]')) return 'dialog';
  return document.querySelector('[role="menu"]') ? 'menu' : null;
};

const isFocusOutside = (): boolean => {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  const { activeElement } = document;
  return Boolean(open && activeElement && activeElement !== document.body && !open.contains(activeElement));
};

const shapeOfOpen = (): string | null => {
  const open = [...document.querySelectorAll('dialog[open], [role="menu"]')].at(-1);
  if (!open) return null;
  const { left, right, top, bottom } = open.getBoundingClientRect();
  if (left < 0 || right > innerWidth + 1 || top < 0 || bottom > innerHeight + 1)
    return 'it stands partly outside the window';
  if (open.scrollWidth > open.clientWidth + 1) return 'it scrolls sideways';
  return open.contains(document.activeElement) ? null : 'the focus stays outside when it opens';
};

/** Names of the buttons in the page's own part, one of those that stand in rows alike. */
const buttons = (): string[] => {
  const kinds = new Set<string>();
  return [...document.querySelectorAll<HTMLElement>('main button:not(:disabled)')].flatMap((button) => {
    const name = (button.ariaLabel ?? button.textContent ?? '').trim().replace(/\s+/g, ' ');
    const row = button.closest('tr, li, article');
    const kind = row ? `${row.localName} ${button.className}` : name;
    if (!name || kinds.has(kind) || !button.checkVisibility({ visibilityProperty: true })) return [];
    if (button.closest('[role="tablist"]') || button.getAttribute('role') === 'option') return [];
    kinds.add(kind);
    return [name];
  });
};

const buttonNamed = (name: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('main button:not(:disabled)')].find(
    (button) =>
      (button.ariaLabel ?? button.textContent ?? '').trim().replace(/\s+/g, ' ') === name && button.checkVisibility(),
  ) ?? null;
