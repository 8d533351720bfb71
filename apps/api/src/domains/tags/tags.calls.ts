import './tags.fields.ts';
import { sql } from 'kysely';
import { type Calls, filled, given, list, mutation, out, outcome, query, rows } from '../../kernel/call/call.ts';
import { id, ids, pageIfAny, text } from '../../kernel/call/input.ts';
import { askedBy } from '../../kernel/call/permission.ts';
import { nobody, orError, orLeftOut } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { Tag } from '../../model/tag/entity.ts';
import { allTags, anyTags, removedTags } from '../../model/tag/reach.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { assignToMany, assignWords, findOrAdd, takeOff } from './assign.ts';
import { addWord, changeWord, removeWord, restoreWord, tagForm } from './edit-list.ts';
import { tags as kind } from './list-kinds.ts';
import { actOnTags } from './many-tags.ts';

const carrier = { student_id: id(Student).optional(), user_id: id(User).optional() };
const ofCarriers = [given('student_id', 'edit_students'), given('user_id', 'manage_contacts')] as const;
const carrierReach = { student_id: orError(ownStudents), user_id: orError(ownPeople) };
const name = text(1, 100);
/** Whether the tags an action names hold some of posts, or some of students and people. */
const names = (ofPosts: boolean) => (of: unknown) =>
  sql`exists (select 1 from tag t where t.id = any(${Array.isArray(of) ? of.map(Number) : []}::int[])
    and t.for_blog = ${ofPosts})`;

export const calls: Calls = {
  studentTags: query({
    rule: 'teacher',
    about: 'Lists the tags with how many students and people carry each.',
    reach: { rows: allTags },
    input: { search: text(0, 80).optional(), ...pageIfAny },
    answer: list(Tag),
    run: (_, i) => rows(Tag, { order: ['name'], where: () => [i.search && containing('tag.name', i.search)] }),
  }),
  createStudentTag: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: 'Adds a tag; a name that exists gets Error.',
    reach: nobody,
    input: tagForm,
    answer: outcome({ id: out.id }),
    run: addWord(kind),
  }),
  updateStudentTag: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: 'Renames a tag everywhere; a name that exists gets Error.',
    reach: { id: orError(allTags) },
    input: { id: id(Tag), ...tagForm },
    answer: outcome(),
    run: changeWord(kind),
  }),
  deleteStudentTag: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: 'Removes a tag, also from every student and person; one that is not there gets Error.',
    reach: { id: orError(allTags) },
    input: { id: id(Tag) },
    answer: outcome(),
    run: removeWord(kind),
  }),
  restoreStudentTag: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: 'Takes the removal of a tag back, with everybody who carried it; a name taken since gets Error.',
    reach: { id: orError(removedTags) },
    input: { id: id(Tag) },
    answer: outcome(),
    run: restoreWord(kind),
  }),
  autoCreateStudentTag: mutation({
    rule: 'manager',
    permission: ofCarriers,
    about: 'Finds a tag by its name or adds it, and gives it to the student or person named.',
    reach: carrierReach,
    input: { name, ...carrier },
    answer: outcome({ id: out.id }),
    run: findOrAdd(kind),
  }),
  assignStudentTags: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: 'Makes the given list the tags of a student; an unknown one gets Error.',
    reach: { student_id: orError(ownStudents), tags: orError(allTags) },
    input: { student_id: id(Student), tags: ids(Tag, 50, 0) },
    answer: outcome(),
    run: (ctx, i) => assignWords(kind, 'student')(ctx, i.student_id, i.tags),
  }),
  assignUserTags: mutation({
    rule: 'manager',
    permission: 'manage_contacts',
    about: 'Makes the given list the tags of a person; an unknown one gets Error.',
    reach: { user_id: orError(ownPeople), tags: orError(allTags) },
    input: { user_id: id(User), tags: ids(Tag, 50, 0) },
    answer: outcome(),
    run: (ctx, i) => assignWords(kind, 'user')(ctx, i.user_id, i.tags),
  }),
  multiAssignStudentTags: mutation({
    rule: 'manager',
    permission: [filled('students', 'edit_students'), filled('users', 'manage_contacts')],
    about: 'Adds the tags to all students and people listed; ids out of reach are told in errors.',
    reach: { tags: orError(allTags), students: orLeftOut(ownStudents), users: orLeftOut(ownPeople) },
    input: { tags: ids(Tag, 50), students: ids(Student, 1000, 0).optional(), users: ids(User, 1000, 0).optional() },
    answer: outcome(),
    run: (ctx, i) => assignToMany(kind)(ctx, i.tags, i),
  }),
  unassignStudentTag: mutation({
    rule: 'manager',
    permission: ofCarriers,
    about: 'Takes a tag off a student or person; naming neither gets Error.',
    reach: { id: orError(allTags), ...carrierReach },
    input: { id: id(Tag), ...carrier },
    answer: outcome(),
    run: takeOff(kind),
  }),
  makeTagsAction: mutation({
    rule: 'manager',
    permission: [askedBy('id', 'edit_students', names(false)), askedBy('id', 'edit_blogs', names(true))],
    about:
      'Runs delete, clear or merge (into the first) on several tags of students and people or of posts, on all or none; another type gets Error.',
    reach: { id: orError(anyTags) },
    input: { id: ids(Tag, 200), type: text(1, 40) },
    answer: outcome(),
    run: actOnTags,
  }),
};
