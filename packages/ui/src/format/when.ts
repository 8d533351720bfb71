import type { Language } from '../words.ts';

/**
 * Everything the pages say about moments and days is formatted here and nowhere else (docs/words.md, "Dates and
 * times"; checks/dates.test.ts): words in sentences, on cards and for facts of a record; figures where moments stand
 * below each other to be compared.
 */

/** An instant (ISO, epoch ms or Date), or a day of the calendar 'YYYY-MM-DD', in which no time zone takes part. */
type When = string | number | Date;

const isDay = (at: When): at is string => typeof at === 'string' && /^\d{4}-\d\d-\d\d$/.test(at);

let home: string | null = null;
let place: string | null = null;

/** The zone the signed-in person lives by, as the server says with the session; null when nobody is signed in. */
export const liveAt = (zone: string | null): void => {
  home = zone;
};

/** The zone of the location staff work in, which may be another than the own one; null for families. */
export const standAt = (zone: string | null): void => {
  place = zone;
};

/**
 * The zone moments are shown in where a screen names none: of the location one works in, else the one the person lives
 * by. Undefined, the device's, for guests alone: of whoever is signed in it is known before the first screen is drawn.
 */
export const zoneShown = (): string | undefined => place ?? home ?? undefined;

/** What to format and in which zone: the given one, else `zoneShown`. */
const placed = (at: When, zone: string | null | undefined): [Date, { timeZone?: string }] => {
  if (isDay(at)) return [new Date(`${at}T00:00:00Z`), { timeZone: 'UTC' }];
  const timeZone = zone ?? zoneShown();
  return [new Date(at), timeZone ? { timeZone } : {}];
};

const format = (at: When, language: string, zone: string | null | undefined, options: Intl.DateTimeFormatOptions) => {
  const [moment, place] = placed(at, zone);
  return new Intl.DateTimeFormat(language, { ...options, ...place }).format(moment);
};

/** "8:12 AM" of an instant, in a location's time zone or `zoneShown`; the same in every language. */
export const clock = (at: When, zone?: string | null): string =>
  format(at, 'en-US', zone, { hour: 'numeric', minute: '2-digit' });

/** "8:05 AM" of '08:05' or '08:05:00'; an empty text for none. */
export const clockWords = (time: string | null | undefined): string => {
  if (!time) return '';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** "11/19/2026": a day among others in a column or history, the same in every language. */
export const dateFigures = (at: When, _language?: Language, zone?: string | null): string =>
  format(at, 'en-US', zone, { year: 'numeric', month: '2-digit', day: '2-digit' });

/** "11/19/2026 8:12 AM": a moment among others in a column or history. */
export const momentFigures = (at: When, language: Language, zone?: string | null): string =>
  `${dateFigures(at, language, zone)} ${clock(at, zone)}`;

/** "Nov 19, 2026", "19 nov 2026": a day in a sentence, on a card, of a record. */
export const dateWords = (at: When, language: Language, zone?: string | null): string =>
  format(at, language, zone, { dateStyle: 'medium' });

/** "Nov 19, 2026, 8:12 AM": a moment in a sentence, on a card, of a record. */
export const momentWords = (at: When, language: Language, zone?: string | null): string =>
  `${dateWords(at, language, zone)}, ${clock(at, zone)}`;

/** "Thursday, November 19", "Jueves, 19 de noviembre": the day a screen is about, in its heading. */
export const dayWords = (at: When, language: Language, zone?: string | null): string => {
  const text = format(at, language, zone, { weekday: 'long', month: 'long', day: 'numeric' });
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
};

/** "October 2026", "octubre de 2026": the month of a day. */
export const monthWords = (day: string, language: Language): string =>
  format(day, language, null, { month: 'long', year: 'numeric' });

/** "Thu, Nov 19", "jue, 19 nov": a day of a span that says its year. */
export const dayShort = (day: string, language: Language): string =>
  format(day, language, null, { weekday: 'short', month: 'short', day: 'numeric' });

/** "Thursday", "jueves", or "Thu", "jue". */
export const weekdayWords = (at: When, language: Language, style: 'short' | 'long', zone?: string | null): string =>
  format(at, language, zone, { weekday: style });

/** "Mar 9 – 15, 2026", or the one day, of two days that are both included. */
export const spanWords = ({ from, to }: { readonly from: string; readonly to: string }, language: Language): string => {
  const [first, place] = placed(from, null);
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...place }).formatRange(first, placed(to, null)[0]);
};

/** Day ('2026-11-19') and time ('08:12') an instant has in a location's own clock; what calls are told, not people. */
export const stated = (at: When, zone?: string | null): { date: string; time: string } => {
  const [date = '', time = ''] = format(at, 'sv-SE', zone, { dateStyle: 'short', timeStyle: 'short' }).split(' ');
  return { date, time };
};

/**
 * The instant (epoch ms) a clock of the zone shows a day and time ('2026-11-19', '08:12'): what a field of a form says.
 * Of an hour that comes twice the first, of one that is left out an hour later.
 */
export const instantOf = (date: string, time: string, zone?: string | null): number => {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const ahead = (at: number): number => {
    const shown = stated(at, zone);
    return Date.parse(`${shown.date}T${shown.time}:00Z`) - at;
  };
  // A day before and after, whichever change of the clock lies between; the earlier one that shows what is wanted.
  const [before, after] = [wanted - ahead(wanted - 86_400_000), wanted - ahead(wanted + 86_400_000)];
  const shows = (at: number): boolean => at + ahead(at) === wanted;
  return shows(before) || !shows(after) ? before : after;
};

/** Minutes since midnight of an instant in a location's time zone; what the day ribbon is drawn with. */
export const minuteOfDay = (at: When, zone?: string | null): number => {
  const [hour = 0, minute = 0] = stated(at, zone).time.split(':').map(Number);
  return hour * 60 + minute;
};

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "2 hr. ago" in the reader's language; `now` for less than a minute. The full time belongs into `title`. */
export const ago = (at: When, language: Language, now: number = Date.now()): string => {
  const passed = new Date(at).getTime() - now;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  for (const [unit, length] of units)
    if (Math.abs(passed) >= length) return relative.format(Math.round(passed / length), unit);
  return relative.format(0, 'second');
};
