import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { scope } from '../../kernel/reach.ts';
import { type Alias, col, type Sql } from '../../kernel/tables.ts';
import type { Who } from '../../kernel/who.ts';
import { inOwnLocations } from '../locations/locations.reach.ts';
import { ofOwnStudents } from '../students/students.reach.ts';
import { isPersonOfOwnLocations } from '../users/users.reach.ts';
import {
  Closure,
  Schedule,
  ScheduleDate,
  StaffPto,
  StaffSchedule,
  StudentAbsence,
  StudentSchedule,
  StudentVacation,
} from './schedules.entities.ts';

/** Schedules of own locations, and those of the whole centre (without a location), which every manager may use. */
export const ownSchedules = scope(
  Schedule,
  'schedules of own locations or of the whole centre',
  (who, as) => sql`(${col(as, 'location_id')} is null or ${inOwnLocations(who, col(as, 'location_id'))})`,
);

/** Those a caller may change: a schedule of the whole centre touches every location, so it takes support or above. */
export const changeableSchedules = scope(Schedule, 'schedules of own locations', (who, as) =>
  allows(who.role, 'kvsupport') ? sql`true` : sql`${inOwnLocations(who, col(as, 'location_id'))}`,
);

/** Schedules people go by: their own, and (for who manages them) shared ones of own locations. */
export const schedulesOfPeople = scope(
  Schedule,
  'schedules of own people',
  (who, as) => sql`case when ${col(as, 'student_id')} is not null then ${ofOwnStudents(who, col(as, 'student_id'))}
    when ${col(as, 'user_id')} is not null then ${col(as, 'user_id')} = ${who.user}
      or ${allows(who.role, 'manager')} and ${isPersonOfOwnLocations(who, col(as, 'user_id'))}
    else ${col(as, 'location_id')} is null or ${inOwnLocations(who, col(as, 'location_id'))} end`,
);

export const changeableDates = scope(ScheduleDate, 'dates of schedules of own locations', (who, as) =>
  allows(who.role, 'kvsupport')
    ? sql`true`
    : sql`exists (select 1 from schedule s where s.centre_id = ${who.centre} and s.id = ${col(as, 'schedule_id')}
        and ${inOwnLocations(who, sql`s.location_id`)})`,
);

export const datesSeen = scope(ScheduleDate, 'dates of any schedule that is seen', () => sql`true`);

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

/** Closed days are no secret to those who come there. */
export const closuresSeen = scope(
  Closure,
  'closed days of own locations and of the whole centre',
  (who, as) => sql`(${col(as, 'location_id')} is null or ${inOwnLocations(who, col(as, 'location_id'))})`,
);

/** Those a caller may change; a closure of all locations takes support or above. */
export const changeableClosures = scope(Closure, 'closed days of own locations', (who, as) =>
  allows(who.role, 'kvsupport') ? sql`true` : inOwnLocations(who, col(as, 'location_id')),
);
