import './users.fields.ts';
import { allows, isRole } from '@nestling/rules/roles.ts';
import {
  askedBy,
  type Calls,
  filled,
  given,
  mutation,
  object,
  objectsOf,
  one,
  out,
  outcome,
  outList,
  outOrNull,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { email, flag, id, ids, text } from '../../kernel/call/input.ts';
import { orError, orLeftOut, orNothing, unasked } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Relationship } from '../../model/relationship/entity.ts';
import { allRelationships } from '../../model/relationship/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { User } from '../../model/user/entity.ts';
import { ofAccounts, ownPeople } from '../../model/user/reach.ts';
import { mergesInto, recordMerge } from '../relationships/relationships.door.ts';
import { addGuardianByParent } from './by-parent.ts';
import { readSettings } from './camera-logins.ts';
import { cancelInvite, inviteMany, sendMultipleUserInviteInput } from './invite.ts';
import { inviteAnybody, invited } from './invite-anybody.ts';
import { mayEditPerson } from './may-edit.ts';
import { mergeContacts, undoContactMerge } from './merge-users.ts';
import { approve, confirmEmails, reject, takeApprovalBack } from './pending.ts';
import * as input from './person-input.ts';
import { removal, removePerson } from './remove-person.ts';
import { addContact, changePerson } from './save-person.ts';
import { mayEditFields, mayEditStudent, mayEditStudents } from './student-permissions.ts';

const found = out.flag;
const permission = out.flag;
const changes = {
  id: input.which,
  ...input.namesIfAny,
  locations: input.locations.optional(),
  ...input.contactFields,
  email_confirmed: input.confirmed.optional(),
  status: input.status,
  students: input.students,
  ...input.newLinks,
  avatar: input.avatar,
  seen: input.seen,
};

const isOfStaff = (given: unknown): boolean =>
  Array.isArray(given) && given.some((role) => isRole(role) && allows(role, 'teacher'));

