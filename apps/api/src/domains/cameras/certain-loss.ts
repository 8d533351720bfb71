import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { rank } from '../../model/user/rank.ts';
import { centreInUse } from './login-count.ts';
import { type Touched, touches, type Verdict, type Why } from './views.ts';

/**
 * Open views that have certainly lost their right, found in a fraction of the time that all of `rightsToWatch` takes:
 * the login session ended, the camera is off, as all of a centre that is not in use are, or blacked out, or the only child through whom the viewer could watch went
 * home, moved to another room or is no longer active. Whoever has another child at the location is left to the whole
 * question, which is asked after these are cut. It never names a view that the whole question would leave open.
 */
export const certainlyLost = async (
  db: Kysely<DB>,
  gateway: string,
  touched: Touched,
  now: Date,
): Promise<Verdict[]> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const roomsOfCamera = sql`(select r.id from room r where r.location_id = v.location_id
    and (r.id = c.room_id or exists (select 1 from camera_group_camera gc where gc.camera_group_id = r.camera_group_id
      and gc.camera_id = c.id)))`;
  const { rows } = await sql<{ sid: string; why: Why | null }>`
    select v.sid, case
      when s.id is null or s.expires_at <= ${at} then 'signed_out'
      when s.end_reason = 'password' then 'password'
      when s.end_reason is not null then 'signed_out'
      when c.deleted_at is not null then 'right_lost'
      when c.status <> 'active' or not ${centreInUse()} then 'camera_off'
      -- Staff watch through no child.
      when v.student_id is null or v.user_id in (select ur.user_id from user_role ur join role r on r.id = ur.role_id
        where r.rank >= ${rank.teacher}) then null
      when b.id is not null then 'blackout'
      when exists (select 1 from guardian_link gl join student o on o.id = gl.student_id
        where gl.user_id = v.user_id and gl.student_id <> v.student_id
          and not gl.black_list and o.location_id = v.location_id
        union all select 1 from visitor vi join student o on o.id = vi.student_id
        where vi.user_id = v.user_id and vi.student_id <> v.student_id
          and vi.ended_at is null and o.location_id = v.location_id) then null
      when st.status <> 'active' or st.archived_at is not null then 'inactive'
      when not coalesce(ls.camera_requires_check_in, true) then null
      when a.id is null then 'checked_out'
      when ar.room_id in ${roomsOfCamera} or exists (select 1 from student_camera sc
        where sc.student_id = v.student_id and sc.camera_id = c.id) then null
      when st.room_id in ${roomsOfCamera} then 'other_room'
    end as why
    from camera_view v
    join camera c on c.id = v.camera_id
    left join session s on s.id = v.session_id
    left join student st on st.id = v.student_id
    left join location_setting ls on ls.location_id = v.location_id
    left join camera_blackout b on b.camera_id = v.camera_id and b.lifted_at is null
      and (b.ends_at is null or b.ends_at > ${at})
    left join attendance a on a.student_id = v.student_id and a.checked_out_at is null
    left join attendance_room ar on ar.student_id = v.student_id and ar.left_at is null
    where v.gateway = ${gateway} and v.closed_at is null
      and ${touches(touched)}`.execute(db);
  return rows.filter(({ why }) => why !== null).map(({ sid, why }) => ({ sid, why, until: null }));
};
