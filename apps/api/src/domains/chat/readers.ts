import { sql } from 'kysely';
import type { InputOf } from '../../kernel/call/input.ts';
import { id } from '../../kernel/call/input.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfStudent, worksIn } from '../../model/room/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { rank } from '../../model/user/rank.ts';

/** One chat: of a student or of a room. */
export type Chat = { readonly kind: 'student'; readonly id: number } | { readonly kind: 'room'; readonly id: number };

export const inChat = { student_id: id(Student).optional(), program_id: id(Room).optional() };
type Named = InputOf<typeof inChat>;

/** The chat a call names; null where it names none, or two. */
export const chatOf = ({ student_id, program_id }: Named): Chat | null => {
  if (student_id !== undefined) return program_id === undefined ? { kind: 'student', id: student_id } : null;
  return program_id === undefined ? null : { kind: 'room', id: program_id };
};

/** The column of a chat in its tables. */
export const chatColumn = ({ kind }: Chat): Sql => sql.ref(kind === 'student' ? 'student_id' : 'room_id');

/** What subscribers match on: `{ student: 4 }` or `{ room: 7 }`. */
export const chatFact = ({ kind, id }: Chat): Record<string, number> =>
  kind === 'student' ? { student: id } : { room: id };

/**
 * SQL of whoever reads a chat at this moment: id, rank of the role, and of contacts the relationship. Guardians who are
 * not black-listed, and staff as `chatStudents` and `chatRooms` have it; from support on everybody (rank 5 and above).
 */
export const readersOf = (chat: Chat): Sql => {
  const [location, rooms] =
    chat.kind === 'student'
      ? [
          sql`(select st.location_id from student st where st.id = ${chat.id})`,
          sql`select x.room_id from student st cross join lateral (${roomsOfStudent('st')}) x
            where st.id = ${chat.id}`,
        ]
      : [sql`(select cr.location_id from room cr where cr.id = ${chat.id})`, sql`select ${chat.id}::int`];
  const family =
    chat.kind === 'student'
      ? sql`st.id = ${chat.id}`
      : sql`st.status = 'active' and (st.room_id = ${chat.id} or exists (select 1 from student_room sr
          where sr.student_id = st.id and sr.room_id = ${chat.id}))`;
  return sql`select gl.user_id as id, ${rank.user} as rank, min(gl.relationship_id) as relationship_id from guardian_link gl
    join student st on st.id = gl.student_id and st.archived_at is null
    join app_user u on u.id = gl.user_id and u.status = 'active' and not u.pending
      and u.deleted_at is null
    where not gl.black_list and ${family}
      and not exists (select 1 from user_role ur where ur.user_id = u.id and ur.role_id >= 4)
    group by gl.user_id
    union all
    select s.id, s.rank, null from (
      select u.id, max(r.rank) as rank from app_user u
      join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id and r.rank >= ${rank.teacher}
      where u.status = 'active' and u.deleted_at is null group by u.id) s
    where s.rank >= ${rank.support} or (exists (select 1 from user_location ul where ul.user_id = s.id
        and ul.location_id = ${location})
      and (s.rank = ${rank.manager} or ${worksIn(sql`s.id`, location, rooms)}))`;
};

/** NOTIFY takes less than 8,000 bytes with everything else in it. */
const LONGEST = 6_000;

/** Readers as a fact of an event: ',4,9,', or '*' where there are too many to name. */
export const readersFact = (ids: readonly number[]): string => {
  const text = `,${ids.join(',')},`;
  return text.length > LONGEST ? '*' : text;
};

/** Whether somebody is among the readers an event names; the rights are asked when it is read. */
export const isReader = (readers: string | number | undefined, user: number): boolean =>
  readers === '*' || (typeof readers === 'string' && readers.includes(`,${user},`));
