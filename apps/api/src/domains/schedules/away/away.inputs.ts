import { choice, date, id, text } from '../../../kernel/call/input.ts';
import { Student } from '../../../model/student/entity.ts';

/** Checked by the functions, so that a wrong time is an Error at its field. */
export const described = {
  reason: text(0, 200).nullish(),
  note: text(0, 1000).nullish(),
  start_time: text(1, 10).nullish(),
  end_time: text(1, 10).nullish(),
};
export const days = { start_date: date(), end_date: date(), ...described };
export const reportStudentAbsenceInput = { student_id: id(Student), kind: choice('absence', 'vacation'), ...days };
