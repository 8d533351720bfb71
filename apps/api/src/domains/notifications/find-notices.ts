import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { minutesOf } from '../../kernel/lib/local-time.ts';
import { rank } from '../../model/user/rank.ts';
import {
  familiesOf,
  type Missed,
  type Missing,
  missingStudents,
  writeToFamilies,
} from '../attendance/attendance.door.ts';
import { roomsOutNow } from '../ratio/ratio.door.ts';
import { deliver, type Notice, rowsOf } from './deliver.ts';
import { toldToTeam } from './emails.ts';

const MINUTE_MS = 60_000;
/** A camera that was away for so long is no hiccup. */
const AWAY_MS = 10 * MINUTE_MS;
/** So long after closing time a child who is still checked in was probably forgotten. */
const LATE_MS = 45 * MINUTE_MS;
/** What happened longer ago is no news: the product was off then. */
const DAY_MS = 1440 * MINUTE_MS;
const NEWS_MS = 15 * MINUTE_MS;
/** The last checks of a centre that are looked at; more do not happen within a quarter of an hour. */
const CHECKS = 2000;

/** Everything the rows themselves tell, as notices: who waits or was stopped, what was forgotten or is away. */
const happened = (now: Date): Sql => {
  const ago = (ms: number) => sql`${new Date(now.getTime() - ms)}::timestamptz`;
  const at = sql`${now}::timestamptz`;
  const open = (moment: Sql) =>
    sql`(select h.is_open from schedule_hours(l.centre_id, l.schedule_id, z.value, ${moment}) h)`;
  return sql`
    select 'sign_up' as kind, 'sign_up:' || u.id as key, u.id as about,
      jsonb_build_object('name', u.full_name, 'location', l.name) as facts,
      null::int as person, l.id as location, ${rank.manager}::int as least
    from app_user u
    join user_location ul on ul.user_id = u.id
    join location l on l.id = ul.location_id
    where u.pending and u.deleted_at is null and u.created_at > ${ago(7 * DAY_MS)}
      -- Who was proposed for a child is told as such.
      and not exists (select 1 from guardian_request g where g.user_id = u.id)
    union all
    select 'time_off', 'time_off:' || t.id, t.id,
      jsonb_build_object('name', u.full_name, 'from', t.start_date, 'to', t.end_date, 'location', l.name),
      null, l.id, ${rank.manager}
    from time_off t
    join app_user u on u.id = t.user_id and u.deleted_at is null
    join location l on l.id = t.location_id
    where t.status = 'requested' and t.removed_at is null
      and t.created_at > ${ago(7 * DAY_MS)}
    union all
    select 'time_off_decided', 'time_off_decided:' || t.id || ':' || t.status, t.id,
      jsonb_build_object('status', t.status, 'from', t.start_date, 'to', t.end_date, 'by', coalesce(by.full_name, '')),
      t.user_id, null, null
    from time_off t
    left join app_user by on by.id = t.decided_by
    where t.status in ('approved', 'declined') and t.removed_at is null
      and t.decided_at > ${ago(DAY_MS)} and t.user_id is distinct from t.decided_by
    union all
    select 'door_alert', 'door:' || d.id, d.user_id,
      jsonb_build_object('why', d.kind, 'name', coalesce(u.full_name, ''), 'location', l.name), null, l.id, ${rank.teacher}
    from door_alert d
    join location l on l.id = d.location_id
    left join app_user u on u.id = d.user_id
    where d.seen_at is null and d.kind <> 'clock' and d.at > ${ago(DAY_MS)}
    union all
    select 'forgotten', 'forgotten:' || l.id || ':' || to_char(${at} at time zone z.value, 'YYYY-MM-DD'), l.id,
      jsonb_build_object('count', count(*), 'location', l.name), null, l.id, ${rank.teacher}
    from attendance a
    join location l on l.id = a.location_id
    join timezone z on z.id = l.timezone_id
    where a.checked_out_at is null
      and (a.date < (${at} at time zone z.value)::date
        or (l.schedule_id is not null and not ${open(at)} and not ${open(ago(LATE_MS))}
          and a.checked_in_at < ${ago(LATE_MS)}))
    group by l.id, l.name, z.value
    union all
    select 'camera_away', 'camera:' || c.id || ':' || extract(epoch from s.since)::bigint, c.id,
      jsonb_build_object('name', c.name, 'location', l.name), null, l.id, ${rank.manager}
    from camera_state s
    join camera c on c.id = s.camera_id and c.status = 'active' and c.deleted_at is null
    join location l on l.id = c.location_id
    where s.state in ('away', 'refused', 'bad') and s.since < ${ago(AWAY_MS)}
    union all
    select 'incident', 'incident:' || e.id, i.id,
      jsonb_build_object('name', i.name, 'status', e.to_status, 'location', l.name), i.created_by, null, null
    from incident_event e
    join incident i on i.id = e.incident_id
    join location l on l.id = i.location_id
    where e.kind = 'status' and e.at > ${ago(DAY_MS)}
      and i.created_by is not null and i.created_by is distinct from e.by_user
    union all
    select 'incident_asked', 'incident:' || e.id, i.id,
      jsonb_build_object('name', i.name, 'location', l.name), null, l.id, ${rank.support}
    from incident_event e
    join incident i on i.id = e.incident_id and i.status = 'requested'
    join location l on l.id = i.location_id
    where e.kind = 'requested' and e.at > ${ago(DAY_MS)}
    union all
    select 'checks', 'check:' || e.id, st.id,
      jsonb_build_object('name', coalesce(nullif(st.nick_name, ''), st.fname), 'out', e.kind = 'out',
        'time', to_char(e.stated_at at time zone z.value, 'HH24:MI'), 'by', coalesce(by.full_name, '')),
      gl.user_id, null, null
    from (select * from attendance_event order by id desc limit ${CHECKS}) e
    join student st on st.id = e.student_id
    join location l on l.id = e.location_id
    join timezone z on z.id = l.timezone_id
    join standing_guardian gl on gl.student_id = e.student_id and gl.alert
    left join app_user by on by.id = e.action_by
    where e.kind in ('in', 'out') and e.at > ${ago(NEWS_MS)}
      and gl.user_id is distinct from e.action_by and gl.user_id is distinct from e.recorded_by
    union all
    select 'checks', 'team:check:' || e.id, st.id,
      jsonb_build_object('name', coalesce(nullif(st.nick_name, ''), st.fname), 'out', e.kind = 'out',
        'time', to_char(e.stated_at at time zone z.value, 'HH24:MI'), 'by', coalesce(by.full_name, ''),
        'writer', coalesce(e.recorded_by, e.action_by)), null, l.id, ${rank.teacher}
    from (select * from attendance_event order by id desc limit ${CHECKS}) e
    join student st on st.id = e.student_id
    join location l on l.id = e.location_id
    join timezone z on z.id = l.timezone_id
    left join app_user by on by.id = e.action_by
    where e.kind in ('in', 'out') and e.at > ${ago(NEWS_MS)} and ${toldToTeam(sql`l.id`)}`;
};

