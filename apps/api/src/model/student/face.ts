import { sql } from 'kysely';
import { col, type Sql } from '../../kernel/db/tables.ts';
import { way } from '../../kernel/files/ways.ts';
import { Student } from './entity.ts';
import { ownStudents } from './reach.ts';

/** The picture of a child, cut or whole, is given to whoever reaches the child, for as long as it does. */
export const ofStudent = way('student', Student, {
  scope: ownStudents,
  shows: (as, key) => sql`${col(as, 'image')} = ${key}`,
});

/** SQL: the picture of the student `st` as `imageThrough('face', ofStudent)` takes it; null without one. */
export const faceOf = (st: string): Sql => sql`(${sql.ref(`${st}.id`)} || ' ' || ${sql.ref(`${st}.image`)})`;
