import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster } from '@nestling/postgres/cluster.ts';
import { cacheFolder } from '@nestling/postgres/test-cluster.ts';
import { isRole } from '@nestling/rules/roles.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { eachOpened } from '../apps/e2e/src/looks/dialogs.ts';
import { modes as allModes } from '../apps/e2e/src/looks/modes.ts';
import { startProduct } from '../apps/e2e/src/product.ts';
import { signIn } from '../apps/e2e/src/test.ts';
import { findChromium } from './chromium.ts';
import { type Addresses, readAddresses } from './screens/addresses.ts';
import { checkScreens } from './screens/check.ts';
import { enrolTablet, tabletPath } from './screens/kiosk.ts';
import { makeRecords, showsMade } from './screens/records.ts';
import { accountOf, nameOf, type Row, readRows, rolesOf, sliceOf } from './screens/rows.ts';
import { makeSheets, type Picture } from './screens/sheets.ts';
import { fail, Trouble } from './trouble.ts';

/**
 * `npm run screens`: a picture of every screen at every width, in every mode and language, in .cache/screens with a
 * page to see them side by side. `-- --widths 390,1280 --modes light --languages en --only cameras` makes fewer.
 * `-- --sheets` lays them on a few large sheets beside it. `-- --check` takes no pictures: it looks for what is wrong
 * with them and ends with a count. `--roles manager,admin` looks as these alone, `--lowest` as the lowest of them that may
 * see a screen, `--dialogs` takes what its buttons open instead of the screen, and lays that on sheets, `--look` leaves
 * out keys, dialogs and menus, `--slice 1/4` takes each fourth screen, so that several may run beside each other.
 */
const { values } = parseArgs({
  options: {
    widths: { type: 'string' },
    modes: { type: 'string' },
    languages: { type: 'string' },
    slice: { type: 'string', default: '1/1' },
    sheets: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    check: { type: 'boolean', default: false },
    roles: { type: 'string', default: '' },
    lowest: { type: 'boolean', default: false },
    look: { type: 'boolean', default: false },
    dialogs: { type: 'boolean', default: false },
  },
});
const usual = values.sheets
  ? { widths: '390,1280', modes: 'light', languages: 'en' }
  : { widths: '360,390,768,1024,1280,1920', modes: 'light,semi-dark,dark', languages: 'en,es' };
const widths = (values.widths ?? usual.widths).split(',').map(Number);
const modes = allModes.filter((mode) => (values.modes ?? usual.modes).split(',').includes(mode));
const languages = (values.languages ?? usual.languages).split(',');
const roles = values.roles.split(',').filter(isRole);
const folder = join(cacheFolder(), 'screens');

const pageFor = async (
  browser: Browser,
  url: string,
  account: string,
  mode: string,
  language: string,
): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, locale: language === 'es' ? 'es-US' : 'en-US' });
  await context.addInitScript(
    ([theme = '', spoken = '']) => {
      localStorage.setItem('theme-mode', theme);
      localStorage.setItem('locale', spoken);
    },
    [mode, language],
  );
  const page = await context.newPage();
  if (account) await signIn(page, account);
  return page;
};

const takeAll = async (page: Page, list: Row[], addressOf: Addresses, suffix: string): Promise<number> => {
  let taken = 0;
  for (const row of list) {
    await page.goto(addressOf(row.path) ?? '/');
    // A screen with live pictures never falls silent: it has had time to draw by then.
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {});
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 700 ? 780 : 900 });
      await page.waitForTimeout(200);
      await page.screenshot({ path: join(folder, `${nameOf(row)}-${suffix}-${width}.png`) });
      taken += 1;
    }
  }
  return taken;
};

/** Takes what the buttons of each screen open, and answers the pictures of it. */
const takeDialogs = async (page: Page, list: Row[], addressOf: Addresses, look: string): Promise<Picture[]> => {
  const taken: Picture[] = [];
  for (const row of list)
    for (const width of widths) {
      const address = addressOf(row.path) ?? '/';
      await page.setViewportSize({ width, height: width < 700 ? 780 : 900 });
      await page.goto(address);
      await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {});
      let nth = 0;
      await eachOpened(page, address, async ({ name }) => {
        nth += 1;
        const file = `${nameOf(row)}-${look}-${width}-opened-${nth}.png`;
        await page.waitForLoadState('networkidle', { timeout: 1_500 }).catch(() => {});
        await page.screenshot({ path: join(folder, file) });
        taken.push({ title: `${row.path}: ${name}`, file, width, look });
      });
    }
  return taken;
};

