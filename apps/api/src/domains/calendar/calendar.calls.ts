import './calendar.fields.ts';
import {
  byId,
  type Calls,
  list,
  mutation,
  object,
  objects,
  one,
  out,
  outcome,
  outOrNull,
  query,
  subscription,
} from '../../kernel/call/call.ts';
import { choices, clock, date, flag, id, ids, int, secret, text } from '../../kernel/call/input.ts';
import { nobody, orError, orNothing } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { CalendarEvent } from './calendar.entities.ts';
import { eventsForMe, eventsOfOwnLocations } from './calendar.reach.ts';
import { addEvent, changeEvent, removeEvent } from './events.ts';
import { feedState, removeFeed, renewFeed } from './feed.ts';
import { importEvents, MOST_LETTERS } from './import.ts';
import { eventsBetween, layersBetween, upcoming } from './read.ts';
import { weekdays } from './repeat.ts';

const planning = { permission: null, because: 'whoever is with the children plans their days' } as const;
const rooms = { programs: orError(roomsOfOwnLocations) };
const repeat = {
  rule: text(6, 300).optional(),
  until: date().optional(),
  /** Minutes before it begins, at most four weeks. */
  reminder_minutes: int(0, 40_320).nullish(),
};
const which = { id: id(CalendarEvent) };
const series = { recursive_id: int(1).optional() };
const reachOf = { id: orError(eventsOfOwnLocations) };

/** What happens at a location. */
export const calls: Calls = {
  filterCalendarEvents: query({
    rule: 'teacher',
    about:
      'Lists the events between two days, each day of a recursing event apart; an end before the start is refused.',
    reach: { location: ownLocations, programs: roomsOfOwnLocations, rows: eventsOfOwnLocations },
    input: {
      location: id(Location),
      start_date: date(),
      end_date: date(),
      programs: ids(Room, 200, 0).optional(),
      search: text(0, 80).optional(),
    },
    answer: list(CalendarEvent),
    run: (_, i) => eventsBetween(i),
  }),
  calendarEvent: query({
    rule: 'teacher',
    about: 'Answers one event with its rooms; an unknown id answers null.',
    reach: { id: orNothing(eventsOfOwnLocations), rows: eventsOfOwnLocations },
    input: which,
    answer: one(CalendarEvent),
    run: (_, i) => byId(CalendarEvent, i.id),
  }),
  upcomingCalendarEvents: query({
    rule: 'user',
    about:
      'Lists the next events of the location that concern the caller’s students or rooms; a location out of reach is refused.',
    reach: { location: ownLocations, rows: eventsForMe },
    input: { location: id(Location), limit: int(1, 100).optional() },
    answer: list(CalendarEvent),
    run: upcoming,
  }),
  calendarLayers: query({
    rule: 'user',
    about: 'Lists the closed days of a location between two days, and the birthdays of the children one may see.',
    reach: { location: ownLocations },
    input: { location: id(Location), start_date: date(), end_date: date() },
    answer: objects({ kind: out.text, name: out.text, date: out.date, end_date: out.date }, 'CalendarLayer'),
    run: layersBetween,
  }),
  createCalendarEvent: mutation({
    rule: 'teacher',
    ...planning,
    about:
      'Adds an event, and with recursing one for each day under one recursive_id; an end before the start, or recursing without days, gets Error.',
    reach: { location: orError(ownLocations), ...rooms },
    input: {
      name: text(1, 200),
      date: date(),
      location: id(Location),
      details: text(0, 2000).optional(),
      start_time: clock().optional(),
      end_time: clock().optional(),
      recursing: flag().optional(),
      days: choices(...weekdays).optional(),
      programs: ids(Room, 200, 0).optional(),
      ...repeat,
    },
    answer: outcome({ event: CalendarEvent }),
    run: addEvent,
  }),
  updateCalendarEvent: mutation({
    rule: 'teacher',
    ...planning,
    about:
      'Changes one event, with recursive_id its whole series, with following the series from it on; an end before the start gets Error.',
    reach: { ...reachOf, ...rooms },
    input: {
      ...which,
      name: text(1, 200).optional(),
      details: text(0, 2000).nullish(),
      date: date().optional(),
      start_time: clock().nullish(),
      end_time: clock().nullish(),
      recursing: flag().optional(),
      days: choices(...weekdays).optional(),
      programs: ids(Room, 200, 0).optional(),
      ...series,
      following: flag().optional(),
      ...repeat,
    },
    answer: outcome({ event: CalendarEvent }),
    run: changeEvent,
  }),
  deleteCalendarEvent: mutation({
    rule: 'teacher',
    ...planning,
    about: 'Deletes one event, with recursive_id its whole series, with following the series from it on.',
    reach: reachOf,
    input: { ...which, ...series, following: flag().optional() },
    answer: outcome(),
    run: removeEvent,
  }),
  importCalendarEvents: mutation({
    rule: 'teacher',
    ...planning,
    about:
      'Takes the events of an .ics into a location’s calendar; a file that is none gets Error, events that cannot be are told in errors.',
    reach: { location: orError(ownLocations) },
    input: { location: id(Location), ics: secret(1, MOST_LETTERS) },
    answer: outcome(),
    run: importEvents,
  }),
  calendarFeed: query({
    rule: 'user',
    about: 'Answers when the caller’s private calendar address was made and last read; null while there is none.',
    reach: nobody,
    input: {},
    answer: object({ made_at: out.datetime, fetched_at: outOrNull(out.datetime) }, 'CalendarFeed'),
    run: feedState,
  }),
  renewCalendarFeed: mutation({
    rule: 'user',
    secret: true,
    about: 'Makes a private address for calendar programs; the one before ends. It is shown this once.',
    reach: nobody,
    input: {},
    answer: outcome({ path: out.text }),
    run: renewFeed,
  }),
  removeCalendarFeed: mutation({
    rule: 'user',
    about: 'Ends the caller’s private calendar address.',
    reach: nobody,
    input: {},
    answer: outcome(),
    run: removeFeed,
  }),
  calendarChanged: subscription({
    rule: 'teacher',
    about: 'Tells that events of a location were added, changed or taken away, so that what is shown is read anew.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: object({ location: out.id }, 'CalendarChange'),
    listensTo: ['calendar'],
    gathers: true,
    match: (event, i) => event.at?.location === i.location,
    run: (_, i) => ({ location: i.location }),
  }),
};
