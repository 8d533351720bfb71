import type { Period } from './periods.ts';
import { daysOf, type Standing } from './plan-days.ts';
import type { Working } from './working.ts';

/** What is billed of a plan in one period, as days from `from` to `to`, both counted in. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** What a plan says, as far as arithmetic needs it. */
export interface Priced extends Standing {
  readonly period: Period;
  /** Cents of a period, a day, an hour or a session. */
  readonly amount: number;
}

/** What was attended on one day. */
export interface AttendedDay {
  readonly day: string;
  readonly minutes: number;
  readonly stays: number;
}

/** What a period of a plan is worked out by, besides the plan. */
export interface Terms {
  readonly prorate: boolean;
  /** Of plans by attendance. */
  readonly attended?: readonly AttendedDay[];
  /** Days the child was away of those it was planned for; only where the location credits them. */
  readonly absent?: readonly string[];
  /** Days the location is closed of those it would have come; only where the location credits them. */
  readonly closed?: readonly string[];
  /** Where the period itself begins when the plan comes in the middle of it. */
  readonly begins?: string;
}

/** A line as it is billed, how it was worked out, and by which days. */
export interface Worked {
  readonly amount: number;
  readonly working: Working;
  /** What each day weighs in the amount: 1, or what was attended. */
  readonly days: readonly { readonly day: string; readonly weight: number }[];
}

/** A share of a whole, to the cent: half a cent is rounded up. */
export const part = (amount: number, count: number, all: number): number =>
  Math.floor((amount * count * 2 + all) / (all * 2));

const evenly = (days: readonly string[]) => days.map((day) => ({ day, weight: 1 }));

const byAttendance = (plan: Priced, span: Span, attended: readonly AttendedDay[]): Worked | null => {
  const { amount } = plan;
  const weightOf = ({ minutes, stays }: AttendedDay): number =>
    plan.period === 'daily' ? 1 : plan.period === 'session' ? stays : minutes;
  const days = attended.map((one) => ({ day: one.day, weight: weightOf(one) })).filter(({ weight }) => weight > 0);
  const count = days.reduce((sum, { weight }) => sum + weight, 0);
  const total = plan.period === 'hourly' ? Math.round((count * amount) / 60) : count * amount;
  const kind = plan.period === 'daily' ? 'days' : plan.period === 'session' ? 'visits' : 'minutes';
  return total > 0 ? { amount: total, working: { kind, ...span, count, amount, total }, days } : null;
};

/**
 * What a plan costs for the days of a period, or null for nothing. A plan by weeks or months is prorated by the days it is
 * there for where the location prorates, else owed whole for a period it is there at all; one by attendance is counted.
 */
export const priceOf = (
  plan: Priced,
  span: Span,
  { prorate, attended = [], absent = [], closed = [], begins = span.from }: Terms,
): Worked | null => {
  const { amount } = plan;
  const { all, there } = daysOf(plan, { begins, since: span.from, to: span.to });
  if (plan.period === 'daily' || plan.period === 'session' || plan.period === 'hourly') {
    const counted = new Set(there);
    return byAttendance(
      plan,
      span,
      attended.filter(({ day }) => counted.has(day)),
    );
  }
  if (there.length === 0) return null;
  const away = new Set([...absent, ...closed]);
  const shut = there.filter((day) => closed.includes(day)).length;
  const present = there.filter((day) => !away.has(day));
  const billed = present.length;
  // A whole price lies on all days of its bill, also those before an end; days before the bill begins are none of its.
  const whole = all.filter((day) => day >= span.from);
  if (billed === all.length || (!prorate && billed === there.length))
    return {
      amount,
      working: { kind: 'period', ...span, amount, total: amount },
      days: evenly(prorate ? there : whole),
    };
  if (billed === 0) return null;
  // Without proration only absences that are credited lower a period.
  const count = prorate ? billed : all.length - (there.length - billed);
  const total = part(amount, count, all.length);
  const working = { ...span, count, of: all.length, amount, total };
  const days = prorate ? present : whole.filter((day) => !away.has(day) || !there.includes(day));
  return {
    amount: total,
    working: shut > 0 ? { ...working, kind: 'closed', closed: shut } : { ...working, kind: 'part' },
    days: evenly(days),
  };
};

/** A discount in hundredths of a percent of an amount, rounded to the cent. */
export const discountOf = (amount: number, share: number): number => -Math.round((amount * share) / 10_000);
