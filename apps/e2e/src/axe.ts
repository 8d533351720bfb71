import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds serious or critical on the page as it stands: each rule with its first place, ready to be read.
 * The size of targets (24 px or room around them) is looked at too.
 * @param coloursOnly asks for contrast alone: all that can differ between the modes of one page
 * @param within looks only inside of what this selector finds; nothing is serious where it finds nothing
 */
export const seriousIn = async (page: Page, { coloursOnly = false, within = '' } = {}): Promise<string[]> => {
  if (within && (await page.locator(within).count()) === 0) return [];
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([colours, inside]) => {
      const here: typeof axe = Reflect.get(globalThis, 'axe');
      const { violations } = await here.run(
        inside || document,
        // Of what passes nothing is told, so nothing is put together for it.
        colours
          ? { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] }
          : { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] },
      );
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    },
    [coloursOnly, within] as const,
  );
};
