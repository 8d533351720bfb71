import { type SqlBool, sql } from 'kysely';
import type { Who } from '../../kernel/who.ts';

/** Conditions on the table student under its own name. */
type Condition = ReturnType<typeof sql<SqlBool>>;

/** Every word of the search is found in the name or nickname, whatever accents or case. */
export const isNamed = (search: string): Condition => {
  const words = search.trim().split(/\s+/).slice(0, 6);
  return sql<SqlBool>`(${sql.join(
    words.map((word) => sql`student.searched like '%' || folded(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`),
    sql` and `,
  )})`;
};

/** At home in the room, or one of its other rooms. */
export const isOfRoom = (centre: number, room: number): Condition =>
  sql<SqlBool>`(student.room_id = ${room} or exists (select 1 from student_room sr where sr.centre_id = ${centre}
    and sr.student_id = student.id and sr.room_id = ${room}))`;

/** Of a room the staff member works in; managers and above work in all. */
export const isOfRoomsOf = (who: Who): Condition =>
  who.role === 'teacher'
    ? sql<SqlBool>`exists (select 1 from room_staff rs where rs.centre_id = ${who.centre} and rs.user_id = ${who.user}
        and (rs.room_id = student.room_id or exists (select 1 from student_room sr where sr.centre_id = ${who.centre}
          and sr.student_id = student.id and sr.room_id = rs.room_id)))`
    : sql<SqlBool>`true`;

/** The person is guardian of the student. */
export const isGuardedBy = (centre: number, user: number): Condition =>
  sql<SqlBool>`exists (select 1 from guardian_link gl where gl.centre_id = ${centre} and gl.student_id = student.id
    and gl.user_id = ${user})`;
