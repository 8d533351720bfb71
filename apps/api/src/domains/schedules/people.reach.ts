import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import {
  StaffPto,
  StaffSchedule,
  StudentAbsence,
  StudentSchedule,
  StudentVacation,
} from '../../model/schedule/entity.ts';
import { ofOwnStudents } from '../../model/student/reach.ts';

export const ownStudentSchedules = scope(
  StudentSchedule,
  'schedules of own students, or of students of own locations',
  (who, as) => sql`(${col(as, 'removed_at')} is null and ${col(as, 'student_id')} is not null
    and ${ofOwnStudents(who, col(as, 'student_id'))})`,
);

/** Records of the team: one's own, and from managers on those at own locations. */
const ownOfTeam = (who: Who, user: Sql, location: Sql): Sql =>
  allows(who.role, 'manager')
    ? sql`(${user} = ${who.user} or ${inOwnLocations(who, location)})`
    : sql`${user} = ${who.user}`;

export const ownStaffSchedules = scope(
  StaffSchedule,
  'own shifts, or for managers shifts at own locations',
  (who, as) => sql`(${col(as, 'removed_at')} is null and ${col(as, 'user_id')} is not null
    and ${ownOfTeam(who, col(as, 'user_id'), col(as, 'location_id'))})`,
);

const away = (who: Who, as: Alias<'time_off'>, kind: 'absence' | 'vacation'): Sql =>
  sql`(${col(as, 'kind')} = ${kind} and ${col(as, 'removed_at')} is null and ${ofOwnStudents(who, col(as, 'student_id'))})`;

export const ownAway = {
  absence: scope(StudentAbsence, 'absences of own students, or of students of own locations', (who, as) =>
    away(who, as, 'absence'),
  ),
  vacation: scope(StudentVacation, 'vacations of own students, or of students of own locations', (who, as) =>
    away(who, as, 'vacation'),
  ),
};

/** What a contact told itself of own students, of either kind; for staff whatever was told of students of own locations. */
export const toldAway = scope(
  StudentAbsence,
  'what one told of own students, or of students of own locations',
  (who, as) => sql`(${col(as, 'student_id')} is not null and ${col(as, 'removed_at')} is null
    and ${ofOwnStudents(who, col(as, 'student_id'))}
    and ${allows(who.role, 'teacher') ? sql`true` : sql`${col(as, 'created_by')} = ${who.user}`})`,
);

export const ownPtos = scope(
  StaffPto,
  'own paid time off, or for managers that at own locations',
  (who, as) => sql`(${col(as, 'kind')} = 'pto' and ${col(as, 'removed_at')} is null
    and ${ownOfTeam(who, col(as, 'user_id'), col(as, 'location_id'))})`,
);

/** Paid time off somebody asked for itself. */
export const ptosOfOneself = scope(
  StaffPto,
  'own paid time off',
  (who, as) =>
    sql`(${col(as, 'kind')} = 'pto' and ${col(as, 'removed_at')} is null and ${col(as, 'user_id')} = ${who.user})`,
);
