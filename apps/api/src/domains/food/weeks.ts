import { meals } from '@nestling/rules/food/meals.ts';
import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { choice, date, datetime, type InputOf, id, ids, int, listOf } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { not } from '../../kernel/db/where.ts';
import { addDays, mondayOf } from '../../kernel/lib/local-time.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { mustBeAt } from '../../kernel/write/at-location.ts';
import { createRow, deleteRows, updateRows, upsertRow } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { FoodItem, FoodMenuSetting, FoodMenuWeek } from './food.entities.ts';

constraint('food_menu_week_date', 'date', 'TAKEN', message('food.weekTaken'));

/** The items of each meal of each day, in the order they are shown. */
export const mealsOfWeek = listOf({ day: int(1, 7), meal: choice(...meals), items: ids(FoodItem, 30, 0) }, 42);

interface Week {
  readonly id: number;
  readonly location_id: number;
  readonly date: string;
  readonly current_week: boolean;
  readonly updated_at: Date;
}

/** A week as it stands, held until the call ends. */
const lock = async (ctx: Ctx, id: number): Promise<Week> => {
  const { rows } = await sql<Week>`select id, location_id, to_char(date, 'YYYY-MM-DD') as date, current_week, updated_at
    from food_menu_week where id = ${id} for update`.execute(ctx.db);
  const [week] = rows;
  if (!week) throw gone(message('food.weekGone'));
  return week;
};

const addWeek = async (ctx: Ctx, location_id: number, date: string): Promise<number> => {
  const { id } = await createRow(ctx, 'food_menu_week', {
    location_id,
    date,
    updated_at: ctx.now(),
    updated_by: ctx.who.user,
  });
  return id;
};

export const saveFoodMenuWeekInput = {
  location: id(Location),
  date: date(),
  meals: mealsOfWeek,
  id: id(FoodMenuWeek).optional(),

  /** `updated_at` of the week the screen shows. */
  seen: datetime().optional(),
};
type Save = InputOf<typeof saveFoodMenuWeekInput>;

/** Saves what is served in a week: a new one, or with `id` one that stands. Items on a menu become active. */
export const saveWeek = async (ctx: Ctx, { id, location, date, meals: placed, seen }: Save) => {
  const monday = mondayOf(date);
  await mustBeAt(
    ctx,
    location,
    FoodItem,
    placed.flatMap(({ items }) => items),
    { field: 'meals', message: message('food.otherKitchen') },
  );
  let week: number;
  if (id === undefined) week = await addWeek(ctx, location, monday);
  else {
    const before = await lock(ctx, id);
    if (before.location_id !== location)
      return declined(message('food.otherKitchen'), { field: 'location', code: 'OTHER_LOCATION' });
    if (seen && before.updated_at.getTime() !== seen.getTime())
      return declined(message('food.changedMeanwhile'), { field: 'seen', code: 'CHANGED' });
    week = id;
    await updateRows(ctx, 'food_menu_week', { id }, { date: monday, updated_at: ctx.now(), updated_by: ctx.who.user });
  }
  const rows = placed.flatMap(({ day, meal, items }) => items.map((item, sort) => ({ day, meal, item, sort })));
  await sql`with gone as (delete from food_menu_entry where location_id = ${location}
      and week_id = ${week})
    update food_item set status = 'active' where location_id = ${location}
      and id = any(${rows.map(({ item }) => item)}::int[]) and status <> 'active'`.execute(ctx.db);
  await sql`insert into food_menu_entry (location_id, week_id, food_item_id, day, meal, sort)
    select ${location}::int, ${week}::int, x.item, x.day, x.meal, x.sort
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(item int, day int, meal text, sort int)
    on conflict do nothing`.execute(ctx.db);
  ctx.audit({ entity: FoodMenuWeek, id: week, after: { date: monday, meals: placed } });
  return done(message('food.weekSaved'), { week: idOf(FoodMenuWeek, week) });
};

/** Deletes a week that is not the current one. */
export const removeWeek = async (ctx: Ctx, { id }: { readonly id: Id<'food_menu_week'> }) => {
  const week = await lock(ctx, id);
  if (week.current_week) return declined(message('food.weekIsCurrent'), { field: 'id', code: 'CURRENT' });
  await deleteRows(ctx, 'food_menu_week', { id });
  ctx.audit({ entity: FoodMenuWeek, id, before: { date: week.date } });
  return done(message('food.weekRemoved'));
};

