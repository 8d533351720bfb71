import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { ofPaperStudents } from '../file/reach.ts';
import { inOwnLocations } from '../location/reach.ts';
import { CarePlan, HealthCheck, Illness, InjuryReport } from './entity.ts';

/** Contacts: of own children as their guardians, as papers are. Staff: of children of own locations. */
export const ownCarePlans = scope(CarePlan, 'care plans of own students', (who, as) =>
  ofPaperStudents(who, col(as, 'student_id')),
);
/** For what staff alone may do. */
export const staffCarePlans = scope(CarePlan, 'care plans of students of own locations', (who, as) =>
  allows(who.role, 'teacher') ? ofPaperStudents(who, col(as, 'student_id')) : sql`false`,
);

/** Contacts: of own children as their guardians. Staff: what happened at own locations, or to children who are there now. */
export const ownInjuryReports = scope(InjuryReport, 'injury reports of own students', (who, as) =>
  allows(who.role, 'teacher')
    ? sql`(${inOwnLocations(who, col(as, 'location_id'))} or ${ofPaperStudents(who, col(as, 'student_id'))})`
    : ofPaperStudents(who, col(as, 'student_id')),
);
/** Staff alone: what happened at own locations. A place a child has moved to reads the report and changes nothing in it. */
export const staffInjuryReports = scope(InjuryReport, 'injury reports of own locations', (who, as) =>
  allows(who.role, 'teacher') ? inOwnLocations(who, col(as, 'location_id')) : sql`false`,
);

/** Contacts: of own children as their guardians, as papers are. Staff: of children of own locations. */
export const ownIllnesses = scope(Illness, 'illnesses of own students', (who, as) =>
  ofPaperStudents(who, col(as, 'student_id')),
);
/** For what staff alone may do. */
export const staffIllnesses = scope(Illness, 'illnesses of students of own locations', (who, as) =>
  allows(who.role, 'teacher') ? ofPaperStudents(who, col(as, 'student_id')) : sql`false`,
);

/** Contacts: the latest version of own children's, as their guardians. Staff: of own locations, or of children who are there now. */
export const ownHealthChecks = scope(HealthCheck, 'health checks of own students', (who, as) =>
  allows(who.role, 'teacher')
    ? sql`(${inOwnLocations(who, col(as, 'location_id'))} or ${ofPaperStudents(who, col(as, 'student_id'))})`
    : sql`(${col(as, 'status')} = 'current' and ${ofPaperStudents(who, col(as, 'student_id'))})`,
);
/** Staff alone: of own locations. A place a child has moved to reads the check and changes nothing in it. */
export const staffHealthChecks = scope(HealthCheck, 'health checks of own locations', (who, as) =>
  allows(who.role, 'teacher') ? inOwnLocations(who, col(as, 'location_id')) : sql`false`,
);
