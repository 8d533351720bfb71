import { sql } from 'kysely';
import { type InputOf, ids } from '../../kernel/call/input.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';

/** Whom something is sent to: people, or the families of students, rooms and locations. */
export const audience = {
  users: ids(User, 1000, 0).optional(),
  students: ids(Student, 1000, 0).optional(),
  programs: ids(Room, 200, 0).optional(),
  locations: ids(Location, 200, 0).optional(),
};
export type Audience = InputOf<typeof audience>;

const list = (ids: readonly number[] | undefined): Sql => sql`${[...(ids ?? [])]}::int[]`;

/**
 * SQL of the people of an audience, each once: user_id, and the student, room and location it came by. Of families those
 * who stand as guardians and take alerts; `everybody` asks for all of them, whatever they chose.
 */
export const peopleOf = ({ users, students, programs, locations }: Audience, everybody = false): Sql => sql`
  select distinct on (p.user_id) p.user_id, p.student_id, p.room_id, p.location_id from (
    select u.id as user_id, null::int as student_id, null::int as room_id, coalesce(
      (select min(ul.location_id) from user_location ul where ul.user_id = u.id),
      (select min(st.location_id) from standing_guardian gl
        join student st on st.id = gl.student_id and st.archived_at is null
        where gl.user_id = u.id)) as location_id, 1 as near
    from app_user u where u.id = any(${list(users)}) and u.status = 'active' and not u.pending
      and u.deleted_at is null
    union all
    select gl.user_id, st.id, st.room_id, st.location_id, 2 from student st
    join standing_guardian gl on gl.student_id = st.id and (gl.alert or ${everybody}::boolean)
    where st.archived_at is null and st.status = 'active'
      and (st.id = any(${list(students)}) or st.location_id = any(${list(locations)}) or st.room_id = any(${list(programs)})
        or exists (select 1 from student_room sr where sr.student_id = st.id
          and sr.room_id = any(${list(programs)})))
  ) p order by p.user_id, p.near, p.student_id`;
