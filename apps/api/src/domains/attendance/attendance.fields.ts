import { sql } from 'kysely';
import { type Alias, col } from '../../kernel/db/tables.ts';
import {
  atLeast,
  date,
  datetime,
  described,
  fields,
  flag,
  ident,
  int,
  many,
  nested,
  one,
  orNull,
  raw,
} from '../../kernel/read/entity.ts';
import { Absence, Attendance, AttendanceRoom, CheckinSetting } from '../../model/attendance/entity.ts';
import { ownAbsences, ownAttendance, ownStays, settingsAtOwnDoors } from '../../model/attendance/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';

/** A moment of the stay as 'HH:mm' in the location's own clock. */
const clockOf = (column: 'checked_in_at' | 'checked_out_at') =>
  raw(
    'Clock',
    Attendance,
    (at: Alias<'attendance'>) => sql`(select to_char(${col(at, column)} at time zone z.value, 'HH24:MI')
      from location l join timezone z on z.id = l.timezone_id
      where l.id = ${col(at, 'location_id')})`,
  );

fields(Attendance, {
  id: ident(),
  date: date(),
  start_time: clockOf('checked_in_at'),
  end_time: clockOf('checked_out_at'),
  checked_in_at: datetime(),
  checked_out_at: orNull.datetime(),
  checkedin_by: one(User, 'checkedin_by'),
  checkedout_by: one(User, 'checkedout_by'),
  check_in_signature: atLeast('teacher', orNull.text()),
  check_out_signature: atLeast('teacher', orNull.text()),
  note: atLeast('teacher', orNull.text()),
  student: one(Student, 'student_id'),
  location: one(Location, 'location_id'),
  rooms: many(AttendanceRoom, Attendance, (room, stay) => sql`${col(room, 'attendance_id')} = ${col(stay, 'id')}`, [
    'entered_at',
  ]),
});
nested(Attendance, ownAttendance);

fields(AttendanceRoom, {
  id: ident(),
  entered_at: datetime(),
  left_at: orNull.datetime(),
  room: one(Room, 'room_id'),
});
nested(AttendanceRoom, ownStays);

fields(Absence, {
  id: ident(),
  date: date(),
  reason: orNull.text(),
  note: orNull.text(),
  student: one(Student, 'student_id'),
});
nested(Absence, ownAbsences);

fields(CheckinSetting, {
  id: ident(),
  location_id: ident(),
  location: one(Location, 'location_id'),
  signature: flag(),
  questionnaire: flag(),
  ask_phone: flag(),
  family_from_portal: flag(),
  outside_hours: flag(),
  pin_digits: described('How many digits a PIN at this location has, 4 to 6; null for any of them.', orNull.int()),
  staff_float: described('Whether staff write in every room; else only in the rooms they work in.', flag()),
  check_in_qr: flag(),
  check_in_qr_expire: int(),
});
nested(CheckinSetting, settingsAtOwnDoors);
