import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { everyone, scope } from '../../kernel/read/reach.ts';
import { withheldFrom } from '../activity/reach.ts';
import { inOwnLocations } from '../location/reach.ts';
import { Student } from '../student/entity.ts';
import { ofOwnStudents, ownStudentIds } from '../student/reach.ts';
import { rank } from '../user/rank.ts';
import { File, FileLabel, FilePhoto, StudentDocument, StudentDocumentLog } from './entity.ts';

type Reader = Pick<Who, 'centre' | 'user'>;

/** SQL: the account `user_id` of a row stands: active, known to the office, not removed. */
const standing = (user: Sql): Sql =>
  sql`exists (select 1 from app_user u where u.id = ${user} and u.status = 'active' and not u.pending
    and u.deleted_at is null)`;

/**
 * Which published files are shared with somebody, and for which child; `student_id` is null for what the person itself was
 * given. Children count through links that stand; the team's share counts for whoever works at the file's location.
 */
export const filesSharedWith = ({ centre, user }: Reader): Sql => sql`
  select f.id as file_id, st.id as student_id from file f
  join file_share s on s.file_id = f.id and s.kind in ('families', 'room', 'student')
  join student st on st.archived_at is null and (
    (s.kind = 'families' and st.location_id = f.location_id) or st.room_id = s.room_id or st.id = s.student_id)
  where f.visible and f.archived_at is null and st.id in (${ownStudentIds({ centre, user })})
  union
  select f.id, null from file f
  join file_share s on s.file_id = f.id and s.user_id = ${user}
  where f.visible and f.archived_at is null and ${standing(sql`${user}::int`)}
    and (s.kind = 'staff' or exists (${ownStudentIds({ centre, user })}))
  union
  select f.id, null from file f
  join file_share s on s.file_id = f.id and s.kind = 'team'
  join user_location ul on ul.location_id = f.location_id and ul.user_id = ${user}
  where f.visible and f.archived_at is null and ${standing(sql`${user}::int`)}
    and exists (select 1 from user_role ur join role r on r.id = ur.role_id
      where ur.user_id = ${user} and r.rank >= ${rank.teacher})`;

/** SQL of the ids of all who are to read the file `f`: `user_id`, each once. */
export const readersOf = (f: Sql): Sql => sql`
  select gl.user_id from file_share s
  join student st on st.archived_at is null and (
    (s.kind = 'families' and st.location_id = ${f}.location_id) or st.room_id = s.room_id or st.id = s.student_id)
  join standing_guardian gl on gl.student_id = st.id
  where s.centre_id = ${f}.centre_id and s.file_id = ${f}.id and s.kind in ('families', 'room', 'student')
  union
  select u.id from file_share s join app_user u on u.id = s.user_id
    and u.status = 'active' and not u.pending and u.deleted_at is null
  where s.centre_id = ${f}.centre_id and s.file_id = ${f}.id and (s.kind = 'staff' or (s.kind = 'contact'
    and exists (select 1 from standing_guardian gl where gl.user_id = u.id)))
  union
  select u.id from file_share s join user_location ul on ul.location_id = ${f}.location_id
  join app_user u on u.id = ul.user_id
    and u.status = 'active' and not u.pending and u.deleted_at is null
  where s.centre_id = ${f}.centre_id and s.file_id = ${f}.id and s.kind = 'team'
    and exists (select 1 from user_role ur join role r on r.id = ur.role_id
      where ur.user_id = u.id and r.rank >= ${rank.teacher})`;

/** What is given to single people of the team (their cards and checks) is theirs and the office's, not their colleagues'. */
const staffReach = (who: Who, as: Alias<'file'>): Sql => {
  const here = inOwnLocations(who, col(as, 'location_id'));
  if (allows(who.role, 'manager')) return here;
  return sql`(${here} and (${col(as, 'created_by')} = ${who.user}
    or not exists (select 1 from file_share s where s.file_id = ${col(as, 'id')}
      and s.kind = 'staff' and s.user_id <> ${who.user})))`;
};

const fileReach = (who: Who, as: Alias<'file'>): Sql =>
  allows(who.role, 'teacher')
    ? staffReach(who, as)
    : sql`${col(as, 'id')} in (select t.file_id from (${filesSharedWith(who)}) t)`;

