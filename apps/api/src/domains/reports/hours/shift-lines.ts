import { sql } from 'kysely';
import type { ReadContext } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { checkSpan } from '../../../kernel/call/span.ts';
import type { Alias } from '../../../kernel/db/tables.ts';
import { breakMinutes, workMinutes } from '../../time-clock/time-clock.door.ts';
import type { getStaffHoursInput } from './hours.inputs.ts';

/** A shift as payrolls take it; times as the clocks of the location showed them, minutes whole. */
export interface ShiftLine {
  readonly user_id: number;
  readonly name: string;
  readonly job_title: string | null;
  readonly date: string;
  readonly start_time: string;
  /** Null while the shift goes on; its minutes are those until now. */
  readonly end_time: string | null;
  readonly break_minutes: number;
  readonly minutes: number;
  readonly rooms: string;
  readonly corrected: boolean;
  readonly confirmed: boolean;
  readonly note: string | null;
}

/** The shifts of a location over a span, by name and time. One statement. */
export const listShiftLines = async (
  ctx: ReadContext,
  span: InputOf<typeof getStaffHoursInput>,
): Promise<readonly ShiftLine[]> => {
  checkSpan(span.start_date, span.end_date);
  const { location, start_date, end_date, users } = span;
  const only = users && users.length > 0 ? [...users] : null;
  const ta: Alias<'team_attendance'> = { name: 'ta' };
  const { rows } = await sql<ShiftLine>`select ta.user_id, u.full_name as name, u.job_title,
      to_char(ta.date, 'YYYY-MM-DD') as date, to_char(ta.clocked_in_at at time zone z.value, 'HH24:MI') as start_time,
      to_char(ta.clocked_out_at at time zone z.value, 'HH24:MI') as end_time,
      ${breakMinutes(ta, ctx.now())} as break_minutes, ${workMinutes(ta, ctx.now())} as minutes,
      coalesce((select string_agg(distinct r.name, ', ') from team_stretch s
        join room r on r.id = s.room_id
        where s.team_attendance_id = ta.id), '') as rooms,
      ta.corrected_at is not null as corrected, ta.confirmed_at is not null as confirmed, ta.note
    from team_attendance ta
    join app_user u on u.id = ta.user_id
    join location l on l.id = ta.location_id
    join timezone z on z.id = l.timezone_id
    where ta.location_id = ${location}
      and ta.date between ${start_date}::date and ${end_date}::date
      and (${only}::int[] is null or ta.user_id = any(${only}::int[]))
    order by lower(u.fname), lower(u.lname), u.id, ta.clocked_in_at`.execute(ctx.db);
  return rows;
};
