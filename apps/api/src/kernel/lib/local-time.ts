import { Temporal } from 'temporal-polyfill';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Days a zone's offset is known of; some 40 bytes each. */
const KEPT_DAYS = 1_000;

/**
 * The clock of a zone. Making its reader costs more than a thousand readings, a reading more than fifty times a sum,
 * and reading by way of Temporal a hundred times as much; a day list of 500 asks two thousand times. So a UTC day is
 * read at both its ends: no zone turns twice within two days, and where both ends agree, all between does.
 */
class Zone {
  private readonly reader: Intl.DateTimeFormat;
  /** By the number of the UTC day; null: the clocks turn on it. What was so once stays so: none of it grows old. */
  private readonly days = new Map<number, number | null>();

  constructor(name: string) {
    this.reader = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: name });
  }

  /** How far it is ahead of UTC at an instant, ms; zones have turned by whole seconds at all times. */
  offsetAt(at: number): number {
    const day = Math.floor(at / DAY_MS);
    let offset = this.days.get(day);
    if (offset === undefined) {
      const first = this.read(day * DAY_MS);
      offset = first === this.read((day + 1) * DAY_MS) ? first : null;
      if (this.days.size >= KEPT_DAYS) this.days.clear();
      this.days.set(day, offset);
    }
    return offset ?? this.read(at);
  }

  private read(at: number): number {
    const second = Math.floor(at / 1000) * 1000;
    return Date.parse(`${this.reader.format(second).replace(' ', 'T')}Z`) - second;
  }
}

const zones = new Map<string, Zone>();
const offsetAt = (at: number, name: string): number => {
  let zone = zones.get(name);
  if (!zone) {
    zone = new Zone(name);
    zones.set(name, zone);
  }
  return zone.offsetAt(at);
};

/**
 * The instants (ms, UTC) a local date and minute can mean: none where the clocks jump over it, two where it comes
 * twice, in their order. No zone turns twice within two days.
 */
export const instantsOf = (date: string, time: string, zone: string): readonly number[] => {
  const local = Date.parse(`${date}T${time}Z`);
  const offsets = new Set([offsetAt(local - DAY_MS, zone), offsetAt(local + DAY_MS, zone)]);
  return [...offsets]
    .map((offset) => local - offset)
    .filter((at) => at + offsetAt(at, zone) === local)
    .sort((one, other) => one - other);
};

/** How far a clock at the door may be ahead of the server's. */
export const AHEAD_MS = 60_000;

export type Stated = { readonly at: number } | { readonly problem: 'NO_SUCH_TIME' | 'FUTURE' };

/** The instant somebody means by a stated minute: of two the latest that is not in the future. */
export const statedAt = (date: string, time: string, zone: string, now: number): Stated => {
  const meant = instantsOf(date, time, zone);
  if (meant.length === 0) return { problem: 'NO_SUCH_TIME' };
  const past = meant.filter((at) => at <= now + AHEAD_MS);
  const latest = past.at(-1);
  return latest === undefined ? { problem: 'FUTURE' } : { at: latest };
};

/** Where a day begins first, and where it ends last: nowhere is it a later day, or an earlier one. */
export const FIRST_ZONE = 'Etc/GMT-14';
export const LAST_ZONE = 'Etc/GMT+12';

/** The local day of an instant, 'YYYY-MM-DD'. */
export const dayAt = (at: number, zone: string): string => new Date(at + offsetAt(at, zone)).toISOString().slice(0, 10);

/** The local minute of an instant, 'HH:mm'. */
export const clockAt = (at: number, zone: string): string => {
  const local = at + offsetAt(at, zone);
  const minute = Math.floor((local - Math.floor(local / DAY_MS) * DAY_MS) / MINUTE_MS);
  return `${digits(Math.floor(minute / 60))}:${digits(minute % 60)}`;
};
const digits = (number: number): string => (number < 10 ? `0${number}` : `${number}`);

/** First and last instant of a local day (the last belongs to the next one): 23, 24 or 25 hours apart. */
export const boundsOf = (date: string, zone: string): { readonly from: number; readonly to: number } => {
  const day = Temporal.PlainDate.from(date);
  const start = (of: Temporal.PlainDate) => of.toZonedDateTime(zone).epochMilliseconds;
  return { from: start(day), to: start(day.add({ days: 1 })) };
};

/** The day so many days after another one. */
export const addDays = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();

/** How many days lie between two. */
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;

/** The day of the week: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;
/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/** Whether a name is one of the zone database. */
export const isZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** Minutes since midnight of a time of day, 'HH:MM'; 1440 for 24:00. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
