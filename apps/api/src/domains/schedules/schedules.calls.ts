import './schedules.fields.ts';
import { byId, type Calls, list, mutation, one, outcome, query, rows } from '../../kernel/call/call.ts';
import { id, pageIfAny } from '../../kernel/call/input.ts';
import { orError, orNothing } from '../../kernel/read/reach.ts';
import { ownCameras } from '../../model/camera/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Schedule, ScheduleDate } from '../../model/schedule/entity.ts';
import { changeableDates, changeableSchedules, ownSchedules } from '../../model/schedule/reach.ts';
import { applyScheduleToCamerasInput, applyToCameras } from './apply.ts';
import {
  addDate,
  addSchedule,
  addScheduleDateInput,
  changeSchedule,
  removeDate,
  removeSchedule,
  updateScheduleInput,
} from './save-schedule.ts';
import { createScheduleInput, status } from './schedules.inputs.ts';

export const calls: Calls = {
  schedules: query({
    rule: 'manager',
    about: 'Lists camera schedules with their times: those of own locations and those of the whole centre.',
    reach: { location: ownLocations, rows: ownSchedules },
    input: { status: status.optional(), location: id(Location).optional(), ...pageIfAny },
    answer: list(Schedule),
    run: (_, i) =>
      rows(Schedule, {
        where: (q) => [
          q('schedule.student_id', 'is', null),
          q('schedule.user_id', 'is', null),
          i.status !== undefined && q('schedule.status', '=', i.status),
          i.location !== undefined &&
            q.or([q('schedule.location_id', '=', i.location), q('schedule.location_id', 'is', null)]),
        ],
        order: ['name'],
      }),
  }),
  schedule: query({
    rule: 'manager',
    about: 'Answers one camera schedule with its times; null for an unknown id.',
    reach: { id: orNothing(ownSchedules), rows: ownSchedules },
    input: { id: id(Schedule) },
    answer: one(Schedule),
    run: (_, i) => byId(Schedule, i.id),
  }),
  createSchedule: mutation({
    rule: 'manager',
    permission: 'manage_cameras',
    about: 'Adds a camera schedule of weekdays with times; wrong or overlapping times get Error at the field.',
    reach: { location_id: orError(ownLocations) },
    input: createScheduleInput,
    answer: outcome({ schedule: Schedule }),
    run: addSchedule,
  }),
  updateSchedule: mutation({
    rule: 'manager',
    permission: 'manage_cameras',
    about: 'Changes a schedule for every camera, student and location that goes by it; wrong times get Error.',
    reach: { id: orError(changeableSchedules) },
    input: updateScheduleInput,
    answer: outcome({ schedule: Schedule }),
    run: changeSchedule,
  }),
  deleteSchedule: mutation({
    rule: 'manager',
    permission: 'manage_cameras',
    about: 'Deletes a schedule nothing uses; one in use gets Error naming what uses it.',
    reach: { id: orError(changeableSchedules) },
    input: { id: id(Schedule) },
    answer: outcome(),
    run: removeSchedule,
  }),
  applyScheduleToCameras: mutation({
    rule: 'manager',
    permission: 'manage_cameras',
    about: 'Sets the schedule on cameras in place of what they had; a camera of another location gets Error.',
    reach: { id: orError(ownSchedules), cameras: orError(ownCameras), location: orError(ownLocations) },
    input: applyScheduleToCamerasInput,
    answer: outcome(),
    run: applyToCameras,
  }),
  addScheduleDate: mutation({
    rule: 'manager',
    permission: 'manage_cameras',
    about: 'Adds one time of a weekday to a schedule; an overlap or a day that is no weekday gets Error.',
    reach: { schedule_id: orError(changeableSchedules) },
    input: addScheduleDateInput,
    answer: outcome({ scheduledate: ScheduleDate }),
    run: addDate,
  }),
  removeScheduleDate: mutation({
    rule: 'manager',
    permission: 'manage_cameras',
    about: 'Removes one time of a schedule; the last one of a schedule in use gets Error.',
    reach: { id: orError(changeableDates) },
    input: { id: id(ScheduleDate) },
    answer: outcome(),
    run: removeDate,
  }),
};
