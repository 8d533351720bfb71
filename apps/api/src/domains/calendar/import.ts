import ICAL from 'ical.js';
import { declined, doneInPart, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { FieldError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { clockAt, dayAt, instantsOf, isZone } from '../../kernel/lib/local-time.ts';
import { CalendarEvent } from './calendar.entities.ts';
import { addDaysOf } from './events.ts';
import { daysOf, isRule } from './repeat.ts';

/** Characters of a file, and events within it. */
export const MOST_LETTERS = 500_000;
const MOST_EVENTS = 300;

/** The instant of a time with a zone; null for a floating one, or one of a zone nobody knows by this name. */
const instantOf = (time: ICAL.Time, tzid: string | undefined): number | null => {
  if (time.zone?.tzid === 'UTC') return time.toJSDate().getTime();
  const [date, clock] = [time.toString().slice(0, 10), time.toString().slice(11, 16)];
  return tzid && isZone(tzid) ? (instantsOf(date, clock, tzid)[0] ?? null) : null;
};

/** A time on the location's clock; one without a known zone is taken as its clock showed it. */
const localIn = (time: ICAL.Time, tzid: string | undefined, zone: string): { date: string; time: string | null } => {
  if (time.isDate) return { date: time.toString(), time: null };
  const at = instantOf(time, tzid);
  if (at === null) return { date: time.toString().slice(0, 10), time: time.toString().slice(11, 16) };
  return { date: dayAt(at, zone), time: clockAt(at, zone) };
};
const tzidOf = (component: ICAL.Component, name: string): string | undefined =>
  component.getFirstProperty(name)?.getFirstParameter('tzid');

const componentsOf = (ics: string): ICAL.Component[] | null => {
  try {
    return new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent');
  } catch {
    return null;
  }
};

/** Takes the events of an .ics into a location's calendar; those that cannot be are told in `errors`, by their place. */
export const importEvents = async (ctx: Ctx, { location, ics }: { location: Id<'location'>; ics: string }) => {
  const found = componentsOf(ics);
  if (!found) return declined(message('calendar.notIcs'), { field: 'ics', code: 'FORMAT' });
  if (found.length > MOST_EVENTS)
    return declined(message('calendar.tooMany', { most: MOST_EVENTS }), { field: 'ics', code: 'TOO_MANY' });
  const { value: zone } = await ctx.db
    .selectFrom('location')
    .innerJoin('timezone', 'timezone.id', 'location.timezone_id')
    .select('timezone.value')
    .where('location.id', '=', location)
    .executeTakeFirstOrThrow();
  const left: FieldError[] = [];
  let taken = 0;
  for (const [at, component] of found.entries()) {
    const event = new ICAL.Event(component);
    const name = event.summary?.trim().slice(0, 200);
    const rule = component.getFirstPropertyValue('rrule')?.toString() ?? null;
    const refuse = (code: string, why: 'calendar.noName' | 'calendar.ruleUnknown') =>
      left.push({ field: `ics.${at + 1}`, code, message: message(why) });
    if (!name || !component.getFirstPropertyValue('dtstart')) {
      refuse('MISSING', 'calendar.noName');
      continue;
    }
    if (rule !== null && !isRule(rule)) {
      refuse('RULE', 'calendar.ruleUnknown');
      continue;
    }
    const start = localIn(event.startDate, tzidOf(component, 'dtstart'), zone);
    const end = component.getFirstPropertyValue('dtend')
      ? localIn(event.endDate, tzidOf(component, 'dtend'), zone)
      : null;
    const end_time = start.time && end?.time && end.date === start.date && end.time > start.time ? end.time : null;
    const except = new Set(
      component
        .getAllProperties('exdate')
        .flatMap((one) => one.getValues())
        .map((one) => String(one).slice(0, 10)),
    );
    const days = rule === null ? [start.date] : daysOf(rule, start.date, except);
    await addDaysOf(
      ctx,
      { location, days, rule, programs: [] },
      { name, details: event.description?.slice(0, 2000) ?? null, start_time: start.time, end_time },
    );
    taken += 1;
  }
  ctx.audit({ entity: CalendarEvent, id: 0, after: { imported: taken, location } });
  ctx.publish({ kind: 'calendar', at: { location } });
  return doneInPart(message('calendar.imported', { count: taken, left: left.length }), {}, left);
};
