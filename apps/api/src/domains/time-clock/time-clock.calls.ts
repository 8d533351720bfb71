import './time-clock.fields.ts';
import { type Calls, mutation, object, objectsOf, out, outcome, query, subscription } from '../../kernel/call/call.ts';
import { date, id } from '../../kernel/call/input.ts';
import { orError } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { TeamAttendance } from '../../model/time-clock/entity.ts';
import { ownShifts, ownTeam, shiftsOfOneself } from '../../model/time-clock/reach.ts';
import { self } from '../../model/user/reach.ts';
import { saveClock } from './clock.ts';
import { changeShift, confirmShift, removeShift, updateTeamAttendanceInput } from './correct-shift.ts';
import { listTeam, teamDay } from './team-day.ts';
import { punch, saveAttendanceTeamInput } from './time-clock.inputs.ts';

/** The staff's time clock. */
export const calls: Calls = {
  saveAttendanceTeam: mutation({
    rule: 'teacher',
    permission: null,
    because: 'everybody clocks in and out; the times of others take a manager',
    about:
      "Clocks members of the team in or out of a room, into or out of a break, or to another room; all of them or none. Below managers only oneself. `end_time` tells a whole shift of the past, a manager's alone.",
    reach: {
      program_id: orError(roomsOfOwnLocations),
      team: orError(ownTeam),
      id: orError(ownShifts),
    },
    input: saveAttendanceTeamInput,
    answer: outcome({ attendances: [TeamAttendance] }),
    run: (ctx, input) => saveClock(ctx, input, 'staff'),
  }),
  saveAttandanceTeamFromApp: mutation({
    rule: 'teacher',
    permission: null,
    because: 'everybody clocks in and out; the times of others take a manager',
    about: "Clocks the caller in or out, as saveAttendanceTeam does; another one's id gets Error.",
    reach: { program_id: orError(roomsOfOwnLocations), team: orError(self), id: orError(shiftsOfOneself) },
    input: punch,
    answer: outcome({ attendances: [TeamAttendance] }),
    run: (ctx, input) => saveClock(ctx, input, 'app'),
  }),
  getTeamAttendance: query({
    rule: 'teacher',
    about: "Lists the team of a location's day with state (in, break, out, none), rooms, breaks and minutes.",
    reach: { location: ownLocations, program_id: roomsOfOwnLocations },
    input: { location: id(Location), date: date(), program_id: id(Room).optional() },
    answer: objectsOf(teamDay),
    run: listTeam,
  }),
  teamAttendanceChanged: subscription({
    rule: 'teacher',
    about: 'Tells the days of the members of the team who clocked in or out, had a break, or were corrected.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: object({ location: out.id, days: [teamDay] }, 'TeamAttendanceChange'),
    listensTo: ['team'],
    match: (event, i) => event.at?.location === i.location,
    run: async (ctx, i, { kind, ids: users = [] }) =>
      kind === '' ? null : { location: i.location, days: await listTeam(ctx, { ...i, users }) },
  }),
  updateTeamAttendance: mutation({
    rule: 'manager',
    permission: 'correct_attendance',
    about:
      'Corrects a shift by an event of its own, which its person is asked to confirm; an end before the start or a break longer than the time gets Error.',
    reach: { id: orError(ownShifts) },
    input: updateTeamAttendanceInput,
    answer: outcome({ attendance: TeamAttendance }),
    run: changeShift,
  }),
  deleteTeamAttendance: mutation({
    rule: 'manager',
    permission: 'correct_attendance',
    about: 'Takes a shift out of the hours; what happened stays in the log. An unknown id gets Error.',
    reach: { id: orError(ownShifts) },
    input: { id: id(TeamAttendance) },
    answer: outcome(),
    run: removeShift,
  }),
  confirmTeamAttendance: mutation({
    rule: 'teacher',
    permission: null,
    because: 'one answers a correction of the own hours',
    about: "Says that the correction of one's own shift is right; a shift that waits for no word gets Error.",
    reach: { id: orError(shiftsOfOneself) },
    input: { id: id(TeamAttendance) },
    answer: outcome({ attendance: TeamAttendance }),
    run: confirmShift,
  }),
};
