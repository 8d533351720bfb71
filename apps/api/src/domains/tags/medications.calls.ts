import './tags.fields.ts';
import { type Calls, filled, given, list, mutation, out, outcome, query, rows } from '../../kernel/call/call.ts';
import { id, ids, pageIfAny, text } from '../../kernel/call/input.ts';
import { nobody, orError, orLeftOut } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { Medication } from '../../model/tag/entity.ts';
import { allMedications, removedMedications } from '../../model/tag/reach.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { assignToMany, assignWords, findOrAdd, takeOff } from './assign.ts';
import { addWord, changeWord, removeWord, restoreWord } from './edit-list.ts';
import { medications as kind } from './list-kinds.ts';

const carrier = { student_id: id(Student).optional(), user_id: id(User).optional() };
const ofCarriers = [given('student_id', 'edit_students'), given('user_id', 'manage_contacts')] as const;
const carrierReach = { student_id: orError(ownStudents), user_id: orError(ownPeople) };
const name = text(1, 100);

export const medicationCalls: Calls = {
  studentMedications: query({
    rule: 'teacher',
    about: 'Lists the medications with how many students and people carry each.',
    reach: { rows: allMedications },
    input: { search: text(0, 80).optional(), ...pageIfAny },
    answer: list(Medication),
    run: (_, i) =>
      rows(Medication, { order: ['name'], where: () => [i.search && containing('medication.name', i.search)] }),
  }),
  createStudentMedication: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: 'Adds a medication; a name that exists gets Error.',
    reach: nobody,
    input: { name },
    answer: outcome({ id: out.id }),
    run: addWord(kind),
  }),
  updateStudentMedication: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: 'Renames a medication everywhere; a name that exists gets Error.',
    reach: { id: orError(allMedications) },
    input: { id: id(Medication), name },
    answer: outcome(),
    run: changeWord(kind),
  }),
  deleteStudentMedication: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: 'Removes a medication, also from every student and person; one that is not there gets Error.',
    reach: { id: orError(allMedications) },
    input: { id: id(Medication) },
    answer: outcome(),
    run: removeWord(kind),
  }),
  restoreStudentMedication: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: 'Takes the removal of a medication back, with everybody who carried it; a name taken since gets Error.',
    reach: { id: orError(removedMedications) },
    input: { id: id(Medication) },
    answer: outcome(),
    run: restoreWord(kind),
  }),
  autoCreateStudentMedication: mutation({
    rule: 'manager',
    permission: ofCarriers,
    about: 'Finds a medication by its name or adds it, and gives it to the student or person named.',
    reach: carrierReach,
    input: { name, ...carrier },
    answer: outcome({ id: out.id }),
    run: findOrAdd(kind),
  }),
  assignStudentMedications: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: 'Makes the given list the medications of a student; an unknown one gets Error.',
    reach: { student_id: orError(ownStudents), medications: orError(allMedications) },
    input: { student_id: id(Student), medications: ids(Medication, 50, 0) },
    answer: outcome(),
    run: (ctx, i) => assignWords(kind, 'student')(ctx, i.student_id, i.medications),
  }),
  assignUserMedications: mutation({
    rule: 'manager',
    permission: 'manage_contacts',
    about: 'Makes the given list the medications of a person; an unknown one gets Error.',
    reach: { user_id: orError(ownPeople), medications: orError(allMedications) },
    input: { user_id: id(User), medications: ids(Medication, 50, 0) },
    answer: outcome(),
    run: (ctx, i) => assignWords(kind, 'user')(ctx, i.user_id, i.medications),
  }),
  multiAssignStudentMedications: mutation({
    rule: 'manager',
    permission: [filled('students', 'edit_students'), filled('users', 'manage_contacts')],
    about: 'Adds the medications to all students and people listed; ids out of reach are told in errors.',
    reach: { medications: orError(allMedications), students: orLeftOut(ownStudents), users: orLeftOut(ownPeople) },
    input: {
      medications: ids(Medication, 50),
      students: ids(Student, 1000, 0).optional(),
      users: ids(User, 1000, 0).optional(),
    },
    answer: outcome(),
    run: (ctx, i) => assignToMany(kind)(ctx, i.medications, i),
  }),
  unassignStudentMedication: mutation({
    rule: 'manager',
    permission: ofCarriers,
    about: 'Takes a medication off a student or person; naming neither gets Error.',
    reach: { id: orError(allMedications), ...carrierReach },
    input: { id: id(Medication), ...carrier },
    answer: outcome(),
    run: takeOff(kind),
  }),
};
