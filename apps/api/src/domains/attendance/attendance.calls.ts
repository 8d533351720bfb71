import { asksRatio } from '@nestling/rules/confirm-codes.ts';
import './attendance.fields.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import {
  type Calls,
  list,
  mutation,
  object,
  objects,
  one,
  out,
  outcome,
  outList,
  query,
  rows,
  subscription,
} from '../../kernel/call/call.ts';
import { choice, clock, date, id, ids, json, pageIfAny, secret, text } from '../../kernel/call/input.ts';
import { orError, orLeftOut } from '../../kernel/read/reach.ts';
import { Attendance, CheckinSetting } from '../../model/attendance/entity.ts';
import { ownAttendance, settingsAtOwnDoors } from '../../model/attendance/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents, studentsLookedAfter } from '../../model/student/reach.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { markAbsent, undoAbsent } from './absences.ts';
import { checkValid, saveCheckInOut } from './check-in-out.ts';
import { changeStay, removeStay, undoChecks } from './corrections.ts';
import { changedDays, listDay, studentDay } from './day-list.ts';
import { childrenOf, historyOf, nowAt } from './filters.ts';
import { moveNow } from './moves.ts';
import { saveSettings } from './settings.ts';

/** A drawn signature as a data URL of an image, or the key of an uploaded one. */
const signature = () => secret(1, 200_000);
const door = { students: ids(Student), date: date(), time: clock() };
const doorExtras = { program_id: id(Room).optional(), action: choice('in', 'out').optional() };

