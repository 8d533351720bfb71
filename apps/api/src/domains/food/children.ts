import { type Diet, eligibilities as kinds } from '@nestling/rules/food/meals.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { choice, date, id } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { addDays } from '../../kernel/lib/local-time.ts';
import { records } from '../../kernel/write/records.ts';
import { replaceRows } from '../../kernel/write/write-rows.ts';
import { Student } from '../../model/student/entity.ts';
import { ofOwnStudents } from '../../model/student/reach.ts';
import { MealEligibility } from './food.entities.ts';

constraint('meal_eligibility_overlap', 'start_date', 'OVERLAP', message('food.eligibilityOverlap'));

/** The diets of the children of a location who keep one. Families hear of their own. */
export const dietsOf = async (ctx: Ctx, location: number) => {
  const { rows } = await sql<{ student_id: number; student_name: string; diets: readonly string[] }>`
    select st.id as student_id, st.full_name as student_name,
      coalesce((select json_agg(d.diet order by d.diet) from student_diet d
        where d.student_id = st.id), '[]') as diets
    from student st where st.location_id = ${location} and st.status = 'active'
      and st.archived_at is null and ${ofOwnStudents(ctx.who, sql`st.id`)}
    order by st.lname, st.fname, st.id`.execute(ctx.db);
  return rows;
};

/** Makes the given diets all that a child keeps. */
export const saveDiets = async (
  ctx: Ctx,
  { student_id, diets }: { readonly student_id: Id<'student'>; readonly diets: readonly Diet[] },
) => {
  await replaceRows(ctx, 'student_diet', { student_id }, 'diet', diets);
  ctx.audit({ entity: Student, id: student_id, after: { diets } });
  return done(message('food.dietsSaved'));
};

const eligibilities = records(MealEligibility, { gone: message('food.eligibilityGone') });
export const saveMealEligibilityInput = {
  student_id: id(Student),
  category: choice(...kinds),
  start_date: date(),
  end_date: date().optional(),
};

/** Notes how a household is claimed for: a year from the first day unless told. */
export const addEligibility = async (ctx: Ctx, given: InputOf<typeof saveMealEligibilityInput>) => {
  const end_date = given.end_date ?? addDays(given.start_date, 364);
  if (end_date < given.start_date)
    return declined(message('food.endBeforeStart'), { field: 'end_date', code: 'ORDER' });
  const added = await eligibilities.add(ctx, { ...given, end_date, noted_by: ctx.who.user, noted_at: ctx.now() });
  return done(message('food.eligibilityAdded'), { eligibility: added });
};

/** Takes an eligibility away that was noted wrongly. */
export const removeEligibility = async (ctx: Ctx, { id }: { readonly id: Id<'meal_eligibility'> }) => {
  await eligibilities.remove(ctx, id);
  return done(message('food.eligibilityRemoved'));
};
