import './students.fields.ts';
import { askedBy, type Calls, filled, given, mutation, outcome } from '../../kernel/call/call.ts';
import { date, flag, id, ids, text } from '../../kernel/call/input.ts';
import { orError, orLeftOut } from '../../kernel/read/reach.ts';
import { Camera } from '../../model/camera/entity.ts';
import { ownCameras } from '../../model/camera/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Relationship } from '../../model/relationship/entity.ts';
import { allRelationships } from '../../model/relationship/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Schedule } from '../../model/schedule/entity.ts';
import { ownSchedules } from '../../model/schedule/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { allTags } from '../../model/tag/reach.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { archiveStudents, moveStudents, restoreStudent } from './archive.ts';
import { forceDelete, forceDeleteAllStudentInput, restoreAllStudentInput, restoreStudents } from './archive-many.ts';
import {
  saveAddress,
  saveColumn,
  saveEthnicity,
  saveGender,
  saveName,
  saveStudentColumnInput,
  saveStudentEthnicityInput,
  saveStudentGenderInput,
} from './edit-student.ts';
import { actionNamed, actOnStudents, studentMultiActionInput } from './many-students.ts';
import { withContacts } from './new-contacts.ts';
import { addStudent, changeStudent, switchStudent, updateCameras } from './save-student.ts';
import {
  links,
  optionalText,
  saveStudentNameInput,
  seen,
  status,
  tags,
  type,
  updateStudentInput,
} from './student-changes.inputs.ts';
import { byIds } from './student-links.ts';
import { saveSettings, updateStudentSettingInput } from './student-settings.ts';

const linkReach = {
  program_id: orError(roomsOfOwnLocations),
  cameras: orError(ownCameras),
  users: orError(ownPeople),
  relation: orError(allRelationships),
  other_rooms: orError(roomsOfOwnLocations),
  schedule_id: orError(ownSchedules),
  tags: orError(allTags),
};

const { tags: _tags, schedule_id: _schedule, users: _users, ...formReach } = linkReach;
/** Scopes of the forms that hold relation and flags for each contact. */
const newForm = {
  ...formReach,
  'users.user_id': orError(ownPeople),
  'users.relation': orError(allRelationships),
};
const namesAndLooks = {
  middle_name: optionalText(200),
  nick_name: optionalText(200),
  dob: date().nullish(),
  image: optionalText(300),
  gender: optionalText(40),
};

/** One declaration for the twins that run the same function; `users` and `cameras` are what other calls do alone. */
const enrolling = [
  'enroll_students',
  filled('users', 'manage_guardians'),
  filled('cameras', 'manage_cameras'),
] as const;
const changing = [
  'edit_students',
  given('users', 'manage_guardians'),
  given('cameras', 'manage_cameras'),
  given('location_id', 'enroll_students'),
  given('program_id', 'enroll_students'),
  given('type', 'enroll_students'),
] as const;
const isAboutCameras = (name: unknown): boolean => typeof name === 'string' && actionNamed(name) === 'assign_cameras';

