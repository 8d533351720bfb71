import ICAL from 'ical.js';
import { instantsOf, minutesOf } from '../../kernel/lib/local-time.ts';

/** What a calendar program is told of: an event, a closed time, a shift, a day of a child. Days and times are local. */
export interface FeedEntry {
  /** Stays the same as long as it is the same thing, so that a program changes it instead of adding another. */
  readonly uid: string;
  readonly name: string;
  readonly details: string | null;
  readonly location: string | null;
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  /** The last day, of one that goes on for days. */
  readonly end_date?: string | null;
  /** 'HH:MM', the end also '24:00'; null: the whole day. */
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly updated_at: Date;
  /** IANA name. */
  readonly zone: string;
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

const eventOf = (entry: FeedEntry, host: string): ICAL.Component => {
  const { uid, name, details, location, date, end_date, start_time, end_time, updated_at, zone } = entry;
  const event = new ICAL.Component('vevent');
  event.updatePropertyWithValue('uid', `${uid}@${host}`);
  event.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(updated_at, true));
  event.updatePropertyWithValue('summary', name);
  if (location) event.updatePropertyWithValue('location', location);
  if (details) event.updatePropertyWithValue('description', details);
  event.updatePropertyWithValue('dtstart', start_time ? utc(date, start_time, zone) : ICAL.Time.fromDateString(date));
  if (start_time && end_time) {
    const from = utc(date, start_time, zone);
    const to = from.clone();
    const lasts = Math.max(1, minutesOf(end_time) - minutesOf(start_time));
    to.fromUnixTime(from.toUnixTime() + lasts * 60);
    // Where the clocks change between the two it ends by the clock; where they jump over one of them it lasts as it says.
    const byClock = end_time === '24:00' ? to : utc(date, end_time, zone);
    event.updatePropertyWithValue('dtend', byClock.compare(from) > 0 ? byClock : to);
  }
  // The end of whole days is the first that is none of them (RFC 5545, 3.6.1).
  if (!start_time && end_date && end_date > date) {
    const after = ICAL.Time.fromDateString(end_date);
    after.addDuration(ICAL.Duration.fromString('P1D'));
    event.updatePropertyWithValue('dtend', after);
  }
  return event;
};

/** Entries as a calendar of RFC 5545: times in UTC, so that no time zone need be told; folded and escaped by the library. */
export const calendarOf = (entries: readonly FeedEntry[], host: string): string => {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('prodid', '-//Nestling//Calendar//EN');
  calendar.updatePropertyWithValue('version', '2.0');
  for (const entry of entries) calendar.addSubcomponent(eventOf(entry, host));
  return `${calendar.toString()}\r\n`;
};
