import { sql } from 'kysely';
import { type Job, job } from '../../kernel/jobs/job.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';

/** On a new week its menu becomes the current one, by the clock of each location; where it has none, nothing changes. */
const turnWeek = job('food.turn_week', {
  each: 'centre',
  every: '7 * * * *',
  run: async ({ db, now }) => {
    const { rows } = await sql<{ id: number; location_id: number }>`select w.id, w.location_id from food_menu_week w
      join location l on l.id = w.location_id join timezone z on z.id = l.timezone_id
      where not w.current_week
        and w.date = date_trunc('week', ${now()}::timestamptz at time zone z.value)::date
        and exists (select 1 from food_menu_week o where o.location_id = w.location_id
          and o.current_week and o.date < w.date)`.execute(db);
    if (rows.length === 0) return;
    await updateRows(
      { db },
      'food_menu_week',
      { current_week: true, location_id: rows.map((one) => one.location_id) },
      { current_week: false },
    );
    await updateRows({ db }, 'food_menu_week', { id: rows.map((one) => one.id) }, { current_week: true });
  },
});

/** The jobs of this domain. */
export const foodJobs: readonly Job[] = [turnWeek];
