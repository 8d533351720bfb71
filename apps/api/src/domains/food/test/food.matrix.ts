import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aFood, anEntry, aWeek } from './food.factory.ts';

/** What families may know of their location bears no mark. */
const nameAt = (w: World, where: Where) =>
  where === 'own' || where === 'other' ? `Common food ${nth()}` : `${w.at(where).mark} food ${nth()}`;
const food = (w: World, where: Where) =>
  aFood(w.at(where).tenant, { location_id: w.at(where).location, name: nameAt(w, where) });
const week = async (w: World, where: Where, given: object = {}) => {
  const { tenant, location } = w.at(where);
  if ('current_week' in given)
    await tenant.db
      .updateTable('food_menu_week')
      .set({ current_week: false })
      .where('centre_id', '=', tenant.centre)
      .where('location_id', '=', location)
      .execute();
  const made = await aWeek(tenant, { location_id: location, ...given });
  await anEntry(tenant, { location_id: location, week_id: made.id, food_item_id: (await food(w, where)).id });
  return made;
};
const monday = () => new Date(Date.UTC(2040, 0, 2 + 7 * nth())).toISOString().slice(0, 10);
const atLocation = { own: 'user', other: 'user', elsewhere: 'kvsupport' } as const;
const managers = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;

const item = (more: object = {}) =>
  ({
    args: async (w: World, where: Where) => ({ id: (await food(w, where)).id, ...more }),
    from: staff,
    outside: 'error',
  }) as const;
const ofWeek = (more: () => object = () => ({})) =>
  ({
    args: async (w: World, where: Where) => ({ id: (await week(w, where)).id, ...more() }),
    from: staff,
    outside: 'error',
  }) as const;
const place = (more: object, outside: 'refused' | 'error', from: typeof staff | typeof managers = staff) =>
  ({ args: (w: World, where: Where) => ({ location: w.at(where).location, ...more }), from, outside }) as const;
const counting = {
  args: async (w: World, where: Where) => ({
    location: w.at(where).location,
    date: '2026-03-11',
    meal: 'lunch',
    students: [await w.student(where)],
  }),
  from: staff,
  outside: 'error',
} as const;
const eligibility = async (w: World, where: Where) => {
  const { tenant } = w.at(where);
  return tenant.db
    .insertInto('meal_eligibility')
    .values({
      centre_id: tenant.centre,
      student_id: await w.student(where),
      category: 'free',
      start_date: '2026-01-01',
      end_date: '2026-12-31',
      noted_at: new Date('2026-03-11T15:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
};

export const matrix: Matrix = {
  foodItems: place({}, 'refused'),
  createFoodItem: {
    args: (w, where) => ({ name: nameAt(w, where), location: w.at(where).location }),
    from: staff,
    outside: 'error',
  },
  updateFoodItem: item({ components: ['milk'] }),
  updateFoodItemStatus: item({ status: 'active' }),
  deleteFoodItem: item(),
  foodMenuWeeks: place({ first: 20 }, 'refused'),
  foodMenuWeek: { args: async (w, where) => ({ id: (await week(w, where)).id }), from: staff, outside: 'null' },
  getCurrentFoodMenuWeek: {
    args: async (w, where) => {
      await week(w, where, { current_week: true });
      return { location: w.at(where).location };
    },
    from: atLocation,
    outside: 'refused',
  },
  ownFoodMenuWeeks: { args: () => ({}) },
  foodMenuClashes: {
    args: async (w, where) => ({ id: (await week(w, where, { current_week: true })).id }),
    from: atLocation,
    outside: 'refused',
  },
  saveFoodMenuWeek: {
    args: async (w, where) => ({
      location: w.at(where).location,
      date: monday(),
      meals: [{ day: 1, meal: 'lunch', items: [(await food(w, where)).id] }],
    }),
    from: staff,
    outside: 'error',
  },
  deleteFoodMenuWeek: ofWeek(),
  setCurrentFoodMenuWeek: ofWeek(),
  copyFoodMenuWeek: ofWeek(() => ({ date: monday() })),
  autofillFoodMenu: {
    args: async (w, where) => {
      await week(w, where);
      const date = monday();
      return { location: w.at(where).location, start_date: date, end_date: date };
    },
    from: staff,
    outside: 'error',
  },
  getFoodMenuSetting: place({}, 'refused'),
  saveFoodMenuSetting: place({ week: 4, rotate: true }, 'error'),
  copyFoodMenuToLocation: {
    args: async (w, where) => {
      await food(w, 'own');
      return {
        location: w.at('own').location,
        to_locations: [w.at(where === 'own' || where === 'other' ? 'elsewhere' : where).location],
      };
    },
    from: { own: 'kvsupport', other: 'kvsupport', elsewhere: 'kvsupport' },
    outside: 'error',
  },
  plateClashes: {
    args: (w, where) => ({ students: [w.at(where).student], date: '2026-03-11', food: 'Peanut butter' }),
    from: staff,
    outside: 'refused',
  },
  studentDiets: {
    args: (w, where) => ({ location: w.at(where).location }),
    from: atLocation,
    outside: 'refused',
  },
  saveStudentDiets: {
    args: async (w, where) => ({ student_id: await w.student(where), diets: ['vegan'] }),
    from: staff,
    outside: 'error',
  },
  mealCounts: place({ date: '2026-03-11' }, 'refused'),
  countMeal: counting,
  uncountMeal: {
    from: staff,
    outside: 'error',
    args: async (w: World, where: Where) => {
      const asked = await counting.args(w, where);
      const { tenant, location } = w.at(where);
      await tenant.db
        .insertInto('meal_count')
        .values(
          asked.students.map((student_id) => ({
            centre_id: tenant.centre,
            location_id: location,
            student_id,
            date: asked.date,
            meal: asked.meal,
            counted_at: new Date('2026-03-11T15:00:00Z'),
          })),
        )
        .execute();
      return asked;
    },
  },
  mealProduction: place({ date: '2026-03-11' }, 'refused'),
  saveMealProduction: {
    args: async (w, where) => ({
      location: w.at(where).location,
      date: '2026-03-11',
      meal: 'lunch',
      item: (await food(w, where)).id,
      prepared: '20 servings',
    }),
    from: staff,
    outside: 'error',
  },
  mealEligibilities: place({}, 'refused', managers),
  saveMealEligibility: {
    args: async (w, where) => ({
      student_id: await w.student(where),
      category: 'free',
      start_date: '2026-01-01',
    }),
    from: managers,
    outside: 'error',
  },
  deleteMealEligibility: {
    args: async (w, where) => ({ id: (await eligibility(w, where)).id }),
    from: managers,
    outside: 'error',
  },
  mealClaim: place({ month: '2026-03-01' }, 'refused', managers),
  exportMealReport: place({ month: '2026-03-01', report: 'claim' }, 'refused', managers),
};
