import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startProduct } from '../apps/e2e/src/product.ts';
import { signIn } from '../apps/e2e/src/test.ts';
import { findChromium } from './chromium.ts';
import { inRoot } from './root.ts';

/** `npm run pictures`: makes the pictures of the README anew, from the running product and its demo data. */
const folder = inRoot('docs/pictures');
const phone = { width: 390, height: 780 };
const desk = { width: 1440, height: 900 };
const tablet = { width: 1024, height: 768 };

const pageFor = async (browser: Browser, url: string, account: string, viewport: typeof phone): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    isMobile: viewport === phone,
    hasTouch: viewport === phone,
  });
  const page = await context.newPage();
  await signIn(page, account);
  return page;
};

const take = (page: Page, name: string) => page.screenshot({ path: join(folder, `${name}.png`) });

/** Nothing more is fetched and nothing moves. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
};

const atTheDoor = async (teacher: Page, word: string): Promise<void> => {
  await teacher.getByRole('button', { name: /Ava Lopez/ }).click();
  await teacher.getByRole('button', { name: word, exact: true }).click();
};

const main = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const { path, env, args } = await findChromium(console.log);
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: path, args, env: { ...process.env, ...env } });
  try {
    const teacher = await pageFor(browser, product.url(), 'teacher', desk);
    await teacher.goto('/teacher/students/check-in-or-out');
    await atTheDoor(teacher, 'Check in');
    const parent = await pageFor(browser, product.url(), 'parent', phone);
    await parent.goto('/home');
    await parent.getByText('Watch live').waitFor();
    await take(parent, 'home');
    await parent.goto('/students/cameras/1');
    await parent.locator('[data-state="playing"]').waitFor();
    await parent.waitForTimeout(1500);
    await take(parent, 'live');
    await atTheDoor(teacher, 'Check out');
    await parent.getByText('Ava is checked out').waitFor();
    await parent.waitForTimeout(600);
    await take(parent, 'stopped');
    const manager = await pageFor(browser, product.url(), 'manager', desk);
    await manager.goto('/cameras');
    await manager.getByRole('button', { name: 'Add a camera' }).first().click();
    await manager.getByLabel(/^Name/).fill('Art Corner');
    await manager.getByLabel(/^Code/).fill('ART-1');
    await manager
      .getByLabel(/^Address/)
      .first()
      .fill(`rtsp://127.0.0.1:${product.ports.demoCameras}/acorns`);
    await manager.getByLabel(/^Camera user/).fill('demo');
    await manager.getByLabel(/^Camera password/).fill('nestling-camera');
    await manager.getByRole('button', { name: 'Test the camera' }).click();
    await manager.getByText('It sends video').scrollIntoViewIfNeeded();
    await manager.locator('[data-state="playing"]').nth(4).waitFor();
    await manager.waitForTimeout(800);
    await take(manager, 'cameras');
    await manager.goto('/dashboard');
    await settled(manager);
    await take(manager, 'dashboard');
    await manager.goto('/student-schedules');
    await settled(manager);
    await take(manager, 'week');
    await teacher.setViewportSize(tablet);
    await teacher.goto('/teacher/students/check-in-or-out');
    await settled(teacher);
    await take(teacher, 'door');
  } finally {
    await browser.close();
    await product.stop();
  }
};

await main();
