import { id, listOf, text } from '../../kernel/call/input.ts';
import { Schedule } from '../../model/schedule/entity.ts';
import { Student } from '../../model/student/entity.ts';

/** Checked by the function, so that a wrong time is an Error at its field. */
export const scheduledates = listOf({ day: text(1, 20), start_time: text(1, 10), end_time: text(1, 10) });
export const createStudentScheduleInput = {
  student_id: id(Student),
  scheduledates,
  name: text(1, 100).optional(),

  /** A named schedule to copy the times from, when none are given. */
  /** A named schedule to copy the times from, when none are given. */
  schedule_id: id(Schedule).optional(),
};
