import './attendance.fields.ts';
import { type SqlBool, sql } from 'kysely';
import {
  type Calls,
  list,
  mutation,
  object,
  out,
  outcome,
  outList,
  query,
  rows,
  subscription,
} from '../../kernel/call.ts';
import { idOf } from '../../kernel/entity.ts';
import { choice, clock, date, id, ids, pageIfAny, secret, text } from '../../kernel/input.ts';
import { languages } from '../../kernel/languages.ts';
import { orError, orLeftOut } from '../../kernel/reach.ts';
import { Location } from '../locations/locations.entities.ts';
import { ownLocations } from '../locations/locations.reach.ts';
import { Room } from '../rooms/rooms.entities.ts';
import { roomsOfOwnLocations } from '../rooms/rooms.reach.ts';
import { Student } from '../students/students.entities.ts';
import { ownStudents } from '../students/students.reach.ts';
import { User } from '../users/users.entities.ts';
import { ownPeople } from '../users/users.reach.ts';
import { markAbsent, unmarkAbsent } from './absent.ts';
import { Attendance } from './attendance.entities.ts';
import { ownAttendance } from './attendance.reach.ts';
import { checkInOrOut, obstacles } from './check.ts';
import { moveNow } from './move.ts';
import { undoCheck } from './undo.ts';

/** A drawn signature, as a data URL of a small picture. */
const signature = secret(0, 200_000);

