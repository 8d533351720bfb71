import { sql } from 'kysely';
import { imageThrough } from '../../files/image-sizes.ts';
import { object, out, outList, outOrNull } from '../../kernel/call/call.ts';
import type { ReadContext } from '../../kernel/call/context.ts';
import { choice, date, type InputOf, id, text } from '../../kernel/call/input.ts';
import { boundsOf, clockAt } from '../../kernel/lib/local-time.ts';
import { keepsAway } from '../../model/health/exclusion.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { faceOf, ofStudent } from '../../model/student/face.ts';
import { hasPlanOn, isClosedOn } from '../schedules/schedules.door.ts';
import { dayOf } from './day.ts';
import { lateAfter } from './missing.ts';

const room = object({ id: out.id, name: out.text, color_code: outOrNull(out.text) }, 'RoomOfDay');
const staff = object({ id: out.id, full_name: out.text }, 'PersonOfDay');

/** A student on one day of its location. Values only: a list of any length is one statement. */
export const studentDay = object(
  {
    student: object(
      {
        id: out.id,
        full_name: out.text,
        fname: out.text,
        lname: out.text,
        nick_name: outOrNull(out.text),
        image: imageThrough('face', ofStudent),
        /** What keeps it away now; of today alone. */
        exclusions: [object({ id: out.id, kind: out.text }, 'IllnessOfDay')],
        /** The looks at it as it arrived that day. */
        health_checks: [object({ id: out.id, findings: outList(out.text) }, 'HealthCheckOfDay')],
      },
      'StudentOfDay',
    ),
    date: out.date,
    state: out.text,
    /** Who has a schedule by it, the others on every day the location is open; never who is absent. */
    expected: out.flag,
    /** First and last minute planned for the day, without the times told as away. */
    planned_start: outOrNull(out.clock),
    planned_end: outOrNull(out.clock),
    /** Expected, and not here so many minutes after the planned start as the location has chosen. */
    late: out.flag,
    since: outOrNull(out.datetime),
    start_time: outOrNull(out.clock),
    end_time: outOrNull(out.clock),
    minutes: out.int,
    id: outOrNull(out.id),
    home_room: room,
    program: room,
    absence: object({ id: out.id, reason: outOrNull(out.text), note: outOrNull(out.text) }, 'AbsenceOfDay'),
    stays: [
      object(
        {
          id: out.id,
          checked_in_at: out.datetime,
          checked_out_at: outOrNull(out.datetime),
          start_time: out.clock,
          end_time: outOrNull(out.clock),
          checkedin_by: staff,
          checkedout_by: staff,
          note: outOrNull(out.text),
          rooms: [object({ room, entered_at: out.datetime, left_at: outOrNull(out.datetime) }, 'RoomStayOfDay')],
        },
        'StayOfDay',
      ),
    ],
  },
  'StudentDay',
);

interface RoomRow {
  readonly id: number;
  readonly name: string;
  readonly color_code: string | null;
}
interface PersonRow {
  readonly id: number;
  readonly full_name: string;
}
interface StayRow {
  readonly id: number;
  readonly from: number;
  readonly to: number | null;
  readonly checkedin_by: PersonRow | null;
  readonly checkedout_by: PersonRow | null;
  readonly note: string | null;
  readonly rooms: readonly { readonly room: RoomRow; readonly from: number; readonly to: number | null }[];
}
interface DayRow {
  readonly student: {
    readonly id: number;
    readonly full_name: string;
    readonly fname: string;
    readonly lname: string;
    readonly nick_name: string | null;
    readonly image: string | null;
    readonly exclusions: readonly { readonly id: number; readonly kind: string }[];
    readonly health_checks: readonly { readonly id: number; readonly findings: readonly string[] }[];
  };
  readonly zone: string;
  readonly home_room: RoomRow | null;
  /** Null: nothing is planned for the day. */
  readonly planned: { readonly from: string; readonly to: string; readonly late_at: number | null } | null;
  /** Whether a schedule holds on the day at all. */
  readonly scheduled: boolean;
  readonly closed: boolean;
  readonly absence: { readonly id: number; readonly reason: string | null; readonly note: string | null } | null;
  readonly stays: readonly StayRow[];
}

