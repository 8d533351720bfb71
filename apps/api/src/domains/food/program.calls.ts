import { asksAllergen } from '@nestling/rules/confirm-codes.ts';
import './food.fields.ts';
import { diets } from '@nestling/rules/food/meals.ts';
import { type SqlBool, sql } from 'kysely';
import {
  type Calls,
  list,
  mutation,
  object,
  objects,
  out,
  outcome,
  outList,
  outOrNull,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { choices, date, id, ids } from '../../kernel/call/input.ts';
import { orError } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { addEligibility, dietsOf, removeEligibility, saveDiets, saveMealEligibilityInput } from './children.ts';
import { claimOf } from './claim.ts';
import { clashesAtPlate, clashParts } from './clashes.ts';
import { countMeal, countsOf, uncountMeal } from './counts.ts';
import { exportInput, exportMeals } from './export.ts';
import { MealEligibility } from './food.entities.ts';
import { eligibilitiesOfOwnLocations, itemsOfOwnLocations } from './food.reach.ts';
import { productionOf, saveMealProductionInput, saveProduction } from './production.ts';
import { meal, plateClashesInput } from './program.inputs.ts';

const serving = { permission: null, because: 'whoever is with the children plans and serves what they eat' } as const;
/** A month, 'YYYY-MM', as the first day of it. */
const month = date();
const monthOf = (day: string): string => day.slice(0, 7);
const counting = {
  reach: { location: orError(ownLocations), students: orError(ownStudents) },
  input: { location: id(Location), date: date(), meal, students: ids(Student, 200) },
};
const byMonth = { location: id(Location), month };

/** What the food programme of the United States asks beside a menu (7 CFR 226): counts, claim, records. */
export const programCalls: Calls = {
  plateClashes: query({
    rule: 'teacher',
    about:
      'Lists what must not be on the plates of children on a day: of the menu (of one meal when given), and of the food that is typed.',
    reach: { students: ownStudents },
    input: plateClashesInput,
    answer: objects({ ...clashParts, served: out.flag }, 'PlateClash'),
    run: clashesAtPlate,
  }),
  studentDiets: query({
    rule: 'user',
    about: 'Lists the children of a location with the diets they keep; families read of their own.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: objects({ student_id: out.id, student_name: out.text, diets: outList(out.text) }, 'StudentDiets'),
    run: (ctx, i) => dietsOf(ctx, i.location),
  }),
  saveStudentDiets: mutation({
    rule: 'teacher',
    ...serving,
    about: 'Makes the given diets all that a child keeps.',
    reach: { student_id: orError(ownStudents) },
    input: { student_id: id(Student), diets: choices(...diets) },
    answer: outcome(),
    run: saveDiets,
  }),
  mealCounts: query({
    rule: 'teacher',
    about: 'Lists who was counted at a location on a day, by meal, with when and by whom.',
    reach: { location: ownLocations },
    input: { location: id(Location), date: date() },
    answer: objects(
      { student_id: out.id, meal: out.text, counted_at: out.datetime, counted_by: outOrNull(out.text) },
      'MealCount',
    ),
    run: countsOf,
  }),
  countMeal: mutation({
    rule: 'teacher',
    ...serving,
    about:
      'Counts children as they are served, once for each meal of a day; those counted before are told in errors. A day other than today needs a manager.',
    ...counting,
    answer: outcome(),
    confirms: asksAllergen,
    run: countMeal,
  }),
  uncountMeal: mutation({
    rule: 'teacher',
    ...serving,
    about: 'Takes counts of a meal back. A day other than today needs a manager.',
    ...counting,
    answer: outcome(),
    changesNothing: 'a meal that was not counted is off already',
    run: uncountMeal,
  }),
  mealProduction: query({
    rule: 'teacher',
    about:
      'Answers the production record of a day: each item with children served, the least needed, and what was made.',
    reach: { location: ownLocations },
    input: { location: id(Location), date: date() },
    answer: objects(
      {
        meal: out.text,
        item_id: out.id,
        item_name: out.text,
        served: out.int,
        needed: outOrNull(out.text),
        prepared: outOrNull(out.text),
        leftover: outOrNull(out.text),
      },
      'MealProduction',
    ),
    run: productionOf,
  }),
  saveMealProduction: mutation({
    rule: 'teacher',
    ...serving,
    about: 'Notes how much of an item was made for a meal; nothing takes the note away.',
    reach: { location: orError(ownLocations), item: orError(itemsOfOwnLocations) },
    input: saveMealProductionInput,
    answer: outcome(),
    run: saveProduction,
  }),
  mealEligibilities: query({
    rule: 'manager',
    about: 'Lists how the households of a location are claimed for, the newest first.',
    reach: { location: ownLocations, rows: eligibilitiesOfOwnLocations },
    input: { location: id(Location) },
    answer: list(MealEligibility),
    run: (_, i) =>
      rows(MealEligibility, {
        where: () => [
          sql<SqlBool>`exists (select 1 from student st where st.id = meal_eligibility.student_id
            and st.location_id = ${i.location})`,
        ],
        order: ['-start_date'],
      }),
  }),
  saveMealEligibility: mutation({
    rule: 'manager',
    permission: null,
    because: 'a manager files the claim and the papers it rests on',
    about: 'Notes an eligibility, for a year unless told; days that are covered already get Error.',
    reach: { student_id: orError(ownStudents) },
    input: saveMealEligibilityInput,
    answer: outcome({ eligibility: MealEligibility }),
    run: addEligibility,
  }),
  deleteMealEligibility: mutation({
    rule: 'manager',
    permission: null,
    because: 'a manager files the claim and the papers it rests on',
    about: 'Takes an eligibility away that was noted wrongly.',
    reach: { id: orError(eligibilitiesOfOwnLocations) },
    input: { id: id(MealEligibility) },
    answer: outcome(),
    run: removeEligibility,
  }),
  mealClaim: query({
    rule: 'manager',
    about:
      'Answers the claim of the month a day lies in: what was counted and is claimed by meal and category, and what is in the way, with the source of each rule.',
    reach: { location: ownLocations },
    input: byMonth,
    answer: object(
      {
        month: out.text,
        due_date: out.date,
        days: out.int,
        children: out.int,
        lines: [object({ meal: out.text, category: out.text, counted: out.int, claimed: out.int }, 'MealClaimLine')],
        issues: [
          object(
            {
              rule: out.text,
              source: out.text,
              blocks: out.flag,
              student_id: out.id,
              student_name: out.text,
              date: out.date,
              meal: out.text,
            },
            'MealClaimIssue',
          ),
        ],
      },
      'MealClaim',
    ),
    run: (ctx, i) => claimOf(ctx, i.location, monthOf(i.month)),
  }),
  exportMealReport: query({
    rule: 'manager',
    allowedWhileActing: 'the file shows what the session may read anyway; the trail has both names',
    about: 'Makes a file (csv, xlsx or pdf) of a month: claim, counts, checks, eligibility or production.',
    reach: { location: ownLocations },
    input: { ...byMonth, ...exportInput },
    answer: outcome({ file: out.text }),
    writes: true,
    limit: { times: 60, seconds: 600, by: 'user' },
    run: (ctx, { month: day, ...asked }) => exportMeals(ctx, { ...asked, month: monthOf(day) }),
  }),
};
