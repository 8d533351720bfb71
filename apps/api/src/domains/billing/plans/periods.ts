import { addDays } from '../../../kernel/lib/local-time.ts';

/** How often a plan is billed. By day, hour and session it is billed for a month that is over, by attendance. */
export const periods = ['weekly', 'biweekly', 'monthly', 'daily', 'hourly', 'session'] as const;
export type Period = (typeof periods)[number];

export const isPeriod = (text: string): text is Period => periods.some((period) => period === text);

const DAY_MS = 86_400_000;
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** Days from one to another, both counted in; 0 when the second is before the first. */
export const daysIn = (from: string, to: string): number =>
  Math.max(0, Math.round((noon(to) - noon(from)) / DAY_MS) + 1);

/** The day of the month so many months after an anchor: the 31st becomes the last day of a shorter one, and comes back. */
const addMonths = (anchor: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = anchor.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
};

/** Months of the calendar from one day to another. */
const monthsTo = (from: string, to: string): number => {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const [years = 0, months = 1] = to.split('-').map(Number);
  return (years - year) * 12 + months - month;
};

/** First day of the period around a day, not before the anchor the plan's periods are counted from. */
export const startAround = (period: Period, anchor: string, day: string): string => {
  const weeks = period === 'weekly' ? 7 : period === 'biweekly' ? 14 : 0;
  if (weeks > 0) return addDays(anchor, Math.floor(Math.max(0, daysIn(anchor, day) - 1) / weeks) * weeks);
  for (let months = Math.max(0, monthsTo(anchor, day) - 1); ; months += 1)
    if (addMonths(anchor, months + 1) > day) return addMonths(anchor, months);
};

/** First day of the period after the one `day` is in. */
export const nextStart = (period: Period, anchor: string, day: string): string => {
  if (period === 'weekly') return addDays(startAround(period, anchor, day), 7);
  if (period === 'biweekly') return addDays(startAround(period, anchor, day), 14);
  for (let months = Math.max(1, monthsTo(anchor, day)); ; months += 1) {
    const next = addMonths(anchor, months);
    if (next > day) return next;
  }
};

/** True where a period is billed when it is over, from what was attended. */
export const isByAttendance = (period: Period): boolean =>
  period === 'daily' || period === 'hourly' || period === 'session';

/** The day from which a period can be billed: its first one, or the day after it when attendance decides. */
export const billableOn = (period: Period, anchor: string, start: string): string =>
  isByAttendance(period) ? nextStart(period, anchor, start) : start;
