import { isMeal, type Meal, meals } from '@nestling/rules/food/meals.ts';
import { ageGroupOn, ageGroups, portions } from '@nestling/rules/food/pattern.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { date, id, text } from '../../kernel/call/input.ts';
import { mustBeAt } from '../../kernel/write/at-location.ts';
import { deleteRows, upsertRow } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { FoodItem, MealProduction } from './food.entities.ts';
import { meal } from './program.inputs.ts';

interface Row {
  readonly meal: string;
  readonly item_id: number;
  readonly item_name: string;
  readonly components: readonly string[];
  readonly prepared: string | null;
  readonly leftover: string | null;
}

/** How much of a component the counted children need at least, such as "24 fl oz"; null where no portion is set. */
const needed = (meal: Meal, components: readonly string[], ages: ReadonlyMap<string, number>): string | null => {
  const parts = portions
    .filter((row) => row.meals.includes(meal) && components.includes(row.component))
    .map(({ least, unit }) => {
      const sum = ageGroups.reduce((all, age) => all + (least[age] ?? 0) * (ages.get(age) ?? 0), 0);
      return `${Math.round(sum * 1000) / 1000} ${unit}`;
    });
  return parts.length > 0 ? parts.join(' + ') : null;
};

/** The production record of a day: what the menu says or the kitchen noted, how much is needed, and how much was made. */
export const productionOf = async (ctx: Ctx, { location, date }: { location: number; date: string }) => {
  const { rows } = await sql<Row>`
    select x.meal, i.id as item_id, i.name as item_name, i.components, p.prepared, p.leftover
    from (select e.meal, e.food_item_id from food_menu_week w
        join food_menu_entry e on e.location_id = w.location_id and e.week_id = w.id
        where w.location_id = ${location} and w.date + e.day - 1 = ${date}::date
      union select p.meal, p.food_item_id from meal_production p
        where p.location_id = ${location} and p.date = ${date}::date) x
    join food_item i on i.id = x.food_item_id
    left join meal_production p on p.location_id = ${location} and p.date = ${date}::date
      and p.meal = x.meal and p.food_item_id = x.food_item_id
    order by i.name`.execute(ctx.db);
  const { rows: counted } = await sql<{ meal: string; born: string | null }>`
    select c.meal, to_char(st.dob, 'YYYY-MM-DD') as born from meal_count c
    join student st on st.id = c.student_id
    where c.location_id = ${location} and c.date = ${date}::date`.execute(ctx.db);
  const order = (meal: string): number => meals.findIndex((one) => one === meal);
  return rows
    .map(({ components, ...row }) => {
      const ages = new Map<string, number>();
      for (const one of counted.filter(({ meal }) => meal === row.meal)) {
        // A child whose birthday is not known is reckoned with the largest portion.
        const age = ageGroupOn(one.born, date) ?? '6-12';
        ages.set(age, (ages.get(age) ?? 0) + 1);
      }
      const served = [...ages.values()].reduce((sum, one) => sum + one, 0);
      return { ...row, served, needed: isMeal(row.meal) ? needed(row.meal, components, ages) : null };
    })
    .sort((a, b) => order(a.meal) - order(b.meal));
};

export const saveMealProductionInput = {
  location: id(Location),
  date: date(),
  meal,
  item: id(FoodItem),
  prepared: text(0, 60),
  leftover: text(0, 60).optional(),
};
type Made = InputOf<typeof saveMealProductionInput>;

/** Notes how much of an item was made for a meal; nothing takes the note away. */
export const saveProduction = async (ctx: Ctx, { location, date, meal, item, prepared, leftover = '' }: Made) => {
  const { user } = ctx.who;
  await mustBeAt(ctx, location, FoodItem, [item], { field: 'item', message: message('food.otherKitchen') });
  const key = { location_id: location, date, meal, food_item_id: item };
  if (prepared === '') {
    if (leftover !== '') return declined(message('food.preparedFirst'), { field: 'prepared', code: 'MISSING' });
    await deleteRows(ctx, 'meal_production', key);
  } else
    await upsertRow(ctx, 'meal_production', key, {
      prepared,
      leftover: leftover || null,
      noted_by: user,
      noted_at: ctx.now(),
    });
  ctx.audit({ entity: MealProduction, id: location, after: { date, meal, item, prepared, leftover } });
  return done(message('food.productionSaved'));
};