/** A row of pictures for each mode and language of a screen, so that widths stand beside each other. */
const indexPage = (list: Row[]): string => {
  const figure = (name: string, suffix: string, width: number) =>
    `<a href="${name}-${suffix}-${width}.png"><img src="${name}-${suffix}-${width}.png" alt="${suffix} ${width}" title="${suffix} ${width}" loading="lazy" height="320"></a>`;
  const suffixes = modes.flatMap((mode) => languages.map((language) => `${mode}-${language}`));
  const strip = (name: string) => (suffix: string) =>
    `<h3>${suffix}</h3><div>${widths.map((width) => figure(name, suffix, width)).join('')}</div>`;
  const parts = list.map(
    (row) => `<h2 id="${nameOf(row)}">${row.path}</h2>${suffixes.map(strip(nameOf(row))).join('')}`,
  );
  const links = list.map((row) => `<a href="#${nameOf(row)}">${row.path}</a>`).join(' · ');
  const style =
    'body{font:14px sans-serif;margin:16px}div{display:flex;gap:8px;overflow-x:auto}img{border:1px solid #ccc}h3{font-weight:400;margin:8px 0 4px}';
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style><p>${links}</p>${parts.join('\n')}`;
};

const main = async (): Promise<number> => {
  mkdirSync(folder, { recursive: true });
  const { path, env, args } = await findChromium(console.log);
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: path, args, env: { ...process.env, ...env } });
  try {
    const wanted = sliceOf(
      readRows().filter((row) => row.path.includes(values.only)),
      values.slice,
    );
    if (wanted.some(showsMade)) await makeRecords(browser, product.url());
    const { url } = await startCluster({ dir: join(product.dataDir, 'postgres') });
    const [ofSunny, ofPaws] = [await readAddresses(url, 'sunny'), await readAddresses(url, 'paws')];
    const tablet = wanted.some(({ path: row }) => row === tabletPath)
      ? await enrolTablet(browser, product.url())
      : null;
    const addressOf: Addresses = (row) => (row === tabletPath && tablet ? tablet : ofSunny(row));
    if (wanted.length === 0) throw new Trouble(`No screen has "${values.only}" in its path.`);
    const list = wanted.filter((row) => addressOf(row.path) !== null);
    for (const row of wanted.filter((one) => !list.includes(one))) {
      console.log(`${row.path} left out: tools/screens/addresses.ts names no record for it`);
    }
    if (values.check)
      return await checkScreens(browser, { url: product.url, addressOf: { sunny: addressOf, paws: ofPaws } }, list, {
        widths,
        modes,
        languages,
        lowest: values.lowest,
        only: roles,
        hands: !values.look,
      });
    const shown = list.flatMap((row): Row[] => {
      const [lowest] = roles.length > 0 ? rolesOf(row).filter((role) => roles.includes(role)) : [];
      return lowest ? [{ ...row, account: accountOf[lowest] }] : roles.length > 0 ? [] : [row];
    });
    const openings: Picture[] = [];
    for (const account of new Set(shown.map((row) => row.account))) {
      const own = shown.filter((row) => row.account === account);
      for (const mode of modes) {
        for (const language of languages) {
          const page = await pageFor(browser, product.url(), account, mode, language);
          const look = `${mode}-${language}`;
          if (values.dialogs) openings.push(...(await takeDialogs(page, own, addressOf, look)));
          const taken = values.dialogs ? openings.length : await takeAll(page, own, addressOf, look);
          console.log(`${account || 'guest'} ${mode} ${language}: ${taken} pictures`);
          await page.context().close();
        }
      }
    }
    writeFileSync(join(folder, 'index.html'), indexPage(shown));
    console.log(`Open ${join(folder, 'index.html')}`);
    if (values.dialogs) {
      const sheets = await makeSheets(browser, folder, openings);
      console.log(`${sheets.length} sheets: ${folder}/sheet-*.png`);
    } else if (values.sheets) {
      const pictures = languages.flatMap((language) =>
        modes.flatMap((mode) =>
          widths.flatMap((width) =>
            shown.map((row) => ({
              title: row.path,
              file: `${nameOf(row)}-${mode}-${language}-${width}.png`,
              width,
              look: `${mode}-${language}`,
            })),
          ),
        ),
      );
      const sheets = await makeSheets(browser, folder, pictures);
      console.log(`${sheets.length} sheets: ${folder}/sheet-*.png`);
    }
    return 0;
  } finally {
    await browser.close();
    await product.stop();
  }
};

main().then((findings) => process.exit(findings > 0 ? 1 : 0), fail);
