import { sql } from 'kysely';
import { on } from '../../kernel/events/listener.ts';
import { PlansMoved } from '../../model/billing/events.ts';
import { notifyMany } from './notify.ts';

/** Tells the office of the new location what it bills now and what it does not: whoever moved the child knows already. */
export const notifyMoved = on(PlansMoved, 'notices', {
  run: (ctx, { student, location, from, goes, ends }, { id, by }) =>
    notifyMany(
      ctx,
      sql`select 'plans_moved' as kind, 'plans_moved:' || ${id}::text as key, st.id as about,
        jsonb_build_object('name', st.full_name, 'location', l.name, 'from', ${from}::text, 'goes', ${goes.join(', ')}::text,
          'ends', ${ends.join(', ')}::text, 'writer', ${by}::int) as facts,
        null::int as person, l.id as location, (select rank from role where name = 'manager') as least
      from student st, location l where st.id = ${student} and l.id = ${location}`,
    ),
});
