import './schedules.fields.ts';
import { type Calls, list, mutation, object, one, out, outcome, query, rows } from '../../kernel/call/call.ts';
import { date, id, text } from '../../kernel/call/input.ts';
import { orError } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Closure, Schedule } from '../../model/schedule/entity.ts';
import { changeableClosures, closuresSeen, ownSchedules, schedulesOfPeople } from '../../model/schedule/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { User } from '../../model/user/entity.ts';
import { managedPeople, ofAccounts } from '../../model/user/reach.ts';
import { addClosure, createClosureInput, removeClosure } from './closures.ts';
import { createStudentScheduleInput, scheduledates } from './own-schedule.inputs.ts';
import {
  cameraScheduleOf,
  createUserScheduleInput,
  dropStudentSchedule,
  dropUserSchedule,
  setStudentSchedule,
  setUserSchedule,
} from './own-schedule.ts';
import { checkOrder } from './roster/listed.ts';

export const ownScheduleCalls: Calls = {
  createStudentSchedule: mutation({
    rule: 'manager',
    permission: 'manage_cameras',
    about:
      'Gives a student camera hours of its own, as dates or (none given) copied from a named schedule; bad times get Error.',
    reach: { student_id: orError(ownStudents), schedule_id: orError(ownSchedules) },
    input: createStudentScheduleInput,
    answer: outcome({ schedule: Schedule }),
    run: setStudentSchedule,
  }),
  deleteStudentSchedule: mutation({
    rule: 'manager',
    permission: 'manage_cameras',
    about:
      "Takes a student's own camera hours away, so that those of the cameras hold alone; an unknown id gets Error.",
    reach: { id: orError(schedulesOfPeople), student_id: orError(ownStudents) },
    input: { id: id(Schedule), student_id: id(Student).optional() },
    answer: outcome(),
    run: dropStudentSchedule,
  }),
  getStudentCameraSchedule: query({
    rule: 'user',
    about:
      'Answers the camera hours that hold for a student and where they come from: student, shared, room or cameras.',
    reach: { student_id: ownStudents },
    input: { student_id: id(Student) },
    answer: object({ source: out.text, schedule: Schedule }, 'StudentCameraSchedule'),
    run: (ctx, i) => cameraScheduleOf(ctx, i.student_id),
  }),
  createUserSchedule: mutation({
    rule: 'manager',
    permission: ofAccounts('user_id'),
    about:
      'Gives a person hours of its own: when a contact may watch, when somebody of the team works. Bad times get Error.',
    reach: { user_id: orError(managedPeople), schedule_id: orError(ownSchedules) },
    input: createUserScheduleInput,
    answer: outcome({ schedule: Schedule }),
    run: setUserSchedule,
  }),
  updateUserSchedule: mutation({
    rule: 'manager',
    permission: ofAccounts('user_id'),
    about: "Puts other times in place of a person's own; bad times get Error.",
    reach: { user_id: orError(managedPeople) },
    input: { user_id: id(User), scheduledates, name: text(1, 100).optional() },
    answer: outcome({ schedule: Schedule }),
    run: setUserSchedule,
  }),
  deleteUserSchedule: mutation({
    rule: 'manager',
    permission: ofAccounts('user_id'),
    about: "Takes a person's own hours away; an unknown id gets Error.",
    reach: { id: orError(schedulesOfPeople), user_id: orError(managedPeople) },
    input: { id: id(Schedule), user_id: id(User).optional() },
    answer: outcome(),
    run: dropUserSchedule,
  }),
  getUserSchedule: query({
    rule: 'user',
    about: "Answers a person's own hours, or null; contacts see only theirs.",
    reach: { user_id: managedPeople, rows: schedulesOfPeople },
    input: { user_id: id(User) },
    answer: one(Schedule),
    run: (_, i) => rows(Schedule, { where: (q) => [q('schedule.user_id', '=', i.user_id)] }),
  }),
  closures: query({
    rule: 'user',
    about:
      'Lists the days a location is closed, those of the whole centre included; an end before the start is refused.',
    reach: { location: ownLocations, rows: closuresSeen },
    input: { location: id(Location), start_date: date().optional(), end_date: date().optional() },
    answer: list(Closure),
    run: (_, i) => {
      checkOrder(i);
      return rows(Closure, {
        where: (q) => [
          q.or([q('closure.location_id', '=', i.location), q('closure.location_id', 'is', null)]),
          i.start_date !== undefined && q('closure.end_date', '>=', i.start_date),
          i.end_date !== undefined && q('closure.start_date', '<=', i.end_date),
        ],
        order: ['start_date'],
      });
    },
  }),
  createClosure: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Closes a location on some days, or (for support and above) all of them; an overlap gets Error.',
    reach: { location: orError(ownLocations) },
    input: createClosureInput,
    answer: outcome({ closure: Closure }),
    run: addClosure,
  }),
  deleteClosure: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Opens again on days that were closed; an unknown id gets Error.',
    reach: { id: orError(changeableClosures) },
    input: { id: id(Closure) },
    answer: outcome(),
    run: removeClosure,
  }),
};
