import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { message } from '../../kernel/call/call.ts';
import type { FieldError } from '../../kernel/call/refusals.ts';
import { addDays, clockAt, dayAt } from '../../kernel/lib/local-time.ts';
import { FileZones } from './import-zones.ts';
import { daysOf, isRule } from './repeat.ts';

/** One day of an event by the clock of the location; without times it lasts all day. */
export interface Day {
  readonly date: string;
  readonly start_time: string | null;
  readonly end_time: string | null;
}
/** An event of a file as it stands in the calendar: one day, or a series of them. */
export interface Planned {
  /** What it is known by when the file comes again. */
  readonly uid: string;
  readonly name: string;
  readonly details: string | null;
  readonly rule: string | null;
  /** None: it was called off. */
  readonly days: readonly Day[];
}

/** An event of several days is followed for so many. */
const MOST_DAYS = 62;
/** Days of all events of a file together. */
const MOST_IN_ALL = 20_000;
/** Leaves room for the day of a series behind it. */
const UID = 255;

const tzidOf = (component: ICAL.Component, name: string): string | undefined => {
  const tzid: unknown = component.getFirstProperty(name)?.getFirstParameter('tzid');
  return typeof tzid === 'string' && tzid !== '' ? tzid : undefined;
};
const ownDay = (time: ICAL.Time): string => time.toString().slice(0, 10);
const atDay = (time: ICAL.Time, day: string, first: string): ICAL.Time => {
  const moved = time.clone();
  moved.addDuration(ICAL.Duration.fromData({ days: Math.round((Date.parse(day) - Date.parse(first)) / 86_400_000) }));
  return moved;
};

/** The days from one to another, both included. */
const daysBetween = (from: string, to: string): string[] => {
  const days = [from];
  while (days.length < MOST_DAYS && (days.at(-1) ?? to) < to) days.push(addDays(days.at(-1) ?? to, 1));
  return days;
};

class Reader {
  private readonly zones: FileZones;
  private readonly zone: string;

  constructor(zones: FileZones, zone: string) {
    this.zones = zones;
    this.zone = zone;
  }

  /** A time on the location's clock; one without a known zone is taken as its clock showed it. */
  local(time: ICAL.Time, tzid: string | undefined): { date: string; time: string | null } {
    if (time.isDate) return { date: ownDay(time), time: null };
    const at = this.zones.instantOf(time, tzid);
    if (at === null) return { date: ownDay(time), time: time.toString().slice(11, 16) };
    return { date: dayAt(at, this.zone), time: clockAt(at, this.zone) };
  }

  /** What one coming round of an event takes of the calendar, its last day included. */
  spread(component: ICAL.Component, start: ICAL.Time, end: ICAL.Time | null): Day[] {
    const from = this.local(start, tzidOf(component, 'dtstart'));
    const whole = (date: string): Day => ({ date, start_time: null, end_time: null });
    // The end of whole days is the day after the last one (RFC 5545, 3.6.1).
    if (from.time === null)
      return daysBetween(from.date, end && ownDay(end) > from.date ? addDays(ownDay(end), -1) : from.date).map(whole);
    const to = end && this.local(end, tzidOf(component, 'dtend') ?? tzidOf(component, 'dtstart'));
    if (!to?.time || to.date < from.date || (to.date === from.date && to.time <= from.time))
      return [{ date: from.date, start_time: from.time, end_time: null }];
    if (to.date === from.date) return [{ date: from.date, start_time: from.time, end_time: to.time }];
    const [first, ...more] = daysBetween(from.date, to.time === '00:00' ? addDays(to.date, -1) : to.date);
    const last = more.at(-1);
    return [
      { date: first ?? from.date, start_time: from.time, end_time: null },
      ...more.map((date) =>
        date === last && to.time !== '00:00' ? { date, start_time: '00:00', end_time: to.time } : whole(date),
      ),
    ];
  }
}

const valuesOf = (component: ICAL.Component, name: string): string[] =>
  component
    .getAllProperties(name)
    .flatMap((one) => one.getValues())
    .map((one) => String(one).slice(0, 10));
