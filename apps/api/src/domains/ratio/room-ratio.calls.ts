import { type Calls, mutation, object, objectsOf, out, outcome, query, subscription } from '../../kernel/call/call.ts';
import { date, id } from '../../kernel/call/input.ts';
import { orError } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { ownTeam } from '../../model/time-clock/reach.ts';
import { checkRatio, checkRoomRatioInput, ratioCheck } from './after-change.ts';
import { ratioForecast, readForecast } from './forecast.ts';
import { ratioBreach, readRatioLog } from './ratio-log.ts';
import { roomRatio, roomRatios } from './room-ratio.ts';
import { ratioSetting, readSetting, saveRatioSettingInput, saveSetting } from './settings.ts';

const ofLocation = { reach: { location: ownLocations }, input: { location: id(Location) } };

/** Children and staff of the rooms now, against the rule the location is held to. */
export const calls: Calls = {
  getRoomRatio: query({
    rule: 'teacher',
    about:
      'Lists the rooms of a location with the children and staff in them now, how many staff the children need by the rule and the room itself, and what is broken.',
    ...ofLocation,
    answer: objectsOf(roomRatio),
    run: roomRatios,
  }),
  roomRatioChanged: subscription({
    rule: 'teacher',
    about: 'Tells the rooms of a location anew whenever a child or a member of the team came, went or changed rooms.',
    ...ofLocation,
    answer: object({ location: out.id, rooms: [roomRatio] }, 'RoomRatioChange'),
    listensTo: ['attendance', 'team'],
    match: (event, i) => event.at?.location === i.location,
    gathers: true,
    // Asked without news when somebody subscribes: nothing to tell yet.
    run: async (ctx, i, event) =>
      event.kind === '' ? null : { location: i.location, rooms: await roomRatios(ctx, i) },
  }),
  checkRoomRatio: query({
    rule: 'teacher',
    about:
      'Tells which rooms would break their ratio if students or members of the team went to a room, or left without one, and who could step in.',
    reach: {
      location: ownLocations,
      program_id: roomsOfOwnLocations,
      students: ownStudents,
      team: ownTeam,
    },
    input: checkRoomRatioInput,
    answer: ratioCheck,
    run: checkRatio,
  }),
  getRatioLog: query({
    rule: 'manager',
    about:
      'Lists every stretch of time a room was out of ratio between two days, at most 93, as stays and shifts tell it; an end before the start is refused.',
    reach: { location: ownLocations },
    input: { location: id(Location), start_date: date(), end_date: date() },
    answer: objectsOf(ratioBreach),
    run: readRatioLog,
  }),
  getRatioForecast: query({
    rule: 'manager',
    about:
      'Answers the staff the rooms will need over the next 14 days by the schedules, and where somebody is missing.',
    ...ofLocation,
    answer: ratioForecast,
    run: readForecast,
  }),
  getRatioSetting: query({
    rule: 'teacher',
    about: 'Answers the ratio rule a location is held to, with its citation and when it was compared with its source.',
    ...ofLocation,
    answer: ratioSetting,
    run: readSetting,
  }),
  saveRatioSetting: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about:
      "Holds a location to a ratio rule; without one only the rooms' own limits count. An unknown rule gets Error.",
    reach: { location: orError(ownLocations) },
    input: saveRatioSettingInput,
    answer: outcome(),
    run: saveSetting,
  }),
};
