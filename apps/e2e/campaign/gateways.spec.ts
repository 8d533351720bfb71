import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { teacherOfAva } from '../src/calls.ts';
import { choose } from '../src/office.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'gateways', actionTimeout: 20_000 });

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

const playing = (page: Page) => page.locator('[data-state="playing"] video');
const shown = (page: Page) => page.locator('video').evaluate((video) => Number(Reflect.get(video, 'currentTime')));

test('one of two gateways is killed with viewers on it, and they see a moment of reconnecting', async ({
  as,
  product,
  request,
}) => {
  await (await teacherOfAva(request))('in');
  const port = await freePort();
  const admin = await as('admin');
  await admin.goto('/streaming-servers');
  await admin.getByRole('button', { name: 'Add a gateway' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add a gateway' });
  await dialog.getByLabel('Name').fill('Barn');
  await dialog.getByLabel('Address for browsers').fill(`http://localhost:${port}`);
  // The field's frame lies over its input.
  await dialog.getByRole('combobox', { name: 'Locations' }).click({ force: true });
  await admin.getByRole('option', { name: 'Elm Street' }).click();
  await admin.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Add a gateway' }).click();
  const key = await dialog.getByLabel('The key').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const barn = admin.getByRole('listitem', { name: 'Barn' });
  await expect(barn).toContainText('Not connected yet');

  const dir = mkdtempSync(join(tmpdir(), 'nestling-barn-'));
  const root = resolve(import.meta.dirname, '../../..');
  const start = (): ChildProcess =>
    spawn(process.execPath, [join(root, 'apps/gateway/src/main.ts')], {
      env: {
        ...process.env,
        GATEWAY_KEY: key,
        GATEWAY_PORT: String(port),
        DATA_DIR: dir,
        API_CONTROL_URL: `ws://127.0.0.1:${product.ports.portal}/gateway-control`,
      },
      stdio: 'ignore',
    });
  let gateway = start();
  try {
    await expect(barn).toContainText('Online', { timeout: 30_000 });
    await expect(barn).toContainText('Sunflowers');

    const parent = await as('parent');
    const lines: string[] = [];
    parent.on('websocket', (line) => lines.push(line.url()));
    await parent.goto('/contact/pets/cameras');
    await parent.getByRole('link', { name: 'Watch Sunflowers' }).click();
    await expect(playing(parent)).toBeVisible({ timeout: 30_000 });
    expect(lines.some((line) => line.includes(`:${port}/live`))).toBe(true);
    await expect(barn).toContainText('1 watching', { timeout: 30_000 });

    const installation = (line: string) => line.includes(`:${product.ports.gateway}/live`);
    const before = lines.filter(installation).length;
    gateway.kill('SIGKILL');
    const killed = performance.now();
    await expect
      .poll(() => lines.filter(installation).length, { timeout: 15_000, intervals: [20] })
      .toBeGreaterThan(before);
    await expect(playing(parent)).toBeVisible({ timeout: 15_000 });
    const [from, at] = [await shown(parent), performance.now()];
    await expect.poll(() => shown(parent), { timeout: 10_000, intervals: [50] }).toBeGreaterThan(from);
    console.log(
      `reconnected ${Math.round(at - killed)} ms after the kill, moving ${Math.round(performance.now() - killed)} ms after it`,
    );
    expect(at - killed).toBeLessThan(5_000);
    await expect(barn).toContainText('Offline', { timeout: 15_000 });

    // It comes back, and a manager gives it the camera: the viewer goes on from there.
    gateway = start();
    await expect(barn).toContainText('Online', { timeout: 30_000 });
    const manager = await as('manager');
    await manager.goto('/cameras');
    await manager.getByRole('button', { name: 'Actions for Sunflowers' }).click();
    await manager.getByRole('menuitem', { name: 'Switch video server' }).click();
    await choose(manager, 'Gateway', 'Barn');
    const there = lines.filter((line) => line.includes(`:${port}/live`)).length;
    await manager.getByRole('dialog').getByRole('button', { name: 'Switch video server' }).click();
    await expect
      .poll(() => lines.filter((line) => line.includes(`:${port}/live`)).length, { timeout: 10_000, intervals: [50] })
      .toBeGreaterThan(there);
    await expect(playing(parent)).toBeVisible({ timeout: 15_000 });
  } finally {
    gateway.kill('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  }
});