const isCancelled = (component: ICAL.Component): boolean =>
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';

/** The day of a series an event stands for (RECURRENCE-ID), by the clock of the series; null: it is no exception. */
const exceptionOf = (component: ICAL.Component): string | null => {
  const value = component.getFirstPropertyValue('recurrence-id');
  return value ? String(value).slice(0, 10) : null;
};

/** A name for what brings none. */
const madeUid = (name: string, start: string): string =>
  `made-${createHash('sha256').update(`${name}\0${start}`).digest('hex').slice(0, 32)}`;

/** The events of a calendar file on the clock of `zone`, and by their place why others cannot be taken. Null: it is none. */
export const readCalendar = (
  ics: string,
  zone: string,
  most: number,
): { readonly events: readonly Planned[]; readonly left: readonly FieldError[] } | 'NOT_ICS' | 'TOO_MANY' => {
  let calendar: ICAL.Component;
  try {
    calendar = new ICAL.Component(ICAL.parse(ics));
  } catch {
    return 'NOT_ICS';
  }
  const components = calendar.getAllSubcomponents('vevent');
  if (components.length > most) return 'TOO_MANY';
  const zones = new FileZones(calendar);
  const reader = new Reader(zones, zone);
  const uidOf = (component: ICAL.Component): string =>
    String(component.getFirstPropertyValue('uid') ?? '').slice(0, UID);
  // Days of a series that were moved or called off stand in events of their own.
  const moved = new Map<string, Set<string>>();
  for (const component of components) {
    const day = exceptionOf(component);
    if (day !== null) moved.set(uidOf(component), (moved.get(uidOf(component)) ?? new Set()).add(day));
  }
  const left: FieldError[] = [];
  const events: Planned[] = [];
  const seen = new Map<string, number>();
  let total = 0;
  for (const [at, component] of components.entries()) {
    const refuse = (code: string, why: 'calendar.noName' | 'calendar.ruleUnknown' | 'calendar.zoneUnknown') =>
      left.push({ field: `ics.${at + 1}`, code, message: message(why) });
    const event = new ICAL.Event(component);
    const name = event.summary?.trim().slice(0, 200);
    const rule = component.getFirstPropertyValue('rrule')?.toString() ?? null;
    if (!component.getFirstPropertyValue('dtstart') || (!name && !isCancelled(component))) {
      refuse('MISSING', 'calendar.noName');
      continue;
    }
    if (rule !== null && !isRule(rule) && !isCancelled(component)) {
      refuse('RULE', 'calendar.ruleUnknown');
      continue;
    }
    if (!zones.knows(tzidOf(component, 'dtstart'))) refuse('ZONE', 'calendar.zoneUnknown');
    const day = exceptionOf(component);
    const start = event.startDate;
    const ends = component.getFirstPropertyValue('dtend') ?? component.getFirstPropertyValue('duration');
    const end = ends ? event.endDate : null;
    const own = uidOf(component) || madeUid(name ?? '', start.toString());
    const key = day === null ? own : `${own} ${day}`;
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    const except = new Set([...valuesOf(component, 'exdate'), ...(moved.get(uidOf(component)) ?? [])]);
    // By the clock the series was made on: a day there may be another here.
    const first = ownDay(start);
    const firsts = rule === null || day !== null ? [first] : daysOf(rule, first, except);
    const days = isCancelled(component)
      ? []
      : firsts.flatMap((one) => reader.spread(component, atDay(start, one, first), end && atDay(end, one, first)));
    total += days.length;
    if (total > MOST_IN_ALL) return 'TOO_MANY';
    events.push({
      uid: times === 1 ? key : `${key} #${times}`,
      name: name ?? '',
      details: event.description?.trim().slice(0, 2000) || null,
      rule: days.length > 1 ? (rule ?? `FREQ=DAILY;COUNT=${days.length}`) : null,
      days,
    });
  }
  return { events, left };
};
