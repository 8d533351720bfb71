import './tags.fields.ts';
import { type Calls, list, mutation, out, outcome, query, rows } from '../../kernel/call.ts';
import { id, ids, pageIfAny, text } from '../../kernel/input.ts';
import { nobody, orError } from '../../kernel/reach.ts';
import { containing } from '../../kernel/search.ts';
import { Student } from '../students/students.entities.ts';
import { ownStudents } from '../students/students.reach.ts';
import { User } from '../users/users.entities.ts';
import { ownPeople } from '../users/users.reach.ts';
import { addWord, changeWord, removeWord, restoreWord } from './edit-list.ts';
import { assignToMany, assignWords, findOrAdd, takeOff } from './give.ts';
import { allergies as kind } from './list-kinds.ts';
import { Allergy } from './tags.entities.ts';
import { allAllergies, removedAllergies } from './tags.reach.ts';

const carrier = { student_id: id(Student).optional(), user_id: id(User).optional() };
const carrierReach = { student_id: orError(ownStudents), user_id: orError(ownPeople) };
const name = text(1, 100);

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
    about: 'Adds an allergy; a name that exists gets Error.',
    reach: nobody,
    input: { name },
    answer: outcome({ id: out.id }),
    run: addWord(kind),
  }),
  updateStudentAllergy: mutation({
    rule: 'manager',
    about: 'Renames an allergy everywhere; a name that exists gets Error.',
    reach: { id: orError(allAllergies) },
    input: { id: id(Allergy), name },
    answer: outcome(),
    run: changeWord(kind),
  }),
  deleteStudentAllergy: mutation({
    rule: 'manager',
    about: 'Removes an allergy, also from every student and person; one that is not there gets Error.',
    reach: { id: orError(allAllergies) },
    input: { id: id(Allergy) },
    answer: outcome(),
    run: removeWord(kind),
  }),
  restoreStudentAllergy: mutation({
    rule: 'manager',
    about: 'Takes the removal of an allergy back, with everybody who carried it; a name taken since gets Error.',
    reach: { id: orError(removedAllergies) },
    input: { id: id(Allergy) },
    answer: outcome(),
    run: restoreWord(kind),
  }),
  autoCreateStudentAllergy: mutation({
    rule: 'manager',
    about: 'Finds an allergy by its name or adds it, and gives it to the student or person named.',
    reach: carrierReach,
    input: { name, ...carrier },
    answer: outcome({ id: out.id }),
    run: findOrAdd(kind),
  }),
  assignStudentAllergies: mutation({
    rule: 'manager',
    about: 'Makes the given list the allergies of a student; an unknown one gets Error.',
    reach: { student_id: orError(ownStudents), allergies: orError(allAllergies) },
    input: { student_id: id(Student), allergies: ids(Allergy, 50, 0) },
    answer: outcome(),
    run: (ctx, i) => assignWords(kind, 'student')(ctx, i.student_id, i.allergies),
  }),
  assignUserAllergies: mutation({
    rule: 'manager',
    about: 'Makes the given list the allergies of a person; an unknown one gets Error.',
    reach: { user_id: orError(ownPeople), allergies: orError(allAllergies) },
    input: { user_id: id(User), allergies: ids(Allergy, 50, 0) },
    answer: outcome(),
    run: (ctx, i) => assignWords(kind, 'user')(ctx, i.user_id, i.allergies),
  }),
  multiAssignStudentAllergies: mutation({
    rule: 'manager',
    about: 'Adds the allergies to all students and people listed, or to none; ids out of reach are told in errors.',
    reach: { allergies: orError(allAllergies), students: orError(ownStudents), users: orError(ownPeople) },
    input: {
      allergies: ids(Allergy, 50),
      students: ids(Student, 1000, 0).optional(),
      users: ids(User, 1000, 0).optional(),
    },
    answer: outcome(),
    run: (ctx, i) => assignToMany(kind)(ctx, i.allergies, i),
  }),
  unassignStudentAllergy: mutation({
    rule: 'manager',
    about: 'Takes an allergy off a student or person; naming neither gets Error.',
    reach: { id: orError(allAllergies), ...carrierReach },
    input: { id: id(Allergy), ...carrier },
    answer: outcome(),
    run: takeOff(kind),
  }),
};
