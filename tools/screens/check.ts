import type { Role } from '@nestling/rules/roles.ts';
import type { Browser, Page } from '@playwright/test';
import { seriousIn } from '../../apps/e2e/src/axe.ts';
import { dialogFaults } from '../../apps/e2e/src/looks/dialogs.ts';
import { keyboardFaults } from '../../apps/e2e/src/looks/keyboard.ts';
import { layoutFaults } from '../../apps/e2e/src/looks/layout.ts';
import { type Mode, wearMode } from '../../apps/e2e/src/looks/modes.ts';
import { signIn } from '../../apps/e2e/src/test.ts';
import type { Addresses } from './addresses.ts';
import { tabletPath } from './kiosk.ts';
import { accountOf, type Centre, petAccountOf, type Row, readRows, rolesOf } from './rows.ts';

const kinds = ['axe', 'layout', 'console', 'keyboard', 'dialog'] as const;
type Kind = (typeof kinds)[number];
/** One thing that is wrong, and where it was first seen. */
type Finding = { kind: Kind; text: string; where: string };
/** Whom a screen is looked at as, and how. */
type CheckOptions = {
  readonly widths: readonly number[];
  readonly modes: readonly Mode[];
  /** Looked at in each; colours, keys, dialogs and menus in the first. */
  readonly languages: readonly string[];
  /** Only the lowest of them of each screen. */
  readonly lowest: boolean;
  /** Only these roles; none named is every role. */
  readonly only: readonly Role[];
  /** Keys, dialogs and menus too. */
  readonly hands: boolean;
};
/** Where the product is, and the addresses of its screens, by centre. */
type Places = { readonly url: (centre: Centre) => string; readonly addressOf: Record<Centre, Addresses> };
/** Who looks: a role of one of the two centres. */
type Viewer = { readonly centre: Centre; readonly role: Role; readonly account: string };
/** What was looked at and what was found. */
type Tally = { views: number; pairs: number; opened: number; findings: Finding[] };

const fresh = (): Tally => ({ views: 0, pairs: 0, opened: 0, findings: [] });

/** Answers when the page has drawn itself for the width: a table becomes cards a moment after its window is narrow. */
const resize = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: width < 700 ? 780 : 900 });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
};

/** What is wrong with the layout; what is found is looked at once more, for something may have been on its way. */
const layout = async (page: Page): Promise<string[]> => {
  const first = await layoutFaults(page);
  if (first.length === 0) return [];
  await page.waitForTimeout(400);
  const again = await layoutFaults(page);
  return first.filter((one) => again.includes(one));
};

/** Stands for an account where the tablet at the door looks: it signs nobody in. */
const tablet = 'tablet';

/** Rows looked at side by side: one for each core a small machine has. */
const HANDS = 2;

/**
 * Where the frame changes: a phone, a rail, the whole menu. What axe judges (names, roles, colours) is the same at the
 * widths between them, where only the layout is looked at. The colours of a rail are those of the menu, so that other
 * modes are looked at on a phone and at a desk; semi-dark changes the menu alone, which a phone has not.
 */
const turns = [390, 768, 1280];
const wears = (mode: Mode, width: number): boolean =>
  mode === 'light' || (mode === 'dark' ? width !== 768 : width > 768);

/** Loads a screen and waits until it has drawn what it asked for; one with live pictures never falls silent. */
const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  // A camera fills a phone's window, and leaves its page without a size of its own.
  await page.locator('h1, main, main *, form').filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 2_500 }).catch(() => undefined);
};

/** The tabs of a screen that each have their own address; those that are screens of their own are walked as such. */
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
    return seriousIn(page, {
      coloursOnly: mode !== 'light',
      // Semi-dark is light but for the navigation.
      ...(mode === 'semi-dark' ? { within: 'nav' } : {}),
    });
  };
  const first = await seen();
  if (first.length === 0) return [];
  const again = await seen();
  return first.filter((one) => again.includes(one));
};

