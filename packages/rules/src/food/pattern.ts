import type { Component, Meal, Trait } from './meals.ts';

/** Ages of the portion tables; a year ends the day before the birthday. */
export const ageGroups = ['0-5m', '6-11m', '1-2', '3-5', '6-12'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** One of the components is needed, and as many different ones as `count` says. */
interface Need {
  readonly of: readonly Component[];
  readonly count: number;
}

/** What a reimbursable meal must hold. Rows of law: a change of law is a further row, with the day it begins. */
interface PatternRow {
  readonly id: string;
  readonly source: string;
  /** First day it holds, 'YYYY-MM-DD'. */
  readonly since: string;
  readonly meals: readonly Meal[];
  readonly ages: readonly AgeGroup[];
  readonly needs: readonly Need[];
}

const one = (...of: Component[]): Need => ({ of, count: 1 });
const snacks = ['morning_snack', 'afternoon_snack', 'evening_snack'] as const;
const children = ['1-2', '3-5', '6-12'] as const;

/** The patterns of 7 CFR 226.20 as they have held since October 2017. */
export const patterns: readonly PatternRow[] = [
  {
    id: 'child-breakfast',
    source: '7 CFR 226.20(c)(1)',
    since: '2017-10-01',
    meals: ['breakfast'],
    ages: children,
    needs: [one('milk'), one('vegetable', 'fruit'), one('grains', 'meat')],
  },
  {
    id: 'child-lunch-supper',
    source: '7 CFR 226.20(c)(2)',
    since: '2017-10-01',
    meals: ['lunch', 'supper'],
    ages: children,
    needs: [one('milk'), one('meat'), one('grains'), one('vegetable'), one('fruit', 'vegetable')],
  },
  {
    id: 'child-snack',
    source: '7 CFR 226.20(c)(3)',
    since: '2017-10-01',
    meals: snacks,
    ages: children,
    needs: [{ of: ['milk', 'meat', 'vegetable', 'fruit', 'grains'], count: 2 }],
  },
  {
    id: 'infant-young',
    source: '7 CFR 226.20(b)(4)',
    since: '2017-10-01',
    meals: ['breakfast', 'lunch', 'supper', ...snacks],
    ages: ['0-5m'],
    needs: [one('infant_milk')],
  },
  {
    id: 'infant-meal',
    source: '7 CFR 226.20(b)(4)(ii)(A)',
    since: '2017-10-01',
    meals: ['breakfast', 'lunch', 'supper'],
    ages: ['6-11m'],
    needs: [one('infant_milk'), one('infant_cereal', 'meat'), one('vegetable', 'fruit')],
  },
  {
    id: 'infant-snack',
    source: '7 CFR 226.20(b)(4)(ii)(C)',
    since: '2017-10-01',
    meals: snacks,
    ages: ['6-11m'],
    needs: [one('infant_milk'), one('grains', 'infant_cereal'), one('vegetable', 'fruit')],
  },
];

/** Food as the rules look at it. */
export interface Served {
  readonly components: readonly string[];
  readonly traits: readonly string[];
}

const counts = (food: Served, component: Component): boolean =>
  food.components.includes(component) && !(component === 'grains' && food.traits.includes('grain_dessert'));

/**
 * The components a meal still needs for an age, the first of each choice; empty when it is whole. Grain-based desserts do
 * not count as grains (7 CFR 226.20(a)(4)(iii)). A second, different vegetable may take the place of the fruit.
 */
export const missingFrom = (meal: Meal, age: AgeGroup, foods: readonly Served[]): Component[] => {
  const row = patterns.find(({ meals, ages }) => meals.includes(meal) && ages.includes(age));
  const used = new Set<number>();
  const missing: Component[] = [];
  for (const { of, count } of row?.needs ?? []) {
    const found = new Set<Component>();
    // A snack needs two different components; one food may hold both, such as a sandwich.
    for (const component of of) {
      if (found.size >= count) break;
      const at = foods.findIndex((food, i) => counts(food, component) && (count > 1 || !used.has(key(i, component))));
      if (at < 0) continue;
      used.add(key(at, component));
      found.add(component);
    }
    for (const component of of) {
      if (found.size >= count) break;
      if (found.has(component)) continue;
      missing.push(component);
      found.add(component);
    }
  }
  return missing;
};
/** A food may hold several components, and each once. */
const order: readonly Component[] = ['milk', 'meat', 'vegetable', 'fruit', 'grains', 'infant_milk', 'infant_cereal'];
const key = (food: number, component: Component): number => food * order.length + order.indexOf(component);

interface Portion {
  readonly source: string;
  readonly meals: readonly Meal[];
  readonly component: Component;
  readonly unit: 'fl oz' | 'cup' | 'oz eq' | 'tbsp';
  /** The least for each child, by age. */
  readonly least: Readonly<Partial<Record<AgeGroup, number>>>;
}

const portion = (
  source: string,
  meals: readonly Meal[],
  component: Component,
  unit: Portion['unit'],
  least: readonly [number, number, number],
): Portion => ({
  source,
  meals,
  component,
  unit,
  least: { '1-2': least[0], '3-5': least[1], '6-12': least[2] },
});
const breakfast = '7 CFR 226.20(c)(1)';
const lunch = '7 CFR 226.20(c)(2)';
const snack = '7 CFR 226.20(c)(3)';
const main = ['lunch', 'supper'] as const;

/** The least portions, for the production record. */
export const portions: readonly Portion[] = [
  portion(breakfast, ['breakfast'], 'milk', 'fl oz', [4, 6, 8]),
  portion(breakfast, ['breakfast'], 'vegetable', 'cup', [0.25, 0.5, 0.5]),
  portion(breakfast, ['breakfast'], 'fruit', 'cup', [0.25, 0.5, 0.5]),
  portion(breakfast, ['breakfast'], 'grains', 'oz eq', [0.5, 0.5, 1]),
  portion(lunch, main, 'milk', 'fl oz', [4, 6, 8]),
  portion(lunch, main, 'meat', 'oz eq', [1, 1.5, 2]),
  portion(lunch, main, 'vegetable', 'cup', [0.125, 0.25, 0.5]),
  portion(lunch, main, 'fruit', 'cup', [0.125, 0.25, 0.25]),
  portion(lunch, main, 'grains', 'oz eq', [0.5, 0.5, 1]),
  portion(snack, snacks, 'milk', 'fl oz', [4, 4, 8]),
  portion(snack, snacks, 'meat', 'oz eq', [0.5, 0.5, 1]),
  portion(snack, snacks, 'vegetable', 'cup', [0.5, 0.5, 0.75]),
  portion(snack, snacks, 'fruit', 'cup', [0.5, 0.5, 0.75]),
  portion(snack, snacks, 'grains', 'oz eq', [0.5, 0.5, 1]),
];

/** The group of a child on a day ('YYYY-MM-DD' both); null from the 13th birthday, or without one known. */
export const ageGroupOn = (born: string | null, day: string): AgeGroup | null => {
  if (!born || born > day) return null;
  const [y = 0, m = 0, d = 0] = born.split('-').map(Number);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const months = (year - y) * 12 + month - m - (date < d ? 1 : 0);
  if (months < 6) return '0-5m';
  if (months < 12) return '6-11m';
  if (months < 36) return '1-2';
  if (months < 72) return '3-5';
  return months < 156 ? '6-12' : null;
};

/** A rule of a whole day or week of a menu. */
export interface MenuRule {
  readonly id: 'juice' | 'whole_grain' | 'meat_breakfasts';
  readonly source: string;
}
export const menuRules: readonly MenuRule[] = [
  { id: 'juice', source: '7 CFR 226.20(a)(2)(i) and (a)(3)(i)' },
  { id: 'whole_grain', source: '7 CFR 226.20(a)(4)(i)' },
  { id: 'meat_breakfasts', source: '7 CFR 226.20(a)(5)(i)' },
];

interface Placed extends Served {
  readonly day: number;
  readonly meal: Meal;
}

const has = (food: Served, trait: Trait): boolean => food.traits.includes(trait);

/**
 * What a planned week breaks: juice at more than one meal of a day, a day with grains but none rich in whole grain, and
 * meat in place of grains at more than three breakfasts a week (told at its fourth day).
 */
export const brokenIn = (placed: readonly Placed[]): { day: number; rule: MenuRule['id'] }[] => {
  const broken: { day: number; rule: MenuRule['id'] }[] = [];
  let meatBreakfasts = 0;
  for (let day = 1; day <= 7; day += 1) {
    const today = placed.filter((one) => one.day === day);
    if (new Set(today.filter((food) => has(food, 'juice')).map(({ meal }) => meal)).size > 1)
      broken.push({ day, rule: 'juice' });
    if (today.some((food) => counts(food, 'grains')) && !today.some((food) => has(food, 'whole_grain')))
      broken.push({ day, rule: 'whole_grain' });
    const morning = today.filter(({ meal }) => meal === 'breakfast');
    if (morning.some((food) => counts(food, 'meat')) && !morning.some((food) => counts(food, 'grains')))
      meatBreakfasts += 1;
    if (meatBreakfasts > 3) {
      broken.push({ day, rule: 'meat_breakfasts' });
      meatBreakfasts = 0;
    }
  }
  return broken;
};
