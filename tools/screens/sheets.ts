import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';

/** A picture that was taken: what it shows, and its file in the folder of pictures. */
export type Picture = { readonly title: string; readonly file: string; readonly width: number; readonly look: string };

/** How many pictures lie on a sheet, and how wide each is drawn: phones are narrow and tall, desks the other way. */
const sheetOf = (width: number) =>
  width < 700 ? { count: 12, columns: 6, wide: 312 } : { count: 6, columns: 3, wide: 640 };

const style =
  'body{margin:12px;font:13px sans-serif;background:#ddd}div{display:grid;gap:12px}figure{margin:0}img{display:block;width:100%;border:1px solid #999}figcaption{padding:2px 0;font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}';

/**
 * Lays the pictures of each width and look on a few large sheets, sheet-<width>-<look>-<number>.png beside them, so that
 * somebody can look at all screens in some forty pictures. Answers their files.
 */
export const makeSheets = async (browser: Browser, folder: string, pictures: readonly Picture[]): Promise<string[]> => {
  const page = await browser.newPage();
  const made: string[] = [];
  const groups = Map.groupBy(pictures, ({ width, look }) => `${width}-${look}`);
  for (const [group, own] of groups) {
    const { count, columns, wide } = sheetOf(own[0]?.width ?? 0);
    await page.setViewportSize({ width: columns * (wide + 12) + 12, height: 900 });
    for (let at = 0; at * count < own.length; at += 1) {
      const figures = own
        .slice(at * count, (at + 1) * count)
        .map(({ title, file }) => `<figure><figcaption>${title}</figcaption><img src="${file}" alt=""></figure>`);
      const name = `sheet-${group}-${String(at + 1).padStart(2, '0')}`;
      const html = join(folder, `${name}.html`);
      writeFileSync(
        html,
        `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style><div style="grid-template-columns:repeat(${columns},${wide}px)">${figures.join('')}</div>`,
      );
      await page.goto(pathToFileURL(html).href);
      await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
      made.push(`${name}.png`);
    }
  }
  await page.close();
  return made;
};
