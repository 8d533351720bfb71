import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { inRoot } from '../tools/root.ts';
import { namesThroughDoors } from './domains.ts';
import { otherWays } from './intentions.ts';
import { centreLoops, ownEnqueues, ownNotifies, ownTransactions } from './jobs.ts';
import * as portal from './portal-forms.ts';
import { pausesForPlaces, placesAskedForNothing, placesLookedUp } from './portal-places.ts';
import { askingAfterCode } from './screen-asks.ts';
import { auditedByText, ownGone, ownTenants, ownWrites, ranksAsNumbers, restatedInputs } from './writing.ts';

/** What is counted, by name: each answers where it was found. */
const measures: Readonly<Record<string, () => readonly string[]>> = {
  'mutations sent another way': otherWays,
  'names taken through the doors of domains': namesThroughDoors,
  'loops over centers': centreLoops,
  "jobs added by SQL of one's own": ownEnqueues,
  "events told by SQL of one's own": ownNotifies,
  'transactions beside calls and jobs': ownTransactions,
  'forms without their call': portal.formsWithoutCall,
  'rules about a field typed again': portal.rulesByHand,
  'numbers, not by NumberField': portal.numbersByHand,
  'days, not by DateField': portal.datesByHand,
  'times, not by TimeField': portal.timesByHand,
  'forms drawn by hand': portal.formsByHand,
  'dialogs with fields and no form': portal.dialogsWithoutForm,
  'said of a field before the form says it': portal.overruledByField,
  'lists that ask by hand': portal.listsByHand,
  'questions asked past the kit': portal.questionsByHand,
  'answers fetched again by hand': portal.askedAgainByHand,
  'rows that lead to a page and are no links': portal.rowsThatAreNoLinks,
  'screens that ask after their code': askingAfterCode,
  'locations looked up by screens': placesLookedUp,
  'locations asked for an effect': placesAskedForNothing,
  'questions that wait for a location': pausesForPlaces,
  'writes by hand': ownWrites,
  'centre_id by hand': ownTenants,
  'inputs restated': restatedInputs,
  'audited nouns as text': auditedByText,
  'ranks as numbers': ranksAsNumbers,
  'own sentences for what is gone': ownGone,
};

const rows = z
  .array(z.object({ name: z.string(), count: z.int().min(0), why: z.string().min(40) }))
  .parse(JSON.parse(readFileSync(inRoot('checks/ratchets.json'), 'utf8')));

test('each count has its measure, and each measure its count', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(measures).sort());
});

/** What many change at once is noted when it has fallen by three in a hundred. */
const noted = (count: number): number => count - Math.floor(count / 33);

test.each(rows)('$name: no more than there were, and fewer are noted', ({ name, count }) => {
  const found = measures[name]?.() ?? [];
  expect(found.length, `${found.join('\n')}\nOne more is a new way: take the usual one.`).toBeLessThanOrEqual(count);
  expect(found.length, 'Fewer than noted: lower the count.').toBeGreaterThanOrEqual(noted(count));
});
