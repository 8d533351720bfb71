import { sql } from 'kysely';
import { declined, doneInPart, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, ids } from '../../kernel/call/input.ts';
import type { FieldError } from '../../kernel/call/refusals.ts';
import { Location } from '../../model/location/entity.ts';
import { FoodMenuWeek } from './food.entities.ts';

export const copyFoodMenuToLocationInput = {
  location: id(Location),
  to_locations: ids(Location, 200),
  weeks: ids(FoodMenuWeek, 200).optional(),
};
type Copy = InputOf<typeof copyFoodMenuToLocationInput>;

/**
 * Copies items and weeks to other locations. Items that have the same name there are taken for the same; weeks that
 * stand there are kept, and told in `errors` by their day.
 */
export const copyToLocation = async (ctx: Ctx, { location, to_locations, weeks }: Copy) => {
  const { user } = ctx.who;
  const targets = to_locations.filter((to) => to !== location);
  if (targets.length === 0) return declined(message('food.sameKitchen'), { field: 'to_locations', code: 'SAME' });
  const wanted = weeks ? sql`and w.id = any(${[...weeks]}::int[])` : sql``;
  await sql`with added as (
      insert into food_item (location_id, name, status, components, traits, unfit_for, for_infants)
      select t.id, i.name, i.status, i.components, i.traits, i.unfit_for, i.for_infants
      from food_item i cross join unnest(${targets}::int[]) as t(id)
      where i.location_id = ${location}
      on conflict (centre_id, location_id, lower(name)) do nothing returning id, name)
    insert into food_item_allergen (food_item_id, allergy_id)
    select n.id, a.allergy_id from added n
    join food_item i on i.location_id = ${location} and lower(i.name) = lower(n.name)
    join food_item_allergen a on a.food_item_id = i.id`.execute(ctx.db);
  const { rows: kept } = await sql<{ location: string; date: string }>`
    select l.name as location, to_char(w.date, 'YYYY-MM-DD') as date from food_menu_week w
    join food_menu_week o on o.location_id = any(${targets}::int[]) and o.date = w.date
    join location l on l.id = o.location_id
    where w.location_id = ${location} ${wanted} order by 1, 2`.execute(ctx.db);
  const { rows: copied } = await sql<{ id: number }>`
    insert into food_menu_week (location_id, date, updated_at, updated_by)
    select t.id, w.date, ${ctx.now()}::timestamptz, ${user} from food_menu_week w
    cross join unnest(${targets}::int[]) as t(id)
    where w.location_id = ${location} ${wanted}
    on conflict (centre_id, location_id, date) do nothing returning id`.execute(ctx.db);
  await sql`insert into food_menu_entry (location_id, week_id, food_item_id, day, meal, sort)
    select n.location_id, n.id, ni.id, e.day, e.meal, e.sort
    from food_menu_week n
    join food_menu_week w on w.location_id = ${location} and w.date = n.date
    join food_menu_entry e on e.location_id = w.location_id and e.week_id = w.id
    join food_item i on i.id = e.food_item_id
    join food_item ni on ni.location_id = n.location_id and lower(ni.name) = lower(i.name)
    where n.id = any(${copied.map(({ id }) => id)}::int[])
    on conflict do nothing`.execute(ctx.db);
  ctx.audit({ entity: FoodMenuWeek, id: copied[0]?.id ?? 0, after: { copied_to: targets, from: location } });
  const left: FieldError[] = kept.map((one) => ({
    field: 'weeks',
    code: 'TAKEN',
    message: message('food.weekKept', one),
  }));
  return doneInPart(message('food.copied', { done: copied.length, kept: kept.length }), {}, left);
};
