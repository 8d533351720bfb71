import type { Role } from '@nestling/rules/roles.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anywhere, eachWord, likeWord } from '../../kernel/read/search.ts';

type Condition = RawBuilder<SqlBool>;

/** Digits of a word that is part of a phone number; null for any other. */
export const phoneDigits = (word: string): string | null =>
  /^\+?[\d().\-/]{3,}$/.test(word) ? word.replaceAll(/\D/g, '') : null;

/** Every word is found in the name, username, e-mail or phone of the person, or in the name of one of its students. */
export const isPersonFound = (search: string): Condition =>
  eachWord(search, (word) => {
    const like = likeWord(word);
    // One letter is found with nearly everybody already: it would only be looked for at length.
    if ([...word].length < 2) return sql`app_user.searched ${like}`;
    const digits = phoneDigits(word);
    const phone = digits === null ? sql`` : sql`or app_user.phone_digits like ${anywhere(digits)}`;
    return sql`(app_user.searched ${like} ${phone} or app_user.id in (select gl.user_id from student st
      join guardian_link gl on gl.student_id = st.id
      where st.archived_at is null and st.searched ${like}))`;
  });

/** People who hold one of the roles; conditions here stand on the table app_user under its own name. */
export const holds = (roles: readonly Role[]): Condition =>
  sql<SqlBool>`exists (select 1 from user_role ur join role r on r.id = ur.role_id
    where ur.user_id = app_user.id and r.name = any(${[...roles]}::text[]))`;

/** People listed in the location. */
export const isListedAt = (location: number): Condition =>
  sql<SqlBool>`exists (select 1 from user_location ul where ul.user_id = app_user.id
    and ul.location_id = ${location})`;

/** Contacts of students of the location that are not archived. */
export const isGuardianAt = (location: number): Condition =>
  sql<SqlBool>`app_user.id in (select gl.user_id from student st
    join guardian_link gl on gl.student_id = st.id
    where st.location_id = ${location} and st.archived_at is null)`;

/** Contacts of one of the students who are not on its black list; `within` holds of `gl.student_id`. */
export const isGuardianOf = (students: readonly number[], within: RawBuilder<unknown>): Condition =>
  sql<SqlBool>`app_user.id in (select gl.user_id from guardian_link gl
    where gl.student_id = any(${[...students]}::int[]) and not gl.black_list and ${within})`;

export const belongsTo = (location: number): Condition =>
  sql<SqlBool>`(${isListedAt(location)} or ${isGuardianAt(location)})`;

/** Staff of the room. */
export const worksInRoom = (room: number): Condition =>
  sql<SqlBool>`exists (select 1 from room_staff rs where rs.user_id = app_user.id
    and rs.room_id = ${room})`;

/** How a contact stands, as lists of contacts are filtered. */
export const contactStates = ['all', 'pending', 'verified', 'invited', 'inactive'] as const;
const states: Readonly<Record<(typeof contactStates)[number], Condition | null>> = {
  all: null,
  pending: sql<SqlBool>`app_user.pending`,
  verified: sql<SqlBool>`(not app_user.pending and app_user.status = 'active')`,
  invited: sql<SqlBool>`app_user.invited`,
  inactive: sql<SqlBool>`app_user.status = 'inactive'`,
};
export const isInState = (state: (typeof contactStates)[number]): Condition | null => states[state];
