import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { seriousIn } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'pictures' });
test.describe.configure({ mode: 'serial' });

const photo = fileURLToPath(new URL('../../../docs/pictures/home.png', import.meta.url));

/** A square PNG, black throughout: some 50 kB, whatever its pixels would need. */
const blackPng = (edge: number): Buffer => {
  const u32 = (...values: number[]) =>
    Buffer.concat(values.map((value) => Buffer.from(Uint32Array.of(value).buffer).swap32()));
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), body]);
    return Buffer.concat([u32(body.length), named, u32(crc32(named))]);
  };
  // One bit a pixel, grey; each line begins with the byte of its filter.
  const lines = deflateSync(Buffer.alloc(edge * (1 + Math.ceil(edge / 8))), { level: 1 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([u32(edge, edge), Buffer.of(1, 0, 0, 0, 0)])),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** True when the picture is there and was decoded. */
const isShown = (page: Page, name: RegExp) =>
  expect
    .poll(() =>
      page
        .getByRole('button', { name })
        .locator('img')
        .evaluate((image) => Number(Reflect.get(image, 'naturalWidth'))),
    )
    .toBe(384);

test('somebody gives the own account a picture, cut and turned, and takes it away again', async ({ as }) => {
  const page = await as('parent');
  await page.goto('/contact-profile');
  await page.getByRole('button', { name: 'Add a photo of Lucia Lopez' }).click();
  const dialog = page.getByRole('dialog');
  const file = dialog.locator('input[type="file"]');
  await file.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(dialog.getByText('Your browser can’t read this file.')).toBeVisible();
  await file.setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: blackPng(20_000) });
  await expect(dialog.getByText('This photo is 20,000 × 20,000 pixels, which is too many.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await file.setInputFiles(photo);
  await dialog.getByRole('button', { name: 'Turn right' }).click();
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
  expect(await seriousIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await isShown(page, /Change the photo/);
  // The bar shows it as well.
  await expect(
    page
      .getByRole('button', { name: /Lucia Lopez/ })
      .locator('img')
      .first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Change the photo of Lucia Lopez' }).click();
  await dialog.getByRole('button', { name: 'Remove the photo' }).click();
  await expect(page.getByRole('button', { name: 'Add a photo of Lucia Lopez' })).toBeVisible();
});

test('the office gives a child a picture, and its family sees it', async ({ as }) => {
  const manager = await as('manager');
  const parent = await as('parent');
  await manager.goto('/pets?search=leo+lopez');
  await manager.getByRole('button', { name: 'Actions for Leo Lopez' }).click();
  await manager.getByRole('menuitem', { name: 'Open the profile' }).click();
  await manager.getByRole('button', { name: 'Add a photo of Leo Lopez' }).click();
  const dialog = manager.getByRole('dialog');
  await dialog.locator('input[type="file"]').setInputFiles(photo);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await isShown(manager, /Change the photo of Leo/);
  await parent.reload();
  await expect(parent.locator('article', { hasText: 'Leo' }).locator('img[src^="/files/"]')).toBeVisible();
});