export const calls: Calls = {
  saveUserStudentCheckInOutActivity: mutation({
    rule: 'user',
    about:
      'Checks students in, or out when they are in; all of them or none. Contacts act for themselves, where the location lets them. `action` says which of the two is meant; `program_id` another room than the own one.',
    reach: {
      students: orError(studentsLookedAfter),
      action_by: orError(ownPeople),
      location: orError(ownLocations),
      program_id: orError(roomsOfOwnLocations),
    },
    input: {
      ...door,
      action_by: id(User),
      signature: signature().optional(),
      location: id(Location).optional(),
      ...doorExtras,
    },
    answer: outcome({ students: outList(out.id), attendances: [Attendance] }),
    often: true,
    confirms: asksRatio,
    run: (ctx, input) => saveCheckInOut(ctx, input),
  }),
  checkValidCheckInOut: query({
    rule: 'user',
    about: 'Tells which students cannot be checked in or out at that time, and why; those out of reach are left out.',
    reach: { students: orLeftOut(studentsLookedAfter), location: ownLocations },
    input: { ...door, location: id(Location).optional(), action: doorExtras.action },
    answer: outcome(),
    run: checkValid,
  }),
  moveStudentsNow: mutation({
    rule: 'teacher',
    permission: null,
    because: 'the work of the door: who is there says who came and went',
    about: 'Moves students who are checked in to another room of their location now; their cameras follow at once.',
    reach: { students: orError(studentsLookedAfter), program_id: orError(roomsOfOwnLocations) },
    input: { students: ids(Student), program_id: id(Room) },
    answer: outcome({ students: outList(out.id) }),
    confirms: asksRatio,
    run: moveNow,
  }),
  undoCheckInOut: mutation({
    rule: 'teacher',
    permission: null,
    because: 'the work of the door: who is there says who came and went',
    about: "Takes back the caller's own last check-in or check-out of students, within ten minutes.",
    reach: { students: orError(studentsLookedAfter) },
    input: { students: ids(Student) },
    answer: outcome({ students: outList(out.id) }),
    run: undoChecks,
  }),

  getStudentAttendance: query({
    rule: 'teacher',
    about: "Lists the students of a location's day with state (in, out, none, absent), rooms, stays and absence.",
    reach: { location: ownLocations, program_id: roomsOfOwnLocations },
    input: {
      location: id(Location),
      date: date(),
      program_id: id(Room).optional(),
      status: choice('in', 'out', 'none', 'absent').optional(),
      search: text(0, 100).optional(),
    },
    answer: objects(studentDay.parts, studentDay.name),
    run: listDay,
  }),
  attendanceChanged: subscription({
    rule: 'teacher',
    about:
      'Tells the days of the students who came, went, moved, were marked absent or corrected. Empty lists: read the day anew.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations },
    input: { location: id(Location), program_id: id(Room).optional() },
    answer: object({ location: out.id, students: [Student], days: [studentDay] }, 'AttendanceChange'),
    often: true,
    listensTo: ['attendance'],
    match: (event, i) => event.at?.location === i.location,
    gathers: true,
    run: changedDays,
  }),
  getStudentsAfterCheckInLocation: query({
    rule: 'teacher',
    about: 'Lists the students checked in at the location and not out again; with a date those who came on it.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations, rows: ownStudents },
    input: { location: id(Location), date: date().optional(), program_id: id(Room).optional() },
    answer: list(Student),
    run: (_, i) => rows(Student, { where: () => [nowAt(i)], order: ['fname', 'lname'] }),
  }),
  getUserCheckInStudents: query({
    rule: 'user',
    about: "Lists the caller's own students with their state, those enrolled on the date; of one location when given.",
    reach: { location: ownLocations, rows: ownStudents },
    input: { date: date().optional(), location: id(Location).optional() },
    answer: list(Student),
    run: (ctx, i) => rows(Student, { where: () => childrenOf(ctx, i), order: ['fname', 'lname'] }),
  }),
  getStudentAttendanceHistory: query({
    rule: 'user',
    about: 'Lists the stays of one student between two days, the newest first.',
    reach: { student_id: ownStudents, rows: ownAttendance },
    input: { student_id: id(Student), start_date: date().optional(), end_date: date().optional(), ...pageIfAny },
    answer: list(Attendance),
    run: (_, i) =>
      rows(Attendance, { where: () => historyOf(i), order: ['-date', () => sql`attendance.checked_in_at desc`] }),
  }),

  markStudentsAbsent: mutation({
    rule: 'teacher',
    permission: null,
    because: 'the work of the door: who is there says who came and went',
    about: 'Marks students absent for a day; those who were there, or are not to be reached, are told in errors.',
    reach: { students: orLeftOut(studentsLookedAfter) },
    input: {
      students: ids(Student),
      date: date(),
      reason: text(0, 200).optional(),
      note: text(0, 1000).optional(),
    },
    answer: outcome({ students: outList(out.id) }),
    run: markAbsent,
  }),
  undoStudentAbsent: mutation({
    rule: 'teacher',
    permission: null,
    because: 'the work of the door: who is there says who came and went',
    about: 'Takes the absent mark of a day back; a student who is not marked gets Error.',
    reach: { student_id: orError(studentsLookedAfter) },
    input: { student_id: id(Student), date: date() },
    answer: outcome(),
    run: undoAbsent,
  }),
  updateStudentAttendance: mutation({
    rule: 'manager',
    permission: 'correct_attendance',
    about: 'Corrects day, times or note of a stay by an event of its own; an end before the start gets Error.',
    reach: { id: orError(ownAttendance) },
    input: {
      id: id(Attendance),
      date: date().optional(),
      start_time: clock().optional(),
      end_time: clock().optional(),
      note: text(0, 1000).nullish(),
    },
    answer: outcome({ attendance: Attendance }),
    run: changeStay,
  }),
  deleteStudentAttendance: mutation({
    rule: 'manager',
    permission: 'correct_attendance',
    about: 'Takes a stay out of the day; what happened stays in the log. An unknown id gets Error.',
    reach: { id: orError(ownAttendance) },
    input: { id: id(Attendance) },
    answer: outcome(),
    run: removeStay,
  }),

  getCheckinSetting: query({
    rule: 'teacher',
    about: 'Answers how a location checks in.',
    reach: { location: ownLocations, rows: settingsAtOwnDoors },
    input: { location: id(Location) },
    answer: one(CheckinSetting),
    run: (_, i) => rows(CheckinSetting, { where: (q) => [q('checkin_setting.location_id', '=', i.location)] }),
  }),
  saveCheckinSetting: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Saves how a location checks in, as an object of settings; an unknown key gets Error at it.',
    reach: { location: orError(ownLocations) },
    input: { location: id(Location), settings: json(z.record(z.string(), z.json()), 5_000) },
    answer: outcome({ setting: CheckinSetting }),
    run: saveSettings,
  }),
};
