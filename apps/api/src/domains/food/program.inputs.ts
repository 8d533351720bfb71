import { meals } from '@nestling/rules/food/meals.ts';
import { choice, date, ids, text } from '../../kernel/call/input.ts';
import { Student } from '../../model/student/entity.ts';

export const meal = choice(...meals);
export const plateClashesInput = {
  students: ids(Student, 200),
  date: date(),
  meal: meal.optional(),
  food: text(0, 200).optional(),
};
