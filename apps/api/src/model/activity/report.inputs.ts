import { date, id, ids, texts } from '../../kernel/call/input.ts';
import { Room } from '../room/entity.ts';
import { Student } from '../student/entity.ts';
import { User } from '../user/entity.ts';

/** What a report of activities is asked for: days, and of which children. */
export const reportInput = {
  program_id: id(Room).optional(),
  start_date: date(),
  end_date: date().optional(),
  types: texts(30, 40).optional(),
  students: ids(Student, 1000, 0).optional(),
};

/** Whose day is mailed, and to which of the contacts; left out: to all of them. */
export const mailInput = { students: ids(Student, 200), date: date(), users: ids(User, 200, 0).optional() };
