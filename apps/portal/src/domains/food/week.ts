import type { Meal } from '@nestling/rules/food/meals.ts';
import { textsIn } from '@nestling/rules/json.ts';
import { weekOf } from '@nestling/ui/format/day.ts';
import type { FoodWeekQuery } from './food.graphql.ts';

export type Week = FoodWeekQuery['foodMenuWeeks']['data'][number];
/** An item in its place; `key` tells two of the same apart. */
export type Placed = {
  readonly day: number;
  readonly meal: string;
  readonly item: string;
  readonly name: string;
  readonly components: readonly string[];
  readonly traits: readonly string[];
  readonly forInfants: boolean;
};

/** What a week serves, in its order. */
export const placedIn = (week: Week | null): readonly Placed[] =>
  (week?.meals ?? []).flatMap(({ day, meal, item }) =>
    item
      ? [
          {
            day,
            meal,
            item: item.id,
            name: item.name,
            components: textsIn(item.components),
            traits: textsIn(item.traits),
            forInfants: item.for_infants,
          },
        ]
      : [],
  );

/** The same as the call takes it. */
export const toMeals = (placed: readonly Placed[]) => {
  const cells = new Map<string, { day: number; meal: string; items: string[] }>();
  for (const { day, meal, item } of placed) {
    const key = `${day} ${meal}`;
    const cell = cells.get(key) ?? { day, meal, items: [] };
    cell.items.push(item);
    cells.set(key, cell);
  }
  return [...cells.values()];
};

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => weekOf(day).from;

export const days = [1, 2, 3, 4, 5, 6, 7] as const;

/** Whether an item stands in a cell already; twice it would say nothing. */
export const stands = (placed: readonly Placed[], day: number, meal: Meal | string, item: string): boolean =>
  placed.some((one) => one.day === day && one.meal === meal && one.item === item);