/** Contacts: their form, how they come in, and how they leave. */
export const contactCalls: Calls = {
  createUser: mutation({
    rule: 'manager',
    permission: ['manage_contacts', filled('students', 'manage_guardians')],
    about:
      "Adds a contact, who is invited later, without location or student to the caller's own locations; a taken e-mail or username gets Error.",
    reach: input.families,
    secret: 'input',
    input: {
      ...input.names,
      locations: input.locations.optional(),
      ...input.contactFields,
      email_confirmed: input.confirmed.optional(),
      status: input.status,
      students: input.students,
      ...input.newLinks,
      avatar: input.avatar,
      ...input.password,
    },
    answer: outcome({ user: User }),
    run: addContact,
  }),
  updateUser: mutation({
    rule: 'manager',
    permission: ['manage_contacts', given('students', 'manage_guardians')],
    about: 'Changes a contact; a taken e-mail or username gets Error, and so does what somebody changed meanwhile.',
    reach: { ...input.person, ...input.families },
    input: changes,
    answer: outcome(),
    run: (ctx, i) => changePerson(ctx, i, 'user'),
  }),
  updateNewUser: mutation({
    rule: 'manager',
    permission: ['manage_contacts', given('students', 'manage_guardians')],
    about: 'Changes a contact as updateUser does, and answers it.',
    reach: { ...input.person, ...input.families },
    input: changes,
    answer: outcome({ user: User }),
    run: (ctx, i) => changePerson(ctx, i, 'user'),
  }),
  createInviteUser: mutation({
    rule: 'manager',
    permission: [
      askedBy('roles', 'manage_contacts', (roles) => !isOfStaff(roles)),
      askedBy('roles', 'manage_team', isOfStaff),
      filled('students', 'manage_guardians'),
    ],
    about: "Makes an account and invites its owner by e-mail or text message; a role above the caller's gets Error.",
    reach: input.families,
    input: {
      ...input.names,
      locations: input.locations,
      email_confirmed: flag(),
      roles: invited.roles,
      middle_name: input.contactFields.middle_name,
      phone: input.contactFields.phone,
      students: input.students,
      relation: id(Relationship).optional(),
      type: invited.type,
    },
    answer: outcome({ user: User }),
    run: inviteAnybody,
  }),
  createStudentUserByParent: mutation({
    rule: 'user',
    permission: 'manage_guardians',
    about:
      'Adds another guardian to an own student, invited and pending until the office approves; a taken e-mail gets Error.',
    reach: {
      student_id: orError(ownStudents),
      relation: orError(allRelationships),
      location: orError(ownLocations),
    },
    limit: { times: 10, seconds: 3600, by: 'user' },
    input: {
      student_id: id(Student),
      relation: id(Relationship),
      avatar: input.avatar,
      fname: text(1, 200),
      middle_name: input.contactFields.middle_name,
      lname: text(1, 200),
      email: email(),
      phone: input.contactFields.phone,
      phone2: input.contactFields.phone2,
      phone_type: input.contactFields.phone_type,
      phone_type2: input.contactFields.phone2_type,
      location: id(Location),
    },
    answer: outcome(),
    run: addGuardianByParent,
  }),
  sendMultipleUserInvite: mutation({
    rule: 'manager',
    permission: ofAccounts('users'),
    about: 'Invites those of the list who have no password yet, again or for the first time; others are counted.',
    reach: { users: unasked(User, 'those of other locations are counted as left out, like those who came already') },
    input: sendMultipleUserInviteInput,
    answer: outcome({ sent: out.int, left_out: out.int }),
    run: inviteMany,
  }),
  cancelUserInvite: mutation({
    rule: 'manager',
    permission: ofAccounts('id'),
    about: 'Withdraws an open invitation, whose link works no more; one that was used gets Error.',
    reach: input.person,
    input: { id: input.which },
    answer: outcome(),
    run: cancelInvite,
  }),
  approveUser: mutation({
    rule: 'manager',
    permission: 'manage_contacts',
    about: 'Lets in a contact who signed up and tells them; one who is not pending gets Error.',
    reach: input.person,
    input: { id: input.which },
    answer: outcome(),
    run: approve,
  }),
  unapproveUser: mutation({
    rule: 'manager',
    permission: 'manage_contacts',
    about: 'Makes a verified contact pending again, who then sees nothing; one who is pending, or staff, gets Error.',
    reach: input.person,
    input: { id: input.which },
    answer: outcome(),
    run: takeApprovalBack,
  }),
  rejectPendingUser: mutation({
    rule: 'manager',
    permission: 'manage_contacts',
    about: 'Removes a contact who signed up and whom nobody knows; one who is not pending gets Error.',
    reach: input.person,
    input: removal,
    answer: outcome(),
    run: reject,
  }),
  confirmUserEmail: mutation({
    rule: 'admin',
    permission: ofAccounts('user_ids'),
    about: 'Runs the action confirm on people, which takes their e-mail as confirmed; another name gets Error.',
    reach: { user_ids: orLeftOut(ownPeople) },
    input: { name: text(1, 40), user_ids: ids(User) },
    answer: outcome(),
    run: confirmEmails,
  }),
  deleteUser: mutation({
    rule: 'manager',
    permission: ofAccounts('id'),
    about: 'Removes somebody for good and unlinks the students; oneself, a higher role or the last admin gets Error.',
    reach: input.person,
    input: { id: input.which },
    answer: outcome(),
    run: removePerson,
  }),
  mergeUsers: mutation({
    rule: 'manager',
    permission: 'manage_contacts',
    about:
      'Makes two records of one contact one, with everything of both; an account in use that would go, or a ban of one only, gets Error.',
    reach: { user_id: orError(ownPeople), duplicate_id: orError(ownPeople) },
    input: { user_id: id(User), duplicate_id: id(User) },
    answer: outcome({ user: User }),
    run: mergeContacts,
  }),
  undoUserMerge: mutation({
    rule: 'manager',
    permission: 'manage_contacts',
    about: 'Takes the last merge into a contact apart again; without one it gets Error.',
    reach: { user_id: orError(ownPeople) },
    input: { user_id: id(User) },
    answer: outcome({ user: User }),
    run: undoContactMerge,
  }),
  getUserMerges: query({
    rule: 'manager',
    about: 'Lists the records that were merged into a contact.',
    reach: { user_id: ownPeople },
    input: { user_id: id(User) },
    answer: objectsOf(recordMerge),
    run: (ctx, i) => mergesInto(ctx, 'app_user', i.user_id),
  }),
  userByEmail: query({
    rule: 'manager',
    about: 'Finds the person with this e-mail, to be linked instead of added twice; nobody answers null.',
    reach: { rows: ownPeople },
    input: { email: email() },
    answer: one(User),
    run: (_, i) => rows(User, { where: (q) => [q('app_user.email_key', '=', i.email.toLowerCase())] }),
  }),
  userByUserName: query({
    rule: 'manager',
    about: 'Finds the person with this username; nobody answers null.',
    reach: { rows: ownPeople },
    input: { username: text(1, 100) },
    answer: one(User),
    run: (_, i) => rows(User, { where: (q) => [q('app_user.username_key', '=', i.username.toLowerCase())] }),
  }),
  getUserSettingData: query({
    rule: 'manager',
    about: "Answers a contact's own limit of camera logins and what is used today; an unknown one answers null.",
    reach: { id: orNothing(ownPeople) },
    input: { id: input.which },
    answer: object({
      id: out.id,
      max_daily_logins: outOrNull(out.int),
      used_today: out.int,
      most_today: outOrNull(out.int),
    }),
    run: readSettings,
  }),
  checkUserProfilePermission: query({
    rule: 'user',
    about: 'Tells whether a person is there for the caller, and whether the caller may change the profile.',
    reach: { id: mayEditPerson.reach },
    input: { id: input.which },
    answer: outcome({ found, permission }),
    run: mayEditPerson.run,
  }),
  checkStudentProfilePermission: query({
    rule: 'user',
    about: 'Tells whether the caller may change the profile of a student; one out of reach is refused.',
    reach: { student_id: ownStudents },
    input: { student_id: id(Student) },
    answer: outcome({ found, permission }),
    run: mayEditStudent,
  }),
  checkLocationEditStudentPermission: query({
    rule: 'user',
    about: 'Tells whether contacts of the location may change students; a location out of reach is refused.',
    reach: { location_id: ownLocations },
    input: { location_id: id(Location) },
    answer: outcome({ found, permission }),
    run: mayEditStudents,
  }),
  checkLocationEditFieldsPermission: query({
    rule: 'user',
    about: 'Tells which fields of students contacts of the location may change; one out of reach is refused.',
    reach: { location_id: ownLocations },
    input: { location_id: id(Location) },
    answer: outcome({ found, permission, fields: outList(out.text) }),
    run: mayEditFields,
  }),
};
