import { choice, date, datetime, flag, type InputOf, id, ids, listOf, text } from '../../kernel/call/input.ts';
import { Camera } from '../../model/camera/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { Relationship } from '../../model/relationship/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Schedule } from '../../model/schedule/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { Tag } from '../../model/tag/entity.ts';
import { User } from '../../model/user/entity.ts';
import { linkFlags } from '../relationships/relationships.door.ts';

export const optionalText = (max: number) => text(0, max).nullish();
/** When the form was filled: `updated_at` of the record it shows. */
export const seen = datetime().optional();
export const saveStudentNameInput = {
  id: id(Student),
  fname: text(1, 200),
  lname: text(1, 200),
  middle_name: optionalText(200),
  nick_name: optionalText(200),

  /** `updated_at` of the record the value was read from. */
  seen,
};

export const tags = ids(Tag, 50, 0).optional();
export const type = choice('enrolled', 'waitlist', 'graduated');
export const status = choice('active', 'inactive');
const guardianOf = { user_id: id(User), relation: id(Relationship).optional(), ...linkFlags };
/** A contact who is to be guardian; flags that are left out stay, or are those of a new link. */
export type GuardianOf = InputOf<typeof guardianOf>;
/** What a student is set to beside its own columns; what is left out stays as it is. */
export const links = {
  cameras: ids(Camera, 200, 0).optional(),
  other_rooms: ids(Room, 50, 0).optional(),
  users: listOf(guardianOf, 50).optional(),
  relation: id(Relationship).optional(),
  siblings: ids(Student, 20, 0).optional(),
  tags,
};
export type Links = InputOf<typeof links>;
export const newStudent = {
  fname: text(1, 200),
  lname: text(1, 200),
  location_id: id(Location),
  program_id: id(Room),
  check_duplicate: flag().optional(),
};
export const updateStudentInput = {
  id: id(Student),
  fname: text(1, 200).optional(),
  lname: text(1, 200).optional(),
  location_id: id(Location).optional(),
  program_id: id(Room).optional(),
  cameras: ids(Camera, 200, 0).optional(),
  users: ids(User, 50, 0).optional(),
  relation: id(Relationship).optional(),
  other_rooms: ids(Room, 50, 0).optional(),
  middle_name: optionalText(200),
  nick_name: optionalText(200),
  dob: date().nullish(),
  image: optionalText(300),
  gender: optionalText(40),
  race: optionalText(100),
  ethnicity: optionalText(100),
  doctor_name: optionalText(200),
  doctor_phone: optionalText(30),
  note: optionalText(5000),
  external_id: optionalText(100),
  schedule_id: id(Schedule).nullish(),
  tags,
  enrollment_date: date().nullish(),
  graduation_date: date().nullish(),
  type: type.optional(),
  status: status.optional(),
  seen,
};
