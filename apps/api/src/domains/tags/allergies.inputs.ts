import { severities } from '@nestling/rules/allergens.ts';
import { choice, id, text } from '../../kernel/call/input.ts';
import { Student } from '../../model/student/entity.ts';
import { Allergy } from '../../model/tag/entity.ts';
import { User } from '../../model/user/entity.ts';

export const name = text(1, 100);
export const carrier = { student_id: id(Student).optional(), user_id: id(User).optional() };
export const autoCreateStudentAllergyInput = { name, ...carrier };
export const noteStudentAllergyInput = {
  student_id: id(Student),
  id: id(Allergy).optional(),
  name: name.optional(),
  severity: choice(...severities, '').optional(),
  reaction: text(0, 300).optional(),
  what_to_do: text(0, 300).optional(),
  medicine_at: text(0, 200).optional(),
};
export const takeBackStudentAllergyInput = { student_id: id(Student), id: id(Allergy) };
