import './food.fields.ts';
import { type SqlBool, sql } from 'kysely';
import {
  byId,
  type Calls,
  list,
  mutation,
  object,
  objects,
  one,
  out,
  outcome,
  paged,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { date, flag, id, int, pageIfAny, text } from '../../kernel/call/input.ts';
import { orError, orNothing } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { allAllergies } from '../../model/tag/reach.ts';
import { clashesOfWeek, clashParts } from './clashes.ts';
import { copyFoodMenuToLocationInput, copyToLocation } from './copy-to-location.ts';
import { FoodItem, FoodMenuWeek } from './food.entities.ts';
import { itemsOfOwnLocations, weeksOfOwnLocations } from './food.reach.ts';
import {
  addItem,
  changeItem,
  createFoodItemInput,
  itemStatus,
  removeItem,
  setItemStatus,
  updateFoodItemInput,
} from './items.ts';
import {
  autofill,
  copyWeek,
  makeCurrent,
  removeWeek,
  saveFoodMenuWeekInput,
  saveSetting,
  saveWeek,
  settingOf,
} from './weeks.ts';

const planning = { permission: null, because: 'whoever is with the children plans and serves what they eat' } as const;
const whichItem = { reach: { id: orError(itemsOfOwnLocations) }, input: { id: id(FoodItem) } };
const whichWeek = { reach: { id: orError(weeksOfOwnLocations) }, input: { id: id(FoodMenuWeek) } };
const itemReach = { allergens: orError(allAllergies) };

/** What a kitchen serves, and its weeks. */
export const calls: Calls = {
  foodItems: query({
    rule: 'teacher',
    about: 'Lists the food items of a location by name; a location outside the reach is refused.',
    reach: { location: ownLocations, rows: itemsOfOwnLocations },
    input: {
      location: id(Location),
      status: itemStatus.optional(),
      search: text(0, 80).optional(),
      ...pageIfAny,
    },
    answer: paged(FoodItem),
    run: (_, i) =>
      rows(FoodItem, {
        where: (q) => [
          q('food_item.location_id', '=', i.location),
          i.status && q('food_item.status', '=', i.status),
          i.search && containing('food_item.name', i.search),
        ],
        order: [() => sql`lower(food_item.name)`],
      }),
  }),
  createFoodItem: mutation({
    rule: 'teacher',
    ...planning,
    about: 'Adds a food item, available unless said otherwise; a name that exists in the location gets Error.',
    reach: { location: orError(ownLocations), ...itemReach },
    input: createFoodItemInput,
    answer: outcome({ item: FoodItem }),
    run: addItem,
  }),
  updateFoodItem: mutation({
    rule: 'teacher',
    ...planning,
    about: 'Changes a food item; a name that exists in the location gets Error.',
    reach: { ...whichItem.reach, ...itemReach },
    input: updateFoodItemInput,
    answer: outcome({ item: FoodItem }),
    run: changeItem,
  }),
  updateFoodItemStatus: mutation({
    rule: 'teacher',
    ...planning,
    about: 'Sets a food item active (in use on menus) or available (kept for choice).',
    reach: whichItem.reach,
    input: { ...whichItem.input, status: itemStatus },
    answer: outcome(),
    run: setItemStatus,
  }),
  deleteFoodItem: mutation({
    rule: 'teacher',
    ...planning,
    about: 'Deletes a food item no week uses; one in use gets Error.',
    ...whichItem,
    answer: outcome(),
    run: removeItem,
  }),
  foodMenuWeeks: query({
    rule: 'teacher',
    about: 'Lists the menu weeks of a location, the newest first, between two days when given.',
    reach: { location: ownLocations, rows: weeksOfOwnLocations },
    input: { location: id(Location), start_date: date().optional(), end_date: date().optional(), ...pageIfAny },
    answer: paged(FoodMenuWeek),
    run: (_, i) =>
      rows(FoodMenuWeek, {
        where: (q) => [
          q('food_menu_week.location_id', '=', i.location),
          i.start_date && sql<SqlBool>`food_menu_week.date + 6 >= ${i.start_date}::date`,
          i.end_date && sql<SqlBool>`food_menu_week.date <= ${i.end_date}::date`,
        ],
        order: ['-date'],
      }),
  }),
  foodMenuWeek: query({
    rule: 'teacher',
    about: 'Answers one menu week with its meals by day; an unknown id answers null.',
    reach: { id: orNothing(weeksOfOwnLocations), rows: weeksOfOwnLocations },
    input: whichWeek.input,
    answer: one(FoodMenuWeek),
    run: (_, i) => byId(FoodMenuWeek, i.id),
  }),
  getCurrentFoodMenuWeek: query({
    rule: 'user',
    about: 'Answers the current week of a location’s menu for staff and families; a location out of reach is refused.',
    reach: { location: ownLocations, rows: weeksOfOwnLocations },
    input: { location: id(Location) },
    answer: one(FoodMenuWeek),
    run: (_, i) =>
      rows(FoodMenuWeek, {
        where: (q) => [q('food_menu_week.location_id', '=', i.location), q('food_menu_week.current_week', '=', true)],
      }),
  }),
  ownFoodMenuWeeks: query({
    rule: 'user',
    about: 'Lists the current menus of the locations of the caller: a family’s of all its children.',
    reach: { rows: weeksOfOwnLocations },
    input: {},
    answer: list(FoodMenuWeek),
    run: () =>
      rows(FoodMenuWeek, { where: (q) => [q('food_menu_week.current_week', '=', true)], order: ['location_id'] }),
  }),
  foodMenuClashes: query({
    rule: 'user',
    about:
      'Lists which children clash with what a week serves, by allergy or diet, naming child and food; families read of their own children in the current week.',
    reach: { id: weeksOfOwnLocations },
    input: whichWeek.input,
    answer: objects({ day: out.int, meal: out.text, ...clashParts }, 'FoodMenuClash'),
    run: (ctx, i) => clashesOfWeek(ctx, i.id),
  }),
  saveFoodMenuWeek: mutation({
    rule: 'teacher',
    ...planning,
    about:
      'Saves the meals of the week a day lies in; an item of another location, a second week of the same days, or one somebody changed since `seen`, gets Error.',
    reach: {
      location: orError(ownLocations),
      'meals.items': orError(itemsOfOwnLocations),
      id: orError(weeksOfOwnLocations),
    },
    input: saveFoodMenuWeekInput,
    answer: outcome({ week: FoodMenuWeek }),
    run: saveWeek,
  }),
  deleteFoodMenuWeek: mutation({
    rule: 'teacher',
    ...planning,
    about: 'Deletes a menu week; the current one gets Error.',
    ...whichWeek,
    answer: outcome(),
    run: removeWeek,
  }),
  setCurrentFoodMenuWeek: mutation({
    rule: 'teacher',
    ...planning,
    about: 'Makes this week the one current week of its location, which families read.',
    ...whichWeek,
    answer: outcome(),
    run: makeCurrent,
  }),
  copyFoodMenuWeek: mutation({
    rule: 'teacher',
    ...planning,
    about: 'Copies a week to the week of another day; one that has a menu gets Error.',
    reach: whichWeek.reach,
    input: { ...whichWeek.input, date: date() },
    answer: outcome({ week: FoodMenuWeek }),
    run: copyWeek,
  }),
  autofillFoodMenu: mutation({
    rule: 'teacher',
    ...planning,
    about:
      'Fills empty weeks between two days by rotating the ones before as the settings say; no week to rotate gets Error.',
    reach: { location: orError(ownLocations) },
    input: { location: id(Location), start_date: date(), end_date: date() },
    answer: outcome({ weeks: [FoodMenuWeek] }),
    run: autofill,
  }),
  getFoodMenuSetting: query({
    rule: 'teacher',
    about: 'Answers how many weeks the menu has and whether it rotates; null where nobody has said.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: object({ week: out.int, rotate: out.flag }, 'FoodMenuSetting'),
    run: async (ctx, i) => (await settingOf(ctx, i.location)) ?? null,
  }),
  saveFoodMenuSetting: mutation({
    rule: 'teacher',
    ...planning,
    about: 'Saves week count and rotation; a week count below 1 gets Error.',
    reach: { location: orError(ownLocations) },
    input: { location: id(Location), week: int(-53, 53), rotate: flag() },
    answer: outcome(),
    run: saveSetting,
  }),
  copyFoodMenuToLocation: mutation({
    rule: 'manager',
    permission: null,
    because: 'a menu is no secret between the locations of a manager',
    about:
      'Copies items and weeks to other locations of the caller; weeks that exist there are kept and answered in errors.',
    reach: {
      location: orError(ownLocations),
      to_locations: orError(ownLocations),
      weeks: orError(weeksOfOwnLocations),
    },
    input: copyFoodMenuToLocationInput,
    answer: outcome(),
    changesNothing: 'weeks and items a location has already are kept, and told',
    run: copyToLocation,
  }),
};
