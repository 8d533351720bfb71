import '../schedules.fields.ts';
import { type Calls, list, mutation, objectsOf, outcome, query, rows } from '../../../kernel/call/call.ts';
import { date, id, ids, pageIfAny, text, texts } from '../../../kernel/call/input.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { Room } from '../../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../../model/room/reach.ts';
import { StaffSchedule, StudentSchedule } from '../../../model/schedule/entity.ts';
import { Student } from '../../../model/student/entity.ts';
import { ownStudents } from '../../../model/student/reach.ts';
import { User } from '../../../model/user/entity.ts';
import { managedPeople, ownPeople } from '../../../model/user/reach.ts';
import { ownStaffSchedules, ownStudentSchedules } from '../people.reach.ts';
import { matching, overlaps, within } from './listed.ts';
import { moveStaffSchedule, moveStudentSchedule } from './move-roster.ts';
import { monthOf, plannedDay, plannedSpan, readPlanned } from './planned-days.ts';
import {
  createStaffScheduleInput,
  move,
  moveStudentScheduleInput,
  removeStaffScheduleInput,
  span,
  time,
  type,
  updateStaffScheduleInput,
} from './roster.inputs.ts';
import {
  addStaffSchedule,
  addStudentSchedule,
  changeStaffSchedule,
  changeStudentSchedule,
  removeStaffSchedule,
  removeStudentSchedule,
  removeStudentScheduleModuleInput,
} from './save-roster.ts';

