import './tags.fields.ts';
import { type Calls, filled, given, list, mutation, out, outcome, query, rows } from '../../kernel/call/call.ts';
import { flag, id, ids, pageIfAny, text } from '../../kernel/call/input.ts';
import { nobody, orError, orLeftOut } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { Allergy } from '../../model/tag/entity.ts';
import { allAllergies, removedAllergies } from '../../model/tag/reach.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople } from '../../model/user/reach.ts';
import {
  autoCreateStudentAllergyInput,
  carrier,
  name,
  noteStudentAllergyInput,
  takeBackStudentAllergyInput,
} from './allergies.inputs.ts';
import { assignToMany, assignWords, findOrAdd, multiAssignStudentAllergiesInput, takeOff } from './assign.ts';
import { addWord, changeWord, removeWord, restoreWord } from './edit-list.ts';
import { allergies as kind } from './list-kinds.ts';
import { answerNoAllergies, noteAllergy, takeBackAllergy } from './note-allergy.ts';

const ofCarriers = [given('student_id', 'edit_students'), given('user_id', 'manage_contacts')] as const;
const carrierReach = { student_id: orError(ownStudents), user_id: orError(ownPeople) };
export const allergyCalls: Calls = {
  studentAllergies: query({
    rule: 'teacher',
    about: 'Lists the allergies with how many students and people carry each.',
    reach: { rows: allAllergies },
    input: { search: text(0, 80).optional(), ...pageIfAny },
    answer: list(Allergy),
    run: (_, i) => rows(Allergy, { order: ['name'], where: () => [i.search && containing('allergy.name', i.search)] }),
  }),
  createStudentAllergy: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: 'Adds an allergy; a name that exists gets Error.',
    reach: nobody,
    input: { name },
    answer: outcome({ id: out.id }),
    run: addWord(kind),
  }),
  updateStudentAllergy: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: 'Renames an allergy everywhere; a name that exists gets Error.',
    reach: { id: orError(allAllergies) },
    input: { id: id(Allergy), name },
    answer: outcome(),
    run: changeWord(kind),
  }),
  deleteStudentAllergy: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: 'Removes an allergy, also from every student and person; one that is not there gets Error.',
    reach: { id: orError(allAllergies) },
    input: { id: id(Allergy) },
    answer: outcome(),
    run: removeWord(kind),
  }),
  restoreStudentAllergy: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: 'Takes the removal of an allergy back, with everybody who carried it; a name taken since gets Error.',
    reach: { id: orError(removedAllergies) },
    input: { id: id(Allergy) },
    answer: outcome(),
    run: restoreWord(kind),
  }),
  autoCreateStudentAllergy: mutation({
    rule: 'manager',
    permission: ofCarriers,
    about: 'Finds an allergy by its name or adds it, and gives it to the student or person named.',
    reach: carrierReach,
    input: autoCreateStudentAllergyInput,
    answer: outcome({ id: out.id }),
    run: findOrAdd(kind),
  }),
  noteStudentAllergy: mutation({
    rule: 'teacher',
    permission: null,
    because: 'whoever learns of an allergy notes it at once, also one no list has; taking off is the office',
    about:
      'Notes an allergy of a student, by id or by name, with severity (severe, moderate, mild), reaction, what to do and where the medicine is; noted again, what is given replaces what was, an empty text takes a fact away. An unknown id gets Error.',
    reach: { student_id: orError(ownStudents), id: orError(allAllergies) },
    input: noteStudentAllergyInput,
    answer: outcome({ id: out.id }),
    run: noteAllergy,
  }),
  takeBackStudentAllergy: mutation({
    rule: 'teacher',
    permission: null,
    because: 'a slip of the finger is taken back by whoever made it, within ten minutes',
    about:
      'Takes off an allergy the caller has added within the last ten minutes, where nobody else has noted anything about it since; any other gets Error.',
    reach: { student_id: orError(ownStudents), id: orError(allAllergies) },
    input: takeBackStudentAllergyInput,
    answer: outcome(),
    run: takeBackAllergy,
  }),
  saveStudentNoAllergies: mutation({
    rule: 'teacher',
    permission: 'edit_students',
    about:
      'Answers that no allergies of a student are known, with who and when, or takes that back; one who carries an allergy gets Error.',
    reach: { student_id: orError(ownStudents) },
    input: { student_id: id(Student), none: flag() },
    answer: outcome(),
    run: answerNoAllergies,
  }),
  assignStudentAllergies: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: 'Makes the given list the allergies of a student; an unknown one gets Error.',
    reach: { student_id: orError(ownStudents), allergies: orError(allAllergies) },
    input: { student_id: id(Student), allergies: ids(Allergy, 50, 0) },
    answer: outcome(),
    run: (ctx, i) => assignWords(kind, 'student')(ctx, i.student_id, i.allergies),
  }),
  assignUserAllergies: mutation({
    rule: 'manager',
    permission: 'manage_contacts',
    about: 'Makes the given list the allergies of a person; an unknown one gets Error.',
    reach: { user_id: orError(ownPeople), allergies: orError(allAllergies) },
    input: { user_id: id(User), allergies: ids(Allergy, 50, 0) },
    answer: outcome(),
    run: (ctx, i) => assignWords(kind, 'user')(ctx, i.user_id, i.allergies),
  }),
  multiAssignStudentAllergies: mutation({
    rule: 'manager',
    permission: [filled('students', 'edit_students'), filled('users', 'manage_contacts')],
    about: 'Adds the allergies to all students and people listed; ids out of reach are told in errors.',
    reach: { allergies: orError(allAllergies), students: orLeftOut(ownStudents), users: orLeftOut(ownPeople) },
    input: multiAssignStudentAllergiesInput,
    answer: outcome(),
    run: (ctx, i) => assignToMany(kind)(ctx, i.allergies, i),
  }),
  unassignStudentAllergy: mutation({
    rule: 'manager',
    permission: ofCarriers,
    about: 'Takes an allergy off a student or person; naming neither gets Error.',
    reach: { id: orError(allAllergies), ...carrierReach },
    input: { id: id(Allergy), ...carrier },
    answer: outcome(),
    run: takeOff(kind),
  }),
};
