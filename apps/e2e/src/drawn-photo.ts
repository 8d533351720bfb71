import type { Page } from '@playwright/test';

/** A photo as a phone would take it: drawn by the page, so that it can be decoded. */
export const drawnPhoto = async (page: Page): Promise<Buffer> => {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const pen = canvas.getContext('2d');
    if (!pen) return '';
    pen.fillStyle = '#d9a58c';
    pen.fillRect(0, 0, 640, 480);
    pen.fillStyle = '#b5483a';
    for (let dot = 0; dot < 9; dot += 1) pen.fillRect(90 + dot * 52, 120 + (dot % 3) * 90, 26, 26);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
};
