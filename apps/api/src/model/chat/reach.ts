import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { either, type Scope, scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../location/reach.ts';
import { Room } from '../room/entity.ts';
import { roomsOfStudent, worksIn } from '../room/reach.ts';
import { Student } from '../student/entity.ts';
import { ownStudents } from '../student/reach.ts';
import { User } from '../user/entity.ts';
import { isPersonOfOwnLocations, peopleNamed } from '../user/reach.ts';
import { ChatMessage } from './entity.ts';

/** Staff alone: whether the caller looks after a student at this moment. */
const looksAfter = (who: Who, st: string): Sql => {
  const location = sql.ref(`${st}.location_id`);
  const here = inOwnLocations(who, location);
  return allows(who.role, 'manager')
    ? here
    : sql`(${here} and ${worksIn(sql`${who.user}::int`, location, roomsOfStudent(st))})`;
};

/** Contacts: own students. Teachers: students of the rooms they work in. Managers: of own locations. Support: all. */
export const chatStudents = scope(Student, 'own students, or students one looks after', (who, as) =>
  allows(who.role, 'teacher') ? looksAfter(who, as.name) : ownStudents.filter(who, as),
);

/** The rooms of a contact's own students, as ids. */
export const roomsOfOwn = (who: Who): Sql => sql`select x.room_id from guardian_link gl
  join app_user self on self.id = gl.user_id and not self.pending
  join student st on st.id = gl.student_id
    and st.archived_at is null and st.status = 'active'
  cross join lateral (select st.room_id union all select sr.room_id from student_room sr
    where sr.student_id = st.id) x
  where gl.user_id = ${who.user} and not gl.black_list and x.room_id is not null`;

/** Contacts: rooms of own students. Teachers: rooms they work in. Managers: rooms of own locations. Support: all. */
export const chatRooms = scope(Room, 'rooms of own students, or rooms one works in', (who, as) => {
  const there = sql`${col(as, 'deleted_at')} is null`;
  if (!allows(who.role, 'teacher')) return sql`(${there} and ${col(as, 'id')} in (${roomsOfOwn(who)}))`;
  const here = sql`${there} and ${inOwnLocations(who, col(as, 'location_id'))}`;
  return allows(who.role, 'manager')
    ? sql`(${here})`
    : sql`(${here} and ${worksIn(sql`${who.user}::int`, col(as, 'location_id'), col(as, 'id'))})`;
});

/**
 * Whether a message is meant for a member of the team: a family may have written to some of them by name. It hides nothing
 * from the family, and nothing from the log managers answer for.
 */
export const meantFor = (user: Sql, as: Alias<'chat_message'>): Sql => sql`(not ${col(as, 'directed')}
  or exists (select 1 from chat_addressee d where d.message_id = ${col(as, 'id')} and d.user_id = ${user}))`;

const joined = (after: Sql): Sql => sql`coalesce(case when j.history then 0 else ${after} end, 0)`;

/**
 * The id after which the caller reads the chat of a student; null: nothing. Its own aliases (vs, gl, j, self) must not be
 * those of whatever names the student. Staff read all of it, a guardian what was written since it joined.
 */
const readsStudentAfter = (who: Who, student: Sql): Sql =>
  allows(who.role, 'teacher')
    ? sql`0`
    : sql`(select ${joined(sql`j.after_id`)} from guardian_link gl
        join app_user self on self.id = gl.user_id and not self.pending
        join student vs on vs.id = gl.student_id and vs.archived_at is null
        left join chat_join j on j.student_id = gl.student_id and j.user_id = gl.user_id
        where gl.user_id = ${who.user} and gl.student_id = ${student}
          and not gl.black_list)`;

/** The same of a room: since the guardian joined, and since its student came into the room. */
const readsRoomAfter = (who: Who, room: Sql): Sql =>
  allows(who.role, 'teacher')
    ? sql`0`
    : sql`(select min(greatest(${joined(sql`j.after_id`)}, ${joined(sql`rj.after_id`)})) from guardian_link gl
        join app_user self on self.id = gl.user_id and not self.pending
        join student vs on vs.id = gl.student_id
          and vs.archived_at is null and vs.status = 'active'
        left join chat_join j on j.student_id = gl.student_id and j.user_id = gl.user_id
        left join chat_room_join rj on rj.student_id = vs.id and rj.room_id = ${room}
        where gl.user_id = ${who.user} and not gl.black_list
          and (vs.room_id = ${room} or exists (select 1 from student_room sr where sr.student_id = vs.id
            and sr.room_id = ${room})))`;

/** Whether a message `id` was written while the guardian of a link `gl` was on the black list, and nobody has opened it since. */
const missed = (
  id: Sql,
): Sql => sql`exists (select 1 from chat_gap cg where cg.student_id = gl.student_id and cg.user_id = gl.user_id
  and not cg.history
  and ${id} > cg.after_id and (cg.until_id is null or ${id} <= cg.until_id))`;

/** Whether the caller reads a message `as` of the chat of a student. */
export const readsOfStudent = (who: Who, student: Sql, as: Alias<'chat_message'>): Sql => {
  const id = col(as, 'id');
  return allows(who.role, 'teacher')
    ? meantFor(sql`${who.user}::int`, as)
    : sql`(${id} > ${readsStudentAfter(who, student)} and not exists (select 1 from guardian_link gl
        where gl.user_id = ${who.user} and gl.student_id = ${student} and ${missed(id)}))`;
};

/** The same of a room, which is read by way of any own student who is in it. */
export const readsOfRoom = (who: Who, room: Sql, as: Alias<'chat_message'>): Sql => {
  const id = col(as, 'id');
  return allows(who.role, 'teacher')
    ? sql`true`
    : sql`(${id} > ${readsRoomAfter(who, room)} and (not exists (select 1 from chat_gap g
      where g.user_id = ${who.user} and not g.history) or exists (select 1 from guardian_link gl
        join student vs on vs.id = gl.student_id
          and vs.archived_at is null and vs.status = 'active'
        where gl.user_id = ${who.user} and not gl.black_list
          and (vs.room_id = ${room} or exists (select 1 from student_room sr where sr.student_id = vs.id
            and sr.room_id = ${room}))
          and not ${missed(id)})))`;
};

/** The messages of one chat, which the caller is known to read now. */
export const ofChat = (chat: 'student' | 'room', id: number): Scope<'chat_message'> =>
  scope(ChatMessage, 'messages of the chat since one joined it', (who, as) => {
    const reads = chat === 'student' ? readsOfStudent : readsOfRoom;
    const of = col(as, chat === 'student' ? 'student_id' : 'room_id');
    return sql`(${of} = ${id} and ${reads(who, sql`${id}::int`, as)})`;
  });

const inStudents = (who: Who, as: Alias<'chat_message'>): Sql => sql`${col(as, 'student_id')} in (
  select st.id from student st where ${chatStudents.filter(who, { name: 'st' })})`;
const inRooms = (who: Who, as: Alias<'chat_message'>): Sql => sql`${col(as, 'room_id')} in (
  select cr.id from room cr where ${chatRooms.filter(who, { name: 'cr' })})`;

const inStudentChats = scope(
  ChatMessage,
  'messages of chats of students one reads',
  (who, as) => sql`(${inStudents(who, as)} and ${readsOfStudent(who, col(as, 'student_id'), as)})`,
);
const inRoomChats = scope(ChatMessage, 'messages of chats of rooms one reads', (who, as) =>
  allows(who.role, 'teacher')
    ? inRooms(who, as)
    : sql`(${inRooms(who, as)} and ${readsOfRoom(who, col(as, 'room_id'), as)})`,
);

/** Every message the caller may read at this moment. */
export const ownChats = either(inStudentChats, inRoomChats);

/** What was written at own locations: managers read the log of a place also where the child has moved on. */
export const chatLog = scope(ChatMessage, 'messages one reads, or of own locations', (who, as) =>
  allows(who.role, 'manager') ? inOwnLocations(who, col(as, 'location_id')) : ownChats.filter(who, as),
);

/** Whom a message may name: contacts name staff, staff name people of own locations. The chat itself narrows it. */
export const chatPartners = peopleNamed;

/** Somebody has a tab open and does not hide it. */
export const isOnline = (user: Sql, since: Date): Sql => sql`(
  exists (select 1 from chat_tab t where t.user_id = ${user}
    and t.seen_at > ${since}::timestamptz)
  and not exists (select 1 from chat_person p where p.user_id = ${user} and p.hidden))`;

/** Contacts: the staff who look after their students. Staff: people of own locations. */
export const onlinePartners = scope(User, 'staff of own students, or people of own locations', (who, as) => {
  if (allows(who.role, 'teacher'))
    return sql`(${col(as, 'deleted_at')} is null and ${isPersonOfOwnLocations(who, col(as, 'id'))})`;
  return sql`exists (select 1 from student st
    join user_location ul on ul.location_id = st.location_id and ul.user_id = ${col(as, 'id')}
    join user_role ur on ur.user_id = ul.user_id and ur.role_id in (4, 5)
    where ${ownStudents.filter(who, { name: 'st' })}
      and (ur.role_id = 5 or ${worksIn(col(as, 'id'), sql`st.location_id`, roomsOfStudent('st'))}))`;
});
