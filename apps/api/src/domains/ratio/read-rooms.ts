import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';

/** A child or a member of the team who is in a room now. */
export interface ChildHere {
  readonly id: number;
  /** 'YYYY-MM-DD'; null where it is not known. */
  readonly dob: string | null;
}
export interface StaffHere {
  readonly id: number;
  readonly full_name: string;
}
/** A room with who is in it now. */
export interface RoomHere {
  readonly id: number;
  readonly name: string;
  readonly color_code: string | null;
  readonly capacity: number | null;
  readonly max_ratio: number | null;
  readonly children: readonly ChildHere[];
  readonly staff: readonly StaffHere[];
}
/** A location as its ratios are counted. */
export interface Place {
  /** Its own today. */
  readonly date: string;
  /** Key of the rule it is held to. */
  readonly rule: string | null;
  /** Staff are those clocked in; until anybody has used the clock in the last two weeks, those listed for the room. */
  readonly clock: boolean;
  /** In the first or last minutes of the opening hours. */
  readonly at_edge: boolean;
  readonly rooms: readonly RoomHere[];
}

/** The longest edge of the day any rule knows. */
const EDGE_MINUTES = 45;
/** So long after the last clock-in a location counts as one that uses the clock. */
const CLOCK_DAYS = 14;

/** The rooms of a location with who is in them now. One statement. */
export const readRooms = async (
  ctx: Pick<WorkContext, 'db' | 'who' | 'now'>,
  location: number,
): Promise<Place | undefined> => {
  const now = ctx.now();
  const shifted = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const open = (at: Date) =>
    sql`(select h.is_open from schedule_hours(l.centre_id, l.schedule_id, z.value, ${at}::timestamptz) h)`;
  const { rows } = await sql<{ place: Place }>`
    with place as materialized (
      select l.centre_id, l.id, l.schedule_id, z.value as zone, rs.rule,
        exists (select 1 from team_attendance ta where ta.location_id = l.id
          and ta.date > (${now}::timestamptz at time zone z.value)::date - ${CLOCK_DAYS}::int) as clock,
        case when l.schedule_id is null then false
          else ${open(now)} and not (${open(shifted(-EDGE_MINUTES))} and ${open(shifted(EDGE_MINUTES))}) end as at_edge
      from location l join timezone z on z.id = l.timezone_id
      left join ratio_setting rs on rs.location_id = l.id
      where l.id = ${location})
    select json_build_object('date', to_char(${now}::timestamptz at time zone p.zone, 'YYYY-MM-DD'), 'rule', p.rule,
      'clock', p.clock, 'at_edge', p.at_edge,
      'rooms', coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name, 'color_code', r.color_code,
          'capacity', r.capacity, 'max_ratio', r.max_ratio,
          'children', coalesce((select json_agg(json_build_object('id', st.id, 'dob', st.dob) order by st.id)
            from attendance_room ar join student st on st.id = ar.student_id
            where ar.room_id = r.id and ar.left_at is null), '[]'),
          'staff', coalesce((select json_agg(json_build_object('id', u.id, 'full_name', u.full_name) order by u.id)
            from app_user u where u.status = 'active' and u.id in (
              select s.user_id from team_stretch s where p.clock and s.room_id = r.id
                and s.ended_at is null
              union all
              select rs.user_id from room_staff rs where not p.clock and rs.room_id = r.id)), '[]'))
          order by r.sort, lower(r.name), r.id)
        from room r where r.location_id = p.id and r.deleted_at is null), '[]')) as place
    from place p`.execute(ctx.db);
  return rows[0]?.place;
};