export const calls: Calls = {
  updateStudentStatus: mutation({
    rule: 'manager',
    permission: 'enroll_students',
    about: 'Sets a student active or inactive; contacts of an inactive one no longer see its cameras.',
    reach: { id: orError(ownStudents) },
    input: { id: id(Student), status },
    answer: outcome({ student: Student }),
    run: switchStudent,
  }),
  updateStudentCamera: mutation({
    rule: 'manager',
    permission: 'manage_cameras',
    about: "Makes the given list the student's own cameras; one of another location gets Error.",
    reach: { id: orError(ownStudents), cameras: orError(ownCameras) },
    input: { id: id(Student), cameras: ids(Camera, 200, 0) },
    answer: outcome({ student: Student }),
    run: updateCameras,
  }),
  createStudent: mutation({
    rule: 'manager',
    permission: enrolling,
    about: 'Adds a student; with check_duplicate, one of the same names and birthday in the location gets Error.',
    reach: { ...linkReach, location_id: orError(ownLocations), siblings: orError(ownStudents) },
    input: {
      fname: text(1, 200),
      lname: text(1, 200),
      location_id: id(Location),
      program_id: id(Room),
      cameras: ids(Camera, 200, 0),
      users: ids(User, 50, 0),
      relation: id(Relationship).optional(),
      other_rooms: ids(Room, 50, 0).optional(),
      check_duplicate: flag().optional(),
      middle_name: optionalText(200),
      nick_name: optionalText(200),
      dob: date().nullish(),
      image: optionalText(300),
      gender: optionalText(40),
      siblings: ids(Student, 20, 0).optional(),
      schedule_id: id(Schedule).nullish(),
      tags,
      enrollment_date: date().nullish(),
      type: type.optional(),
    },
    answer: outcome({ student: Student }),
    run: (ctx, i) => addStudent(ctx, { ...i, users: byIds(i.users) }),
  }),
  updateStudent: mutation({
    rule: 'manager',
    permission: [...changing, given('status', 'enroll_students'), given('schedule_id', 'manage_cameras')],
    about: 'Changes a student and the links that are given; a room that is not of the location gets Error.',
    reach: { ...linkReach, id: orError(ownStudents), location_id: orError(ownLocations) },
    input: updateStudentInput,
    answer: outcome({ student: Student }),
    run: (ctx, { users, ...i }) => changeStudent(ctx, { ...i, ...(users ? { users: byIds(users) } : {}) }),
  }),
  createNewStudent: mutation({
    rule: 'manager',
    permission: [...enrolling, filled('new_users', 'manage_guardians'), filled('new_users', 'manage_contacts')],
    about:
      'Adds a student as createStudent does, with relation and flags for each contact. Contacts of new_users are made with it, all or nothing; a taken email, or neither email nor phone, gets Error at its field.',
    reach: {
      ...newForm,
      'new_users.relation': orError(allRelationships),
      location_id: orError(ownLocations),
      siblings: orError(ownStudents),
    },
    input: {
      fname: text(1, 200),
      lname: text(1, 200),
      location_id: id(Location),
      program_id: id(Room),
      cameras: ids(Camera, 200, 0),
      users: links.users.unwrap(),
      relation: id(Relationship).optional(),
      other_rooms: ids(Room, 50, 0).optional(),
      check_duplicate: flag().optional(),
      ...namesAndLooks,
      siblings: ids(Student, 20, 0).optional(),
      type: type.optional(),
      ...withContacts,
    },
    answer: outcome({ student: Student }),
    run: addStudent,
  }),
  updateNewStudent: mutation({
    rule: 'manager',
    permission: changing,
    about: 'Changes a student as updateStudent does, with relation and flags for each contact, and answers it.',
    reach: {
      ...newForm,
      id: orError(ownStudents),
      location_id: orError(ownLocations),
      siblings: orError(ownStudents),
    },
    input: {
      id: id(Student),
      fname: text(1, 200).optional(),
      lname: text(1, 200).optional(),
      location_id: id(Location).optional(),
      program_id: id(Room).optional(),
      cameras: ids(Camera, 200, 0).optional(),
      users: links.users,
      relation: id(Relationship).optional(),
      other_rooms: ids(Room, 50, 0).optional(),
      ...namesAndLooks,
      siblings: ids(Student, 20, 0).optional(),
      type: type.optional(),
      seen,
    },
    answer: outcome({ student: Student }),
    run: changeStudent,
  }),
  deleteStudent: mutation({
    rule: 'manager',
    permission: 'enroll_students',
    about: 'Moves a student to the archive; one checked in, or archived already, gets Error.',
    reach: { id: orError(ownStudents) },
    input: { id: id(Student) },
    answer: outcome(),
    run: (ctx, i) => archiveStudents(ctx, [i.id]),
  }),
  archiveStudent: mutation({
    rule: 'manager',
    permission: 'enroll_students',
    about: 'Moves students to the archive; those checked in, or not to be reached, stay and are named in errors.',
    reach: { students: orLeftOut(ownStudents) },
    input: { students: ids(Student) },
    answer: outcome(),
    run: (ctx, i) => archiveStudents(ctx, i.students),
  }),
  restoreStudent: mutation({
    rule: 'manager',
    permission: 'enroll_students',
    about: 'Takes a student out of the archive into a room of its location.',
    reach: { id: orError(ownStudents), program_id: orError(roomsOfOwnLocations) },
    input: { id: id(Student), program_id: id(Room) },
    answer: outcome({ student: Student }),
    run: restoreStudent,
  }),
  restoreAllStudent: mutation({
    rule: 'manager',
    permission: 'enroll_students',
    about:
      'Takes students, or all in the archive of a location, into a room; those of other locations are told in errors.',
    reach: {
      students: orError(ownStudents),
      program_id: orError(roomsOfOwnLocations),
      location: orError(ownLocations),
    },
    input: restoreAllStudentInput,
    answer: outcome(),
    run: restoreStudents,
  }),
  forceDeleteStudent: mutation({
    rule: 'manager',
    permission: 'delete_students',
    about: 'Deletes an archived student for good with all that hangs on it; one not in the archive gets Error.',
    reach: { id: orError(ownStudents) },
    input: { id: id(Student) },
    answer: outcome(),
    run: (ctx, i) => forceDelete(ctx, { students: [i.id] }),
  }),
  forceDeleteAllStudent: mutation({
    rule: 'manager',
    permission: 'delete_students',
    about: 'Deletes archived students, or the archive of a location, for good; those not in it are told in errors.',
    reach: { students: orError(ownStudents), location: orError(ownLocations) },
    input: forceDeleteAllStudentInput,
    answer: outcome(),
    run: forceDelete,
  }),
  moveStudentsToProgram: mutation({
    rule: 'manager',
    permission: 'enroll_students',
    about: 'Gives students another home room of their location, all or none; who is checked in stays where it is now.',
    reach: { students: orError(ownStudents), program_id: orError(roomsOfOwnLocations) },
    input: { students: ids(Student), program_id: id(Room) },
    answer: outcome(),
    run: (ctx, i) => moveStudents(ctx, i.students, i.program_id),
  }),
  studentMultiAction: mutation({
    rule: 'manager',
    permission: ['enroll_students', askedBy('name', 'manage_cameras', isAboutCameras)],
    about:
      'Runs activate, deactivate, archive, move_room or assign_cameras on students; value holds the ids. Those it does not fit are told in errors.',
    reach: { student_ids: orLeftOut(ownStudents) },
    input: studentMultiActionInput,
    answer: outcome(),
    run: actOnStudents,
  }),
  updateStudentSetting: mutation({
    rule: 'manager',
    permission: ['edit_students', given('cameras', 'manage_cameras'), given('schedule_id', 'manage_cameras')],
    about: "Saves what holds for a student instead of its location, such as the day's camera logins.",
    reach: { id: orError(ownStudents), cameras: orError(ownCameras), schedule_id: orError(ownSchedules) },
    input: updateStudentSettingInput,
    answer: outcome({ student: Student }),
    run: saveSettings,
  }),
  deleteStudentLoginLimitSetting: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: "Drops a student's own limit of camera logins, so that the location's holds again.",
    reach: { id: orError(ownStudents) },
    input: { id: id(Student) },
    answer: outcome({ student: Student }),
    run: (ctx, i) => saveSettings(ctx, { id: i.id, max_daily_logins: null }),
  }),
  saveStudentName: mutation({
    rule: 'user',
    permission: 'edit_students',
    about: 'Saves the names; a contact whom the location does not let gets Error.',
    reach: { id: orError(ownStudents) },
    input: saveStudentNameInput,
    answer: outcome(),
    run: saveName,
  }),
  saveStudentAddress: mutation({
    rule: 'user',
    permission: 'edit_students',
    about: 'Saves the address; a contact whom the location does not let gets Error.',
    reach: { id: orError(ownStudents) },
    input: {
      id: id(Student),
      street_1: optionalText(200),
      street_2: optionalText(200),
      city: optionalText(100),
      state: optionalText(100),
      country: optionalText(100),
      zip: optionalText(20),
      seen,
    },
    answer: outcome(),
    run: saveAddress,
  }),
  saveStudentGender: mutation({
    rule: 'user',
    permission: 'edit_students',
    about: 'Saves the gender; a contact whom the location does not let gets Error.',
    reach: { id: orError(ownStudents) },
    input: saveStudentGenderInput,
    answer: outcome(),
    run: saveGender,
  }),
  saveStudentEthnicity: mutation({
    rule: 'user',
    permission: 'edit_students',
    about: 'Saves ethnicity and race; a contact whom the location does not let gets Error.',
    reach: { id: orError(ownStudents) },
    input: saveStudentEthnicityInput,
    answer: outcome(),
    run: saveEthnicity,
  }),
  saveStudentColumn: mutation({
    rule: 'user',
    permission: 'edit_students',
    about: 'Saves one column; an unknown one, or one the location does not open to contacts, gets Error.',
    reach: { id: orError(ownStudents) },
    input: saveStudentColumnInput,
    answer: outcome(),
    run: saveColumn,
  }),
};
