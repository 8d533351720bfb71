import { id, int, pageIfAny } from '../../kernel/call/input.ts';
import { Student } from '../../model/student/entity.ts';

export const part = { before: int(1).optional(), after: int(0).optional() };
export const getStudentMsgInput = { student_id: id(Student), ...pageIfAny, ...part };
