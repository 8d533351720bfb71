import { asksRatio } from '@nestling/rules/confirm-codes.ts';
import { insertMissing, updateRow } from '../../kernel/write/write-rows.ts';
import './attendance.fields.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import {
  type Calls,
  declined,
  done,
  list,
  message,
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
import type { Ctx } from '../../kernel/call/context.ts';
import { date, id, ids, json, pageIfAny } from '../../kernel/call/input.ts';
import type { FieldError } from '../../kernel/call/refusals.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { orError, orLeftOut } from '../../kernel/read/reach.ts';
import { Attendance, CheckinSetting } from '../../model/attendance/entity.ts';
import { ownAttendance, settingsAtOwnDoors } from '../../model/attendance/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents, studentsLookedAfter } from '../../model/student/reach.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { markAbsent, markStudentsAbsentInput, undoAbsent } from './absences.ts';
import { door, doorExtras, saveUserStudentCheckInOutActivityInput } from './attendance.inputs.ts';
import { notSaved, validateCheck } from './check.ts';
import { portalDoor, requestOf, saveCheckInOut, validateAll } from './check-in-out.ts';
import { changeStay, correct, removeStay, standing, updateStudentAttendanceInput } from './corrections.ts';
import { dayFilters, listDay, studentDay } from './day-list.ts';
import {
  childrenOf,
  getStudentsAfterCheckInLocationInput,
  getUserCheckInStudentsInput,
  historyInput,
  historyOf,
  nowAt,
} from './filters.ts';
import { moveNow } from './moves.ts';
import { lockStudents, type Presence, readPresence } from './presence.ts';
import { publishChanges } from './publish-changes.ts';

/** How long a check-in or check-out can be taken back by who made it. */
const UNDO_MS = 10 * 60_000;

const undoable = (ctx: Ctx, { name, last }: Presence, field: string): FieldError | null => {
  if (last?.recorded_by !== ctx.who.user || last.attendance_id === null || (last.kind !== 'in' && last.kind !== 'out'))
    return { field, code: 'NOT_YOURS', message: message('attendance.notYours', { name }) };
  if (last.taken < ctx.now().getTime() - UNDO_MS)
    return { field, code: 'TOO_LATE', message: message('attendance.undoTooLate', { name }) };
  return null;
};

/** Switches of a location's door, how many seconds its QR code lasts, and how many digits its PINs have (null: any). */
const SWITCHES = [
  'signature',
  'questionnaire',
  'ask_phone',
  'family_from_portal',
  'check_in_qr',
  'outside_hours',
  'staff_float',
] as const;

const SECONDS = 'check_in_qr_expire';
const DIGITS = 'pin_digits';
const LONGEST_SECONDS = 86_400;

type Settings = Partial<
  Record<(typeof SWITCHES)[number], boolean> & Record<typeof SECONDS, number> & Record<typeof DIGITS, number | null>
>;

const isSwitch = (key: string): key is (typeof SWITCHES)[number] => SWITCHES.some((known) => known === key);

const isSeconds = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LONGEST_SECONDS;

const isDigits = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && [4, 5, 6].includes(value));

