import { sql } from 'kysely';
import { out } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { Who } from '../../kernel/call/who.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { ofOwnStudents } from '../../model/student/reach.ts';
import type { plateClashesInput } from './program.inputs.ts';

/** A child and a food that must not meet. */
export const clashParts = {
  student_id: out.id,
  student_name: out.text,
  item_id: out.id,
  item_name: out.text,
  /** allergy or diet */
  kind: out.text,
  /** The allergy's name, or the word of the diet. */
  word: out.text,
};
interface Clash {
  readonly student_id: number;
  readonly student_name: string;
  readonly item_id: number;
  readonly item_name: string;
  readonly kind: string;
  readonly word: string;
}

/** An allergy is named in a food's name: "Peanuts" in "Peanut butter". Too much is said rather than too little. */
const named = (allergy: Sql, food: Sql): Sql => sql`(length(${allergy}) >= 3
  and strpos(folded(${food}), rtrim(folded(${allergy}), 's')) > 0)`;

/**
 * SQL of the pairs of children (`st`) and items (`i`) that clash: by what the kitchen noted in the food, by the food's
 * name, and by diet. `items` narrows the items, `students` the children; both stand in the caller's centre.
 */
const pairs = (who: Who, students: Sql, items: Sql): Sql => sql`
  select st.id as student_id, st.fname as student_name, i.id as item_id, i.name as item_name, 'allergy' as kind,
    a.name as word, i.for_infants
  from student st
  join student_allergy sa on sa.student_id = st.id
  join allergy a on a.id = sa.allergy_id and a.deleted_at is null
  join food_item i on i.location_id = st.location_id
    and (exists (select 1 from food_item_allergen fa where fa.food_item_id = i.id
      and fa.allergy_id = a.id) or ${named(sql`a.name`, sql`i.name`)})
  where st.status = 'active' and st.archived_at is null
    and ${ofOwnStudents(who, sql`st.id`)} and ${students} and ${items}
  union all
  select st.id, st.fname, i.id, i.name, 'diet', d.diet, i.for_infants
  from student st
  join student_diet d on d.student_id = st.id
  join food_item i on i.location_id = st.location_id and d.diet = any(i.unfit_for)
  where st.status = 'active' and st.archived_at is null
    and ${ofOwnStudents(who, sql`st.id`)} and ${students} and ${items}`;

/** Which children clash with what a week serves, by day and meal. Families hear of their own alone. */
export const clashesOfWeek = async (ctx: Ctx, week: number) => {
  const { rows } = await sql<Clash & { day: number; meal: string }>`
    select e.day, e.meal, p.student_id, p.student_name, p.item_id, p.item_name, p.kind, p.word
    from (${pairs(
      ctx.who,
      sql`true`,
      sql`i.id in (select x.food_item_id from food_menu_entry x where x.week_id = ${week})`,
    )}) p
    join food_menu_entry e on e.week_id = ${week} and e.food_item_id = p.item_id
    order by e.day, p.student_name, p.item_name, p.word`.execute(ctx.db);
  return rows;
};

interface Plate extends Omit<InputOf<typeof plateClashesInput>, 'students' | 'meal'> {
  readonly students: readonly number[];
  readonly meal?: string | undefined;
}

/**
 * What of children must not be on their plates: of the menu of their location on a day, and of what is typed as `food`.
 * A typed word that no item bears is held against the names of their allergies.
 */
export const clashesAtPlate = async (
  ctx: Ctx,
  { students, date, meal, food = '' }: Plate,
): Promise<readonly (Clash & { readonly served: boolean })[]> => {
  const ids = sql`st.id = any(${[...students]}::int[])`;
  const typed = sql`(${food} <> '' and strpos(folded(${food}), folded(i.name)) > 0)`;
  const onMenu = sql`exists (select 1 from food_menu_entry e
    join food_menu_week w on w.id = e.week_id
    where e.location_id = i.location_id and e.food_item_id = i.id
      and (${meal ?? null}::text is null or e.meal = ${meal ?? null}::text)
      and w.date + e.day - 1 = ${date}::date)`;
  const { rows } = await sql<Clash & { served: boolean }>`
    select p.student_id, p.student_name, p.item_id, p.item_name, p.kind, p.word,
      ${food} <> '' and strpos(folded(${food}), folded(p.item_name)) > 0 as served
    from (${pairs(ctx.who, ids, sql`(${typed} or ${onMenu})`)}) p
    union all
    select st.id, st.fname, 0, ${food}, 'allergy', a.name, true
    from student st join student_allergy sa on sa.student_id = st.id
    join allergy a on a.id = sa.allergy_id and a.deleted_at is null
    where ${ids} and ${ofOwnStudents(ctx.who, sql`st.id`)}
      and ${food} <> '' and ${named(sql`a.name`, sql`${food}::text`)}
      and not exists (select 1 from food_item i where i.location_id = st.location_id
        and ${typed})
    order by 2, 4, 6`.execute(ctx.db);
  return rows;
};
