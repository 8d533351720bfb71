import { type Calls, mutation, out, outcome } from '../../kernel/call/call.ts';
import { id, ids, json } from '../../kernel/call/input.ts';
import { unasked } from '../../kernel/read/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { answersGiven } from '../screening/screening.door.ts';
import { screenAtTablet } from './screen-at-tablet.ts';

/** The health questions on the tablet. */
export const screeningAtTabletCalls: Calls = {
  saveHealthScreenFromScreen: mutation({
    rule: 'guest',
    about: 'Takes the answers on the tablet of whoever has just entered a PIN, for own children alone.',
    reach: {
      students: unasked(Student, 'the children of whoever has entered a PIN on the tablet, asked in the call'),
      action_by: unasked(User, 'who has entered a PIN on the tablet, asked in the call'),
    },
    limit: { times: 240, seconds: 60, by: 'address' },
    input: { students: ids(Student, 50), answers: json(answersGiven, 10_000), action_by: id(User) },
    answer: outcome({ stops: out.flag }),
    run: screenAtTablet,
  }),
};