/** Copies what a week serves into new weeks of Mondays; the statement is one for all of them. */
const fill = (ctx: Ctx, pairs: readonly { readonly from: number; readonly to: number }[]) =>
  sql`insert into food_menu_entry (location_id, week_id, food_item_id, day, meal, sort)
    select e.location_id, p.to, e.food_item_id, e.day, e.meal, e.sort
    from json_to_recordset(${JSON.stringify(pairs)}::json) as p("from" int, "to" int)
    join food_menu_entry e on e.week_id = p."from"`.execute(ctx.db);

/** Copies a week to another date of the same location. */
export const copyWeek = async (
  ctx: Ctx,
  { id, date }: { readonly id: Id<'food_menu_week'>; readonly date: string },
) => {
  const from = await lock(ctx, id);
  const monday = mondayOf(date);
  const to = await addWeek(ctx, from.location_id, monday);
  await fill(ctx, [{ from: id, to }]);
  ctx.audit({ entity: FoodMenuWeek, id: to, after: { date: monday, copied_from: id } });
  return done(message('food.weekCopied'), { week: idOf(FoodMenuWeek, to) });
};

/** Makes a week the one current week of its location. */
export const makeCurrent = async (ctx: Ctx, { id }: { readonly id: Id<'food_menu_week'> }) => {
  const week = await lock(ctx, id);
  const { location_id } = week;
  await updateRows(ctx, 'food_menu_week', { location_id, current_week: true, id: not(id) }, { current_week: false });
  await updateRows(ctx, 'food_menu_week', { id }, { current_week: true });
  ctx.audit({ entity: FoodMenuWeek, id, before: { current_week: week.current_week }, after: { current_week: true } });
  return done(message('food.weekCurrent'));
};

/** A year of weeks is filled at once at most. */
const MOST_WEEKS = 53;

/**
 * Fills the empty weeks between two days by going round the weeks before them: as many as the settings say, or all there
 * are. Without rotation each is used once.
 */
export const autofill = async (
  ctx: Ctx,
  { location, start_date, end_date }: { location: Id<'location'>; start_date: string; end_date: string },
) => {
  const first = mondayOf(start_date);
  if (end_date < start_date) return declined(message('food.endBeforeStart'), { field: 'end_date', code: 'ORDER' });
  if (addDays(first, MOST_WEEKS * 7) <= end_date)
    return declined(message('food.tooManyWeeks'), { field: 'end_date', code: 'TOO_MANY' });
  const { rows: standing } = await sql<{ id: number; date: string; filled: boolean }>`select w.id,
      to_char(w.date, 'YYYY-MM-DD') as date, exists (select 1 from food_menu_entry e
        where e.location_id = w.location_id and e.week_id = w.id) as filled
    from food_menu_week w where w.location_id = ${location} order by w.date
    for update of w`.execute(ctx.db);
  const setting = await settingOf(ctx, location);
  const count = setting?.week ?? standing.length;
  const filled = standing.filter((week) => week.filled);
  const before = filled.filter(({ date }) => date < first);
  const sources = before.length > 0 ? before.slice(-count) : filled.slice(0, count);
  if (sources.length === 0) return declined(message('food.nothingToRotate'), { field: 'start_date', code: 'EMPTY' });
  const pairs: { from: number; to: number }[] = [];
  for (let monday = first, i = 0; monday <= end_date; monday = addDays(monday, 7), i += 1) {
    const source = sources[i % sources.length];
    if (!source || (i >= sources.length && setting?.rotate === false)) break;
    const there = standing.find(({ date }) => date === monday);
    if (there?.filled) continue;
    pairs.push({ from: source.id, to: there?.id ?? (await addWeek(ctx, location, monday)) });
  }
  await fill(ctx, pairs);
  const weeks = pairs.map(({ to }) => idOf(FoodMenuWeek, to));
  ctx.audit({ entity: FoodMenuWeek, id: weeks[0] ?? 0, after: { autofilled: pairs } });
  return done(message('food.autofilled', { count: weeks.length }), { weeks });
};

/** How a location's menu goes round; undefined where nobody has said. */
export const settingOf = (ctx: Ctx, location: number) =>
  ctx.db
    .selectFrom('food_menu_setting')
    .select(['week', 'rotate'])
    .where('location_id', '=', location)
    .executeTakeFirst();

/** Keeps how many weeks the menu has, and whether it begins again. */
export const saveSetting = async (
  ctx: Ctx,
  { location, week, rotate }: { readonly location: Id<'location'>; readonly week: number; readonly rotate: boolean },
) => {
  if (week < 1) return declined(message('food.oneWeekAtLeast'), { field: 'week', code: 'RANGE' });
  await upsertRow(ctx, 'food_menu_setting', { location_id: location }, { week, rotate });
  ctx.audit({ entity: FoodMenuSetting, id: location, after: { week, rotate } });
  return done(message('food.settingSaved'));
};