const STATES = ['in', 'out', 'none', 'absent'] as const;
export type DayState = (typeof STATES)[number];

export const dayFilters = {
  program_id: id(Room).optional(),
  status: choice(...STATES).optional(),
  search: text(0, 100).optional(),
};
/** Local day; left out: the location's own today. */
const dayIfAny = { location: id(Location), date: date().optional() };
interface DayFilter extends InputOf<typeof dayFilters>, InputOf<typeof dayIfAny> {
  /** Only these, such as those of an event. */
  readonly students?: readonly number[];
}

const instant = (ms: number): Date => new Date(ms);
const instantOrNull = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
const epoch = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;
const person = (column: string) => sql`(select json_build_object('id', u.id, 'full_name', u.full_name) from app_user u
  where u.id = ${sql.ref(column)})`;
const roomOf = (as: string) =>
  sql`json_build_object('id', ${sql.ref(`${as}.id`)}, 'name', ${sql.ref(`${as}.name`)}, 'color_code', ${sql.ref(`${as}.color_code`)})`;

/**
 * Students of the location: the enrolled, and whoever else of it was there that day. One statement. The evening before
 * is a column of its own, because row security keeps computed values out of an index.
 */
const readDays = async (ctx: ReadContext, filter: DayFilter): Promise<{ date: string; rows: DayRow[] }> => {
  const { centre } = ctx.who;
  const { location, program_id = null } = filter;
  // Typed signs of a pattern are meant literally.
  const search = (filter.search ?? '').replaceAll(/[\\%_]/g, '\\$&');
  const only = filter.students ? [...filter.students] : null;
  const now = ctx.now();
  const day = sql`coalesce(${filter.date ?? null}::date, (${now}::timestamptz at time zone z.value)::date)`;
  const { rows } = await sql<{ date: string; row: DayRow }>`
    with place as materialized (
      select l.id, z.value as zone, ${day} as date, ${day} - 1 as eve, ${lateAfter(sql`l.id`)} as late,
        (${day}::timestamp at time zone z.value) as starts, ((${day} + 1)::timestamp at time zone z.value) as ends,
        ${isClosedOn(sql`l.id`, day)} as closed
      from location l join timezone z on z.id = l.timezone_id where l.id = ${location}),
    found as materialized (
      select a.id, a.student_id from place p join attendance a on a.location_id = p.id
        and a.date >= p.eve and a.date <= p.date where a.checked_out_at >= p.starts and a.checked_in_at < p.ends
      union all
      select a.id, a.student_id from place p join attendance a on a.location_id = p.id
        and a.checked_out_at is null and a.checked_in_at < p.ends),
    stays as materialized (
      select f.student_id, array_agg(f.id) as ids from found f
      where ${only}::int[] is null or f.student_id = any(${only}::int[])
      group by f.student_id),
    coming as materialized (
      select e.student_id, min(e.starts) as starts, max(e.ends) as ends
      from place p cross join lateral expected_times(${centre}::int, p.id, p.date, p.date) e
      where e.student_id is not null group by e.student_id)
    select to_char(p.date, 'YYYY-MM-DD') as date, json_build_object('zone', p.zone,
      'student', json_build_object('id', st.id, 'full_name', st.full_name, 'fname', st.fname, 'lname', st.lname,
        'nick_name', st.nick_name, 'image', ${faceOf('st')},
        'exclusions', coalesce((select json_agg(json_build_object('id', ex.id, 'kind', ex.kind) order by ex.id)
          from illness ex where ex.student_id = st.id and p.starts <= ${now}::timestamptz and p.ends > ${now}::timestamptz
            and ${keepsAway(sql`ex`, sql`${now}::timestamptz`)}), '[]'),
        'health_checks', coalesce((select json_agg(json_build_object('id', hc.id, 'findings', hc.findings) order by hc.id)
          from health_check hc where hc.student_id = st.id and hc.date = p.date and hc.status = 'current'), '[]')),
      'home_room', (select ${roomOf('r')} from room r where r.id = st.room_id),
      'planned', case when co.student_id is not null then json_build_object(
        'from', to_char(make_interval(mins => co.starts), 'HH24:MI'), 'to', to_char(make_interval(mins => co.ends), 'HH24:MI'),
        'late_at', (extract(epoch from (p.date + make_interval(mins => co.starts)) at time zone p.zone) * 1000)::bigint + p.late * 60000) end,
      'scheduled', ${hasPlanOn(sql`st.id`, sql`p.date`)}, 'closed', p.closed,
      'absence', (select json_build_object('id', ab.id, 'reason', ab.reason, 'note', ab.note) from absence ab
        where ab.student_id = st.id and ab.date = p.date and ab.undone_at is null),
      'stays', coalesce((select json_agg(json_build_object('id', a.id, 'from', ${epoch('a.checked_in_at')},
          'to', ${epoch('a.checked_out_at')}, 'note', a.note,
          'checkedin_by', ${person('a.checkedin_by')}, 'checkedout_by', ${person('a.checkedout_by')},
          'rooms', coalesce((select json_agg(json_build_object('room', ${roomOf('r')}, 'from', ${epoch('ar.entered_at')},
              'to', ${epoch('ar.left_at')}) order by ar.entered_at, ar.id)
            from attendance_room ar join room r on r.id = ar.room_id
            where ar.attendance_id = a.id), '[]'))
          order by a.checked_in_at, a.id)
        from unnest(s.ids) i join attendance a on a.id = i), '[]')) as row
    from place p
    join student st on st.location_id = p.id
    left join stays s on s.student_id = st.id
    left join coming co on co.student_id = st.id
    where (s.student_id is not null or (st.archived_at is null and st.status = 'active' and st.type = 'enrolled'))
      and (${only}::int[] is null or st.id = any(${only}::int[]))
      and (${program_id}::int is null or st.room_id = ${program_id}::int or exists (select 1 from attendance_room ar
        where ar.attendance_id = any(s.ids) and ar.room_id = ${program_id}::int))
      and (${search} = '' or st.searched like '%' || folded(${search}) || '%')
    order by lower(st.fname), lower(st.lname), st.id`.execute(ctx.db);
  return { date: rows[0]?.date ?? filter.date ?? '', rows: rows.map(({ row }) => row) };
};