/** Every width for the layout, and where the frame changes every mode; what is found twice is told once. */
const look = async (
  page: Page,
  who: string,
  tally: Tally,
  widths: readonly number[],
  modes: readonly Mode[],
): Promise<void> => {
  const note = (kind: Kind, where: string) => (text: string) => {
    if (!tally.findings.some((one) => one.kind === kind && one.text === text))
      tally.findings.push({ kind, text, where: `${who} ${where}` });
  };
  const judged = widths.some((width) => turns.includes(width)) ? turns : widths;
  for (const width of widths) {
    await resize(page, width);
    (await layout(page)).forEach(note('layout', String(width)));
    tally.views += 1;
    if (!judged.includes(width)) continue;
    for (const mode of modes.filter((one) => widths.length === 1 || wears(one, width))) {
      (await serious(page, mode)).forEach(note('axe', `${width} ${mode}`));
      if (mode !== 'light') tally.views += 1;
    }
    if (modes.length > 1) await wearMode(page, 'light');
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

const lineOf = (path: string, viewers: readonly Viewer[], seconds: number, tally: Tally): string => {
  const { views, opened, findings } = tally;
  const count = kinds.flatMap((kind) => {
    const found = findings.filter((one) => one.kind === kind).length;
    return found > 0 ? [`${found} ${kind}`] : [];
  });
  const who = viewers.map(({ centre, role, account }) => (centre === 'sunny' ? role : account || 'pets')).join(' ');
  const told = findings.map(({ kind, text, where }) => `    ${kind} (${where}): ${text.slice(0, 300)}`);
  const head = `${path}: ${who}; ${views} views, ${opened} opened, ${seconds.toFixed(1)} s: ${count.join(', ') || 'ok'}`;
  return [head, ...told].join('\n');
};

/** What is left of a finding when what differs from screen to screen is taken out: numbers, ids, what a field holds. */
const causeOf = ({ kind, text }: Finding): string =>
  `${kind} ${text
    .replace(/ (id|for|name|value|href|src|aria-(?!label)\w+)="[^"]*"/g, '')
    .replace(/\d+/g, '#')
    .slice(0, 160)}`;

/** One line for each finding that differs from the others, with the screens it was seen on: the most frequent first. */
const distinct = (told: ReadonlyMap<Row, Tally>): string[] => {
  const seen = [...told].flatMap(([{ path }, { findings }]) => findings.map((finding) => ({ path, finding })));
  return [...Map.groupBy(seen, ({ finding }) => causeOf(finding)).values()]
    .sort((one, other) => other.length - one.length)
    .map((group) => {
      const [first] = group;
      const screens = [...Map.groupBy(group, ({ path }) => path)].map(
        ([path, [one]]) => `${path} (${one?.finding.where})`,
      );
      const some =
        screens.length > 6 ? `${screens.slice(0, 6).join(', ')} and ${screens.length - 6} more` : screens.join(', ');
      return `${first?.finding.kind} on ${screens.length}: ${first?.finding.text.slice(0, 300)} — ${some}`;
    });
};

/** Who looks at a screen: every role that may, and where its words differ the accounts of the pets' centre. */
const viewersOf = (row: Row, { lowest, only }: Pick<CheckOptions, 'lowest' | 'only'>): Viewer[] => {
  const wanted = (role: Role): boolean => only.length === 0 || only.includes(role);
  if (row.path === tabletPath) return wanted('guest') ? [{ centre: 'sunny', role: 'guest', account: tablet }] : [];
  const roles = rolesOf(row).filter(wanted);
  const own = roles.map((role): Viewer => ({ centre: 'sunny', role, account: accountOf[role] }));
  const pets = roles.flatMap((role): Viewer[] => {
    const account = row.pets ? petAccountOf[role] : undefined;
    return account === undefined ? [] : [{ centre: 'paws', role, account }];
  });
  return lowest ? [...own.slice(0, 1), ...pets.slice(0, 1)] : [...own, ...pets];
};

/** A console that says what went wrong on the page that is open now. */
const hear = (page: Page, noted: string[]): void => {
  page.on('console', (line) => {
    // What a screen is refused on purpose, such as a record of another role, is a line of the network and no fault.
    if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) noted.push(line.text());
  });
  page.on('pageerror', (error) => noted.push(error.message));
};

/** The pages of one pair of hands: one for each viewer and language, signed in when it is first needed. */
const pagesOf = (browser: Browser, { url }: Places) => {
  const pages = new Map<string, { page: Page; noted: string[] }>();
  return async ({ centre, role, account }: Viewer, language: string) => {
    // A tablet is one device: its link opens on no second one.
    const door = account === tablet;
    const key = door ? tablet : `${centre} ${role} ${language}`;
    const speak = async (page: Page): Promise<void> => {
      await page.goto('/login');
      await page.evaluate((spoken) => localStorage.setItem('locale', spoken), language);
    };
    const known = pages.get(key);
    if (known) {
      if (door) await speak(known.page);
      return known;
    }
    const context = await browser.newContext({
      baseURL: url(centre),
      locale: `${language}-US`,
      reducedMotion: 'reduce',
    });
    if (!door)
      await context.addInitScript((spoken) => {
        localStorage.setItem('theme-mode', 'light');
        localStorage.setItem('locale', spoken);
      }, language);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    // A machine that looks at two screens at once is a slow one.
    page.setDefaultNavigationTimeout(60_000);
    if (door) await speak(page);
    else if (account) await signIn(page, account);
    const noted: string[] = [];
    hear(page, noted);
    pages.set(key, { page, noted });
    return { page, noted };
  };
};

/**
 * Looks at every screen as everybody who may see it, at every width and in each language; the first to look sees it in
 * every mode and all its tabs, the others what can differ for them. Then by keyboard, and at every dialog and menu it
 * opens. Prints one line per screen and a closing count. Answers the number of findings.
 */
export const checkScreens = async (
  browser: Browser,
  places: Places,
  list: readonly Row[],
  options: CheckOptions,
): Promise<number> => {
  const { hands, widths, modes, languages } = options;
  const [mainLanguage = 'en'] = languages;
  const all = fresh();
  const add = (tally: Tally): void => {
    all.views += tally.views;
    all.pairs += tally.pairs;
    all.opened += tally.opened;
    all.findings.push(...tally.findings);
  };
  const screens = new Set(readRows().map(({ path }) => places.addressOf.sunny(path)));
  /** Looks at one row; a screen that cannot be looked at is a finding, and the others go on. */
  const lookAt = async (row: Row, viewers: readonly Viewer[], pageAs: ReturnType<typeof pagesOf>): Promise<Tally> => {
    const tally = fresh();
    for (const [at, viewer] of viewers.entries()) {
      const address = places.addressOf[viewer.centre](row.path);
      if (!address) continue;
      for (const language of languages) {
        const who = `${viewer.centre === 'sunny' ? viewer.role : viewer.account || 'pets'} ${language}`;
        try {
          const { page, noted } = await pageAs(viewer, language);
          noted.length = 0;
          await resize(page, 1280);
          await open(page, address);
          const first = at === 0;
          const main = language === mainLanguage;
          const tabs = first ? (await tabsOf(page, address)).filter((tab) => !screens.has(tab)) : [];
          await look(page, who, tally, widths, first && main ? modes : main ? ['light'] : []);
          for (const tab of tabs) {
            await open(page, tab);
            await look(page, `${who} ${tab}`, tally, widths, main ? modes : []);
          }
          for (const text of new Set(noted)) tally.findings.push({ kind: 'console', text, where: who });
        } catch (error) {
          const [text = ''] = String(error).split('\n');
          tally.findings.push({ kind: 'layout', text: `could not be looked at: ${text}`, where: who });
        }
      }
      tally.pairs += 1;
    }
    return tally;
  };
  const told = new Map<Row, Tally>();
  const rest = [...list];
  const work = async (): Promise<void> => {
    const pageAs = pagesOf(browser, places);
    for (let row = rest.shift(); row; row = rest.shift()) {
      const from = performance.now();
      const viewers = viewersOf(row, options);
      if (viewers.length === 0) continue;
      const tally = await lookAt(row, viewers, pageAs);
      told.set(row, tally);
      console.log(lineOf(row.path, viewers, (performance.now() - from) / 1000, tally));
    }
  };
  await Promise.all(Array.from({ length: HANDS }, work));
  // Buttons change what others see: they are pressed when everything has been looked at.
  const pageAs = pagesOf(browser, places);
  for (const [row, seen] of hands ? told : []) {
    const from = performance.now();
    const tally = fresh();
    const [viewer] = viewersOf(row, { ...options, lowest: true });
    const address = viewer && places.addressOf[viewer.centre](row.path);
    if (!viewer || !address || row.path === tabletPath) continue;
    const { page } = await pageAs(viewer, mainLanguage);
    await handle(page, viewer.role, address, tally);
    console.log(lineOf(`${row.path} by hand`, [viewer], (performance.now() - from) / 1000, tally));
    seen.opened += tally.opened;
    seen.findings.push(...tally.findings);
  }
  for (const tally of told.values()) add(tally);
  for (const line of distinct(told)) console.log(line);
  const count = (kind: Kind) => all.findings.filter((one) => one.kind === kind).length;
  console.log(
    `${told.size} screens, ${all.pairs} with who looks, ${all.views} views at ${widths.length} widths in ${modes.length} modes and ${languages.join(', ')}, ${all.opened} dialogs and menus opened: ${kinds.map((kind) => `${count(kind)} ${kind}`).join(', ')}`,
  );
  return all.findings.length;
};
