const DAY_MS = 86_400_000;

/** A count of weeks, or of months of the calendar. */
export type Span = { readonly weeks: number } | { readonly months: number };
export const weeks = (count: number): Span => ({ weeks: count });
export const months = (count: number): Span => ({ months: count });

/** Days since 1970 of 'YYYY-MM-DD'. */
export const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
/** 'YYYY-MM-DD' of days since 1970. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The day so many months after another; the end of a shorter month stands for the days it has not. */
export const monthsAfter = (day: string, count: number): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return Math.round(Date.UTC(year, month - 1 + count, Math.min(date, last)) / DAY_MS);
};
/** The day a span after another ends on, as days since 1970. */
export const after = (day: string, span: Span): number =>
  'weeks' in span ? dayNumber(day) + span.weeks * 7 : monthsAfter(day, span.months);
