import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';

/** Somebody who is in the building, and in which room. */
export interface Present {
  readonly student_id: number | null;
  readonly user_id: number | null;
  readonly room_id: number | null;
}

/** Children who are checked in at a location at this moment, and staff who are on the clock there. One statement. */
export const presentAt = async (ctx: Ctx, location: number): Promise<readonly Present[]> => {
  const { rows } = await sql<Present>`
    select a.student_id, null::int as user_id,
      (select ar.room_id from attendance_room ar where ar.attendance_id = a.id and ar.left_at is null
        order by ar.id desc limit 1) as room_id
    from attendance a where a.location_id = ${location} and a.checked_out_at is null
    union all
    select null, ta.user_id, (select s.room_id from team_stretch s where s.team_attendance_id = ta.id and s.ended_at is null
      order by s.id desc limit 1)
    from team_attendance ta where ta.location_id = ${location} and ta.clocked_out_at is null`.execute(ctx.db);
  // Whoever was in twice, as after a line that broke, is one head.
  const seen = new Map(rows.map((row) => [`${row.student_id} ${row.user_id}`, row]));
  return [...seen.values()];
};