export const rosterCalls: Calls = {
  createStudentScheduleModule: mutation({
    rule: 'teacher',
    permission: null,
    because: 'whoever takes the call of a family notes when a child comes',
    about:
      'Plans when a student comes: once, weekly, biweekly (every other week) or custom (single days); an end before the start or an overlap gets Error.',
    reach: { student_id: orError(ownStudents), program: orError(roomsOfOwnLocations) },
    input: {
      ...{ student_id: id(Student), type, days: texts(), start_date: date(), end_date: date().nullish() },
      ...{ start_time: time, end_time: time, program: id(Room).nullish(), note: text(0, 500).optional() },
    },
    answer: outcome({ schedule: StudentSchedule }),
    run: addStudentSchedule,
  }),
  updateStudentScheduleModule: mutation({
    rule: 'teacher',
    permission: null,
    because: 'whoever takes the call of a family notes when a child comes',
    about:
      'Changes a schedule of a student from today on, or from a later start_date; with date that day alone. What was planned before stays; bad dates get Error.',
    reach: { id: orError(ownStudentSchedules), program: orError(roomsOfOwnLocations) },
    input: {
      ...{ id: id(StudentSchedule), type: type.optional(), days: texts().optional() },
      ...{ start_date: date().optional(), end_date: date().nullish() },
      ...{ start_time: time.optional(), end_time: time.optional(), program: id(Room).nullish() },
      ...{ note: text(0, 500).nullish(), date: date().optional() },
    },
    answer: outcome({ schedule: StudentSchedule }),
    run: changeStudentSchedule,
  }),
  removeStudentScheduleModule: mutation({
    rule: 'teacher',
    permission: null,
    because: 'whoever takes the call of a family notes when a child comes',
    about:
      'Ends a schedule of a student from today on; with date that day alone is taken out. An unknown id gets Error.',
    reach: { id: orError(ownStudentSchedules) },
    input: removeStudentScheduleModuleInput,
    answer: outcome(),
    run: removeStudentSchedule,
  }),
  moveStudentSchedule: mutation({
    rule: 'teacher',
    permission: null,
    because: 'whoever takes the call of a family notes when a child comes',
    about:
      'Moves one planned day of a student to another day or other times in one step, with following the repeat within its week from that day on; an overlap gets Error and nothing is changed.',
    reach: { id: orError(ownStudentSchedules) },
    input: moveStudentScheduleInput,
    answer: outcome({ schedule: StudentSchedule }),
    run: moveStudentSchedule,
  }),
  getStudentScheduleModule: query({
    rule: 'teacher',
    about: 'Lists the schedules of a student, the newest first; a student out of reach is refused.',
    reach: { student_id: ownStudents, rows: ownStudentSchedules },
    input: { student_id: id(Student), ...pageIfAny },
    answer: list(StudentSchedule),
    run: (_, i) =>
      rows(StudentSchedule, { where: (q) => [q('roster.student_id', '=', i.student_id)], order: ['-start_date'] }),
  }),
  filterStudentScheduleModule: query({
    rule: 'teacher',
    about: 'Lists the schedules of students of a location that hold within some days, by room, student and type.',
    reach: {
      location: ownLocations,
      program_id: roomsOfOwnLocations,
      students: ownStudents,
      rows: ownStudentSchedules,
    },
    input: {
      ...{ location: id(Location), program_id: id(Room).optional(), students: ids(Student).optional() },
      ...{ ...span, type: text(1, 20).optional() },
    },
    answer: list(StudentSchedule),
    run: (_, i) =>
      rows(StudentSchedule, {
        where: (q) => [
          within(i),
          matching(i.program_id, 'student'),
          i.students !== undefined && q('roster.student_id', 'in', i.students),
          i.type !== undefined && q('roster.type', '=', i.type),
          overlaps(i),
        ],
        order: ['student_id', 'start_date'],
      }),
  }),
  getStudentScheduleMonthly: query({
    rule: 'teacher',
    about: 'Answers a month (YYYY-MM) day by day: schedules of students, absences and vacations, closed days.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations, students: ownStudents },
    input: {
      ...{ location: id(Location), month: text(1, 10), program_id: id(Room).optional() },
      students: ids(Student).optional(),
    },
    answer: objectsOf(plannedDay),
    run: async (ctx, i) =>
      (await readPlanned(ctx, { ...i, ...monthOf(i.month), of: 'students', people: i.students })).days,
  }),
  getStudentScheduleDays: query({
    rule: 'teacher',
    about: 'Answers the students of a location and, for at most 42 days, when each is planned and who is away.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations },
    input: { location: id(Location), start_date: date(), end_date: date(), program_id: id(Room).optional() },
    answer: plannedSpan,
    run: (ctx, i) => readPlanned(ctx, { ...i, of: 'students' }),
  }),
  createStaffSchedule: mutation({
    rule: 'manager',
    permission: 'manage_team',
    about:
      'Plans shifts of somebody of the team, repeated when repeat is on; an overlap with another shift, or with time off within the dates given, gets Error.',
    reach: { user_id: orError(managedPeople), program: orError(roomsOfOwnLocations), location: orError(ownLocations) },
    input: createStaffScheduleInput,
    answer: outcome({ schedule: StaffSchedule }),
    run: addStaffSchedule,
  }),
  updateStaffSchedule: mutation({
    rule: 'manager',
    permission: 'manage_team',
    about: 'Changes shifts from today on, or from a later start_date; with date that day alone. An overlap gets Error.',
    reach: { id: orError(ownStaffSchedules), program: orError(roomsOfOwnLocations) },
    input: updateStaffScheduleInput,
    answer: outcome({ schedule: StaffSchedule }),
    run: changeStaffSchedule,
  }),
  removeStaffSchedule: mutation({
    rule: 'manager',
    permission: 'manage_team',
    about: 'Takes out the next shift, or that of date; with repeat all from today on. An unknown id gets Error.',
    reach: { id: orError(ownStaffSchedules) },
    input: removeStaffScheduleInput,
    answer: outcome(),
    run: removeStaffSchedule,
  }),
  moveStaffSchedule: mutation({
    rule: 'manager',
    permission: 'manage_team',
    about:
      'Moves one planned day of somebody of the team to another day or other times in one step, with following the repeat within its week from that day on; an overlap gets Error and nothing is changed.',
    reach: { id: orError(ownStaffSchedules) },
    input: { id: id(StaffSchedule), ...move },
    answer: outcome({ schedule: StaffSchedule }),
    run: moveStaffSchedule,
  }),
  getStaffSchedule: query({
    rule: 'teacher',
    about: 'Lists the shifts of somebody of the team that hold within some days; below managers only own ones.',
    reach: { user_id: ownPeople, rows: ownStaffSchedules },
    input: { user_id: id(User), ...span },
    answer: list(StaffSchedule),
    run: (_, i) =>
      rows(StaffSchedule, {
        where: (q) => [q('roster.user_id', '=', i.user_id), overlaps(i)],
        order: ['start_date', 'start_time'],
      }),
  }),
  filterStaffSchedule: query({
    rule: 'manager',
    about: 'Lists the shifts at a location that hold within some days, by person, room and type.',
    reach: { location: ownLocations, users: managedPeople, program: roomsOfOwnLocations, rows: ownStaffSchedules },
    input: {
      ...{ location: id(Location), users: ids(User).optional(), program: id(Room).optional(), ...span },
      type: text(1, 20).optional(),
    },
    answer: list(StaffSchedule),
    run: (_, i) =>
      rows(StaffSchedule, {
        where: (q) => [
          within(i),
          matching(i.program, 'user'),
          i.users !== undefined && q('roster.user_id', 'in', i.users),
          i.type !== undefined && q('roster.type', '=', i.type),
          overlaps(i),
        ],
        order: ['user_id', 'start_date'],
      }),
  }),
  getStaffScheduleMonthly: query({
    rule: 'manager',
    about: 'Answers a month (YYYY-MM) day by day: shifts and paid time off of the team, closed days.',
    reach: { location: ownLocations, users: managedPeople, program_id: roomsOfOwnLocations },
    input: {
      ...{ location: id(Location), month: text(1, 10), users: ids(User).optional() },
      program_id: id(Room).optional(),
    },
    answer: objectsOf(plannedDay),
    run: async (ctx, i) => (await readPlanned(ctx, { ...i, ...monthOf(i.month), of: 'staff', people: i.users })).days,
  }),
  getStaffScheduleDays: query({
    rule: 'manager',
    about: 'Answers the team of a location and, for at most 42 days, when each works and who is off.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations },
    input: { location: id(Location), start_date: date(), end_date: date(), program_id: id(Room).optional() },
    answer: plannedSpan,
    run: (ctx, i) => readPlanned(ctx, { ...i, of: 'staff' }),
  }),
};
