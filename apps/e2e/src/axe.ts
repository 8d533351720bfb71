import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe finds serious or critical on the page as it stands: each rule with its first place, ready to be read. */
export const seriousIn = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const here: typeof axe = Reflect.get(globalThis, 'axe');
    const { violations } = await here.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  });
};
