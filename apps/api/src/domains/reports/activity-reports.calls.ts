import { type Calls, mutation, object, objects, out, outcome, query } from '../../kernel/call/call.ts';
import { id } from '../../kernel/call/input.ts';
import { orError } from '../../kernel/read/reach.ts';
import { mailInput, reportInput } from '../../model/activity/report.inputs.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { mailReports, reportLine, reportOfRoom, reportOfStudent } from '../activities/activities.door.ts';

const named = object({ id: out.id, full_name: out.text }, 'ReportedStudent');
const { start_date, end_date, types } = reportInput;

/** What was written down of days, to be read, printed and sent. */
export const activityReportCalls: Calls = {
  getActivityReport: query({
    rule: 'user',
    about: "Answers a student's days with their activities, the first day first; families get what is theirs to see.",
    reach: { student_id: ownStudents },
    input: { student_id: id(Student), start_date, end_date, types },
    answer: objects({ date: out.date, activities: [reportLine] }, 'ActivityDay'),
    run: reportOfStudent,
  }),
  getProgramActivityReport: query({
    rule: 'teacher',
    about: 'Answers the students of a location or a room with their activities between two days, at most 92.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations, students: ownStudents },
    input: { location: id(Location), ...reportInput },
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
    input: mailInput,
    answer: outcome(),
    limit: { times: 30, seconds: 600, by: 'user' },
    run: mailReports,
  }),
};
