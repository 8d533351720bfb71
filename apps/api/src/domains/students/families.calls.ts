import './students.fields.ts';
import {
  type Calls,
  filled,
  list,
  mutation,
  object,
  objects,
  objectsOf,
  out,
  outcome,
  outOrNull,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { date, flag, id, ids, text } from '../../kernel/call/input.ts';
import { nobody, orError, orNothing, unasked } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Relationship } from '../../model/relationship/entity.ts';
import { allRelationships } from '../../model/relationship/reach.ts';
import { guardianRequestsInput } from '../../model/relationship/waiting.inputs.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { User } from '../../model/user/entity.ts';
import { ofAccounts, ownPeople } from '../../model/user/reach.ts';
import {
  decideRequest,
  mergesInto,
  readRequests,
  readWaiting,
  recordMerge,
} from '../relationships/relationships.door.ts';
import { askByCode, showCode } from './by-code.ts';
import { isAlike } from './filters.ts';
import { mergeStudents, undoStudentMerge } from './merge-students.ts';
import { exportRoster, exportStudentRosterInput, openRoster } from './roster-file.ts';
import { readTransfers, transferPeople, transferStudents, transferStudentsInput } from './transfers.ts';

const mine = { student_id: orError(ownStudents) };
const looked = { student_id: ownStudents };
const student_id = id(Student);

const guardianRequest = object(
  {
    id: out.id,
    name: out.text,
    email: outOrNull(out.text),
    asked_at: out.datetime,
    proposed_by: outOrNull(out.text),
    relation_id: outOrNull(out.id),
    pending: out.flag,
    student_id: out.id,
    student: out.text,
  },
  'GuardianRequest',
);

/** Records that turn out to be one, students who move, contacts who scan a code, and the roster as a file. */
export const familyCalls: Calls = {
  transferStudents: mutation({
    rule: 'manager',
    permission: ['enroll_students', filled('users', 'manage_contacts')],
    about: 'Moves students to a room of another location, with their contacts when asked; who stays is told in errors.',
    reach: {
      students: orError(ownStudents),
      location_id: orError(ownLocations),
      program_id: orError(roomsOfOwnLocations),
    },
    input: transferStudentsInput,
    answer: outcome(),
    run: transferStudents,
  }),
  transferUsers: mutation({
    rule: 'manager',
    permission: ofAccounts('users'),
    about: 'Moves contacts or staff to another location; those with students left behind are told in errors.',
    reach: { users: orError(ownPeople), from_location: orError(ownLocations), location_id: orError(ownLocations) },
    input: { users: ids(User), from_location: id(Location), location_id: id(Location) },
    answer: outcome(),
    run: transferPeople,
  }),
  getStudentTransfers: query({
    rule: 'teacher',
    about: 'Lists where a student has been at home, the newest first.',
    reach: looked,
    input: { student_id },
    answer: objects(
      {
        id: out.id,
        at: out.datetime,
        by: outOrNull(out.text),
        from_location: outOrNull(out.text),
        from_room: outOrNull(out.text),
        to_location: outOrNull(out.text),
        to_room: outOrNull(out.text),
      },
      'StudentTransfer',
    ),
    run: readTransfers,
  }),
  studentsAlike: query({
    rule: 'manager',
    about: 'Lists students of own locations who may be the same child: by both names, or last name and birthday.',
    reach: { rows: ownStudents, except: ownStudents },
    input: { fname: text(1, 200), lname: text(1, 200), dob: date().optional(), except: id(Student).optional() },
    answer: list(Student),
    run: (_, i) =>
      rows(Student, {
        order: ['fname', 'lname'],
        where: (q) => [
          q('student.merged_into', 'is', null),
          i.except && q('student.id', '<>', i.except),
          isAlike(i.fname, i.lname, i.dob),
        ],
      }),
  }),
  mergeStudents: mutation({
    rule: 'manager',
    permission: 'enroll_students',
    about:
      'Makes two records of one child one, with everything of both; different locations, a duplicate checked in, or a ban of one only get Error.',
    reach: { ...mine, duplicate_id: orError(ownStudents) },
    input: { student_id, duplicate_id: id(Student) },
    answer: outcome({ student: Student }),
    run: mergeStudents,
  }),
  undoStudentMerge: mutation({
    rule: 'manager',
    permission: 'enroll_students',
    about: 'Takes the last merge into a student apart again; without one it gets Error.',
    reach: mine,
    input: { student_id },
    answer: outcome({ student: Student }),
    run: undoStudentMerge,
  }),
  getStudentMerges: query({
    rule: 'manager',
    about: 'Lists the records that were merged into a student.',
    reach: looked,
    input: { student_id },
    answer: objectsOf(recordMerge),
    run: (ctx, i) => mergesInto(ctx, 'student', i.student_id),
  }),
  getStudentQrCode: query({
    rule: 'manager',
    about: "Answers the code behind a student's QR picture, a new one after seven days; an unknown id answers null.",
    reach: { id: orNothing(ownStudents) },
    writes: true,
    input: { id: id(Student) },
    answer: object({ code: out.text, expires_at: out.datetime }, 'StudentCode'),
    run: showCode,
  }),
  addStudentByQrCode: mutation({
    rule: 'user',
    about: 'Asks to be linked to the student whose code was scanned; the office decides, an old code gets Error.',
    reach: nobody,
    secret: true,
    limit: { times: 20, seconds: 3600, by: 'user' },
    input: { code: text(1, 200) },
    answer: outcome({ student: Student }),
    run: askByCode,
  }),
  getGuardianRequests: query({
    rule: 'manager',
    about: 'Lists who waits to be guardian of a student: by its code, or proposed by another guardian.',
    reach: looked,
    input: { student_id },
    answer: objectsOf(guardianRequest),
    run: readRequests,
  }),
  guardianRequests: query({
    rule: 'manager',
    about: 'Lists who waits to be guardian of any student of a location, or of own locations; the longest wait first.',
    reach: { location: ownLocations },
    input: guardianRequestsInput,
    answer: objectsOf(guardianRequest),
    run: readWaiting,
  }),
  decideGuardianRequest: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about:
      'Links who waits to be guardian and lets in a pending one, or turns the request down; one decided, or no relation, gets Error.',
    reach: {
      ...mine,
      user_id: unasked(User, 'only who asked for this student is linked'),
      relation: orError(allRelationships),
    },
    input: {
      student_id,
      user_id: id(User),
      approved: flag(),
      relation: id(Relationship).optional(),
      legal_guardian: flag().optional(),
      pickup: flag().optional(),
      watch_camera: flag().optional(),
      alert: flag().optional(),
    },
    answer: outcome(),
    run: decideRequest,
  }),
  exportStudentRoster: query({
    rule: 'manager',
    about: 'Makes the roster of a location as a file with the chosen fields; an unknown field is refused.',
    reach: { location: ownLocations, programs: roomsOfOwnLocations },
    limit: { times: 30, seconds: 600, by: 'user' },
    input: exportStudentRosterInput,
    answer: outcome({ file: out.text }),
    run: exportRoster,
  }),
  downloadStudentRoster: query({
    rule: 'manager',
    about:
      'Answers the address a roster is fetched at for 15 minutes; one of somebody else, or an old one, gets Error.',
    reach: nobody,
    input: { file: text(1, 2000) },
    answer: outcome({ url: outOrNull(out.text) }),
    run: openRoster,
  }),
};
