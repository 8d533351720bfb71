import { choice, choices, date, flag, id, ids, objectOf, pageIfAny, text, texts } from '../../kernel/call/input.ts';
import { File, FileLabel } from '../../model/file/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { reminderDays } from '../../model/reminder/days.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';

export const anyKind = choice('document', 'other', 'photo').optional();
export const getUserFilesListInput = {
  user_id: id(User).optional(),
  student_id: id(Student).optional(),
  type: anyKind,
  search: text(0, 80).optional(),
  ...pageIfAny,
};

/** What the list of a location's files can be narrowed by. */
export const filterFilesInput = {
  location: id(Location),
  search: text(0, 80).optional(),
  type: anyKind,
  sub_type: text(0, 60).optional(),
  labels: ids(FileLabel, 100, 0).optional(),
  tags: texts(50, 60).optional(),
  start_date: date().optional(),
  end_date: date().optional(),
};
export const byState = { visible: flag().optional(), archive: flag().optional() };

export const which = { id: id(File) };
export const name = text(1, 200);
export const description = text(0, 2000).nullish();
export const instructions = text(0, 5000).nullish();
export const fileKind = choice('document', 'other');
export const rest = {
  sub_type: text(0, 60).nullish(),
  visible: flag().optional(),
  expiry_date: date().nullish(),
  ...reminderDays,
};
export const upload = { file_name: text(0, 200), file_path: text(1, 100), file_original: text(0, 255) };
export const required = flag().optional();
/** With whom: everybody's family, the whole team, or rooms, children, contacts and single people of the team. */
export const sharedWith = {
  families: flag().optional(),
  team: flag().optional(),
  rooms: ids(Room, 200, 0).optional(),
  students: ids(Student, 1000, 0).optional(),
  users: ids(User, 1000, 0).optional(),
  staff: ids(User, 1000, 0).optional(),
};
export const audience = objectOf('FileAudienceInput', sharedWith).optional();
export const createNewFileInput = {
  name,
  location: id(Location),
  type: fileKind,
  file_name: upload.file_name,
  file_path: upload.file_path,
  file_original: upload.file_original,
  description,
  instructions,
  ...rest,
  required,
  data: audience,
  share_with: choices('families', 'team').optional(),
};
export const updateFileInput = {
  ...which,
  name: name.optional(),
  description,
  instructions,
  type: fileKind.optional(),
  ...rest,
  file_name: upload.file_name.optional(),
  file_path: upload.file_path.optional(),
  file_original: upload.file_original.optional(),
  required,
  data: audience,
};
