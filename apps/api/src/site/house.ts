import { sql } from 'kysely';
import type { Reading } from '../model/site/page.ts';

/** What a center keeps in its portal of one location, as pages show it. */
interface Of {
  /** The location. */
  readonly name: string;
}
/** Times 'HH:MM' of a weekday from 1, Monday, to 7. */
export interface OpenOn {
  readonly day: number;
  readonly from: string;
  readonly to: string;
}
/** Days 'YYYY-MM-DD', both included. */
interface Closed {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}
export interface HoursOf extends Of {
  readonly open: readonly OpenOn[];
  readonly closed: readonly Closed[];
}
interface RoomsOf extends Of {
  readonly rooms: readonly { readonly name: string; readonly capacity: number | null }[];
}
type MealName = 'breakfast' | 'morning_snack' | 'lunch' | 'afternoon_snack' | 'supper' | 'evening_snack';
export interface MealsOf extends Of {
  readonly dishes: readonly { readonly day: number; readonly meal: MealName; readonly name: string }[];
}

const MOST_LOCATIONS = 20;
const DAYS_AHEAD = 60;
/** From what the schedules call a day to its number. */
const weekday = sql`array_position(array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], d.day)`;

/** When locations are open by their schedules, and when they are closed in the sixty days after `today`. */
export const readHours = async ({ db }: Reading, today: string): Promise<readonly HoursOf[]> => {
  const { rows } = await sql<HoursOf>`select l.name,
      coalesce((select json_agg(json_build_object('day', ${weekday}, 'from', to_char(d.start_time, 'HH24:MI'),
          'to', to_char(d.end_time, 'HH24:MI')) order by ${weekday}, d.start_time)
        from schedule h join schedule_date d on d.schedule_id = h.id
        where h.id = l.schedule_id and h.status = 'active'), '[]') as open,
      coalesce((select json_agg(json_build_object('name', c.name, 'from', c.start_date, 'to', c.end_date)
          order by c.start_date, c.id)
        from closure c where (c.location_id is null or c.location_id = l.id)
          and c.end_date >= ${today}::date and c.start_date <= ${today}::date + ${DAYS_AHEAD}::int), '[]') as closed
    from location l where l.active order by l.id limit ${MOST_LOCATIONS}`.execute(db);
  return rows.filter(({ open }) => open.length > 0);
};

/** The rooms of locations, in their order. */
export const readRooms = async ({ db }: Reading): Promise<readonly RoomsOf[]> => {
  const { rows } = await sql<RoomsOf>`select l.name,
      coalesce((select json_agg(json_build_object('name', r.name, 'capacity', r.capacity) order by r.sort, r.id)
        from room r where r.location_id = l.id and r.deleted_at is null), '[]') as rooms
    from location l where l.active order by l.id limit ${MOST_LOCATIONS}`.execute(db);
  return rows.filter(({ rooms }) => rooms.length > 0);
};

/** The food menus families see this week, of the locations that have one. */
export const readMeals = async ({ db }: Reading, today: string): Promise<readonly MealsOf[]> => {
  const { rows } = await sql<MealsOf>`select l.name,
      coalesce((select json_agg(json_build_object('day', e.day, 'meal', e.meal, 'name', i.name) order by e.day, e.sort, e.id)
        from food_menu_week w join food_menu_entry e on e.location_id = w.location_id and e.week_id = w.id
          join food_item i on i.location_id = e.location_id and i.id = e.food_item_id
        where w.location_id = l.id and w.current_week
          and ${today}::date between w.date and w.date + 6), '[]') as dishes
    from location l where l.active order by l.id limit ${MOST_LOCATIONS}`.execute(db);
  return rows.filter(({ dishes }) => dishes.length > 0);
};
