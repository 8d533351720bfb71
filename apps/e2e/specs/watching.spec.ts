import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'watching' });
test.describe.configure({ mode: 'serial' });

/** Plays on: the clock of the picture grows, as it does in every engine. */
const advances = async (page: Page): Promise<void> => {
  const time = () => page.locator('video').evaluate((video) => Number(Reflect.get(video, 'currentTime')));
  await expect(page.locator('[data-state="playing"] video').first()).toBeVisible({ timeout: 15_000 });
  const before = await time();
  await expect.poll(time, { timeout: 10_000 }).toBeGreaterThan(before + 0.8);
};

const isGone = async (page: Page, within: number): Promise<void> => {
  const hasSource = () => page.locator('video').evaluate((video) => video.hasAttribute('src'));
  await expect.poll(hasSource, { timeout: within, intervals: [50] }).toBe(false);
};

/** Checks Ava in or out at the teacher's tablet. */
const atTheDoor = async (teacher: Page, word: 'Check in' | 'Check out'): Promise<void> => {
  const ava = teacher.getByRole('button', { name: /Ava Lopez/ });
  await ava.click();
  await teacher.getByRole('button', { name: word, exact: true }).click();
  if (word === 'Check out')
    await teacher
      .getByRole('dialog')
      .getByRole('button', { name: /Lucia Lopez/ })
      .click();
  await expect(ava).toContainText(word === 'Check in' ? 'Sunflowers' : 'Left at');
  await expect(ava).toHaveAttribute('aria-pressed', 'false');
};

const openCamera = async (page: Page): Promise<void> => {
  await page.goto('/contact/pets/cameras');
  await page.getByRole('link', { name: 'Watch Sunflowers' }).click();
  await expect(page.locator('video')).toHaveCount(1);
};

test('a parent sees why there is no picture, and the picture once the child is checked in', {
  tag: '@short',
}, async ({ as }) => {
  const parent = await as('parent');
  await expect(parent.getByRole('article', { name: 'Ava' })).toContainText('Ava isn’t checked in yet');
  await openCamera(parent);
  await expect(parent.getByText('Ava isn’t checked in yet')).toBeVisible();

  const teacher = await as('teacher');
  await teacher.goto('/teacher/students/check-in-or-out');
  await atTheDoor(teacher, 'Check in');
  await advances(parent);

  await atTheDoor(teacher, 'Check out');
  await isGone(parent, 1_500);
  await expect(parent.getByText(/checked Ava out at \d+:\d\d [AP]M\./)).toBeVisible();

  await atTheDoor(teacher, 'Check in');
  await advances(parent);
});

test('the picture comes back after the gateway was killed, without a reload', async ({ as, product }) => {
  const parent = await as('parent');
  await openCamera(parent);
  await advances(parent);
  await product.kill('gateway');
  await expect(parent.locator('[data-state="reconnecting"]')).toBeVisible({ timeout: 10_000 });
  await advances(parent);
});

test('the picture goes on while the api is started again, and nothing is lost', async ({ as, product }) => {
  const parent = await as('parent');
  await openCamera(parent);
  await advances(parent);
  await product.kill('api');
  await advances(parent);
  await expect
    .poll(async () => (await parent.request.get('/health').catch(() => null))?.status() ?? 0, { timeout: 20_000 })
    .toBe(200);
  await parent.goto('/home');
  await expect(parent.getByRole('article', { name: 'Ava' })).toContainText('Sunflowers');
});

/** Keeps what a page sends to the gateway, in every engine. */
const keepTickets = `
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (this.url.endsWith('/live')) globalThis.sent ??= [this.url, text];
    return send.call(this, text);
  };
`;

test('another family does not open the camera with a ticket that is not theirs', async ({ as }) => {
  const parent = await as('parent');
  await parent.addInitScript(keepTickets);
  await openCamera(parent);
  await advances(parent);
  const stolen: string[] = await parent.evaluate(() => Reflect.get(globalThis, 'sent'));
  expect(stolen[1]).toContain('v1.');
  const other = await as('family.1');
  const code = await other.evaluate(
    ([url, ticket]) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(url ?? '');
        socket.onopen = () => socket.send(ticket ?? '');
        socket.onclose = (event) => resolve(event.code);
      }),
    stolen,
  );
  expect(code).toBe(4401);
});

test('a manager adds a camera, mistypes its password, reads why, mends it and sees it live', async ({
  as,
  product,
}) => {
  const manager = await as('manager');
  await manager.goto('/cameras');
  await manager.getByRole('button', { name: 'Add a camera' }).first().click();
  await manager.getByLabel(/^Name/).fill('Art Corner');
  await manager.getByLabel(/^Code/).fill('ART-1');
  await manager
    .getByRole('textbox', { name: 'Address', exact: true })
    .fill(`rtsp://127.0.0.1:${product.ports.demoCameras}/acorns`);
  await manager.getByLabel(/^Camera user/).fill('demo');
  await manager.getByLabel(/^Camera password/).fill('nestling-kamera');
  await manager.getByRole('button', { name: 'Test the camera' }).click();
  await expect(manager.getByText('Wrong username or password')).toBeVisible({ timeout: 15_000 });

  await manager.getByLabel(/^Camera password/).fill('nestling-camera');
  await manager.getByRole('button', { name: 'Test again' }).click();
  await expect(manager.getByText('It sends video')).toBeVisible({ timeout: 15_000 });
  await manager.getByRole('button', { name: 'Add Art Corner' }).click();
  await expect(manager.getByText('Art Corner was added.')).toBeVisible();
  const row = manager.getByRole('row', { name: /Art Corner/ });
  await expect(row.locator('[data-state="playing"]')).toBeVisible({ timeout: 15_000 });
  await expect(row).toContainText('Good', { timeout: 15_000 });
});
