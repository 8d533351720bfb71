import { asksRatio } from '@nestling/rules/confirm-codes.ts';
import { type Calls, given, mutation, objectsOf, outcome, query } from '../../kernel/call/call.ts';
import { clock, date, id, ids, secret, text } from '../../kernel/call/input.ts';
import { orError } from '../../kernel/read/reach.ts';
import { Absence, Attendance } from '../../model/attendance/entity.ts';
import { ownAbsences, ownAttendance } from '../../model/attendance/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents, studentsLookedAfter } from '../../model/student/reach.ts';
import { markAbsent } from '../attendance/attendance.door.ts';
import { changeAbsence, changeCheck, saveCheck } from './attendance-entries.ts';
import { attendanceEntry, readEntries } from './feed-attendance.ts';

const because = 'the work of the door: who is there says who came and went';
const check = {
  rule: 'teacher',
  permission: null,
  because,
  reach: { students: orError(studentsLookedAfter) },
  input: { date: date(), time: clock(), students: ids(Student), signature: secret(1, 200_000).optional() },
  answer: outcome({ attendances: [Attendance] }),
} as const;
const correction = {
  rule: 'teacher',
  permission: [
    given('date', 'correct_attendance'),
    given('time', 'correct_attendance'),
    given('students', 'correct_attendance'),
  ],
  reach: { id: orError(ownAttendance), students: orError(ownStudents) },
  input: {
    id: id(Attendance),
    date: date().optional(),
    time: clock().optional(),
    students: ids(Student).optional(),
    note: text(0, 1000).nullish(),
  },
  answer: outcome(),
} as const;

/** Coming, going and staying away as entries of the day: all of it is done and kept by the attendance domain. */
export const attendanceEntryCalls: Calls = {
  saveCheckInActivity: mutation({
    ...check,
    about: 'Checks students in from the board, all of them or none; one who is in already gets Error.',
    confirms: asksRatio,
    run: saveCheck('in'),
  }),
  updateCheckInActivity: mutation({
    ...correction,
    about: 'Corrects when a stay began; a student no longer listed loses it, a time after the check-out gets Error.',
    run: changeCheck('start_time'),
  }),
  saveCheckOutActivity: mutation({
    ...check,
    about: 'Checks students out from the board, all of them or none; one who is not in gets Error.',
    run: saveCheck('out'),
  }),
  updateCheckOutActivity: mutation({
    ...correction,
    about: 'Corrects when a stay ended; a student no longer listed loses it, a time before the check-in gets Error.',
    run: changeCheck('end_time'),
  }),
  saveAbsentActivity: mutation({
    rule: 'teacher',
    permission: null,
    because,
    about: 'Marks students absent for a day; one who was there that day gets Error, and then nothing is marked.',
    reach: { students: orError(studentsLookedAfter) },
    input: {
      date: date(),
      time: clock(),
      students: ids(Student),
      note: text(0, 1000).optional(),
      reason: text(0, 200).optional(),
    },
    answer: outcome(),
    run: (ctx, { students, date: day, note, reason }) => markAbsent(ctx, { students, date: day, note, reason }),
  }),
  updateAbsentActivity: mutation({
    rule: 'teacher',
    permission: null,
    because,
    about: 'Changes day, reason or note of an absence; a student no longer listed is not absent any more.',
    reach: { id: orError(ownAbsences), students: orError(ownStudents) },
    input: {
      id: id(Absence),
      date: date().optional(),
      time: clock().optional(),
      students: ids(Student).optional(),
      note: text(0, 1000).nullish(),
      reason: text(0, 200).nullish(),
    },
    answer: outcome(),
    run: changeAbsence,
  }),
  getFeedAttendance: query({
    rule: 'user',
    about:
      'Lists who came, went and stayed away on a day, as the attendance domain knows it; of a room or a student when given, else of all own children. Ids are those of stays and absences.',
    reach: { program_id: roomsOfOwnLocations, student_id: ownStudents },
    input: { date: date(), program_id: id(Room).optional(), student_id: id(Student).optional() },
    answer: objectsOf(attendanceEntry),
    run: readEntries,
  }),
};
