import { drillKinds } from '@nestling/rules/drills.ts';
import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';
import { type Job, job } from '../../kernel/jobs/job.ts';
import { rank } from '../../model/user/rank.ts';
import { notifyMany } from '../notifications/notifications.door.ts';

/** The hour of the location from which the office is told. */
const FROM_HOUR = 9;
const MONDAY = 1;

/**
 * Tells the office of each place which drills are overdue there, at most once a week each; of one that was never practiced on
 * Mondays, so that nobody is told on the day the plan was made.
 */
const tellOverdue = (ctx: WorkContext): Promise<void> =>
  notifyMany(
    ctx,
    sql`select 'drill_due'::text as kind,
      'drill_due:' || l.id || ':' || p.kind || ':' || to_char(t.today, 'IYYY-IW') as key, l.id as about,
      jsonb_build_object('act', p.kind, 'date', coalesce(o.due_on::text, ''), 'location', l.name) as facts,
      null::int as person, l.id as location, ${rank.manager}::int as least
    from drill_plan p join location l on l.id = p.location_id and l.active
    join timezone z on z.id = l.timezone_id
    cross join lateral (select (${ctx.now()}::timestamptz at time zone z.value) as local,
      (${ctx.now()}::timestamptz at time zone z.value)::date as today) t
    cross join lateral (select (max(d.date) + make_interval(months => p.every_months))::date as due_on from drill d
      where d.location_id = l.id and d.kind = p.kind and d.status = 'ended') o
    where p.kind = any(${[...drillKinds]}::text[]) and extract(hour from t.local) >= ${FROM_HOUR}
      and (o.due_on < t.today or (o.due_on is null and extract(isodow from t.today) = ${MONDAY}))`,
  );

/** Each hour, as mornings begin at another time in each zone; a week is told once. */
export const drillJobs: readonly Job[] = [job('drill.due', { each: 'centre', every: '42 * * * *', run: tellOverdue })];
