import './calendar.fields.ts';
import { type SqlBool, sql } from 'kysely';
import {
  byId,
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
  query,
  refuse,
  rows,
  subscription,
} from '../../kernel/call/call.ts';
import { date, id, ids, int, secret, text } from '../../kernel/call/input.ts';
import { addDays } from '../../kernel/lib/local-time.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { orError, orNothing } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { mustBeAt } from '../../kernel/write/at-location.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { todayAt } from '../../model/location/today.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { ofOwnStudents } from '../../model/student/reach.ts';
import { CalendarEvent } from './calendar.entities.ts';
import {
  createCalendarEventInput,
  deleteCalendarEventInput,
  updateCalendarEventInput,
  which,
} from './calendar.inputs.ts';
import { eventsForMe, eventsOfOwnLocations } from './calendar.reach.ts';
import { addDaysOf, changeEvent, lock, meant, otherRooms, ruleOf } from './events.ts';
import { importEvents, MOST_LETTERS } from './import.ts';
import { daysOf } from './repeat.ts';

const planning = { permission: null, because: 'whoever is with the children plans their days' } as const;
const rooms = { programs: orError(roomsOfOwnLocations) };
const reachOf = { id: orError(eventsOfOwnLocations) };

/** More than a year is on no screen. */
const MOST_DAYS = 400;

interface Span {
  readonly location: number;
  readonly start_date: string;
  readonly end_date: string;
}

const checkSpan = ({ start_date, end_date }: Span): void => {
  if (end_date < start_date || addDays(start_date, MOST_DAYS) < end_date)
    throw refuse.badInput([{ field: 'end_date', message: message('calendar.span') }]);
};

const order = ['date' as const, () => sql`calendar_event.start_time nulls first`];

interface Layer {
  readonly kind: string;
  readonly name: string;
  readonly date: string;
  readonly end_date: string;
}

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
    // The events between two days, both included; of rooms when given, those of the whole location among them.
    run: (_, span) => {
      checkSpan(span);
      const { location, start_date, end_date, programs, search } = span;
      return rows(CalendarEvent, {
        where: (q) => [
          q('calendar_event.location_id', '=', location),
          sql<SqlBool>`calendar_event.date between ${start_date}::date and ${end_date}::date`,
          programs?.length &&
            sql<SqlBool>`(not exists (select 1 from calendar_event_room er where er.calendar_event_id = calendar_event.id)
              or exists (select 1 from calendar_event_room er where er.calendar_event_id = calendar_event.id
                and er.room_id = any(${[...programs]}::int[])))`,
          search && containing('calendar_event.name', search),
        ],
        order,
        limit: 2000,
      });
    },
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
    run: async (ctx, { location, limit = 10 }) => {
      const today = await todayAt(ctx, location);
      return rows(CalendarEvent, {
        where: (q) => [
          q('calendar_event.location_id', '=', location),
          sql<SqlBool>`calendar_event.date >= ${today}::date`,
        ],
        order,
        limit,
      });
    },
  }),
  calendarLayers: query({
    rule: 'user',
    about: 'Lists the closed days of a location between two days, and the birthdays of the children one may see.',
    reach: { location: ownLocations },
    input: { location: id(Location), start_date: date(), end_date: date() },
    answer: objects({ kind: out.text, name: out.text, date: out.date, end_date: out.date }, 'CalendarLayer'),
    run: async (ctx, span) => {
      checkSpan(span);
      const { location, start_date, end_date } = span;
      const { rows: found } = await sql<Layer>`
    select 'closure' as kind, c.name, to_char(c.start_date, 'YYYY-MM-DD') as date, to_char(c.end_date, 'YYYY-MM-DD') as end_date
        from closure c where (c.location_id is null or c.location_id = ${location})
          and c.start_date <= ${end_date}::date and c.end_date >= ${start_date}::date
        union all
        select 'birthday', st.fname, to_char(d, 'YYYY-MM-DD'), to_char(d, 'YYYY-MM-DD')
        from generate_series(${start_date}::date, ${end_date}::date, interval '1 day') d
        join student st on st.location_id = ${location} and st.status = 'active'
          and st.archived_at is null and ${ofOwnStudents(ctx.who, sql`st.id`)}
          and (to_char(st.dob, 'MM-DD') = to_char(d, 'MM-DD') or (to_char(st.dob, 'MM-DD') = '02-29'
            and to_char(d, 'MM-DD') = '03-01' and to_char(d - interval '1 day', 'MM-DD') = '02-28'))
          and st.dob < d
        order by 3, 1, 2`.execute(ctx.db);
      return found;
    },
  }),
  createCalendarEvent: mutation({
    rule: 'teacher',
    ...planning,
    about:
      'Adds an event, and with recursing one for each day under one recursive_id; an end before the start, or recursing without days, gets Error.',
    reach: { location: orError(ownLocations), ...rooms },
    input: createCalendarEventInput,
    answer: outcome({ event: CalendarEvent }),
    run: async (ctx, { location, date, programs = [], ...given }) => {
      const rule = ruleOf(given);
      if (rule !== null && typeof rule !== 'string') return rule;
      await mustBeAt(ctx, location, Room, programs, otherRooms);
      const days = rule === null ? [date] : daysOf(rule, date);
      if (days.length === 0) return declined(message('calendar.noDays'), { field: 'days', code: 'EMPTY' });
      const [id] = await addDaysOf(ctx, { location, days, rule, programs }, given);
      ctx.audit({ entity: CalendarEvent, id: id ?? 0, after: { ...given, rule, days: days.length } });
      ctx.publish({ kind: 'calendar', at: { location } });
      return done(message('calendar.added', { count: days.length }), { event: idOf(CalendarEvent, id ?? 0) });
    },
  }),
  updateCalendarEvent: mutation({
    rule: 'teacher',
    ...planning,
    about:
      'Changes one event, with recursive_id its whole series, with following the series from it on; an end before the start gets Error.',
    reach: { ...reachOf, ...rooms },
    input: updateCalendarEventInput,
    answer: outcome({ event: CalendarEvent }),
    run: changeEvent,
  }),
  deleteCalendarEvent: mutation({
    rule: 'teacher',
    ...planning,
    about: 'Deletes one event, with recursive_id its whole series, with following the series from it on.',
    reach: reachOf,
    input: deleteCalendarEventInput,
    answer: outcome(),
    run: async (ctx, which) => {
      const held = await lock(ctx, which.id);
      if (which.recursive_id !== undefined && held.recursive_id !== which.recursive_id)
        return declined(message('calendar.otherSeries'), { field: 'recursive_id', code: 'UNKNOWN' });
      const { rows } = await sql<{
        id: number;
      }>`delete from calendar_event where ${meant(held, which)} returning id`.execute(ctx.db);
      ctx.audit({ entity: CalendarEvent, id: held.id, before: { ...held, days: rows.length } });
      ctx.publish({ kind: 'calendar', at: { location: held.location_id } });
      return done(message('calendar.removed', { count: rows.length }));
    },
  }),
  importCalendarEvents: mutation({
    rule: 'teacher',
    ...planning,
    about:
      'Takes the events of an .ics into a location’s calendar, matched to what an earlier file brought; a file that is none gets Error, events that cannot be are told in errors.',
    reach: { location: orError(ownLocations) },
    input: { location: id(Location), ics: secret(1, MOST_LETTERS) },
    answer: outcome(),
    confirms: { IMPORT: 'where the calendar would change: how many events are new, changed and called off, and which' },
    run: importEvents,
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
