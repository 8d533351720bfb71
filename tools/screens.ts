import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cacheFolder } from '@nestling/postgres/test-cluster.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startProduct } from '../apps/e2e/src/product.ts';
import { signIn } from '../apps/e2e/src/test.ts';
import { findChromium } from './chromium.ts';
import { inRoot } from './root.ts';
import { fail } from './trouble.ts';

/**
 * `npm run screens`: a picture of every screen at every width, in every mode and language, in .cache/screens with a
 * page to see them side by side. `-- --widths 390,1280 --modes light --languages en --only cameras` makes fewer.
 */
const { values } = parseArgs({
  options: {
    widths: { type: 'string', default: '360,390,768,1280,1920' },
    modes: { type: 'string', default: 'light,semi-dark,dark' },
    languages: { type: 'string', default: 'en,es' },
    only: { type: 'string', default: '' },
  },
});
const widths = values.widths.split(',').map(Number);
const modes = values.modes.split(',');
const languages = values.languages.split(',');
const folder = join(cacheFolder(), 'screens');

/** The account to look at a screen with: the lowest role its rule admits. */
const accounts: Record<string, string> = {
  guest: '',
  user: 'parent',
  blog: 'blog',
  teacher: 'teacher',
  manager: 'manager',
  kvsupport: 'support',
  center: 'center',
  admin: 'admin',
};

type Row = { path: string; account: string };

/** The rows as they stand in the sources; ids in addresses are those of the demo data, optional parts are left out. */
const rows = (): Row[] =>
  globSync('apps/portal/src/{domains/*,entry}/screens.ts', { cwd: inRoot('.') }).flatMap((file) =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(/\bpath: '([^']+)',\s*rule: '(\w+)'/g)]
      .map(([, path = '', rule = '']) => ({ path: addressOf(path), account: accounts[rule] ?? '' }))
      .filter(({ path }) => path.includes(values.only)),
  );

const addressOf = (path: string): string => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '1') || '/';

const nameOf = ({ path }: Row): string => path.replace(/^\//, '').replace(/\W+/g, '-') || 'front';

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

const takeAll = async (page: Page, list: Row[], suffix: string): Promise<string[]> => {
  const files: string[] = [];
  for (const row of list) {
    await page.goto(row.path);
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 700 ? 780 : 900 });
      await page.waitForTimeout(150);
      const file = `${nameOf(row)}-${suffix}-${width}.png`;
      await page.screenshot({ path: join(folder, file) });
      files.push(file);
    }
  }
  return files;
};

const index = (list: Row[]): string => {
  const figure = (file: string) =>
    `<figure><img src="${file}" loading="lazy" height="320"><figcaption>${file}</figcaption></figure>`;
  const combinations = modes.flatMap((mode) =>
    languages.flatMap((lang) => widths.map((width) => `${mode}-${lang}-${width}`)),
  );
  const parts = list.map(
    (row) => `<h2>${row.path}</h2><div>${combinations.map((c) => figure(`${nameOf(row)}-${c}.png`)).join('')}</div>`,
  );
  const style = 'div{display:flex;flex-wrap:wrap;gap:8px}figure{margin:0;font:12px sans-serif}';
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${parts.join('\n')}`;
};

const main = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const { path, env, args } = await findChromium(console.log);
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: path, args, env: { ...process.env, ...env } });
  const list = rows();
  try {
    for (const account of new Set(list.map((row) => row.account))) {
      for (const mode of modes) {
        for (const language of languages) {
          const page = await pageFor(browser, product.url(), account, mode, language);
          const own = list.filter((row) => row.account === account);
          const files = await takeAll(page, own, `${mode}-${language}`);
          console.log(`${account || 'guest'} ${mode} ${language}: ${files.length} pictures`);
          await page.context().close();
        }
      }
    }
    writeFileSync(join(folder, 'index.html'), index(list));
    console.log(`Open ${join(folder, 'index.html')}`);
  } finally {
    await browser.close();
    await product.stop();
  }
};

main().then(() => process.exit(0), fail);
