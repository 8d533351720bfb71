import { choice, choices, date, flag, id, ids, page, text } from '../../kernel/call/input.ts';
import { Location } from '../../model/location/entity.ts';
import { Student } from '../../model/student/entity.ts';

export const kind = choice(
  'physical',
  'medical_plan',
  'immunization',
  'insurance',
  'identification',
  'custody',
  'permission',
  'enrollment',
  'other',
);
/** What lists of papers can be narrowed by. */
export const papers = {
  location: id(Location).optional(),
  student_id: id(Student).optional(),
  status: choice('waiting', 'approved', 'rejected').optional(),
  type: kind.optional(),
  expires_before: date().optional(),
  search: text(0, 80).optional(),
};
export const roles = choices('user', 'teacher').optional();
export const createStudentDocumentInput = {
  student_id: id(Student),
  name: text(1, 200),
  type: kind,
  path: text(1, 100),
  expiry: date().optional(),
  note: text(0, 2000).optional(),
  roles,
  file_name: text(0, 255).optional(),
};

export const photoKind = choice('students', 'staff', 'facility');
export const getPhotosInput = {
  location: id(Location),
  type: photoKind,
  students: ids(Student, 200, 0).optional(),
  start_date: date().optional(),
  end_date: date().optional(),
  approved: flag().optional(),
  search: text(0, 80).optional(),
  ...page,
};
