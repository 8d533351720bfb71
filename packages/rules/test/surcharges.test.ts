import { expect, test } from 'vitest';
import { MOST_SURCHARGE, mostSurcharge, surchargeBack, surchargeOn, surchargeRules } from '../src/surcharges.ts';

test('each state is there once, with its source and the day it was read, and none is above the networks', () => {
  expect(new Set(surchargeRules.map(({ state }) => state)).size).toBe(surchargeRules.length);
  for (const { state, most, why, statute, source, read } of surchargeRules) {
    expect(state).toMatch(/^[A-Z]{2}$/);
    expect(source).toMatch(/^https:\/\//);
    expect(read).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(most ?? 0).toBeLessThanOrEqual(MOST_SURCHARGE);
    // One that takes none says why, by which statute.
    expect((most === null) === (why !== undefined && statute !== null)).toBe(true);
  }
  expect([mostSurcharge('WY'), mostSurcharge(null), mostSurcharge('MA'), mostSurcharge('NJ')]).toEqual([
    null,
    null,
    null,
    300,
  ]);
});

test('it is never more than its percentage', () => {
  expect([surchargeOn(10_000, 300), surchargeOn(3_333, 300), surchargeOn(1, 300), surchargeOn(99, 0)]).toEqual([
    300, 99, 0, 0,
  ]);
});

test('parts of it that go back come to the whole, however a payment is cut', () => {
  for (const parts of [[1_111, 1_111, 1_111], [1, 3_332], [3_333], [17, 900, 2_000, 416]]) {
    let [gone, before] = [0, 0];
    for (const part of parts) {
      gone += part;
      const back = surchargeBack({ amount: 3_333, surcharge: 99, gone, before });
      expect(Math.abs(before + back - (99 * gone) / 3_333)).toBeLessThanOrEqual(0.5);
      before += back;
    }
    expect(before).toBe(99);
  }
});
