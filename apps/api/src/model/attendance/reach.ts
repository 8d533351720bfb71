import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../location/reach.ts';
import { ofOwnStudents } from '../student/reach.ts';
import { Absence, Attendance, AttendanceRoom, CheckinSetting } from './entity.ts';

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
