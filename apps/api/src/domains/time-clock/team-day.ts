import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { avatarImage } from '../../files/image-sizes.ts';
import { object, out, outList, outOrNull } from '../../kernel/call/call.ts';
import type { ReadContext } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { boundsOf, clockAt } from '../../kernel/lib/local-time.ts';
import { type Concern, concernsOf, type Shift, worked } from './shift.ts';

const room = object({ id: out.id, name: out.text, color_code: outOrNull(out.text) }, 'RoomOfTeamDay');

/** A shift with its parts. Values only: a list of any length is one statement. */
export const shiftOfDay = object(
  {
    id: out.id,
    clocked_in_at: out.datetime,
    clocked_out_at: outOrNull(out.datetime),
    start_time: out.clock,
    end_time: outOrNull(out.clock),
    break_time: out.int,
    minutes: out.int,
    note: outOrNull(out.text),
    concerns: outList(out.text),
    corrected_at: outOrNull(out.datetime),
    confirmed_at: outOrNull(out.datetime),
    stretches: [object({ program: room, started_at: out.datetime, ended_at: outOrNull(out.datetime) }, 'StretchOfDay')],
  },
  'ShiftOfDay',
);

/** A member of the team on one day of a location. */
export const teamDay = object(
  {
    user: object(
      { id: out.id, full_name: out.text, avatar: avatarImage, job_title: outOrNull(out.text) },
      'MemberOfDay',
    ),
    date: out.date,
    state: out.text,
    since: outOrNull(out.datetime),
    start_time: outOrNull(out.clock),
    end_time: outOrNull(out.clock),
    break_time: out.int,
    minutes: out.int,
    id: outOrNull(out.id),
    program: room,
    home_rooms: [room],
    shifts: [shiftOfDay],
  },
  'TeamDay',
);

interface RoomRow {
  readonly id: number;
  readonly name: string;
  readonly color_code: string | null;
}
interface ShiftRow {
  readonly id: number;
  readonly from: number;
  readonly to: number | null;
  readonly break_stated: number | null;
  readonly note: string | null;
  readonly corrected: number | null;
  readonly confirmed: number | null;
  readonly stretches: readonly { readonly room: RoomRow | null; readonly from: number; readonly to: number | null }[];
}
interface MemberRow {
  readonly user: {
    readonly id: number;
    readonly full_name: string;
    readonly avatar: string | null;
    readonly job_title: string | null;
  };
  readonly zone: string;
  readonly home_rooms: readonly RoomRow[];
  readonly shifts: readonly ShiftRow[];
}

export interface TeamFilter {
  readonly location: Id<'location'>;
  /** Local day; left out: the location's own today. */
  readonly date?: string | undefined;
  /** Only who works in that room, or was in it that day. */
  readonly program_id?: Id<'room'> | undefined;
  /** Only these. */
  readonly users?: readonly number[];
}

const epoch = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;
const roomOf = sql`json_build_object('id', r.id, 'name', r.name, 'color_code', r.color_code)`;

/**
 * The active team of the location, and whoever else was clocked in there that day. A shift belongs to the day it was
 * begun on; one that is open still, to each day since. One statement.
 */
