import ICAL from 'ical.js';
import { instantsOf, isZone } from '../../kernel/lib/local-time.ts';
import { windowsZones } from './windows-zones.ts';

/** Observances of one zone; a real one has two for each change of its law. */
const MOST_OBSERVANCES = 40;
/** What a zone's own clock may repeat by: once a year. Anything else would be followed without end. */
const isYearly = (observance: ICAL.Component): boolean =>
  observance
    .getAllProperties('rrule')
    .every((one) => /^FREQ=YEARLY;[A-Z=;,+\-\dT]{0,120}$/i.test(String(one.getFirstValue())));

const isUsable = (zone: ICAL.Component): boolean => {
  const observances = [...zone.getAllSubcomponents('standard'), ...zone.getAllSubcomponents('daylight')];
  return observances.length > 0 && observances.length <= MOST_OBSERVANCES && observances.every(isYearly);
};

/**
 * The time zones of a calendar file: those it describes itself (VTIMEZONE), those everybody knows by IANA's name, and those Windows
 * names by its own.
 */
export class FileZones {
  private readonly own: ReadonlyMap<string, ICAL.Timezone>;

  constructor(calendar: ICAL.Component) {
    const described = calendar.getAllSubcomponents('vtimezone').slice(0, 50).filter(isUsable);
    this.own = new Map(
      described.map((one) => [String(one.getFirstPropertyValue('tzid')), new ICAL.Timezone({ component: one })]),
    );
  }

  /** The instant of a time with a zone; null for a floating one, or one of a zone nobody knows. One the clocks skip is an hour later. */
  instantOf(time: ICAL.Time, tzid: string | undefined): number | null {
    if (time.zone?.tzid === 'UTC') return time.toJSDate().getTime();
    if (tzid === undefined) return null;
    const named = isZone(tzid) ? tzid : windowsZones[tzid];
    const own = this.own.get(tzid);
    // A name everybody knows is right in every year, where a file may tell of one year alone.
    if (named === undefined) return own ? ownInstant(time, own) : null;
    const [date, clock] = [time.toString().slice(0, 10), time.toString().slice(11, 16)];
    const [hour = '0', minute = '00'] = clock.split(':');
    const later = `${String(Math.min(23, Number(hour) + 1)).padStart(2, '0')}:${minute}`;
    return instantsOf(date, clock, named)[0] ?? instantsOf(date, later, named)[0] ?? null;
  }

  /** Whether a zone that was named is known. */
  knows(tzid: string | undefined): boolean {
    return tzid === undefined || isZone(tzid) || tzid in windowsZones || this.own.has(tzid);
  }
}

const ownInstant = (time: ICAL.Time, zone: ICAL.Timezone): number => {
  const there = time.clone();
  there.zone = zone;
  return there.toUnixTime() * 1000;
};