const present = (row: DayRow, date: string, bounds: ReturnType<typeof boundsOf>, now: number) => {
  const { zone, stays } = row;
  const day = dayOf(stays, bounds, now);
  const { planned } = row;
  const expected = row.absence === null && (row.scheduled ? planned !== null : !row.closed);
  const last = stays.at(-1);
  const told = stays.map((stay) => ({
    id: stay.id,
    checked_in_at: instant(stay.from),
    checked_out_at: instantOrNull(stay.to),
    start_time: clockAt(stay.from, zone),
    end_time: stay.to === null ? null : clockAt(stay.to, zone),
    checkedin_by: stay.checkedin_by,
    checkedout_by: stay.checkedout_by,
    note: stay.note,
    rooms: stay.rooms.map(({ room: of, from, to }) => ({
      room: of,
      entered_at: instant(from),
      left_at: instantOrNull(to),
    })),
  }));
  return {
    student: row.student,
    date,
    state: day.state === 'none' && row.absence ? 'absent' : day.state,
    expected,
    planned_start: planned?.from ?? null,
    planned_end: planned?.to ?? null,
    late: day.state === 'none' && expected && planned !== null && planned.late_at !== null && now > planned.late_at,
    since: instantOrNull(day.since),
    start_time: told[0]?.start_time ?? null,
    end_time: told.at(-1)?.end_time ?? null,
    minutes: day.minutes,
    id: last?.id ?? null,
    home_room: row.home_room,
    program: last?.rooms.at(-1)?.room ?? null,
    absence: row.absence,
    stays: told,
  };
};

/** The students of a location's day with state, rooms and absence. */
export const listDay = async (ctx: ReadContext, filter: DayFilter) => {
  const { date, rows } = await readDays(ctx, filter);
  const now = ctx.now().getTime();
  const [first] = rows;
  if (!first) return [];
  // All are of one location, so of one zone.
  const bounds = boundsOf(date, first.zone);
  const days = rows.map((row) => present(row, date, bounds, now));
  return filter.status === undefined ? days : days.filter(({ state }) => state === filter.status);
};
