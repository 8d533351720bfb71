import { addDays } from '../../../kernel/lib/local-time.ts';
import { daysIn, type Period } from './periods.ts';
import type { Working } from './working.ts';

/** What is billed of a plan in one period, as days from `from` to `to`, both counted in. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** What a plan says, as far as arithmetic needs it. */
export interface Priced {
  readonly name: string;
  readonly period: Period;
  /** Cents of a period, a day, an hour or a session. */
  readonly amount: number;
  /** Weekdays that count, such as 'Monday'; empty: all. */
  readonly days: readonly string[];
  /** The last day; null: it goes on. */
  readonly ends_on: string | null;
  /** Days at which it rested, both counted in; to null: until it is taken up. */
  readonly pauses: readonly { readonly from: string; readonly to: string | null }[];
}

/** What was attended in a period. */
export interface Attended {
  readonly days: number;
  readonly minutes: number;
  readonly stays: number;
  /** Days the child was absent, of those that were planned; only where the location credits them. */
  readonly absent: number;
}

/** A line as it is billed, and how it was worked out. */
export interface Worked {
  readonly amount: number;
  readonly working: Working;
}

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekday = (day: string): string => names[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? '';

/** The days of a period a plan is there for: from its beginning to its end, not in a pause, on its weekdays. */
const covered = (plan: Priced, { from, to }: Span, since: string): { readonly all: number; readonly days: number } => {
  let all = 0;
  let days = 0;
  for (let i = 0; i < daysIn(from, to); i += 1) {
    const day = addDays(from, i);
    if (plan.days.length > 0 && !plan.days.includes(weekday(day))) continue;
    all += 1;
    const ended = plan.ends_on !== null && day > plan.ends_on;
    const rests = plan.pauses.some((pause) => day >= pause.from && (pause.to === null || day <= pause.to));
    if (day >= since && !ended && !rests) days += 1;
  }
  return { all, days };
};

/** A share of a whole, to the cent: half a cent is rounded up. */
const part = (amount: number, days: number, all: number): number => Math.floor((amount * days * 2 + all) / (all * 2));

/**
 * What a plan costs for the days of a period, or null for nothing. A plan by weeks or months is prorated by the days it is
 * there for where the location prorates, else owed whole for a period it is there at all; one by attendance is counted.
 * `begins`: where the period itself begins when the plan comes in the middle of it.
 */
export const priceOf = (
  plan: Priced,
  span: Span,
  {
    prorate,
    attended,
    begins = span.from,
  }: { readonly prorate: boolean; readonly attended: Attended | null; readonly begins?: string },
): Worked | null => {
  const { amount } = plan;
  const counted = (kind: 'days' | 'visits' | 'minutes', count: number, total: number): Worked | null =>
    total > 0 ? { amount: total, working: { kind, ...span, count, amount, total } } : null;
  if (plan.period === 'daily' || plan.period === 'session') {
    const count = plan.period === 'daily' ? (attended?.days ?? 0) : (attended?.stays ?? 0);
    return counted(plan.period === 'daily' ? 'days' : 'visits', count, count * amount);
  }
  if (plan.period === 'hourly') {
    const minutes = attended?.minutes ?? 0;
    return counted('minutes', minutes, Math.round((minutes * amount) / 60));
  }
  const { all, days } = covered(plan, { from: begins, to: span.to }, span.from);
  if (days === 0) return null;
  const billed = Math.max(0, days - (attended?.absent ?? 0));
  if (billed === all || (!prorate && billed === days))
    return { amount, working: { kind: 'period', ...span, amount, total: amount } };
  if (billed === 0) return null;
  // Without proration only absences that are credited lower a period.
  const count = prorate ? billed : all - (days - billed);
  const total = part(amount, count, all);
  return { amount: total, working: { kind: 'part', ...span, count, of: all, amount, total } };
};

/** A discount in hundredths of a percent of an amount, rounded to the cent. */
export const discountOf = (amount: number, share: number): number => -Math.round((amount * share) / 10_000);
