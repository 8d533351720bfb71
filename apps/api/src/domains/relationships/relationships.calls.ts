import './relationships.fields.ts';
import { type Calls, list, mutation, outcome, paged, query, rows } from '../../kernel/call/call.ts';
import { flag, id, page, text } from '../../kernel/call/input.ts';
import { col } from '../../kernel/db/tables.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { GuardianLink, Relationship } from '../../model/relationship/entity.ts';
import { allRelationships, linksOfStudentsAt, ownLinks } from '../../model/relationship/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { addGuardianBlackListInput, blackListGuardian, unlistGuardian } from './black-list.ts';
import { addGuardian, changeGuardian, removeGuardian, updateStudentGuardianInput } from './guardians.ts';
import {
  addRelationship,
  changeRelationship,
  makeDefault,
  removeRelationship,
  updateRelationshipInput,
} from './kinds.ts';
import { addStudentGuardianInput, createRelationshipInput, pair } from './relationships.inputs.ts';

const ownPair = { student_id: orError(ownStudents), user_id: orError(ownPeople) };
export const calls: Calls = {
  relationships: query({
    rule: 'user',
    about: 'Lists what a contact can be to a student, the default first.',
    reach: { location: ownLocations },
    input: { location: id(Location).optional() },
    answer: list(Relationship),
    run: () => rows(Relationship, { order: ['-is_default', 'name'] }),
  }),
  createRelationship: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about: 'Adds a relationship; a name that exists gets Error.',
    reach: nobody,
    input: createRelationshipInput,
    answer: outcome({ relationship: Relationship }),
    run: addRelationship,
  }),
  updateRelationship: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about: 'Changes a relationship for every link that uses it; a name that exists gets Error.',
    reach: { id: orError(allRelationships) },
    input: updateRelationshipInput,
    answer: outcome({ relationship: Relationship }),
    run: changeRelationship,
  }),
  deleteRelationship: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about: 'Deletes a relationship; one in use, or the default, gets Error.',
    reach: { id: orError(allRelationships) },
    input: { id: id(Relationship) },
    answer: outcome(),
    run: removeRelationship,
  }),
  setDefaultRelationship: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about: 'Makes this relationship the one that is preset on new links, instead of the earlier one.',
    reach: { id: orError(allRelationships) },
    input: { id: id(Relationship) },
    answer: outcome(),
    run: makeDefault,
  }),

  getStudentGuardians: query({
    rule: 'user',
    about: 'Lists the guardians of a student with their flags; contacts see their own link alone.',
    reach: { student_id: ownStudents, rows: ownLinks },
    input: { student_id: id(Student) },
    answer: list(GuardianLink),
    run: (_, i) => rows(GuardianLink, { where: (q) => [q('guardian_link.student_id', '=', i.student_id)] }),
  }),
  getUserGuardianLinks: query({
    rule: 'manager',
    about: 'Lists the students a contact is guardian of, with the flags of each link.',
    reach: { user_id: ownPeople, rows: ownLinks },
    input: { user_id: id(User) },
    answer: list(GuardianLink),
    run: (_, i) => rows(GuardianLink, { where: (q) => [q('guardian_link.user_id', '=', i.user_id)] }),
  }),
  getGuardianBlackList: query({
    rule: 'teacher',
    about: 'Lists the black-listed guardians of a location, so that staff at the door can look them up.',
    reach: { location: ownLocations, rows: ownLinks },
    input: { location: id(Location), ...page },
    answer: paged(GuardianLink),
    run: (_, i) =>
      rows(GuardianLink, {
        reach: linksOfStudentsAt(i.location),
        where: (q) => [q('guardian_link.black_list', '=', true)],
        order: [(link) => col(link, 'student_id')],
      }),
  }),

  addStudentGuardian: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about: 'Links a contact to a student; a pair that is linked already, or a contact of another location, gets Error.',
    reach: { ...ownPair, relation: orError(allRelationships) },
    input: addStudentGuardianInput,
    answer: outcome({ guardian: GuardianLink }),
    run: addGuardian,
  }),
  updateStudentGuardian: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about: 'Changes relation and flags of a link; a pair that is not linked gets Error.',
    reach: { ...ownPair, relation: orError(allRelationships) },
    input: updateStudentGuardianInput,
    answer: outcome({ guardian: GuardianLink }),
    run: changeGuardian,
  }),
  removeStudentGuardian: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about: 'Unlinks a guardian, who loses the cameras of that student at once; a pair that is not linked gets Error.',
    reach: ownPair,
    input: pair,
    answer: outcome(),
    run: removeGuardian,
  }),
  updateGuardianEmergencyContact: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about: 'Switches whether the guardian is an emergency contact; a pair that is not linked gets Error.',
    reach: ownPair,
    input: { ...pair, emergency_contact: flag() },
    answer: outcome(),
    run: changeGuardian,
  }),
  updateGuardianLegal: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about: 'Switches whether the guardian has custody; a pair that is not linked gets Error.',
    reach: ownPair,
    input: { ...pair, legal_guardian: flag() },
    answer: outcome(),
    run: changeGuardian,
  }),
  updateGuardianPayer: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about: 'Switches whether the guardian pays for the student; a pair that is not linked gets Error.',
    reach: ownPair,
    input: { ...pair, is_payer: flag() },
    answer: outcome(),
    run: changeGuardian,
  }),
  updateGuardianPickup: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about: 'Switches whether the guardian may pick the student up; a pair that is not linked gets Error.',
    reach: ownPair,
    input: { ...pair, pickup: flag() },
    answer: outcome(),
    run: changeGuardian,
  }),
  updateUserAlert: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about: 'Switches whether the guardian gets alerts about the student; a pair that is not linked gets Error.',
    reach: ownPair,
    input: { ...pair, alert: flag() },
    answer: outcome(),
    run: changeGuardian,
  }),
  updateUserWatchCamera: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about: 'Switches whether the guardian may watch; a running picture ends at once, a pair not linked gets Error.',
    reach: ownPair,
    input: { ...pair, watch_camera: flag() },
    answer: outcome(),
    run: changeGuardian,
  }),

  addGuardianBlackList: mutation({
    rule: 'manager',
    permission: 'black_list',
    about: 'Black-lists a guardian: no pick-up, no cameras, nothing of the student; a pair not linked gets Error.',
    reach: ownPair,
    input: addGuardianBlackListInput,
    answer: outcome(),
    run: blackListGuardian,
  }),
  removeGuardianBlackList: mutation({
    rule: 'manager',
    permission: 'black_list',
    about: 'Takes a guardian off the black list and gives the earlier flags back; one who is not on it gets Error.',
    reach: ownPair,
    input: { ...pair, note: text(0, 1000).optional() },
    answer: outcome(),
    run: unlistGuardian,
  }),
};
