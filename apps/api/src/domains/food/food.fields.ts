import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import {
  date,
  datetime,
  described,
  fields,
  flag,
  ident,
  int,
  json,
  many,
  nested,
  one,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { through } from '../../kernel/read/through.ts';
import { Location } from '../../model/location/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { Allergy } from '../../model/tag/entity.ts';
import { FoodItem, FoodMenuEntry, FoodMenuWeek, MealEligibility } from './food.entities.ts';
import { holds } from './food.links.ts';
import {
  eligibilitiesOfOwnLocations,
  entriesOfOwnLocations,
  itemsOfOwnLocations,
  weeksOfOwnLocations,
} from './food.reach.ts';

fields(FoodItem, {
  id: ident(),
  name: text(),
  status: described('active (on menus) or available (kept for choice).', text()),
  components: described('Meal components it counts as (7 CFR 226.20), a list of words.', json()),
  traits: described('whole_grain, juice or grain_dessert, a list of words.', json()),
  unfit_for: described('Diets it does not fit, a list of words.', json()),
  for_infants: flag(),
  location: one(Location, 'location_id'),
  allergens: through(holds, Allergy, FoodItem, ['name']),
  used: described(
    'In how many weeks it is placed.',
    raw(
      'Int',
      FoodItem,
      (as) =>
        sql`(select count(distinct e.week_id)::int from food_menu_entry e
          where e.location_id = ${col(as, 'location_id')} and e.food_item_id = ${col(as, 'id')})`,
    ),
  ),
});
nested(FoodItem, itemsOfOwnLocations);

fields(FoodMenuWeek, {
  id: ident(),
  date: described('Its Monday.', date()),
  current_week: flag(),
  location: one(Location, 'location_id'),
  updated_at: datetime(),
  meals: many(
    FoodMenuEntry,
    FoodMenuWeek,
    (entry, week) => sql`${col(entry, 'location_id')} = ${col(week, 'location_id')}
      and ${col(entry, 'week_id')} = ${col(week, 'id')}`,
    ['day', 'sort'],
  ),
});
nested(FoodMenuWeek, weeksOfOwnLocations);

fields(FoodMenuEntry, {
  id: ident(),
  day: described('1 Monday to 7 Sunday.', int()),
  meal: text(),
  item: one(FoodItem, 'food_item_id'),
});
nested(FoodMenuEntry, entriesOfOwnLocations);

fields(MealEligibility, {
  id: ident(),
  student: one(Student, 'student_id'),
  category: described('free, reduced or paid.', text()),
  start_date: date(),
  end_date: date(),
  noted_at: datetime(),
});
nested(MealEligibility, eligibilitiesOfOwnLocations);
