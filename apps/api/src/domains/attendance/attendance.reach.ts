import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../locations/locations.reach.ts';
import { ofOwnStudents } from '../students/students.reach.ts';
import { Absence, Attendance, AttendanceRoom, CheckinSetting } from './attendance.entities.ts';

export const ownAttendance = scope(
  Attendance,
  'attendance of own students, or of students of own locations',
  (who, as) => ofOwnStudents(who, col(as, 'student_id')),
);

export const ownStays = scope(AttendanceRoom, 'stays of own students, or of students of own locations', (who, as) =>
  ofOwnStudents(who, col(as, 'student_id')),
);

export const ownAbsences = scope(Absence, 'absences of own students, or of students of own locations', (who, as) =>
  ofOwnStudents(who, col(as, 'student_id')),
);

export const settingsAtOwnDoors = scope(CheckinSetting, 'check-in settings of own locations', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);
