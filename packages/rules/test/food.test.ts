import { describe, expect, test } from 'vitest';
import { blocksClaim, claimableOf, claimRules } from '../src/food/claim.ts';
import { ageGroupOn, brokenIn, menuRules, missingFrom, patterns, portions } from '../src/food/pattern.ts';

const food = (components: string[], ...traits: string[]) => ({ components, traits });
const [milk, chicken, peas, carrots, apple, rice] = ['milk', 'meat', 'vegetable', 'vegetable', 'fruit', 'grains'].map(
  (one) => food([one]),
);
const all = [milk, chicken, peas, carrots, apple, rice].flatMap((one) => (one ? [one] : []));

describe('patterns of 7 CFR 226.20', () => {
  test('lunch needs all five, and a second vegetable may stand for the fruit', () => {
    expect(missingFrom('lunch', '3-5', [])).toEqual(['milk', 'meat', 'grains', 'vegetable', 'fruit']);
    expect(missingFrom('lunch', '3-5', all)).toEqual([]);
    expect(
      missingFrom('lunch', '3-5', [food(['milk']), food(['meat']), food(['grains']), food(['vegetable'])]),
    ).toEqual(['fruit']);
    const twoVegetables = ['milk', 'meat', 'grains', 'vegetable', 'vegetable'].map((one) => food([one]));
    expect(missingFrom('supper', '6-12', twoVegetables)).toEqual([]);
  });
  test('a sandwich holds several components at once', () => {
    expect(
      missingFrom('lunch', '1-2', [food(['milk']), food(['meat', 'grains', 'vegetable']), food(['fruit'])]),
    ).toEqual([]);
  });
  test('breakfast needs three, and meat may stand for grains', () => {
    expect(missingFrom('breakfast', '3-5', [food(['milk']), food(['fruit']), food(['meat'])])).toEqual([]);
    expect(missingFrom('breakfast', '3-5', [food(['milk']), food(['grains'])])).toEqual(['vegetable']);
  });
  test('a snack needs two different components, which two of a kind are not', () => {
    expect(missingFrom('morning_snack', '3-5', [food(['fruit']), food(['milk'])])).toEqual([]);
    expect(missingFrom('morning_snack', '3-5', [food(['fruit']), food(['fruit'])])).toHaveLength(1);
  });
  test('a grain-based dessert is no grain', () => {
    expect(
      missingFrom('breakfast', '3-5', [food(['milk']), food(['fruit']), food(['grains'], 'grain_dessert')]),
    ).toEqual(['grains']);
  });
  test('infants have a pattern of their own: cow’s milk does not do', () => {
    expect(missingFrom('lunch', '0-5m', [food(['infant_milk'])])).toEqual([]);
    expect(missingFrom('lunch', '6-11m', all)).toContain('infant_milk');
    expect(
      missingFrom('lunch', '6-11m', [food(['infant_milk']), food(['infant_cereal']), food(['vegetable'])]),
    ).toEqual([]);
    expect(missingFrom('evening_snack', '6-11m', [food(['infant_milk']), food(['fruit'])])).toEqual(['grains']);
  });
  test('every row says its source and since when', () => {
    for (const { source, since } of patterns)
      expect([source, since]).toEqual([expect.stringMatching(/^7 CFR 226\.20/), expect.stringMatching(/^\d{4}-/)]);
    for (const { source } of [...portions, ...menuRules, ...claimRules]) expect(source).toMatch(/^7 CFR 226\./);
  });
  test('portions grow with age', () => {
    for (const { least } of portions) {
      expect(least['1-2'] ?? 0).toBeLessThanOrEqual(least['3-5'] ?? 0);
      expect(least['3-5'] ?? 0).toBeLessThanOrEqual(least['6-12'] ?? 0);
    }
    const lunchMilk = portions.find(({ meals, component }) => meals.includes('lunch') && component === 'milk');
    expect(lunchMilk?.least).toEqual({ '1-2': 4, '3-5': 6, '6-12': 8 });
  });
});

test('ages change on the birthday', () => {
  expect(ageGroupOn('2026-03-11', '2026-09-10')).toBe('0-5m');
  expect(ageGroupOn('2026-03-11', '2026-09-11')).toBe('6-11m');
  expect(ageGroupOn('2026-03-11', '2027-03-11')).toBe('1-2');
  expect(ageGroupOn('2023-03-11', '2026-03-11')).toBe('3-5');
  expect(ageGroupOn('2013-03-11', '2026-03-10')).toBe('6-12');
  expect(ageGroupOn('2013-03-11', '2026-03-11')).toBeNull();
  expect(ageGroupOn(null, '2026-03-11')).toBeNull();
});

describe('rules of a week', () => {
  const at = (day: number, meal: 'breakfast' | 'lunch', components: string[], ...traits: string[]) => ({
    day,
    meal,
    ...food(components, ...traits),
  });
  test('juice counts at one meal of a day', () => {
    const juice = (meal: 'breakfast' | 'lunch') => at(2, meal, ['fruit'], 'juice');
    expect(brokenIn([juice('breakfast')])).toEqual([]);
    expect(brokenIn([juice('breakfast'), juice('lunch')])).toEqual([{ day: 2, rule: 'juice' }]);
  });
  test('one grain of a day is rich in whole grain', () => {
    expect(brokenIn([at(1, 'lunch', ['grains'])])).toEqual([{ day: 1, rule: 'whole_grain' }]);
    expect(brokenIn([at(1, 'lunch', ['grains']), at(1, 'breakfast', ['grains'], 'whole_grain')])).toEqual([]);
  });
  test('meat stands for grains at three breakfasts of a week', () => {
    const eggs = (days: number) => Array.from({ length: days }, (_, i) => at(i + 1, 'breakfast', ['meat']));
    expect(brokenIn(eggs(3))).toEqual([]);
    expect(brokenIn(eggs(4))).toEqual([{ day: 4, rule: 'meat_breakfasts' }]);
  });
});

test('two meals and one snack, or one meal and two snacks, are claimed of a day', () => {
  expect(claimableOf(['breakfast', 'morning_snack', 'lunch', 'afternoon_snack'])).toEqual([
    'lunch',
    'breakfast',
    'morning_snack',
  ]);
  expect(claimableOf(['morning_snack', 'lunch', 'afternoon_snack', 'evening_snack'])).toEqual([
    'lunch',
    'morning_snack',
    'afternoon_snack',
  ]);
  expect(claimableOf(['breakfast', 'lunch', 'supper'])).toEqual(['lunch', 'supper']);
  expect(claimableOf(['morning_snack', 'afternoon_snack', 'evening_snack'])).toHaveLength(2);
  expect([blocksClaim('daily_limit'), blocksClaim('late')]).toEqual([true, false]);
});
