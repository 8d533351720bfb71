import { ratioRule } from '@nestling/rules/ratio/rule-sets.ts';
import { sql } from 'kysely';
import { object, out, outOrNull } from '../../kernel/call/call.ts';
import type { ReadContext } from '../../kernel/call/context.ts';
import { checkSpan } from '../../kernel/call/span.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { addDays, boundsOf, clockAt, dayAt } from '../../kernel/lib/local-time.ts';
import { type Child, inForce, type Limits, outOfRatio, type Presence, type Since } from './out-of-ratio.ts';

/** A stretch a room was out of ratio; minutes are whole, and times the clock's of the location. */
export const ratioBreach = object(
  {
    date: out.date,
    room: object({ id: out.id, name: out.text, color_code: outOrNull(out.text) }, 'RoomOfBreach'),
    from: out.clock,
    /** Null while it goes on. */
    until: outOrNull(out.clock),
    minutes: out.int,
    children: out.int,
    staff: out.int,
    needed: out.int,
    /** 'staff': too few adults; 'group': too many children. */
    broken: out.text,
    /** Name of the rule the location was held to then. */
    rule: outOrNull(out.text),
  },
  'RatioBreach',
);

interface Found {
  readonly zone: string;
  readonly clock: readonly string[];
  readonly rooms: readonly (Limits & { readonly name: string; readonly color_code: string | null })[];
  readonly children: readonly Child[];
  readonly staff: readonly Presence[];
  readonly listed: readonly { readonly id: number; readonly room: number }[];
  readonly rule: string | null;
  readonly rules: readonly { readonly from: number; readonly before: string | null; readonly value: string | null }[];
  readonly edges: readonly { readonly from: number; readonly to: number }[];
}

const EDGE_MINUTES = 45;
const CLOCK_DAYS = 14;
const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** All that decides about ratios of a location over a span: who was where, and what was asked. One statement. */
const readSpan = async (ctx: ReadContext, location: number, start: string, end: string): Promise<Found | undefined> => {
  const now = sql`${ctx.now()}::timestamptz`;
  const { rows } = await sql<{ found: Found }>`
    with place as materialized (select l.id, l.schedule_id, z.value as zone,
        ${start}::timestamp at time zone z.value as since,
        least(${now}, (${end}::date + 1)::timestamp at time zone z.value) as until
      from location l join timezone z on z.id = l.timezone_id where l.id = ${location}),
    room_of as materialized (select r.* from room r where r.location_id = ${location})
    select json_build_object('zone', p.zone,
      'rule', (select rs.rule from ratio_setting rs where rs.location_id = p.id),
      'rules', coalesce((select json_agg(json_build_object('from', ${ms('a.at')}, 'before', a.before ->> 'rule',
          'value', a.after ->> 'rule') order by a.id)
        from audit a where a.entity = 'RatioSetting' and a.entity_id = p.id), '[]'),
      'rooms', coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name, 'color_code', r.color_code,
          'capacity', r.capacity, 'max_ratio', r.max_ratio)) from room_of r), '[]'),
      'children', coalesce((select json_agg(json_build_object('id', st.id, 'dob', st.dob, 'room', ar.room_id,
          'from', ${ms('ar.entered_at')}, 'to', coalesce(${ms('ar.left_at')}, ${ms('p.until')})))
        from attendance a join attendance_room ar on ar.attendance_id = a.id
        join student st on st.id = a.student_id
        where a.location_id = p.id and a.date between ${start}::date - 2 and ${end}::date
          and ar.entered_at < p.until and coalesce(ar.left_at, p.until) > p.since), '[]'),
      'staff', coalesce((select json_agg(json_build_object('id', s.user_id, 'room', s.room_id,
          'from', ${ms('s.started_at')}, 'to', coalesce(${ms('s.ended_at')}, ${ms('ta.clocked_out_at')}, ${ms('p.until')})))
        from team_attendance ta join team_stretch s on s.team_attendance_id = ta.id
        where ta.location_id = p.id and ta.date between ${start}::date - 2 and ${end}::date
          and s.room_id is not null and s.started_at < p.until and coalesce(s.ended_at, p.until) > p.since), '[]'),
      'listed', coalesce((select json_agg(json_build_object('id', rs.user_id, 'room', rs.room_id))
        from room_staff rs join room_of r on r.id = rs.room_id), '[]'),
      'clock', coalesce((select json_agg(to_char(d, 'YYYY-MM-DD'))
        from generate_series(${start}::date, ${end}::date, interval '1 day') d
        where exists (select 1 from team_attendance ta where ta.location_id = p.id
          and ta.date > d::date - ${CLOCK_DAYS}::int and ta.date <= d::date)), '[]'),
      'edges', coalesce((select json_agg(json_build_object('from', ${ms('x.starts')}, 'to', ${ms('x.ends')}))
        from generate_series(${start}::date, ${end}::date, interval '1 day') d
        join schedule_date s on s.schedule_id = p.schedule_id and s.day = to_char(d, 'FMDay')
        cross join lateral (values
          ((d::date + s.start_time) at time zone p.zone, (d::date + s.start_time + make_interval(mins => ${EDGE_MINUTES}::int)) at time zone p.zone),
          ((d::date + s.end_time - make_interval(mins => ${EDGE_MINUTES}::int)) at time zone p.zone, (d::date + s.end_time) at time zone p.zone)
        ) x(starts, ends)), '[]')) as found
    from place p`.execute(ctx.db);
  return rows[0]?.found;
};

