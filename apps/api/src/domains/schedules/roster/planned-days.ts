import { sql } from 'kysely';
import { faceThrough } from '../../../files/image-sizes.ts';
import { message, object, out, outOrNull } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { refuse } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { faceOf, ofStudent } from '../../../model/student/face.ts';
import { rank } from '../../../model/user/rank.ts';

const room = object({ id: out.id, name: out.text, color_code: outOrNull(out.text) }, 'RoomPlanned');
const person = object(
  { id: out.id, full_name: out.text, image: faceThrough(ofStudent), program: room },
  'PersonPlanned',
);

/** A day of a location: who is planned when, and who is away. Values only: a month is one statement. */
export const plannedDay = object(
  {
    date: out.date,
    /** Why the location is closed. */
    closed: outOrNull(out.text),
    schedules: [
      object(
        {
          id: out.id,
          person,
          program: room,
          start_time: out.clock,
          end_time: out.clock,
          /** Goes otherwise on this day alone. */
          exception: out.flag,
          /** Comes again in other weeks. */
          repeats: out.flag,
        },
        'ScheduleOfDay',
      ),
    ],
    away: [
      object(
        {
          id: out.id,
          kind: out.text,
          person,
          start_time: outOrNull(out.clock),
          end_time: outOrNull(out.clock),
          reason: outOrNull(out.text),
          note: outOrNull(out.text),
          status: out.text,
        },
        'AwayOfDay',
      ),
    ],
  },
  'PlannedDay',
);

/** The people of a location in the order of their rooms, and days of theirs. */
export const plannedSpan = object(
  { zone: out.text, today: out.date, people: [person], days: [plannedDay] },
  'PlannedSpan',
);

interface PersonRow {
  readonly id: number;
  readonly full_name: string;
  readonly image: string | null;
  readonly program: { readonly id: number; readonly name: string; readonly color_code: string | null } | null;
}
interface DayRow {
  readonly date: string;
  readonly closed: string | null;
  readonly schedules: readonly {
    readonly id: number;
    readonly person: number;
    readonly program: PersonRow['program'];
    readonly start_time: string;
    readonly end_time: string;
    readonly exception: boolean;
    readonly repeats: boolean;
  }[];
  readonly away: readonly {
    readonly id: number;
    readonly kind: string;
    readonly person: number;
    readonly start_time: string | null;
    readonly end_time: string | null;
    readonly reason: string | null;
    readonly note: string | null;
    readonly status: string;
  }[];
}

export interface PlannedAsked {
  readonly of: 'students' | 'staff';
  readonly location: Id<'location'>;
  readonly start_date: string;
  readonly end_date: string;
  readonly program_id?: Id<'room'> | undefined;
  readonly people?: readonly number[] | undefined;
}

/** The longest span that is read day by day. */
const LONGEST = 42;

const checkDays = (start: string, end: string): void => {
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  if (days < 0) throw refuse.badInput([{ field: 'end_date', message: message('roster.endBeforeStart') }]);
  if (days >= LONGEST)
    throw refuse.badInput([{ field: 'end_date', message: message('kernel.atMostDays', { days: LONGEST }) }]);
};

const roomJson = (as: string) =>
  sql`case when ${sql.ref(`${as}.id`)} is not null then json_build_object('id', ${sql.ref(`${as}.id`)}, 'name', ${sql.ref(`${as}.name`)}, 'color_code', ${sql.ref(`${as}.color_code`)}) end`;

