import { z } from 'zod';
import { date, flag, id, int, json, text } from '../../kernel/call/input.ts';
import { Form } from '../../model/form/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';

export const handedIn = {
  file: id(Form),
  user: id(User),
  date: date(),
  filename: text(0, 200).optional(),
  filepath: text(0, 100).optional(),
  original: text(0, 255).optional(),
  values: json(z.record(z.string().max(40), z.json()), 400_000).optional(),
  version: int(1).optional(),
  consent: flag().optional(),
};
export const submitPDFFormStaffInput = { ...handedIn, student: id(Student).optional() };
