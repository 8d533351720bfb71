import { entity } from '../../kernel/read/entity.ts';

/** A stay of a student from check-in to check-out. */
export const Attendance = entity('Attendance', 'attendance');

/** A room in the course of a stay. */
export const AttendanceRoom = entity('AttendanceRoom', 'attendance_room');

/** A student is not expected on a day. */
export const Absence = entity('Absence', 'absence');

/** How a location checks in: signature, families from the portal, QR code. */
export const CheckinSetting = entity('CheckinSetting', 'checkin_setting');
