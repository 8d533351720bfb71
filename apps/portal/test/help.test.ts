import { expect, test } from 'vitest';
import '../src/screens.ts';
import '../src/staff-screens.ts';
import { screenRows } from '../src/addresses.ts';
import { help } from '../src/help/help.ts';
import { readText } from '../src/help/texts.ts';

/** Screens somebody signed in stays on: no guests' pages, and the parts of a record have its help. */
const explained = screenRows().filter(
  ([id, row]) => (row.load || row.parts) && row.frame !== 'bare' && !row.partOf && !id.startsWith('error.'),
);

test('every screen says what it is for, in both languages', () => {
  expect(explained.map(([id]) => id).filter((id) => !help[id])).toEqual([]);
});

test.each(Object.entries(help))('%s: a few short sentences without leftovers, for children and for pets', (_, text) => {
  for (const one of [text.en, text.es])
    for (const pets of [false, true]) {
      const said = readText(one, pets);
      expect(said).not.toMatch(/[[\]|]| {2}/);
      expect(said.length).toBeLessThanOrEqual(360);
      expect(said).toMatch(/[.!?]$/);
    }
});
