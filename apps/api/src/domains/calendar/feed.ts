import { isRole } from '@nestling/rules/roles.ts';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import type { AppContext } from '../../kernel/call/app-context.ts';
import type { Who } from '../../kernel/call/who.ts';
import { inCentre } from '../../kernel/db/in-centre.ts';
import { instantsOf, minutesOf } from '../../kernel/lib/local-time.ts';
import { hashOfToken } from '../../kernel/lib/token.ts';
import { eventsForMe } from './calendar.reach.ts';

const TOKEN = /^[\w-]{43}$/;

interface Told {
  readonly id: number;
  readonly name: string;
  readonly details: string | null;
  readonly date: string;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly updated_at: Date;
  readonly zone: string;
  readonly location: string;
}

/** A local time as UTC; one the clocks jump over begins an hour later. */
const utc = (date: string, time: string, zone: string): ICAL.Time => {
  const [at] = instantsOf(date, time, zone);
  const ms =
    at ??
    instantsOf(
      date,
      `${String(Math.min(23, Number(time.slice(0, 2)) + 1)).padStart(2, '0')}${time.slice(2)}`,
      zone,
    )[0] ??
    Date.parse(`${date}T${time}Z`);
  return ICAL.Time.fromJSDate(new Date(ms), true);
};

/** Events as a calendar of RFC 5545: times in UTC, so that no time zone need be told; folded and escaped by the library. */
export const calendarOf = (events: readonly Told[], host: string): string => {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('prodid', '-//Nestling//Calendar//EN');
  calendar.updatePropertyWithValue('version', '2.0');
  for (const { id, name, details, date, start_time, end_time, updated_at, zone, location } of events) {
    const event = new ICAL.Component('vevent');
    event.updatePropertyWithValue('uid', `event-${id}@${host}`);
    event.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(updated_at, true));
    event.updatePropertyWithValue('summary', name);
    event.updatePropertyWithValue('location', location);
    if (details) event.updatePropertyWithValue('description', details);
    event.updatePropertyWithValue('dtstart', start_time ? utc(date, start_time, zone) : ICAL.Time.fromDateString(date));
    if (start_time && end_time) {
      const [from, to] = [utc(date, start_time, zone), utc(date, end_time, zone)];
      // Where the clocks jump between the two, or over one of them, it lasts as long as it says.
      const lasts = Math.max(1, minutesOf(end_time) - minutesOf(start_time));
      if (to.compare(from) <= 0) to.fromUnixTime(from.toUnixTime() + lasts * 60);
      event.updatePropertyWithValue('dtend', to);
    }
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
};

/** The calendar behind a token: what its person may see at this moment. Null for a token that is none any more. */
export const readFeed = async (
  { pools, clock }: AppContext,
  centre: number,
  token: string,
  host: string,
): Promise<string | null> => {
  if (!TOKEN.test(token)) return null;
  return inCentre(pools, centre, async (db) => {
    const now = clock.now();
    const { rows: found } = await sql<{ user_id: number; role: string }>`
      update calendar_feed f set fetched_at = ${now}::timestamptz from app_user u
      where f.token_hash = ${hashOfToken(token)} and u.id = f.user_id
        and u.status = 'active' and not u.pending and u.deleted_at is null
      returning f.user_id, (select r.name from user_role ur join role r on r.id = ur.role_id
        where ur.user_id = f.user_id order by r.rank desc limit 1) as role`.execute(db);
    const [person] = found;
    if (!person || !isRole(person.role)) return null;
    const who: Who = { centre, user: person.user_id, role: person.role, session: '' };
    const { rows: events } = await sql<Told>`
      select e.id, e.name, e.details, to_char(e.date, 'YYYY-MM-DD') as date, to_char(e.start_time, 'HH24:MI') as start_time,
        to_char(e.end_time, 'HH24:MI') as end_time, e.updated_at, z.value as zone, l.name as location
      from calendar_event e join location l on l.id = e.location_id
      join timezone z on z.id = l.timezone_id
      where e.date between (${now}::timestamptz - interval '90 days')::date
          and (${now}::timestamptz + interval '400 days')::date
        and ${eventsForMe.filter(who, { name: 'e' })}
      order by e.date, e.start_time, e.id limit 5000`.execute(db);
    return calendarOf(events, host);
  });
};