export const calls: Calls = {
  saveUserStudentCheckInOutActivity: mutation({
    rule: 'user',
    about: 'Checks students in, or out when they are in: all of them, or none and the reason for each who cannot be.',
    reach: {
      students: orError(ownStudents),
      action_by: orError(ownPeople),
      location: orError(ownLocations),
      program_id: orError(roomsOfOwnLocations),
    },
    input: {
      students: ids(Student),
      date: date(),
      time: clock(),
      action_by: id(User),
      signature: signature.optional(),
      location: id(Location).optional(),
      action: choice('in', 'out').optional(),
      program_id: id(Room).optional(),
    },
    answer: outcome({ students: outList(out.id) }),
    run: checkInOrOut,
  }),
  checkValidCheckInOut: query({
    rule: 'user',
    about: 'Tells before saving who cannot be checked in or out at that time, and why.',
    reach: { students: orLeftOut(ownStudents), location: ownLocations },
    input: { students: ids(Student), date: date(), time: clock(), location: id(Location).optional() },
    answer: object({
      status: out.text,
      message: out.text,
      errors: [object({ field: out.text, code: out.text, message: out.text }, 'CheckObstacle')],
    }),
    writes: true,
    run: async (ctx, i) => {
      const { mends } = await obstacles(ctx, { ...i, action_by: idOf(User, ctx.who.user) });
      const texts = languages[ctx.request.language];
      const errors = mends.map(({ field, code, message }) => ({ field, code, message: message?.in(texts) ?? '' }));
      return { status: errors.length > 0 ? 'Error' : 'Success', message: errors[0]?.message ?? '', errors };
    },
  }),
  getStudentsAfterCheckInLocation: query({
    rule: 'teacher',
    about: 'Lists the students who are at the location now, or were on a past day.',
    reach: { rows: ownStudents, location: ownLocations, program_id: roomsOfOwnLocations },
    input: { location: id(Location), date: date().optional(), program_id: id(Room).optional() },
    answer: list(Student),
    run: (ctx, i) =>
      rows(Student, {
        order: ['fname', 'lname'],
        where: (q) => [
          q('student.location_id', '=', i.location),
          presentOn(ctx.who.centre, i.date),
          i.program_id && inRoomNow(ctx.who.centre, i.program_id),
        ],
      }),
  }),
  getUserCheckInStudents: query({
    rule: 'user',
    about: "Lists the caller's students with where they are.",
    reach: { rows: ownStudents, location: ownLocations },
    input: { date: date().optional(), location: id(Location).optional() },
    answer: list(Student),
    run: (ctx, i) =>
      rows(Student, {
        order: ['fname', 'lname'],
        where: (q) => [
          i.location && q('student.location_id', '=', i.location),
          sql<SqlBool>`exists (select 1 from guardian_link gl where gl.centre_id = ${ctx.who.centre}
            and gl.student_id = student.id and gl.user_id = ${ctx.who.user} and not gl.black_list)`,
        ],
      }),
  }),
  getStudentAttendanceHistory: query({
    rule: 'user',
    about: 'Lists the stays of one student, newest first.',
    reach: { rows: ownAttendance, student_id: ownStudents },
    input: { student_id: id(Student), start_date: date().optional(), end_date: date().optional(), ...pageIfAny },
    answer: list(Attendance),
    run: (_, i) =>
      rows(Attendance, {
        order: ['-date', '-checked_in_at'],
        limit: i.first ?? 50,
        where: (q) => [
          q('attendance.student_id', '=', i.student_id),
          i.start_date && q('attendance.date', '>=', i.start_date),
          i.end_date && q('attendance.date', '<=', i.end_date),
        ],
      }),
  }),
  markStudentsAbsent: mutation({
    rule: 'teacher',
    about: 'Marks students absent for a day; one who is here gets Error and nobody is marked.',
    reach: { students: orError(ownStudents) },
    input: { students: ids(Student), date: date(), reason: text(0, 200).optional(), note: text(0, 1000).optional() },
    answer: outcome({ students: outList(out.id) }),
    run: markAbsent,
  }),
  undoStudentAbsent: mutation({
    rule: 'teacher',
    about: 'Takes the absent mark of a day back.',
    reach: { student_id: orError(ownStudents) },
    input: { student_id: id(Student), date: date() },
    answer: outcome(),
    run: unmarkAbsent,
  }),
  moveStudentsNow: mutation({
    rule: 'teacher',
    about: 'Moves students who are here into another room, now; one who is not here gets Error and nobody is moved.',
    reach: { students: orError(ownStudents), program_id: orError(roomsOfOwnLocations) },
    input: { students: ids(Student), program_id: id(Room) },
    answer: outcome({ students: outList(out.id) }),
    run: moveNow,
  }),
  undoCheckInOut: mutation({
    rule: 'teacher',
    about: "Takes back the caller's own last check-in or check-out of these students, within ten minutes.",
    reach: { students: orError(ownStudents) },
    input: { students: ids(Student) },
    answer: outcome({ students: outList(out.id) }),
    run: undoCheck,
  }),
  attendanceChanged: subscription({
    rule: 'teacher',
    about: 'Tells who came, went, moved or was marked absent at a location, with where they are now.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations },
    input: { location: id(Location), program_id: id(Room).optional() },
    answer: object({ location: out.id, students: [Student] }, 'AttendanceChange'),
    hear: ['attendance'],
    match: (event, i) => event.at?.location === i.location,
    run: (_, i, event) => {
      const ids = [...(event.ids ?? [])];
      if (ids.length === 0) return null;
      return {
        location: i.location,
        students: rows(Student, {
          reach: ownStudents,
          where: (q) => [q('student.id', 'in', ids), q('student.location_id', '=', i.location)],
        }),
      };
    },
  }),
};

/** Students with a stay that is open, or that belongs to a given day. */
const presentOn = (centre: number, day: string | undefined) =>
  day === undefined
    ? sql<SqlBool>`exists (select 1 from attendance a where a.centre_id = ${centre} and a.student_id = student.id
        and a.checked_out_at is null)`
    : sql<SqlBool>`exists (select 1 from attendance a where a.centre_id = ${centre} and a.student_id = student.id
        and a.date = ${day}::date)`;

const inRoomNow = (centre: number, room: number) =>
  sql<SqlBool>`exists (select 1 from attendance_room r where r.centre_id = ${centre} and r.student_id = student.id
    and r.left_at is null and r.room_id = ${room})`;
