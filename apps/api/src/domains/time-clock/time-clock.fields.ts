import { sql } from 'kysely';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { date, datetime, fields, ident, many, nested, one, orNull, raw } from '../../kernel/read/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { TeamAttendance, TeamStretch } from '../../model/time-clock/entity.ts';
import { ownShifts, ownStretches } from '../../model/time-clock/reach.ts';
import { User } from '../../model/user/entity.ts';

/** A moment of the shift as 'HH:mm' in the location's own clock. */
const clockOf = (column: 'clocked_in_at' | 'clocked_out_at') =>
  raw(
    'Clock',
    TeamAttendance,
    (at: Alias<'team_attendance'>) => sql`(select to_char(${col(at, column)} at time zone z.value, 'HH24:MI')
      from location l join timezone z on z.id = l.timezone_id
      where l.id = ${col(at, 'location_id')})`,
  );

/** Minutes of break of a shift until `now`: those stated, else those clocked. As `worked` counts them. */
export const breakMinutes = (at: Alias<'team_attendance'>, now: Date): Sql => sql`least(
  floor(extract(epoch from coalesce(${col(at, 'clocked_out_at')}, greatest(${now}::timestamptz, ${col(at, 'clocked_in_at')}))
    - ${col(at, 'clocked_in_at')}) / 60),
  coalesce(${col(at, 'break_stated')}, (select sum(greatest(0, floor(extract(epoch from
      coalesce(s.ended_at, ${col(at, 'clocked_out_at')}, ${now}::timestamptz) - s.started_at) / 60)))
    from team_stretch s where s.team_attendance_id = ${col(at, 'id')}
      and s.room_id is null), 0))::int`;

/** Minutes of work of a shift until `now`, breaks taken off. */
export const workMinutes = (at: Alias<'team_attendance'>, now: Date): Sql => sql`(greatest(0, floor(extract(epoch from
  coalesce(${col(at, 'clocked_out_at')}, greatest(${now}::timestamptz, ${col(at, 'clocked_in_at')})) - ${col(at, 'clocked_in_at')})
  / 60))::int - ${breakMinutes(at, now)})`;

fields(TeamAttendance, {
  id: ident(),
  date: date(),
  start_time: clockOf('clocked_in_at'),
  end_time: clockOf('clocked_out_at'),
  clocked_in_at: datetime(),
  clocked_out_at: orNull.datetime(),
  break_time: raw('Int', TeamAttendance, (at, _, now) => breakMinutes(at, now)),
  minutes: raw('Int', TeamAttendance, (at, _, now) => workMinutes(at, now)),
  note: orNull.text(),
  checkedin_by: one(User, 'checkedin_by'),
  checkedout_by: one(User, 'checkedout_by'),
  corrected_at: orNull.datetime(),
  corrected_by: one(User, 'corrected_by'),
  confirmed_at: orNull.datetime(),
  user: one(User, 'user_id'),
  location: one(Location, 'location_id'),
  stretches: many(
    TeamStretch,
    TeamAttendance,
    (part, shift) => sql`${col(part, 'team_attendance_id')} = ${col(shift, 'id')}`,
    ['started_at'],
  ),
});
nested(TeamAttendance, ownShifts);

fields(TeamStretch, {
  id: ident(),
  started_at: datetime(),
  ended_at: orNull.datetime(),
  program: one(Room, 'room_id'),
});
nested(TeamStretch, ownStretches);
