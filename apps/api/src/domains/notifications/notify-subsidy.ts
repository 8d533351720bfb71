import { sql } from 'kysely';
import { on } from '../../kernel/events/listener.ts';
import { SubsidyEnding } from '../../model/billing/events.ts';
import { billsAt } from '../../model/billing/office.ts';
import { notifyMany } from './notify.ts';

/** Tells whoever works with the money of an agency's location that what it has authorized ends, once for each end. */
export const notifySubsidy = on(SubsidyEnding, 'notices', {
  run: (ctx, { subsidy, student, agency, day }) =>
    notifyMany(
      ctx,
      sql`select 'subsidy_ends' as kind, 'subsidy_ends:' || ${subsidy}::text || ':' || ${day}::text as key, a.id as about,
        jsonb_build_object('name', st.full_name, 'agency', a.name, 'date', ${day}::text, 'location', l.name) as facts,
        u.id as person, null::int as location, null::int as least
      from billing_agency a join location l on l.id = a.location_id
      join student st on st.id = ${student} join app_user u on ${billsAt(sql`a.location_id`)}
      where a.id = ${agency}`,
    ),
});