/** Contacts: published files shared with them. Staff: files of own locations, without the papers of their colleagues. */
export const ownFiles = scope(File, 'files shared with one, or files of own locations', fileReach);

/** For what staff alone may do. */
export const staffFiles = scope(File, 'files of own locations', (who, as) =>
  allows(who.role, 'teacher') ? staffReach(who, as) : sql`false`,
);

const ofFiles = (who: Who, file: Sql, reach: typeof fileReach): Sql =>
  sql`${file} in (select f.id from file f where ${reach(who, { name: 'f' })})`;

/** What a contact sees of a set: photos that were approved, of children whose families let others see them. */
const shownToContacts = (who: Who, as: Alias<'file_photo'>): Sql => sql`(${col(as, 'approved_at')} is not null
  and not ${withheldFrom(
    sql`select s.student_id from file_share s where s.file_id = ${col(as, 'file_id')} and s.kind = 'student'`,
    ownStudentIds(who),
  )})`;

/** Photos of sets in reach; contacts see those that were approved and that no family has withheld. */
export const ownFilePhotos = scope(FilePhoto, 'photos of files in reach, for contacts approved ones', (who, as) =>
  allows(who.role, 'teacher')
    ? ofFiles(who, col(as, 'file_id'), staffReach)
    : sql`(${shownToContacts(who, as)} and ${ofFiles(who, col(as, 'file_id'), fileReach)})`,
);

/** Photos where they hang on a file, which is in reach then. */
export const photosOfAFile = scope(FilePhoto, 'for contacts approved ones', (who, as) =>
  allows(who.role, 'teacher') ? sql`true` : shownToContacts(who, as),
);

/** Labels of own locations and those of the whole centre. */
export const ownLabels = scope(FileLabel, 'labels of own locations and of the centre', (who, as) =>
  allows(who.role, 'teacher')
    ? sql`(${col(as, 'location_id')} is null or ${inOwnLocations(who, col(as, 'location_id'))})`
    : sql`false`,
);
/** Labels where they hang on a file, which is in reach then. */
export const labelsOfAFile = everyone(FileLabel, 'read through a file in reach alone');

/**
 * Ids of the children whose papers a contact reads: as a legal guardian, or where nobody is marked as one. Somebody who
 * only picks a child up, or a parent whose rights have ended, reads none.
 */
export const paperStudentIds = ({ user }: Reader): Sql => sql`select gl.student_id from standing_guardian gl
  join student st on st.id = gl.student_id and st.archived_at is null
  where gl.user_id = ${user} and (gl.legal_guardian or not exists (
    select 1 from standing_guardian o where o.student_id = gl.student_id and o.legal_guardian))`;

/** The condition that a column names a student whose papers the caller may read or hand in. */
export const ofPaperStudents = (who: Who, column: Sql): Sql =>
  allows(who.role, 'teacher') ? ofOwnStudents(who, column) : sql`${column} in (${paperStudentIds(who)})`;

/** Students whose papers the caller may read or hand in. */
export const paperStudents = scope(Student, 'own students as a guardian, or students of own locations', (who, as) =>
  ofPaperStudents(who, col(as, 'id')),
);

/**
 * Contacts: papers of own children that their role may see, and what they handed in themselves. Teachers: papers of
 * children of own locations that teachers may see. From managers on: all of own locations.
 */
const documentReach = (who: Who, as: Alias<'student_document'>): Sql => {
  const child = ofPaperStudents(who, col(as, 'student_id'));
  if (allows(who.role, 'manager')) return child;
  const role = allows(who.role, 'teacher') ? 'teacher' : 'user';
  return sql`(${child} and (${col(as, 'created_by')} = ${who.user} or ${role} = any(${col(as, 'roles')})))`;
};
export const ownDocuments = scope(StudentDocument, 'papers of own students one may see', documentReach);
export const staffDocuments = scope(StudentDocument, 'papers of students of own locations', (who, as) =>
  allows(who.role, 'teacher') ? documentReach(who, as) : sql`false`,
);
export const logsOfDocuments = scope(StudentDocumentLog, 'of papers of students of own locations', (who, as) =>
  allows(who.role, 'teacher')
    ? sql`${col(as, 'document_id')} in (select d.id from student_document d where ${documentReach(who, { name: 'd' })})`
    : sql`false`,
);
