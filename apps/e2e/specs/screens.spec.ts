import { seriousIn } from '../src/axe.ts';
import { dialogFaults } from '../src/looks/dialogs.ts';
import { keyboardFaults } from '../src/looks/keyboard.ts';
import { layoutFaults } from '../src/looks/layout.ts';
import { modes, wearMode } from '../src/looks/modes.ts';
import { expect, test } from '../src/test.ts';

// A part of `npm run screens -- --check`, which looks at every screen.
test('a list holds on a phone: in every mode, by keyboard, and in all it opens', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/student-allergies');
  await page.getByText('Peanuts').waitFor();
  expect(await layoutFaults(page)).toEqual([]);
  for (const mode of modes) {
    await wearMode(page, mode);
    expect(await seriousIn(page, { coloursOnly: mode !== 'light' })).toEqual([]);
  }
  expect(await keyboardFaults(page)).toEqual([]);
  const { opened, faults } = await dialogFaults(page, '/student-allergies');
  expect(faults).toEqual([]);
  expect(opened).toBeGreaterThan(1);
});