/** The rules a location was held to, from the trail of its setting. */
const rulesOf = ({ rule, rules }: Found): readonly Since<string | null>[] => {
  const [first] = rules;
  return [
    { from: Number.NEGATIVE_INFINITY, value: first ? first.before : rule },
    ...rules.map(({ from, value }) => ({ from, value })),
  ];
};

/**
 * Every minute a room was out of ratio between two days, the oldest first. It is told from the stays and shifts
 * themselves, so nothing is missed while no process runs, and a correction corrects it too. Rooms are held to the
 * limits they have now; the rule is the one in force then. Staff are those clocked in, or listed for the room on days
 * before which nobody had used the clock for two weeks.
 */
export const readRatioLog = async (
  ctx: ReadContext,
  i: { readonly location: Id<'location'>; readonly start_date: string; readonly end_date: string },
) => {
  checkSpan(i.start_date, i.end_date, 93);
  const found = await readSpan(ctx, i.location, i.start_date, i.end_date);
  if (!found) return [];
  const { zone, rooms, edges } = found;
  const rules = rulesOf(found);
  const clocked = new Set(found.clock);
  const now = ctx.now().getTime();
  const roomOf = new Map(rooms.map((room) => [room.id, room]));
  const lines = [];
  for (let date = i.start_date; date <= i.end_date; date = addDays(date, 1)) {
    const { from: since, to: ends } = boundsOf(date, zone);
    if (since >= now) break;
    const until = Math.min(ends, now);
    const touches = ({ from, to }: Presence) => from < until && to > since;
    const children = found.children.filter(touches);
    if (children.length === 0) continue;
    const staff = clocked.has(date)
      ? found.staff.filter(touches)
      : found.listed.map((one) => ({ ...one, from: since, to: until }));
    const breaches = outOfRatio(since, until, {
      children,
      staff,
      rooms,
      rules,
      edges,
      dateOf: (at) => dayAt(at, zone),
    });
    for (const { room: id, from, to, ...breach } of breaches) {
      const room = roomOf.get(id);
      const key = inForce(rules, from, null);
      if (!room) continue;
      lines.push({
        ...breach,
        date,
        room: { id, name: room.name, color_code: room.color_code },
        from: clockAt(from, zone),
        until: to >= now ? null : clockAt(to, zone),
        minutes: Math.round((to - from) / 60_000),
        rule: (key === null ? null : ratioRule(key)?.name) ?? null,
      });
    }
  }
  return lines;
};
