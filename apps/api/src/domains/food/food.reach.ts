import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { ofOwnStudents } from '../../model/student/reach.ts';
import { FoodItem, FoodMenuEntry, FoodMenuWeek, MealEligibility } from './food.entities.ts';

/** What is served at own locations. */
export const itemsOfOwnLocations = scope(FoodItem, 'food of own locations', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);

/** Staff plan every week of their locations; families read the current one. */
export const weeksOfOwnLocations = scope(
  FoodMenuWeek,
  'menus of own locations; for families the current one',
  (who, as) =>
    allows(who.role, 'teacher')
      ? inOwnLocations(who, col(as, 'location_id'))
      : sql`(${col(as, 'current_week')} and ${inOwnLocations(who, col(as, 'location_id'))})`,
);

/** Entries of weeks one may read: they hang on a week alone. */
export const entriesOfOwnLocations = scope(FoodMenuEntry, 'menu entries of own locations', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);

/** What a household earns is for the office alone. */
export const eligibilitiesOfOwnLocations = scope(
  MealEligibility,
  'eligibilities of students of own locations',
  (who, as) => (allows(who.role, 'manager') ? ofOwnStudents(who, col(as, 'student_id')) : sql`false`),
);
