import { Temporal } from 'temporal-polyfill';

const DAY_MS = 86_400_000;

/**
 * Reads the clock of a zone, e.g. '2026-03-08 01:59:00'. One is kept per zone: making it costs more than a thousand
 * readings, and reading by way of Temporal a hundred times as much, five hundred times a day list.
 */
const readers = new Map<string, Intl.DateTimeFormat>();
const readAt = (at: number, zone: string): string => {
  let reader = readers.get(zone);
  if (!reader) {
    reader = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone });
    readers.set(zone, reader);
  }
  return reader.format(at);
};

/** How far a zone's clock is ahead of UTC at an instant, ms; zones have turned by whole seconds at all times. */
const offsetAt = (at: number, zone: string): number => {
  const second = Math.floor(at / 1000) * 1000;
  return Date.parse(`${readAt(second, zone).replace(' ', 'T')}Z`) - second;
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

/** The local day of an instant, 'YYYY-MM-DD'. */
export const dayAt = (at: number, zone: string): string => readAt(at, zone).slice(0, 10);

/** The local minute of an instant, 'HH:mm'. */
export const clockAt = (at: number, zone: string): string => readAt(at, zone).slice(11, 16);

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
