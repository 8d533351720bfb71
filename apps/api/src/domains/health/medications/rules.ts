import { minutesOf } from '../../../kernel/lib/local-time.ts';
import { type Dealt, dueAt, earliestAfter, givenOf, mostOf, type Plan, WINDOW_MINUTES } from './due.ts';

/** What stands against giving a dose; each may be overridden with a reason, but none silently. */
export const hindrances = ['NOT_AUTHORIZED', 'EARLY', 'TOO_MUCH', 'TOO_OFTEN', 'EXPIRED', 'STOCK'] as const;
export type Hindrance = (typeof hindrances)[number];

export interface Dose {
  readonly plan: Plan;
  readonly status: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly signed: number;
  /** What is there, null where nobody keeps count; and until when it keeps. */
  readonly stock: number | null;
  readonly keeps: string | null;
  readonly dealt: readonly Dealt[];
  readonly last: Date | null;
  /** The dose that is to be given. */
  readonly amount: number;
  readonly due: string | null;
  readonly at: Date;
  readonly date: string;
  readonly clock: string;
}

/** Amounts are measured in thousandths. */
const more = (one: number, other: number): boolean => Math.round(one * 1000) > Math.round(other * 1000);

/** Whether it comes before its time: its planned one, or the distance to the last dose. */
const isEarly = ({ plan, due, clock, last, at, dealt }: Dose): boolean => {
  const from = earliestAfter(plan, last);
  if (from !== null && at < from) return true;
  const time = due ?? dueAt(plan, dealt, clock);
  return time !== null && minutesOf(time) - WINDOW_MINUTES > minutesOf(clock);
};

/** All that stands against a dose, in the order in which it is told. */
export const hindrancesOf = (dose: Dose): Hindrance[] => {
  const { status, date, starts_on, ends_on, amount, signed, dealt, plan, due, keeps, stock } = dose;
  const against = {
    NOT_AUTHORIZED: status !== 'active' || date < starts_on || date > ends_on,
    EARLY: isEarly(dose),
    TOO_MUCH: more(amount, signed),
    TOO_OFTEN:
      givenOf(dealt).length >= mostOf(plan) ||
      (due !== null && dealt.some((one) => one.kind === 'given' && one.due === due)),
    EXPIRED: keeps !== null && keeps < date,
    STOCK: stock !== null && more(amount, stock),
  };
  return hindrances.filter((name) => against[name]);
};
