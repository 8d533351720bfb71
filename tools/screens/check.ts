import type { Role } from '@nestling/rules/roles.ts';
import type { Browser, Page } from '@playwright/test';
import { seriousIn } from '../../apps/e2e/src/axe.ts';
import { dialogFaults } from '../../apps/e2e/src/looks/dialogs.ts';
import { keyboardFaults } from '../../apps/e2e/src/looks/keyboard.ts';
import { layoutFaults } from '../../apps/e2e/src/looks/layout.ts';
import { type Mode, wearMode } from '../../apps/e2e/src/looks/modes.ts';
import { signIn } from '../../apps/e2e/src/test.ts';
import type { Addresses } from './addresses.ts';
import { accountOf, type Row, rolesOf } from './rows.ts';

const kinds = ['axe', 'layout', 'keyboard', 'dialog'] as const;
type Kind = (typeof kinds)[number];
/** One thing that is wrong, and where it was first seen. */
type Finding = { kind: Kind; text: string; where: string };
/** Whom a screen is looked at as, and how. */
type CheckOptions = {
  readonly widths: readonly number[];
  readonly modes: readonly Mode[];
  /** Looked at in each; keys, dialogs and menus in the first. */
  readonly languages: readonly string[];
  /** Only the lowest role of each screen. */
  readonly lowest: boolean;
  /** Keys, dialogs and menus too. */
  readonly hands: boolean;
};
/** What was looked at and what was found. */
type Tally = { views: number; pairs: number; opened: number; findings: Finding[] };

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: width < 700 ? 780 : 900 });

/** Loads a screen and waits until it has drawn what it asked for; one with live pictures never falls silent. */
const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('h1, main, form').first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 2_500 }).catch(() => undefined);
};

/** The tabs of a screen that each have their own address. */
const tabsOf = (page: Page, address: string): Promise<string[]> =>
  page.evaluate((own) => {
    const keys = [...document.querySelectorAll<HTMLElement>('[role="tab"][data-key]:not([aria-selected="true"])')];
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main nav[class*="tabs"] a:not([aria-current])')];
    return [...keys.map(({ dataset }) => `${own}?tab=${dataset.key}`), ...links.map(({ pathname }) => pathname)];
  }, address);

/** What is serious in a mode. An answer that comes in meanwhile draws anew: what is found is looked at once more. */
const serious = async (page: Page, mode: Mode): Promise<string[]> => {
  const seen = async () => {
    await wearMode(page, mode);
    return seriousIn(page, { coloursOnly: mode !== 'light' });
  };
  const first = await seen();
  if (first.length === 0) return [];
  const again = await seen();
  return first.filter((one) => again.includes(one));
};

/** Every width, and every mode at each; what is found twice is told once. */
const look = async (
  page: Page,
  who: string,
  tally: Tally,
  { widths, modes }: Pick<CheckOptions, 'widths' | 'modes'>,
): Promise<void> => {
  const note = (kind: Kind, where: string) => (text: string) => {
    if (!tally.findings.some((one) => one.kind === kind && one.text === text))
      tally.findings.push({ kind, text, where: `${who} ${where}` });
  };
  for (const width of widths) {
    await resize(page, width);
    (await layoutFaults(page)).forEach(note('layout', String(width)));
    for (const mode of modes) {
      (await serious(page, mode)).forEach(note('axe', `${width} ${mode}`));
      tally.views += 1;
    }
    await wearMode(page, 'light');
  }
};

/** Keys at the desk and on a phone's width, then everything that opens, as the lowest role that may see the screen. */
const handle = async (page: Page, role: Role, address: string, tally: Tally): Promise<void> => {
  for (const width of [1280, 390]) {
    await resize(page, width);
    await open(page, address);
    for (const text of await keyboardFaults(page))
      tally.findings.push({ kind: 'keyboard', text, where: `${role} ${width}` });
  }
  for (const width of [1280, 390]) {
    await resize(page, width);
    await open(page, address);
    const { opened, faults } = await dialogFaults(page, address);
    tally.opened += opened;
    for (const text of faults) tally.findings.push({ kind: 'dialog', text, where: `${role} ${width}` });
  }
};

const lineOf = (path: string, roles: readonly Role[], { views, opened, findings }: Tally): string => {
  const count = kinds.flatMap((kind) => {
    const found = findings.filter((one) => one.kind === kind).length;
    return found > 0 ? [`${found} ${kind}`] : [];
  });
  const told = findings.map(({ kind, text, where }) => `    ${kind} (${where}): ${text.slice(0, 300)}`);
  return [`${path}: ${roles.join(' ')}; ${views} views, ${opened} opened: ${count.join(', ') || 'ok'}`, ...told].join(
    '\n',
  );
};

/**
 * Looks at every screen as every role that may see it, at five widths in three modes and each language, by keyboard, and
 * at every dialog and menu it opens; prints one line per screen and a closing count. Answers the number of findings.
 */
export const checkScreens = async (
  browser: Browser,
  url: string,
  list: readonly Row[],
  addressOf: Addresses,
  options: CheckOptions,
): Promise<number> => {
  const { lowest, hands, widths, modes, languages } = options;
  const pages = new Map<string, Page>();
  const pageAs = async (role: Role, language = languages[0] ?? 'en'): Promise<Page> => {
    const known = pages.get(`${role} ${language}`);
    if (known) return known;
    const context = await browser.newContext({ baseURL: url, locale: `${language}-US`, reducedMotion: 'reduce' });
    await context.addInitScript((spoken) => {
      localStorage.setItem('theme-mode', 'light');
      localStorage.setItem('locale', spoken);
    }, language);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    if (accountOf[role]) await signIn(page, accountOf[role]);
    pages.set(`${role} ${language}`, page);
    return page;
  };
  const all: Tally = { views: 0, pairs: 0, opened: 0, findings: [] };
  const add = (tally: Tally): void => {
    all.views += tally.views;
    all.pairs += tally.pairs;
    all.opened += tally.opened;
    all.findings.push(...tally.findings);
  };
  const told: [Row, Role[], Tally][] = [];
  for (const row of list) {
    const address = addressOf(row.path) ?? '/';
    const roles = rolesOf(row).slice(0, lowest ? 1 : undefined);
    const tally: Tally = { views: 0, pairs: 0, opened: 0, findings: [] };
    for (const role of roles) {
      for (const language of languages) {
        const page = await pageAs(role, language);
        await resize(page, 1280);
        await open(page, address);
        const tabs = role === roles[0] ? await tabsOf(page, address) : [];
        await look(page, `${role} ${language}`, tally, options);
        for (const tab of tabs) {
          await open(page, tab);
          await look(page, `${role} ${language} ${tab}`, tally, options);
        }
      }
      tally.pairs += 1;
    }
    if (hands) told.push([row, roles, tally]);
    else console.log(lineOf(row.path, roles, tally));
    if (!hands) add(tally);
  }
  // Buttons change what others see: they are pressed when everything has been looked at.
  for (const [row, roles, tally] of told) {
    const [role = 'guest'] = roles;
    await handle(await pageAs(role), role, addressOf(row.path) ?? '/', tally);
    console.log(lineOf(row.path, roles, tally));
    add(tally);
  }
  const count = (kind: Kind) => all.findings.filter((one) => one.kind === kind).length;
  console.log(
    `${list.length} screens, ${all.pairs} with their roles, ${all.views} views at ${widths.length} widths in ${modes.length} modes and ${languages.join(', ')}, ${all.opened} dialogs and menus opened: ${kinds.map((kind) => `${count(kind)} ${kind}`).join(', ')}`,
  );
  return all.findings.length;
};
