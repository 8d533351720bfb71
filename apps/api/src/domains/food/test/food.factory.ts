import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

/** Food of a location. */
export const aFood = (at: TestTenant, given: Given<'food_item'> & { location_id: number }) =>
  at.db
    .insertInto('food_item')
    .values({ centre_id: at.centre, name: `Food ${nth()}`, ...given })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

/** A menu week; every call a further Monday unless told. */
export const aWeek = (at: TestTenant, given: Given<'food_menu_week'> & { location_id: number }) =>
  at.db
    .insertInto('food_menu_week')
    .values({
      centre_id: at.centre,
      date: new Date(Date.UTC(2030, 0, 7 + 7 * nth())).toISOString().slice(0, 10),
      updated_at: new Date('2026-03-11T15:00:00Z'),
      ...given,
    })
    .returning(['id', 'date'])
    .executeTakeFirstOrThrow();

/** An item at lunch of the Monday of a week, unless told. */
export const anEntry = (
  at: TestTenant,
  given: Given<'food_menu_entry'> & { location_id: number; week_id: number; food_item_id: number },
) =>
  at.db
    .insertInto('food_menu_entry')
    .values({ centre_id: at.centre, day: 1, meal: 'lunch', ...given })
    .execute();

/** What an allergy of the centre is called, and who has it. */
export const anAllergy = async (at: TestTenant, name: string, students: readonly number[]): Promise<number> => {
  const { id } = await at.db
    .insertInto('allergy')
    .values({ centre_id: at.centre, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const student_id of students)
    await at.db.insertInto('student_allergy').values({ centre_id: at.centre, student_id, allergy_id: id }).execute();
  return id;
};
