import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';
import { notifyMany } from '../notifications/notifications.door.ts';

/** A reminder that was missed this long, as while nothing ran, is left out. */
const LATE = '1 hour';

/**
 * Reminds families of the children concerned, and the staff of the location, of events that are due for it: each once. A
 * time that was changed afterwards reminds anew. Days begin by the clock of the location.
 */
export const remindOfEvents = async (ctx: WorkContext): Promise<void> => {
  const now = ctx.now();
  const due = sql`(
    select e.id, e.name, e.location_id, l.name as place, e.date, e.start_time,
      'event:' || e.id || ':' || e.date || ':' || coalesce(e.start_time::text, '') || ':' || e.reminder_minutes as key
    from calendar_event e
    join location l on l.id = e.location_id and l.active
    join timezone z on z.id = l.timezone_id
    cross join lateral (select (e.date + coalesce(e.start_time, time '08:00')) at time zone z.value as begins) t
    where e.reminder_minutes is not null
      and e.date between (${now}::timestamptz - interval '2 days')::date and (${now}::timestamptz + interval '30 days')::date
      and t.begins - make_interval(mins => e.reminder_minutes)
        between ${now}::timestamptz - ${LATE}::interval and ${now}::timestamptz)`;
  const facts = sql`jsonb_build_object('name', e.name, 'location', e.place, 'date', e.date::text,
    'time', coalesce(to_char(e.start_time, 'HH24:MI'), ''))`;
  await notifyMany(
    ctx,
    sql`select 'calendar'::text as kind, e.key, e.id as about, ${facts} as facts, null::int as person,
        e.location_id as location, 3 as least from ${due} e
      union
      select 'calendar', e.key, e.id, ${facts}, gl.user_id, null, null from ${due} e
      join student st on st.location_id = e.location_id and st.status = 'active'
        and st.archived_at is null
      join standing_guardian gl on gl.student_id = st.id
      where not exists (select 1 from calendar_event_room er where er.calendar_event_id = e.id)
        or exists (select 1 from calendar_event_room er where er.calendar_event_id = e.id
          and er.room_id = st.room_id)`,
  );
};
