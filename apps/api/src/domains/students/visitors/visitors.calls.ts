import './visitors.fields.ts';
import { type Calls, list, mutation, outcome, query, rows } from '../../../kernel/call/call.ts';
import { id } from '../../../kernel/call/input.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { ownStudents } from '../../../model/student/reach.ts';
import { giveVisit, giveVisitInput } from './give.ts';
import { decideVisit, decideVisitInput, endVisit } from './stand.ts';
import { Visitor } from './visitors.entities.ts';
import { ownVisitors } from './visitors.reach.ts';

/** Who watches a student for a while, by leave of a legal guardian and of the center. */
export const visitorCalls: Calls = {
  studentVisitors: query({
    rule: 'user',
    about: 'Lists who may watch a student as a visitor, or might: for its legal guardians and staff.',
    reach: { student_id: ownStudents, rows: ownVisitors },
    input: { student_id: id(Student) },
    answer: list(Visitor),
    run: (_, i) =>
      rows(Visitor, { order: ['-given_at', '-id'], where: (q) => [q('visitor.student_id', '=', i.student_id)] }),
  }),
  giveVisit: mutation({
    rule: 'user',
    permission: null,
    because: 'only a legal guardian of the student gives it, which staff are not; the office decides of it',
    about:
      'A legal guardian lets somebody watch own students for some days, who is invited by e-mail. Somebody who has an account already, unless as a visitor of the own students, gets Error; so does a last day that is over.',
    reach: { students: orError(ownStudents) },
    limit: { times: 10, seconds: 3600, by: 'user' },
    input: giveVisitInput,
    answer: outcome(),
    run: giveVisit,
  }),
  decideVisit: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about: 'The center lets a visitor in that waits, or turns it down; one that does not wait gets Error.',
    reach: { id: orError(ownVisitors) },
    input: decideVisitInput,
    answer: outcome(),
    run: decideVisit,
  }),
  endVisit: mutation({
    rule: 'user',
    permission: 'manage_guardians',
    about: 'Ends the right of a visitor at once, whose picture goes; one that has ended gets Error.',
    reach: { id: orError(ownVisitors) },
    input: { id: id(Visitor) },
    answer: outcome(),
    run: endVisit,
  }),
};