/** What is planned at a location day by day, and who is away. One statement. */
export const readPlanned = async (ctx: Ctx, asked: PlannedAsked) => {
  const { of, location, start_date, end_date, program_id = null } = asked;
  checkDays(start_date, end_date);
  const { centre } = ctx.who;
  const only = asked.people && asked.people.length > 0 ? [...asked.people] : null;
  const who = of === 'students' ? sql`student_id` : sql`user_id`;
  const listed =
    of === 'students'
      ? sql`select st.id, st.full_name, st.fname as first, st.lname as last, ${faceOf('st')} as image, st.room_id from student st
          where st.location_id = ${location} and st.archived_at is null
            and st.status = 'active' and st.type = 'enrolled'`
      : sql`select u.id, u.full_name, u.fname as first, u.lname as last, u.avatar as image, (select min(rs.room_id) from room_staff rs
            join room r on r.id = rs.room_id and r.location_id = ${location} and r.deleted_at is null
            where rs.user_id = u.id) as room_id
          from app_user u where u.status = 'active' and u.deleted_at is null
            and exists (select 1 from user_location ul where ul.user_id = u.id and ul.location_id = ${location})
            and exists (select 1 from user_role ur join role ro on ro.id = ur.role_id and ro.rank >= ${rank.teacher}
              where ur.user_id = u.id)`;
  const { rows } = await sql<{ zone: string; today: string; people: readonly PersonRow[]; days: readonly DayRow[] }>`
    with place as materialized (select l.id, z.value as zone from location l join timezone z on z.id = l.timezone_id
        where l.id = ${location}),
      planned as materialized (select p.roster_id, p.${who} as person, p.room_id, p.day, p.minutes, p.exception,
          ro.type in ('weekly', 'biweekly') as repeats
        from planned_times(${centre}::int, ${location}::int, ${start_date}::date, ${end_date}::date) p
        join roster ro on ro.id = p.roster_id
        where p.${who} is not null and not isempty(p.minutes)),
      someone as materialized (select x.*, r.name as room, r.color_code, r.sort from (${listed}) x
        left join room r on r.id = x.room_id and r.deleted_at is null
        where (${only}::int[] is null or x.id = any(${only}::int[]))
          and (${program_id}::int is null or x.room_id = ${program_id}::int
            or exists (select 1 from planned p where p.person = x.id and p.room_id = ${program_id}::int))),
      day as materialized (select ${start_date}::date + n as date from generate_series(0, ${end_date}::date - ${start_date}::date) n)
    select p.zone, to_char(${ctx.now()}::timestamptz at time zone p.zone, 'YYYY-MM-DD') as today,
      (select coalesce(json_agg(json_build_object('id', s.id, 'full_name', s.full_name, 'image', s.image,
          'program', case when s.room is not null then json_build_object('id', s.room_id, 'name', s.room, 'color_code', s.color_code) end)
          order by s.sort nulls last, lower(s.room), lower(s.first), lower(s.last), s.id), '[]') from someone s) as people,
      (select json_agg(json_build_object('date', d.date,
        'closed', (select c.name from closure c where (c.location_id is null or c.location_id = p.id)
          and d.date between c.start_date and c.end_date order by c.location_id nulls last limit 1),
        'schedules', (select coalesce(json_agg(json_build_object('id', t.roster_id, 'person', t.person,
            'program', ${roomJson('r')}, 'exception', t.exception, 'repeats', t.repeats,
            'start_time', to_char(make_interval(mins => lower(t.minutes)), 'HH24:MI'),
            'end_time', to_char(make_interval(mins => upper(t.minutes)), 'HH24:MI')) order by lower(t.minutes), t.person), '[]')
          from planned t join someone s on s.id = t.person
          left join room r on r.id = t.room_id where t.day = d.date),
        'away', (select coalesce(json_agg(json_build_object('id', o.id, 'kind', o.kind, 'person', o.${who},
            'start_time', to_char(o.start_time, 'HH24:MI'), 'end_time', to_char(o.end_time, 'HH24:MI'), 'reason', o.reason,
            'note', o.note, 'status', o.status) order by o.start_time nulls first, o.id), '[]')
          from someone s join time_off o on o.${who} = s.id
            and d.date between o.start_date and o.end_date and o.removed_at is null and o.status in ('requested', 'approved')))
        order by d.date) from day d) as days
    from place p`.execute(ctx.db);
  const [found] = rows;
  if (!found) return { zone: 'UTC', today: start_date, people: [], days: [] };
  const byId = new Map(found.people.map((each) => [each.id, each]));
  const named = <T extends { readonly person: number }>(each: T) => ({
    ...each,
    person: byId.get(each.person) ?? null,
  });
  return {
    ...found,
    days: found.days.map((day) => ({ ...day, schedules: day.schedules.map(named), away: day.away.map(named) })),
  };
};

/** First and last day of a month 'YYYY-MM'; refused when it is none. */
export const monthOf = (month: string): { readonly start_date: string; readonly end_date: string } => {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (!year || !number || Number(year) < 1900)
    throw refuse.badInput([{ field: 'month', message: message('kernel.noMonth') }]);
  const last = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  return { start_date: `${month}-01`, end_date: `${month}-${last}` };
};
