import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds serious or critical on the page as it stands: each rule with its first place, ready to be read.
 * The size of targets (24 px or room around them) is looked at too.
 * @param coloursOnly asks for contrast alone: all that can differ between the modes of one page
 */
export const seriousIn = async (page: Page, { coloursOnly = false } = {}): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (colours) => {
    const here: typeof axe = Reflect.get(globalThis, 'axe');
    const { violations } = await here.run(
      colours ? { runOnly: ['color-contrast', 'link-in-text-block'] } : { rules: { 'target-size': { enabled: true } } },
    );
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  }, coloursOnly);
};
