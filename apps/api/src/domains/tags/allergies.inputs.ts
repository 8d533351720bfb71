import { id, text } from '../../kernel/call/input.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';

export const name = text(1, 100);
export const carrier = { student_id: id(Student).optional(), user_id: id(User).optional() };
export const autoCreateStudentAllergyInput = { name, ...carrier };
