import { isRole } from '@nestling/rules/roles.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { AppContext } from '../../kernel/call/app-context.ts';
import { languages } from '../../kernel/call/languages.ts';
import { message } from '../../kernel/call/message.ts';
import type { Who } from '../../kernel/call/who.ts';
import { inCentre } from '../../kernel/db/in-centre.ts';
import { hashOfToken } from '../../kernel/lib/token.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { eventsForMe } from './calendar.reach.ts';
import { calendarOf, type FeedEntry } from './feed-calendar.ts';

const TOKEN = /^[\w-]{43}$/;
/** So much of the past and of what is ahead is told of events and closed days, and of what is planned; days. */
const DAYS = { past: 90, ahead: 400 } as const;
const PLANNED_DAYS = { past: 14, ahead: 56 } as const;
const MOST = 5_000;

interface Reader {
  readonly user_id: number;
  readonly role: string | null;
  readonly language: 'en' | 'es' | null;
  readonly events: boolean;
  readonly closures: boolean;
  readonly shifts: boolean;
  readonly students: boolean;
}

/** What a calendar is read for: by whom, and at which moment. */
interface Reading {
  readonly db: Kysely<DB>;
  readonly who: Who;
  readonly now: Date;
}

const eventsOf = async ({ db, who, now }: Reading): Promise<FeedEntry[]> => {
  const { rows } = await sql<FeedEntry>`
    select 'event-' || e.id as uid, e.name, e.details, to_char(e.date, 'YYYY-MM-DD') as date,
      to_char(e.start_time, 'HH24:MI') as start_time, to_char(e.end_time, 'HH24:MI') as end_time, e.updated_at,
      z.value as zone, l.name as location
    from calendar_event e join location l on l.id = e.location_id
    join timezone z on z.id = l.timezone_id
    where e.date between (${now}::timestamptz - make_interval(days => ${DAYS.past}))::date
        and (${now}::timestamptz + make_interval(days => ${DAYS.ahead}))::date
      and ${eventsForMe.filter(who, { name: 'e' })}
    order by e.date, e.start_time, e.id limit ${MOST}`.execute(db);
  return rows;
};

/** Days on which places of the reader are closed; one that is for all of the center names none of them. */
const closuresOf = async ({ db, who, now }: Reading): Promise<FeedEntry[]> => {
  const { rows } = await sql<FeedEntry>`
    select 'closure-' || c.id as uid, c.name, null as details, c.start_date as date, c.end_date, null as start_time,
      null as end_time, c.created_at as updated_at, 'UTC' as zone, p.name as location
    from closure c left join location p on p.id = c.location_id
    where c.end_date >= (${now}::timestamptz - make_interval(days => ${DAYS.past}))::date
      and c.start_date <= (${now}::timestamptz + make_interval(days => ${DAYS.ahead}))::date
      and (c.location_id is null or exists (select 1 from location l where l.id = c.location_id
        and ${ownLocations.filter(who, { name: 'l' })}))
    order by c.start_date, c.id limit ${MOST}`.execute(db);
  return rows;
};

interface Planned {
  readonly whose: string;
  readonly first: string | null;
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly zone: string;
  readonly location: string;
  readonly room: string | null;
}

/** What is planned for those of `person` (whose, id, location_id, first), whose ids are in that column of what is expected. */
const planned = (
  { who, now }: Reading,
  column: 'student_id' | 'user_id',
) => sql`select to_char(t.day, 'YYYY-MM-DD') as date, z.value as zone, l.name as location,
    r.name as room, to_char(make_interval(mins => t.starts), 'HH24:MI') as start_time,
    case when t.ends = 1440 then '24:00' else to_char(make_interval(mins => t.ends), 'HH24:MI') end as end_time,
    p.whose, p.first
  from person p
  join location l on l.id = p.location_id
  join timezone z on z.id = l.timezone_id
  cross join lateral expected_times(${who.centre}::int, p.location_id,
    (${now}::timestamptz at time zone z.value)::date - ${PLANNED_DAYS.past}::int,
    (${now}::timestamptz at time zone z.value)::date + ${PLANNED_DAYS.ahead}::int) t
  left join room r on r.id = t.room_id
  where t.${sql.ref(column)} = p.id
  order by t.day, t.starts, p.whose limit ${MOST}`;

/** The reader's own shifts. */
const shiftsOf = async (reading: Reading): Promise<Planned[]> => {
  const { rows } = await sql<Planned>`
    with person as (select distinct ro.location_id, ro.user_id as id, 'shift-' || ro.user_id as whose, null as first
      from roster ro where ro.user_id = ${reading.who.user} and ro.removed_at is null and ro.location_id is not null)
    ${planned(reading, 'user_id')}`.execute(reading.db);
  return rows;
};

/** When the reader's own children are expected, whatever else the reader is here. */
const studentsOf = async (reading: Reading): Promise<Planned[]> => {
  const { rows } = await sql<Planned>`
    with person as (select st.location_id, st.id, 'student-' || st.id as whose, st.fname as first
      from student st where ${ownStudents.filter({ ...reading.who, role: 'user' }, { name: 'st' })})
    ${planned(reading, 'student_id')}`.execute(reading.db);
  return rows;
};

const entryOf =
  ({ now }: Reading, nameOf: (one: Planned) => string) =>
  (one: Planned): FeedEntry => ({
    uid: `${one.whose}-${one.date}-${one.start_time.replace(':', '')}`,
    name: nameOf(one),
    details: null,
    location: one.room ? `${one.room}, ${one.location}` : one.location,
    date: one.date,
    start_time: one.start_time,
    end_time: one.end_time,
    updated_at: now,
    zone: one.zone,
  });

/** The calendar behind a token: what its person may see at this moment. Null for a token that is none any more. */
export const readFeed = async (
  { pools, clock }: AppContext,
  centre: number,
  token: string,
  host: string,
): Promise<string | null> => {
  if (!TOKEN.test(token)) return null;
  return inCentre(pools, centre, async (db) => {
    const now = clock.now();
    const token_hash = hashOfToken(token);
    const { rows: found } = await sql<Reader>`
      select f.user_id, f.events, f.closures, f.shifts, f.students, u.language,
        (select r.name from user_role ur join role r on r.id = ur.role_id
          where ur.user_id = f.user_id order by r.rank desc limit 1) as role
      from calendar_feed f join app_user u on u.id = f.user_id
      where f.token_hash = ${token_hash} and u.status = 'active' and not u.pending and u.deleted_at is null`.execute(
      db,
    );
    const [person] = found;
    if (!person?.role || !isRole(person.role)) return null;
    await updateRows({ db }, 'calendar_feed', { token_hash }, { fetched_at: now });
    const reading: Reading = { db, now, who: { centre, user: person.user_id, role: person.role, session: '' } };
    const texts = languages[person.language ?? 'en'];
    const shift = message('calendar.feedShift').in(texts);
    const entries = [
      ...(person.events ? await eventsOf(reading) : []),
      ...(person.closures ? await closuresOf(reading) : []),
      ...(person.shifts ? (await shiftsOf(reading)).map(entryOf(reading, () => shift)) : []),
      ...(person.students ? (await studentsOf(reading)).map(entryOf(reading, ({ first }) => first ?? '')) : []),
    ];
    return calendarOf(entries, host);
  });
};
