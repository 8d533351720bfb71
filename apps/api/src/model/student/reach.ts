import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { col, type Sql } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../location/reach.ts';
import { helpsIn, roomsOfStudent } from '../room/reach.ts';
import { Student, StudentChange } from './entity.ts';

/** Of a narrowed program: its students alone. */
const inPart = (who: Pick<Who, 'part'>, column: Sql): Sql =>
  who.part?.students ? sql` and ${column} = any (${who.part.students}::integer[])` : sql``;

/**
 * The ids of the students a caller is guardian of. A black-listed guardian reaches nothing of the student at all:
 * where the child is today is as much to be kept from them as the picture. So does one whom the office does not know yet.
 */
export const ownStudentIds = (who: Pick<Who, 'centre' | 'user' | 'part'>): Sql =>
  sql`select gl.student_id from standing_guardian gl where gl.user_id = ${who.user}${inPart(who, sql`gl.student_id`)}`;

/** Contacts: own students that are not archived. Staff and managers: students of own locations. Support: all. */
export const ownStudents = scope(Student, 'own students, or students of own locations', (who, as) =>
  allows(who.role, 'teacher')
    ? sql`${inOwnLocations(who, col(as, 'location_id'))}${inPart(who, col(as, 'id'))}`
    : sql`${col(as, 'archived_at')} is null and ${col(as, 'id')} in (${ownStudentIds(who)})`,
);

/**
 * SQL: the caller may write of the student `st`. A teacher does of those in the rooms it works in; of everybody where it
 * works in none, or where the location lets staff float (`staff_float`, on until somebody turned it off).
 */
const writesOf = (who: Who, st: string): Sql => helpsIn(who, sql.ref(`${st}.location_id`), roomsOfStudent(st));

/** What is written of the day goes by this: as `ownStudents`, but of teachers the students of their rooms. */
export const studentsLookedAfter = scope(Student, 'own students, or students of the rooms one works in', (who, as) =>
  who.role === 'teacher'
    ? sql`(${ownStudents.filter(who, as)} and ${writesOf(who, as.name)})`
    : ownStudents.filter(who, as),
);

/**
 * SQL: of some of the students of a query (ids) the caller may write. Joined, not `in`: for that Postgres goes through the
 * center's students for each row that is asked for.
 */
export const writesOfSome = (who: Who, students: Sql): Sql =>
  who.role === 'teacher'
    ? sql`exists (select 1 from (${students}) asked(id) join student st on st.id = asked.id where ${writesOf(who, 'st')})`
    : sql`true`;

/** The condition that a column names a student the caller may see. */
export const ofOwnStudents = (who: Who, column: Sql): Sql =>
  allows(who.role, 'kvsupport') && !who.part
    ? sql`true`
    : allows(who.role, 'teacher')
      ? sql`${column} in (select st.id from student st where ${inOwnLocations(who, sql`st.location_id`)}${inPart(who, sql`st.id`)})`
      : sql`${column} in (${ownStudentIds(who)})`;

/** Staff alone: what the office writes down of a family is not the family's to read. */
export const changesOfOwnStudents = scope(StudentChange, 'changes of students of own locations', (who, as) =>
  allows(who.role, 'teacher')
    ? sql`(${col(as, 'entity')} = 'Student' and ${ofOwnStudents(who, col(as, 'entity_id'))})`
    : sql`false`,
);