type Reading = Pick<WorkContext, 'db' | 'who' | 'now'>;

/** The rooms out of ratio at this moment, each told once an hour. */
const ratioBroken = async (ctx: Reading): Promise<Notice[]> => {
  const now = ctx.now();
  const rooms = await roomsOutNow(ctx);
  return rooms.map(({ id, name, children, staff, location }) => ({
    kind: 'ratio',
    key: `ratio:${id}:${now.toISOString().slice(0, 13)}`,
    about: id,
    facts: { name, children, staff, location: location.name },
    person: null,
    location: location.id,
    least: 'teacher',
  }));
};

/** What staff are told of children who have not come: once of all who were to come to a location at one time. */
const late = (missing: readonly Missing[]): Notice[] => {
  const keyOf = ({ location, day, time }: Missing) => `missing:${location.id}:${day}:${minutesOf(time)}`;
  return [...Map.groupBy(missing, keyOf)].flatMap(([key, children]) =>
    children.slice(0, 1).map(({ name, location, time }) => ({
      kind: 'missing',
      key,
      about: location.id,
      facts: { name, count: children.length, location: location.name, time },
      person: null,
      location: location.id,
      least: 'teacher',
    })),
  );
};

/** What families are told in the portal of a child that has not come. */
const expected = (families: readonly Missed[]): Notice[] =>
  families
    .filter(({ ways }) => ways.app)
    .map(({ id, child: { student, name, location, day, time } }) => ({
      kind: 'expected',
      key: `expected:${student}:${day}`,
      about: student,
      facts: { name, location: location.name, time },
      person: id,
      location: null,
      least: null,
    }));

/**
 * Looks for what people have to be told in a centre, stores it, and answers the new notices. Families of a child that has
 * not come are written to as well. It may run at any time.
 */
export const lookForNotices = async (ctx: Reading) => {
  const { db } = ctx;
  const { centre } = ctx.who;
  const now = ctx.now();
  const fresh = await deliver(db, centre, now, happened(now));
  const missing = await missingStudents(db, centre, now);
  const families = await familiesOf(db, missing);
  await writeToFamilies(db, centre, now, families);
  const more = [...(await ratioBroken(ctx)), ...late(missing), ...expected(families)];
  return more.length > 0 ? [...fresh, ...(await deliver(db, centre, now, rowsOf(more)))] : fresh;
};
