import { type SqlBool, sql } from 'kysely';
import { type Calls, list, objectsOf, paged, query, rows } from '../../../kernel/call/call.ts';
import { date, flag, id, ids, page, pageIfAny } from '../../../kernel/call/input.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { Room } from '../../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../../model/room/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { ownStudents } from '../../../model/student/reach.ts';
import { TeamAttendance } from '../../../model/time-clock/entity.ts';
import { ownShifts, ownTeam } from '../../../model/time-clock/reach.ts';
import { User } from '../../../model/user/entity.ts';
import { getStaffHoursInput, getStudentHoursInput, span } from './hours.inputs.ts';
import {
  getTimeClockProgramInput,
  hoursOfStaff,
  listClockRooms,
  listStaffHours,
  roomOnClock,
  timeTracking,
  trackTime,
} from './staff-hours.ts';
import { listStays, stayRow } from './stay-report.ts';
import { dailyHours, hoursOfStudent, listDailyHours, listStudentHours } from './student-hours.ts';
import { listSummary, roomDay } from './summary.ts';

const ofStudents = { location: ownLocations, students: ownStudents, program_id: roomsOfOwnLocations };

/** Reports about presence and hours, in the location's own time; totals are the sums of their rows. */
export const calls: Calls = {
  getAttendanceSummary: query({
    rule: 'teacher',
    about:
      'Counts expected, present, checked-out and absent students by room and day, with their minutes; `end_date` asks for more than one day.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations },
    input: { location: id(Location), date: date(), program_id: id(Room).optional(), end_date: date().optional() },
    answer: objectsOf(roomDay),
    run: (ctx, i) => listSummary(ctx, { ...i, start_date: i.date, end_date: i.end_date ?? i.date }),
  }),
  getStudentDailyHours: query({
    rule: 'manager',
    about: 'Lists the hours of each student day by day, at most 31 days; an end before the start is refused.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations },
    input: { location: id(Location), date: date(), program_id: id(Room).optional(), end_date: date().optional() },
    answer: objectsOf(dailyHours),
    run: (ctx, i) => listDailyHours(ctx, { ...i, start_date: i.date, end_date: i.end_date ?? i.date }),
  }),
  getStudentHours: query({
    rule: 'manager',
    about: 'Adds up days and minutes of each student between two days; an end before the start is refused.',
    reach: ofStudents,
    input: getStudentHoursInput,
    answer: objectsOf(hoursOfStudent),
    run: listStudentHours,
  }),
  getStudentAttendanceReport: query({
    rule: 'teacher',
    about: 'Lists stays and absences by day and student, at most 93 days; an end before the start is refused.',
    reach: ofStudents,
    input: {
      location: id(Location),
      program_id: id(Room).optional(),
      students: ids(Student, 1000, 0).optional(),
      ...span,
    },
    answer: objectsOf(stayRow),
    run: listStays,
  }),
  getStudentCheckInOutReport: query({
    rule: 'manager',
    about: 'Lists check-ins and check-outs with signatures and who did them, at most 93 days.',
    reach: ofStudents,
    input: {
      location: id(Location),
      ...span,
      students: ids(Student, 1000, 0).optional(),
      program_id: id(Room).optional(),
    },
    answer: objectsOf(stayRow),
    run: async (ctx, i) => (await listStays(ctx, i)).filter(({ absent }) => !absent),
  }),

  getStaffHours: query({
    rule: 'manager',
    about: 'Adds up the hours of each member of the team between two days, breaks taken off.',
    reach: { location: ownLocations, users: ownTeam },
    input: getStaffHoursInput,
    answer: objectsOf(hoursOfStaff),
    run: listStaffHours,
  }),
  getTimeTrackingReport: query({
    rule: 'manager',
    about: 'Answers worked hours by member of the team with their totals; an end before the start is refused.',
    reach: { location: ownLocations, user_id: ownTeam, program_id: roomsOfOwnLocations },
    input: {
      location: id(Location),
      user_id: id(User).optional(),
      program_id: id(Room).optional(),
      ...span,
      only_checked_in: flag().optional(),
    },
    answer: timeTracking,
    run: (ctx, { user_id, only_checked_in: onlyIn, ...i }) =>
      trackTime(ctx, { ...i, onlyIn, ...(user_id === undefined ? {} : { users: [user_id] }) }),
  }),
  getTimeClockReport: query({
    rule: 'manager',
    about: 'Lists the shifts of the team at a location between two days, the newest first.',
    reach: { location: ownLocations, user_id: ownTeam, rows: ownShifts },
    input: {
      location: id(Location),
      user_id: id(User).optional(),
      start_date: date().optional(),
      end_date: date().optional(),
      ...pageIfAny,
    },
    answer: list(TeamAttendance),
    run: (_, i) =>
      rows(TeamAttendance, {
        where: () => [
          sql<SqlBool>`team_attendance.location_id = ${i.location}`,
          i.user_id !== undefined && sql<SqlBool>`team_attendance.user_id = ${i.user_id}`,
          i.start_date !== undefined && sql<SqlBool>`team_attendance.date >= ${i.start_date}::date`,
          i.end_date !== undefined && sql<SqlBool>`team_attendance.date <= ${i.end_date}::date`,
        ],
        order: ['-date', '-clocked_in_at'],
      }),
  }),
  getTimeClockHistory: query({
    rule: 'teacher',
    about: 'Lists the shifts of one member of the team, the newest first; below managers only own ones.',
    reach: { user_id: ownTeam, rows: ownShifts },
    input: { user_id: id(User), ...page },
    answer: paged(TeamAttendance),
    run: (_, i) =>
      rows(TeamAttendance, {
        where: () => [sql<SqlBool>`team_attendance.user_id = ${i.user_id}`],
        order: ['-date', '-clocked_in_at'],
      }),
  }),
  getTimeClockProgram: query({
    rule: 'manager',
    about: 'Lists the rooms of a location with who is clocked in to them now, or was on a day.',
    reach: { location: ownLocations },
    input: getTimeClockProgramInput,
    answer: objectsOf(roomOnClock),
    run: listClockRooms,
  }),
};
