import { sql } from 'kysely';
import './students.fields.ts';
import { type Calls, given, list, mutation, outcome, query, rows } from '../../kernel/call/call.ts';
import { email, id, ids, text } from '../../kernel/call/input.ts';
import { orError, unasked } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Relationship } from '../../model/relationship/entity.ts';
import { allRelationships } from '../../model/relationship/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ofOwnStudents, ownStudents } from '../../model/student/reach.ts';
import { User } from '../../model/user/entity.ts';
import { isGuardianOf } from '../../model/user/filters.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { linkFlags } from '../relationships/relationships.door.ts';
import { avatar, contactFields, person, setLogins } from '../users/users.door.ts';
import { isNamed } from './filters.ts';
import { addContactOf, changeContactOf, changeForSiblings, linkToSiblings, listed } from './guardian-forms.ts';
import { addSiblings, removeSiblings } from './siblings.ts';

const relation = id(Relationship).optional();
const siblings = ids(Student, 20);
const group = { student_id: orError(ownStudents), siblings: orError(ownStudents) };
const pairOfGroup = { ...group, user_id: orError(ownPeople), relation: orError(allRelationships) };

/** Sibling groups, and the forms that hold a contact and its link to a student together. */
export const guardianFormCalls: Calls = {
  addSibling: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: 'Puts students into one sibling group; one out of reach, or the student itself, gets Error.',
    reach: group,
    input: { student_id: id(Student), siblings },
    answer: outcome(),
    run: addSiblings,
  }),
  removeSiblings: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: 'Takes students out of the sibling group of another; one that is not in it gets Error.',
    reach: group,
    input: { student_id: id(Student), siblings },
    answer: outcome(),
    run: removeSiblings,
  }),
  getSiblingByLocation: query({
    rule: 'manager',
    about: 'Lists the students of a location who can be chosen as siblings of the given one.',
    reach: { rows: ownStudents, location: ownLocations, student_id: ownStudents },
    input: { location: id(Location), student_id: id(Student).optional(), search: text(0, 80).optional() },
    answer: list(Student),
    run: (_, i) =>
      rows(Student, {
        order: ['fname', 'lname'],
        where: (q) => [
          q('student.archived_at', 'is', null),
          q('student.location_id', '=', i.location),
          i.student_id && q('student.id', '<>', i.student_id),
          i.search && isNamed(i.search),
        ],
      }),
  }),
  addUserToSibling: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about: 'Links a guardian of a student to siblings of it with the same flags; one outside the group gets Error.',
    reach: pairOfGroup,
    input: { student_id: id(Student), user_id: id(User), siblings, relation },
    answer: outcome(),
    run: linkToSiblings,
  }),
  updateUserToSibling: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about: "Sets flags on a guardian's links to siblings; a sibling without that guardian gets Error.",
    reach: pairOfGroup,
    input: { student_id: id(Student), user_id: id(User), siblings, relation, ...linkFlags },
    answer: outcome(),
    run: changeForSiblings,
  }),
  createStudentUser: mutation({
    rule: 'manager',
    permission: ['manage_guardians', 'manage_contacts'],
    about: 'Adds a contact and links it to the student in one step; a taken e-mail gets Error with the name it is of.',
    reach: { student_id: orError(ownStudents), relation: orError(allRelationships) },
    input: {
      student_id: id(Student),
      fname: text(1, 200),
      lname: text(1, 200),
      email: email(),
      relation,
      middle_name: contactFields.middle_name,
      username: text(1, 100).optional(),
      phone: contactFields.phone,
      phone_type: contactFields.phone_type,
      phone2: contactFields.phone2,
      phone2_type: contactFields.phone2_type,
      avatar,
      ...linkFlags,
    },
    answer: outcome(),
    run: addContactOf,
  }),
  updateStudentUser: mutation({
    rule: 'manager',
    permission: [
      'manage_guardians',
      given('fname', 'manage_contacts'),
      given('lname', 'manage_contacts'),
      given('email', 'manage_contacts'),
      given('phone', 'manage_contacts'),
      given('black_list', 'black_list'),
    ],
    about: "Changes a guardian's data and the link to the student; a pair that is not linked gets Error.",
    reach: { ...person, student_id: orError(ownStudents), relation: orError(allRelationships) },
    input: {
      id: id(User),
      student_id: id(Student),
      relation,
      fname: text(1, 200).optional(),
      lname: text(1, 200).optional(),
      email: email().optional(),
      phone: contactFields.phone,
      ...linkFlags,
      ...listed,
    },
    answer: outcome(),
    run: (ctx, { id: user_id, ...i }) => changeContactOf(ctx, { ...i, user_id }),
  }),
  deleteUserLoginLimitSetting: mutation({
    rule: 'manager',
    permission: 'manage_contacts',
    about: "Drops a contact's own limit of camera logins, so that the location's holds again.",
    reach: person,
    input: { id: id(User) },
    answer: outcome(),
    run: (ctx, i) => setLogins(ctx, { id: i.id, max_logins: null }),
  }),
  getActiveStudentsUsers: query({
    rule: 'teacher',
    about: 'Lists the active contacts of the students whom the office knows, to be written to.',
    reach: { rows: ownPeople, students: unasked(Student, 'contacts of students out of reach are left out') },
    input: { students: ids(Student) },
    answer: list(User),
    run: (ctx, i) =>
      rows(User, {
        order: ['lname', 'fname'],
        where: (q) => [
          q('app_user.status', '=', 'active'),
          q('app_user.pending', '=', false),
          isGuardianOf(i.students, ofOwnStudents(ctx.who, sql`gl.student_id`)),
        ],
      }),
  }),
};
