import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { anywhere, eachWord, likeWord, searchedIn } from '../../kernel/read/search.ts';
import { phoneDigits } from '../../model/user/filters.ts';

/** Conditions on the table student under its own name. */
type Condition = ReturnType<typeof sql<SqlBool>>;

/** Every word of the search is found in the name or nickname, whatever accents or case. */
export const isNamed = (search: string): Condition => searchedIn('student.searched', search);

/**
 * What the office types into the search of its roster: every word is found in the name or nickname of the student, with
 * one of its contacts (name, e-mail, phone), or among its tags.
 */
export const isFound = (search: string): Condition =>
  eachWord(search, (word) => {
    const like = likeWord(word);
    // One letter is found with nearly everybody already: it would only be looked for at length.
    if ([...word].length < 2) return sql`student.searched ${like}`;
    const digits = phoneDigits(word);
    const phone = digits === null ? sql`` : sql`or u.phone_digits like ${anywhere(digits)}`;
    return sql`(student.searched ${like}
      or student.id in (select gl.student_id from app_user u
        join guardian_link gl on gl.user_id = u.id
        where (u.searched ${like} ${phone}))
      or student.id in (select given.student_id from tag t
        join student_tag given on given.tag_id = t.id
        where t.deleted_at is null and folded(t.name) ${like}))`;
  });

/** Carries one of the words of a list: tags, allergies or medications. */
export const carries = (list: 'tag' | 'allergy' | 'medication', words: readonly number[]): Condition =>
  sql<SqlBool>`exists (select 1 from ${sql.table(`student_${list}`)} given where given.student_id = student.id
    and ${sql.ref(`given.${list}_id`)} = any(${[...words]}::int[]))`;

/** At home in one of the rooms, or with it among its other rooms. */
export const isOfRooms = (rooms: readonly number[]): Condition =>
  sql<SqlBool>`(student.room_id = any(${[...rooms]}::int[]) or exists (select 1 from student_room sr
    where sr.student_id = student.id and sr.room_id = any(${[...rooms]}::int[])))`;
export const isOfRoom = (room: number): Condition => isOfRooms([room]);

/** Of a room the staff member works in; managers and above work in all. */
export const isOfRoomsOf = (who: Who): Condition =>
  who.role === 'teacher'
    ? sql<SqlBool>`exists (select 1 from room_staff rs where rs.user_id = ${who.user}
        and (rs.room_id = student.room_id or exists (select 1 from student_room sr where sr.student_id = student.id
          and sr.room_id = rs.room_id)))`
    : sql<SqlBool>`true`;

/** The person is guardian of the student. */
export const isGuardedBy = (user: number): Condition =>
  sql<SqlBool>`exists (select 1 from guardian_link gl where gl.student_id = student.id
    and gl.user_id = ${user})`;

/** Born on this day of a year; on 1 March too, where that year has no 29 February. `day` is 'YYYY-MM-DD'. */
export const hasBirthday = (day: string): Condition =>
  sql<SqlBool>`(to_char(student.dob, 'MM-DD') = ${day.slice(5)} or (${day.slice(5)} = '03-01'
    and to_char(student.dob, 'MM-DD') = '02-29' and extract(day from ${day}::date - 1) = 28))`;

/** In the same sibling group as the student, which itself is left out. */
export const isSiblingOf = (student: number): Condition =>
  sql<SqlBool>`(student.id <> ${student} and student.sibling_group_id = (select st.sibling_group_id from student st
    where st.id = ${student}))`;

/** The column names the student, or a record that was merged into it. */
export const isOfStudent = (student: number, column: RawBuilder<unknown>): Condition =>
  sql<SqlBool>`${column} in (select st.id from student st where (st.id = ${student} or st.merged_into = ${student}))`;

/** Of the same first and last name, or of the same last name and birthday, whatever accents or case. */
export const isAlike = (fname: string, lname: string, dob: string | null | undefined): Condition =>
  sql<SqlBool>`(folded(student.lname) = folded(${lname}) and (folded(student.fname) = folded(${fname})
    or student.dob = ${dob ?? null}::date))`;
