import { expect, type Locator, type Page } from '@playwright/test';

/** Draws a signature into the open dialog, or what is named instead, with the mouse or a finger's pointer. */
export const drawSignature = async (page: Page, within: Locator = page.getByRole('dialog')): Promise<void> => {
  const pad = within.getByRole('img', { name: /A place to draw (the|your) signature|Lugar para dibujar/ });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is no place to sign.');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.1, 0.7));
  await page.mouse.down();
  for (const [x, y] of [
    [0.2, 0.2],
    [0.3, 0.75],
    [0.42, 0.35],
    [0.55, 0.7],
    [0.8, 0.55],
  ] as const)
    await page.mouse.move(...at(x, y), { steps: 4 });
  await page.mouse.up();
  await expect(within.getByRole('img', { name: /(The|Your) signature, drawn|(La|Su) firma, dibujada/ })).toBeVisible();
};
