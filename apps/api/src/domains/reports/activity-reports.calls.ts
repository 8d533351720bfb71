import { type Calls, mutation, object, objects, out, outcome, query } from '../../kernel/call/call.ts';
import { date, id, ids, texts } from '../../kernel/call/input.ts';
import { orError } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { mailReports, reportLine, reportOfRoom, reportOfStudent } from '../activities/activities.door.ts';

const named = object({ id: out.id, full_name: out.text }, 'ReportedStudent');
const types = texts(30, 40).optional();

/** What was written down of days, to be read, printed and sent. */
export const activityReportCalls: Calls = {
  getActivityReport: query({
    rule: 'user',
    about: "Answers a student's days with their activities, the first day first; families get what is theirs to see.",
    reach: { student_id: ownStudents },
    input: { student_id: id(Student), start_date: date(), end_date: date().optional(), types },
    answer: objects({ date: out.date, activities: [reportLine] }, 'ActivityDay'),
    run: reportOfStudent,
  }),
  getProgramActivityReport: query({
    rule: 'teacher',
    about: 'Answers the students of a location or a room with their activities between two days, at most 92.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations, students: ownStudents },
    input: {
      location: id(Location),
      program_id: id(Room).optional(),
      start_date: date(),
      end_date: date().optional(),
      types,
      students: ids(Student, 1000, 0).optional(),
    },
    answer: objects({ student: named, activities: [reportLine] }, 'StudentActivities'),
    run: reportOfRoom,
  }),
  sendActivityReportEmail: mutation({
    rule: 'teacher',
    permission: null,
    because: 'families are sent what they may read anyway',
    about:
      'Mails the day of each student to its contacts, or to those listed; of whom nothing could be sent is told in errors, the others are sent.',
    reach: { students: orError(ownStudents), users: orError(ownPeople) },
    input: { students: ids(Student, 200), date: date(), users: ids(User, 200, 0).optional() },
    answer: outcome(),
    limit: { times: 30, seconds: 600, by: 'user' },
    run: mailReports,
  }),
};
