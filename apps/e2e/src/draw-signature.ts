import { expect, type Page } from '@playwright/test';

/** Draws a signature into the open dialog, with the mouse or a finger's pointer. */
export const drawSignature = async (page: Page): Promise<void> => {
  const pad = page.getByRole('dialog').getByRole('img', { name: /A place to draw the signature|Lugar para dibujar/ });
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
  await expect(
    page.getByRole('dialog').getByRole('img', { name: /The signature, drawn|La firma, dibujada/ }),
  ).toBeVisible();
};
