import type { Meal } from '@nestling/rules/food/meals.ts';
import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, doneInPart, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { addDays } from '../../kernel/lib/local-time.ts';
import { todayAt } from '../../model/location/today.ts';
import { askAboutAllergens } from './ask-allergens.ts';
import { MealCount } from './food.entities.ts';

/** A manager puts a count right as long as its claim may be sent (7 CFR 226.10(e)). */
const MANAGERS_DAYS = 60;

interface At {
  readonly location: Id<'location'>;
  readonly date: string;
  readonly meal: Meal;
  readonly students: readonly Id<'student'>[];
}

/** Counts are made at the table: of today; managers mend those of the days before. */
const wrongDay = async (ctx: Ctx, { location, date }: At) => {
  const today = await todayAt(ctx, location);
  if (date > today) return declined(message('food.notYet'), { field: 'date', code: 'FUTURE' });
  const oldest = allows(ctx.who.role, 'manager') ? addDays(today, -MANAGERS_DAYS) : today;
  return date < oldest ? declined(message('food.tooLate'), { field: 'date', code: 'PAST' }) : null;
};

/** Counts children who are served a meal; one who was counted already is told in `errors`, and stays counted once. */
export const countMeal = async (ctx: Ctx, at: At) => {
  const wrong = await wrongDay(ctx, at);
  if (wrong) return wrong;
  const { user } = ctx.who;
  const { rows } = await sql<{ student_id: number }>`
    insert into meal_count (location_id, student_id, date, meal, counted_at, counted_by)
    select st.location_id, st.id, ${at.date}::date, ${at.meal}, ${ctx.now()}::timestamptz, ${user}
    from student st where st.location_id = ${at.location}
      and st.id = any(${[...at.students]}::int[])
    on conflict (centre_id, student_id, date, meal) do nothing returning student_id`.execute(ctx.db);
  const counted = new Set(rows.map(({ student_id }) => student_id));
  if (counted.size > 0) await askAboutAllergens(ctx, { students: [...counted], date: at.date, meal: at.meal });
  const left = at.students.filter((id) => !counted.has(id));
  if (rows.length > 0)
    ctx.audit({
      entity: MealCount,
      id: at.location,
      after: { date: at.date, meal: at.meal, counted: [...counted] },
    });
  return doneInPart(
    left.length === 0
      ? message('food.counted', { count: counted.size })
      : message('food.countedSome', { count: counted.size, left: left.length }),
    {},
    left.map((id) => ({ field: `students.${id}`, code: 'COUNTED', message: message('food.alreadyCounted') })),
  );
};

/** Takes counts of a meal back. */
export const uncountMeal = async (ctx: Ctx, at: At) => {
  const wrong = await wrongDay(ctx, at);
  if (wrong) return wrong;
  const { rows } = await sql<{
    student_id: number;
  }>`delete from meal_count where location_id = ${at.location} and date = ${at.date}::date and meal = ${at.meal}
    and student_id = any(${[...at.students]}::int[]) returning student_id`.execute(ctx.db);
  if (rows.length > 0)
    ctx.audit({
      entity: MealCount,
      id: at.location,
      before: { date: at.date, meal: at.meal, counted: rows.map(({ student_id }) => student_id) },
    });
  return done(message('food.uncounted', { count: rows.length }));
};

/** Who was counted at a location on a day, by meal. */
export const countsOf = async (ctx: Ctx, { location, date }: { location: number; date: string }) => {
  const { rows } = await sql<{ student_id: number; meal: string; counted_at: Date; counted_by: string | null }>`
    select c.student_id, c.meal, c.counted_at, u.full_name as counted_by from meal_count c
    left join app_user u on u.id = c.counted_by
    where c.location_id = ${location} and c.date = ${date}::date
    order by c.counted_at, c.id`.execute(ctx.db);
  return rows;
};