/** Known keys with their values, and what is wrong with the others. */
const read = (given: Readonly<Record<string, unknown>>): { settings: Settings; fieldErrors: FieldError[] } => {
  const settings: Settings = {};
  const fieldErrors: FieldError[] = [];
  for (const [key, value] of Object.entries(given)) {
    const field = `settings.${key}`;
    if (isSwitch(key) && typeof value === 'boolean') settings[key] = value;
    else if (key === SECONDS && isSeconds(value)) settings[SECONDS] = value;
    else if (key === DIGITS && isDigits(value)) settings[DIGITS] = value;
    else if (isSwitch(key) || key === SECONDS || key === DIGITS)
      fieldErrors.push({ field, code: 'BAD_VALUE', message: message('attendance.badSetting', { key }) });
    else fieldErrors.push({ field, code: 'UNKNOWN', message: message('attendance.unknownSetting', { key }) });
  }
  return { settings, fieldErrors };
};

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
    input: saveUserStudentCheckInOutActivityInput,
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
    run: async (ctx, input) => {
      const children = await readPresence(ctx, input.students, { actionBy: ctx.who.user, day: input.date });
      const request = requestOf(ctx, input, portalDoor(ctx), true);
      const { fieldErrors } = validateAll(input, children, (child, field) => validateCheck(child, request, field));
      return fieldErrors.length > 0 ? notSaved(fieldErrors) : done(message('attendance.valid'));
    },
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
    run: async (ctx, { students }) => {
      await lockStudents(ctx, students);
      const children = await readPresence(ctx, students);
      const found = students.flatMap((id) => children.get(id) ?? []);
      const fieldErrors = found.flatMap((child) => undoable(ctx, child, `students.${child.id}`) ?? []);
      if (fieldErrors.length > 0) return notSaved(fieldErrors);
      const stays = await standing(
        ctx,
        found.flatMap(({ last }) => last?.attendance_id ?? []),
      );
      for (const stay of stays) {
        const undoes = children.get(stay.student_id)?.last?.id;
        if (undoes !== undefined) await correct(ctx, stay, { kind: 'correct', undoes });
      }
      publishChanges(ctx, found);
      return done(message('attendance.undone', { names: found.map(({ name }) => name) }), {
        students: found.map(({ id }) => id),
      });
    },
  }),

  getStudentAttendance: query({
    rule: 'teacher',
    about: "Lists the students of a location's day with state (in, out, none, absent), rooms, stays and absence.",
    reach: { location: ownLocations, program_id: roomsOfOwnLocations },
    input: { location: id(Location), date: date(), ...dayFilters },
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
    // The students an event is about, with their days; null when none of them has to do with the room listened to.
    // Empty lists say that the day is to be read anew: the settings changed, or news may have been lost on the way.
    run: async (ctx, filter, event) => {
      const { location } = filter;
      const ids = event.ids ?? [];
      if (event.kind === '') return null;
      if (ids.length === 0) return { location, days: [], students: [] };
      const days = await listDay(ctx, { ...filter, students: ids });
      // Somebody left the list, such as a child whose only stay was taken away after it was archived.
      if (filter.program_id === undefined && days.length < ids.length) return { location, days: [], students: [] };
      if (days.length === 0) return null;
      return { location, days, students: days.map(({ student }) => idOf(Student, student.id)) };
    },
  }),
  getStudentsAfterCheckInLocation: query({
    rule: 'teacher',
    about: 'Lists the students checked in at the location and not out again; with a date those who came on it.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations, rows: ownStudents },
    input: getStudentsAfterCheckInLocationInput,
    answer: list(Student),
    run: (_, i) => rows(Student, { where: () => [nowAt(i)], order: ['fname', 'lname'] }),
  }),
  getUserCheckInStudents: query({
    rule: 'user',
    about: "Lists the caller's own students with their state, those enrolled on the date; of one location when given.",
    reach: { location: ownLocations, rows: ownStudents },
    input: getUserCheckInStudentsInput,
    answer: list(Student),
    run: (ctx, i) => rows(Student, { where: () => childrenOf(ctx, i), order: ['fname', 'lname'] }),
  }),
  getStudentAttendanceHistory: query({
    rule: 'user',
    about: 'Lists the stays of one student between two days, the newest first.',
    reach: { student_id: ownStudents, rows: ownAttendance },
    input: { ...historyInput, ...pageIfAny },
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
    input: markStudentsAbsentInput,
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
    input: updateStudentAttendanceInput,
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
    run: async (ctx, input) => {
      const { settings, fieldErrors } = read(input.settings);
      const [first] = fieldErrors;
      if (first) return declined(first.message ?? message('attendance.unknownSetting', { key: '' }), ...fieldErrors);
      const key = { location_id: input.location };
      if (Object.keys(settings).length > 0) {
        await insertMissing(ctx, 'checkin_setting', [{ location_id: key.location_id }]);
        const row = await updateRow(ctx, 'checkin_setting', { location_id: key.location_id }, settings);
        const change = row?.news;
        if (change) ctx.audit({ entity: CheckinSetting, id: input.location, ...change });
        ctx.publish({ kind: 'attendance', at: { location: input.location } });
      }
      return done(message('attendance.settingsSaved'), { setting: idOf(CheckinSetting, input.location) });
    },
  }),
};