const readTeam = async (ctx: ReadContext, filter: TeamFilter): Promise<{ date: string; rows: MemberRow[] }> => {
  const { centre } = ctx.who;
  const { location, program_id = null } = filter;
  const only = filter.users ? [...filter.users] : null;
  const day = sql`coalesce(${filter.date ?? null}::date, (${ctx.now()}::timestamptz at time zone z.value)::date)`;
  const { rows } = await sql<{ date: string; row: MemberRow }>`
    with place as materialized (
      select l.id, z.value as zone, ${day} as date, ((${day} + 1)::timestamp at time zone z.value) as ends
      from location l join timezone z on z.id = l.timezone_id where l.id = ${location}),
    shifts as materialized (
      select ta.user_id, array_agg(ta.id order by ta.clocked_in_at) as ids from place p join team_attendance ta
        on ta.location_id = p.id
      where ta.date = p.date or (ta.clocked_out_at is null and ta.clocked_in_at < p.ends)
      group by ta.user_id)
    select to_char(p.date, 'YYYY-MM-DD') as date, json_build_object('zone', p.zone,
      'user', json_build_object('id', u.id, 'full_name', u.full_name, 'avatar', u.avatar, 'job_title', u.job_title),
      'home_rooms', coalesce((select json_agg(${roomOf} order by r.sort, r.name) from room_staff rs
        join room r on r.id = rs.room_id and r.deleted_at is null and r.location_id = p.id
        where rs.user_id = u.id), '[]'),
      'shifts', coalesce((select json_agg(json_build_object('id', ta.id, 'from', ${epoch('ta.clocked_in_at')},
          'to', ${epoch('ta.clocked_out_at')}, 'break_stated', ta.break_stated, 'note', ta.note,
          'corrected', ${epoch('ta.corrected_at')}, 'confirmed', ${epoch('ta.confirmed_at')},
          'stretches', coalesce((select json_agg(json_build_object('from', ${epoch('s.started_at')}, 'to', ${epoch('s.ended_at')},
              'room', (select ${roomOf} from room r where r.id = s.room_id)) order by s.started_at)
            from team_stretch s where s.team_attendance_id = ta.id), '[]'))
          order by ta.clocked_in_at)
        from unnest(sh.ids) i join team_attendance ta on ta.id = i), '[]')) as row
    from place p
    join app_user u on u.centre_id = ${centre}
    left join shifts sh on sh.user_id = u.id
    where (sh.user_id is not null or (u.status = 'active' and u.id in (select ul.user_id from user_location ul
        join user_role ur on ur.user_id = ul.user_id
        join role ro on ro.id = ur.role_id and ro.rank between 3 and 4
        where ul.location_id = p.id)))
      and (${only}::int[] is null or u.id = any(${only}::int[]))
      and (${program_id}::int is null
        or exists (select 1 from room_staff rs where rs.user_id = u.id and rs.room_id = ${program_id}::int)
        or exists (select 1 from team_stretch s where s.team_attendance_id = any(sh.ids)
          and s.room_id = ${program_id}::int))
    order by lower(u.fname), lower(u.lname), u.id`.execute(ctx.db);
  return { date: rows[0]?.date ?? filter.date ?? '', rows: rows.map(({ row }) => row) };
};

const instantOrNull = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
const shiftFrom = ({ from, to, break_stated, stretches }: ShiftRow): Shift => ({
  from,
  to,
  breakStated: break_stated,
  stretches: stretches.map((part) => ({ room: part.room?.id ?? null, from: part.from, to: part.to })),
});

/** `open`: whether the caller may read what was noted and corrected: managers, and everybody of oneself. */
const presentShift = (row: ShiftRow, zone: string, now: number, open: boolean) => {
  const shift = shiftFrom(row);
  const { break: rest, work } = worked(shift, now);
  const concerns: readonly Concern[] = concernsOf(shift, now);
  return {
    id: row.id,
    clocked_in_at: new Date(row.from),
    clocked_out_at: instantOrNull(row.to),
    start_time: clockAt(row.from, zone),
    end_time: row.to === null ? null : clockAt(row.to, zone),
    break_time: rest,
    minutes: work,
    note: open ? row.note : null,
    concerns: open ? concerns : [],
    corrected_at: open ? instantOrNull(row.corrected) : null,
    confirmed_at: open ? instantOrNull(row.confirmed) : null,
    stretches: row.stretches.map((part) => ({
      program: part.room,
      started_at: new Date(part.from),
      ended_at: instantOrNull(part.to),
    })),
  };
};

type State = 'in' | 'break' | 'out' | 'none';

/** `ends`: the last instant of the day, ms; `reads`: the asker may read what is odd about a shift. */
const present = (member: MemberRow, date: string, ends: number, now: number, reads: boolean) => {
  const { user, zone, home_rooms, shifts: rows } = member;
  const shifts = rows.map((row) => presentShift(row, zone, now, reads));
  const last = rows.at(-1);
  const part = last?.stretches.at(-1);
  const open = last !== undefined && (last.to === null || last.to > Math.min(now, ends));
  const state: State = last === undefined ? 'none' : !open ? 'out' : part && part.room === null ? 'break' : 'in';
  return {
    user,
    date,
    state,
    since: instantOrNull(open ? (part?.from ?? last.from) : (last?.to ?? null)),
    start_time: shifts[0]?.start_time ?? null,
    end_time: shifts.at(-1)?.end_time ?? null,
    break_time: shifts.reduce((sum, one) => sum + one.break_time, 0),
    minutes: shifts.reduce((sum, one) => sum + one.minutes, 0),
    id: last?.id ?? null,
    program: part?.room ?? null,
    home_rooms,
    shifts,
  };
};

/** The team of a location's day with state (in, break, out, none), rooms, breaks and minutes. */
export const listTeam = async (ctx: ReadContext, filter: TeamFilter) => {
  const { date, rows } = await readTeam(ctx, filter);
  const now = ctx.now().getTime();
  const [first] = rows;
  if (!first) return [];
  // All are of one location, so of one zone.
  const ends = boundsOf(date, first.zone).to;
  const manages = allows(ctx.who.role, 'manager');
  return rows.map((row) => present(row, date, ends, now, manages || row.user.id === ctx.who.user));
};
