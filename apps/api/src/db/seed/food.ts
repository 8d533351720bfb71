import type { Lists } from './families.ts';
import type { Writer } from './writer.ts';

type Food = readonly [
  name: string,
  components: readonly string[],
  traits?: readonly string[],
  unfit?: readonly string[],
];

const foods: readonly Food[] = [
  ['Milk', ['milk'], [], ['vegan', 'dairy_free']],
  ['Oatmeal', ['grains'], ['whole_grain']],
  ['Whole wheat toast', ['grains'], ['whole_grain'], ['gluten_free']],
  ['Scrambled eggs', ['meat'], [], ['vegan']],
  ['Peanut butter', ['meat']],
  ['Roast chicken', ['meat'], [], ['vegetarian', 'vegan']],
  ['Turkey chili', ['meat', 'vegetable'], [], ['vegetarian', 'vegan']],
  ['Black beans', ['meat']],
  ['Brown rice', ['grains'], ['whole_grain']],
  ['Whole grain pasta', ['grains'], ['whole_grain'], ['gluten_free']],
  ['Green peas', ['vegetable']],
  ['Carrots', ['vegetable']],
  ['Apple slices', ['fruit']],
  ['Bananas', ['fruit']],
  ['Orange juice', ['fruit'], ['juice']],
  ['Yogurt', ['meat'], [], ['vegan', 'dairy_free']],
  ['Graham crackers', ['grains'], ['grain_dessert'], ['gluten_free']],
];

/** Breakfast, AM snack, lunch and PM snack, by the number of each food, Monday to Friday. */
const plan: readonly (readonly (readonly number[])[])[] = [
  [
    [0, 1, 13],
    [12, 15],
    [0, 5, 8, 10, 12],
    [2, 4],
  ],
  [
    [0, 2, 12],
    [13, 0],
    [0, 6, 9, 12],
    [11, 15],
  ],
  [
    [0, 1, 14],
    [12, 2],
    [0, 7, 8, 11, 13],
    [15, 13],
  ],
  [
    [0, 3, 2, 12],
    [13, 15],
    [0, 5, 9, 10, 12],
    [2, 4],
  ],
  [
    [0, 1, 13],
    [11, 15],
    [0, 6, 8, 12],
    [12, 0],
  ],
];
const meals = ['breakfast', 'morning_snack', 'lunch', 'afternoon_snack'] as const;
const DAY_MS = 86_400_000;

/** The menu of this week and the last at a location, with what children are allergic to in it. */
export const addMenu = async (
  to: Writer,
  { location, by, lists, now }: { location: number; by: number; lists: Lists; now: Date },
): Promise<void> => {
  const ids: number[] = [];
  for (const [name, components, traits = [], unfit_for = []] of foods) {
    const of = { location_id: location, name, status: 'active', components, traits, unfit_for };
    ids.push(await to.add('food_item', of));
  }
  const holds: readonly (readonly [number, string])[] = [
    [0, 'Milk'],
    [15, 'Milk'],
    [3, 'Eggs'],
    [4, 'Peanuts'],
  ];
  for (const [food, name] of holds) {
    const allergy_id = await lists.idOf('allergy', name);
    await to.add('food_item_allergen', { food_item_id: ids[food] ?? 0, allergy_id });
  }
  const weekday = (now.getUTCDay() + 6) % 7;
  for (const back of [7, 0]) {
    const date = new Date(now.getTime() - (weekday + back) * DAY_MS).toISOString().slice(0, 10);
    const week_id = await to.add('food_menu_week', {
      location_id: location,
      date,
      current_week: back === 0,
      updated_at: now,
      updated_by: by,
    });
    for (const [at, day] of plan.entries())
      for (const [m, of] of day.entries())
        for (const [sort, food] of of.entries())
          await to.add('food_menu_entry', {
            location_id: location,
            week_id,
            food_item_id: ids[food] ?? 0,
            day: at + 1,
            meal: meals[m] ?? 'lunch',
            sort,
          });
  }
  await to.add('food_menu_setting', { location_id: location, week: 2, rotate: true });
};
