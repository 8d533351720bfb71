import type { Language } from '@nestling/ui/words.ts';

/** Days are told as 'YYYY-MM-DD' and stand for themselves: no time zone takes part. */
const asDate = (day: string): Date => new Date(`${day}T12:00:00Z`);
const asDay = (at: Date): string => at.toISOString().slice(0, 10);

/** The day so many days after another one. */
export const addDays = (day: string, days: number): string => {
  const at = asDate(day);
  at.setUTCDate(at.getUTCDate() + days);
  return asDay(at);
};

/** From a day to a day, both included. */
export type Span = { readonly from: string; readonly to: string };

export const daysOf = ({ from, to }: Span): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < 370; day = addDays(day, 1)) days.push(day);
  return days;
};

/** The week (Monday to Sunday) a day lies in. */
export const weekOf = (day: string): Span => {
  const from = addDays(day, -((asDate(day).getUTCDay() + 6) % 7));
  return { from, to: addDays(from, 6) };
};

/** The month a day lies in. */
export const monthOf = (day: string): Span => {
  const from = `${day.slice(0, 8)}01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 8)}01`, -1) };
};

/** "Wed, Mar 11" in the reader's language. */
export const dayShort = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    asDate(day),
  );

/** "Mar 9 – 15, 2026", or the one day. */
export const spanWords = ({ from, to }: Span, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(asDate(from), asDate(to));

/** "8:05 AM" of '08:05'. */
export const clockWords = (time: string | null | undefined): string => {
  if (!time) return '';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** "7:45" of 465 minutes. */
export const hoursWords = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);
