import { sql } from 'kysely';
import { avatarImage } from '../../../files/image-sizes.ts';
import { object, out, outOrNull } from '../../../kernel/call/call.ts';
import type { ReadContext } from '../../../kernel/call/context.ts';
import { date, type InputOf, id } from '../../../kernel/call/input.ts';
import { checkSpan } from '../../../kernel/call/span.ts';
import type { Alias, Id } from '../../../kernel/db/tables.ts';
import { Location } from '../../../model/location/entity.ts';
import { breakMinutes, workMinutes } from '../../time-clock/time-clock.door.ts';
import type { getStaffHoursInput } from './hours.inputs.ts';

const member = object(
  { id: out.id, full_name: out.text, avatar: avatarImage, job_title: outOrNull(out.text) },
  'MemberOfReport',
);

/** The hours of a member of the team over some days; a shift stands whole at the day it began on. */
export const hoursOfStaff = object(
  {
    user: member,
    days: out.int,
    shifts: out.int,
    minutes: out.int,
    break_minutes: out.int,
    /** Shifts that go on. */
    open: out.int,
    /** Corrected shifts whose person has not said yet that they are right. */
    unconfirmed: out.int,
  },
  'StaffHours',
);

/** The hours of the team, with their totals. */
export const timeTracking = object(
  { result: [hoursOfStaff], total_overall_hours: out.float, total_minutes: out.int, total_employees: out.int },
  'TimeTracking',
);

/** A room with who is clocked in to it. */
export const roomOnClock = object(
  {
    id: out.id,
    name: out.text,
    color_code: outOrNull(out.text),
    staff: [object({ id: out.id, full_name: out.text, avatar: avatarImage }, 'MemberOnClock')],
  },
  'RoomOnClock',
);

interface Span extends InputOf<typeof getStaffHoursInput> {
  /** Only shifts that touched this room. */
  readonly program_id?: Id<'room'> | undefined;
  /** Only people who are clocked in now. */
  readonly onlyIn?: boolean | undefined;
}

interface Row {
  readonly user: {
    readonly id: number;
    readonly full_name: string;
    readonly avatar: string | null;
    readonly job_title: string | null;
  };
  readonly days: number;
  readonly shifts: number;
  readonly minutes: number;
  readonly break_minutes: number;
  readonly open: number;
  readonly unconfirmed: number;
}

/** Hours by member of the team over a span. One statement. */
export const listStaffHours = async (ctx: ReadContext, span: Span) => {
  checkSpan(span.start_date, span.end_date);
  const { location, start_date, end_date, users, program_id = null, onlyIn = false } = span;
  const only = users && users.length > 0 ? [...users] : null;
  const ta: Alias<'team_attendance'> = { name: 'ta' };
  const { rows } = await sql<{ row: Row }>`
    with shift as materialized (
      select ta.user_id, ta.date, ta.clocked_out_at is null as is_open, ${workMinutes(ta, ctx.now())} as minutes,
        ${breakMinutes(ta, ctx.now())} as rest, ta.corrected_at is not null and ta.confirmed_at is null as unconfirmed
      from team_attendance ta where ta.location_id = ${location}
        and ta.date between ${start_date}::date and ${end_date}::date
        and (${only}::int[] is null or ta.user_id = any(${only}::int[]))
        and (${program_id}::int is null or exists (select 1 from team_stretch s where s.team_attendance_id = ta.id
          and s.room_id = ${program_id}::int))),
    told as (
      select user_id, count(distinct date)::int as days, count(*)::int as shifts, sum(minutes)::int as minutes,
        sum(rest)::int as rest, (count(*) filter (where is_open))::int as open, (count(*) filter (where unconfirmed))::int as unconfirmed
      from shift group by user_id)
    select json_build_object('user', json_build_object('id', u.id, 'full_name', u.full_name, 'avatar', u.avatar,
        'job_title', u.job_title), 'days', t.days, 'shifts', t.shifts, 'minutes', t.minutes, 'break_minutes', t.rest,
      'open', t.open, 'unconfirmed', t.unconfirmed) as row
    from told t join app_user u on u.id = t.user_id
    where not ${onlyIn}::boolean or exists (select 1 from team_attendance n where n.user_id = u.id
      and n.clocked_out_at is null)
    order by lower(u.fname), lower(u.lname), u.id`.execute(ctx.db);
  return rows.map(({ row }) => row);
};

/** The same with totals, which are the sums of the rows. */
export const trackTime = async (ctx: ReadContext, span: Span) => {
  const result = await listStaffHours(ctx, span);
  const total_minutes = result.reduce((sum, { minutes }) => sum + minutes, 0);
  const total_overall_hours = Math.round((total_minutes / 60) * 100) / 100;
  return { result, total_overall_hours, total_minutes, total_employees: result.length };
};
export const getTimeClockProgramInput = { location: id(Location), date: date().optional() };

/** The rooms of a location with who is clocked in to them now, or was on another day. One statement. */
export const listClockRooms = async (
  ctx: ReadContext,
  { location, date }: InputOf<typeof getTimeClockProgramInput>,
) => {
  type Room = {
    id: number;
    name: string;
    color_code: string | null;
    staff: { id: number; full_name: string; avatar: string | null }[];
  };
  const { rows } = await sql<{
    row: Room;
  }>`select json_build_object('id', r.id, 'name', r.name, 'color_code', r.color_code,
      'staff', coalesce((select json_agg(json_build_object('id', u.id, 'full_name', u.full_name, 'avatar', u.avatar)
          order by lower(u.fname), u.id) from app_user u where u.id in (
            select s.user_id from team_stretch s join team_attendance ta on ta.id = s.team_attendance_id
              where s.room_id = r.id
              and case when ${date ?? null}::date is null then s.ended_at is null else ta.date = ${date ?? null}::date end)), '[]')) as row
    from room r where r.location_id = ${location} and r.deleted_at is null
    order by r.sort, lower(r.name), r.id`.execute(ctx.db);
  return rows.map(({ row }) => row);
};
