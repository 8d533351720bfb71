import { date, id, ids } from '../../../kernel/call/input.ts';
import { Location } from '../../../model/location/entity.ts';
import { Room } from '../../../model/room/entity.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';

export const span = { start_date: date(), end_date: date() };
export const getStaffHoursInput = { location: id(Location), ...span, users: ids(User, 200, 0).optional() };
export const getStudentHoursInput = {
  location: id(Location),
  ...span,
  students: ids(Student, 1000, 0).optional(),

  /** Own room of the students. */
  program_id: id(Room).optional(),
};
