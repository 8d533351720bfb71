import type { Language } from '../words.ts';

const zoned = (zone: string | null | undefined): { timeZone?: string } => (zone ? { timeZone: zone } : {});

/** "8:12 AM" of an instant (ISO or epoch ms), in a location's time zone or, without one, the viewer's. */
export const clock = (at: string | number | Date, zone?: string | null): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', ...zoned(zone) }).format(new Date(at));

/** "11/19/2026" of an instant, in a location's time zone or the viewer's. */
export const date = (at: string | number | Date, zone?: string | null): string =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit', ...zoned(zone) }).format(
    new Date(at),
  );

/** "11/19/2026 8:12 AM" of an instant. */
export const dateTime = (at: string | number | Date, zone?: string | null): string =>
  `${date(at, zone)} ${clock(at, zone)}`;

/** "Nov 19, 2026", "19 nov 2026": the day of an instant as the reader writes it. */
export const dateWords = (at: string | number | Date, language: Language, zone?: string | null): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...zoned(zone) }).format(new Date(at));

/** "Nov 19, 2026, 8:12 AM": the day and the time of an instant as the reader writes them. */
export const momentWords = (at: string | number | Date, language: Language, zone?: string | null): string =>
  `${dateWords(at, language, zone)}, ${clock(at, zone)}`;

/** "Thursday, November 19" in the reader's language. */
export const dayWords = (at: string | number | Date, language: Language, zone?: string | null): string => {
  const text = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...zoned(zone),
  }).format(new Date(at));
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
};

/** Minutes since midnight of an instant in a location's time zone; what the day ribbon is drawn with. */
export const minuteOfDay = (at: string | number | Date, zone?: string | null): number => {
  const parts = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...zoned(zone) }).formatToParts(
    new Date(at),
  );
  const part = (type: 'hour' | 'minute'): number => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
};

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "2 hr. ago" in the reader's language; `now` for less than a minute. The full time belongs into `title`. */
export const ago = (at: string | number | Date, language: Language, now: number = Date.now()): string => {
  const passed = new Date(at).getTime() - now;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  for (const [unit, length] of units)
    if (Math.abs(passed) >= length) return format.format(Math.round(passed / length), unit);
  return format.format(0, 'second');
};
