import { part } from './arithmetic.ts';
import type { Authorized } from './payers-of.ts';
import { daysIn, type Period } from './periods.ts';
import { eachDay } from './plan-days.ts';

/** Days of a bill for which the same people and agencies pay. */
export interface Stretch {
  /** What these days cost. */
  readonly total: number;
  readonly agencies: readonly Authorized[];
}

/** The period a bill is for. */
export interface Billed {
  readonly period: Period;
  /** The whole period of the plan, both days counted in. */
  readonly from: string;
  readonly to: string;
  /** Days of the period that count for the plan, whether it was there or not. */
  readonly all: readonly string[];
  /** Of these, the days that are billed: what is authorized for a period is owed for as many of all. */
  readonly counted: readonly string[];
  /** Days of care: the child was there, or is planned to be. */
  readonly care: readonly string[];
  /** Whether an authorization holds on a day. */
  readonly holds: (subsidy: number, day: string) => boolean;
}

/** Days a subsidy has left in a month ('YYYY-MM-01'), or null where they are not counted. */
export type UnitsLeft = (subsidy: Authorized, month: string) => number | null;

/** Days of an authorization that a bill uses in a month. */
export interface Used {
  readonly subsidy: number;
  readonly agency: number;
  readonly month: string;
  readonly units: number;
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
const monthLength = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

/** How often what is authorized falls into a whole period of a plan, as a fraction of whole numbers. */
const timesIn = (authorized: string, { period, from, to }: Billed): { readonly count: number; readonly of: number } => {
  const length = daysIn(from, to);
  if (authorized === 'weekly') return { count: length, of: 7 };
  if (authorized === 'biweekly') return { count: length, of: 14 };
  if (period !== 'weekly' && period !== 'biweekly') return { count: 1, of: 1 };
  // A month's sum over weeks: so many of each month's days, on the least common ground of both months.
  const [first, last] = [monthLength(from), monthLength(to)];
  const days = eachDay(from, to);
  const inFirst = days.filter((day) => monthOf(day) === monthOf(from)).length;
  return { count: inFirst * last + (days.length - inFirst) * first, of: first * last };
};

/** What an agency pays of a stretch. */
export interface AgencyPart {
  readonly agency: number;
  readonly amount: number;
}

/** A stretch with what nobody pays of it yet. */
interface Open extends Stretch {
  left: number;
  readonly parts: AgencyPart[];
}

interface Wish {
  readonly subsidy: Authorized;
  readonly cents: number;
  readonly used: readonly Used[];
}

/** What an agency would pay of the days it is there for, were it alone. */
const wishOf = (subsidy: Authorized, stretches: readonly Stretch[], billed: Billed, left: UnitsLeft): Wish => {
  const isHeld = (day: string): boolean => billed.holds(subsidy.subsidy, day);
  const care = billed.care.filter(isHeld);
  const used = [...Map.groupBy(care, monthOf)].flatMap(([month, days]): Used[] => {
    const units = Math.min(days.length, Math.max(0, left(subsidy, month) ?? days.length));
    return units > 0 ? [{ subsidy: subsidy.subsidy, agency: subsidy.agency, month, units }] : [];
  });
  const units = used.reduce((sum, one) => sum + one.units, 0);
  if (subsidy.period === 'daily') return { subsidy, cents: subsidy.amount * units, used };
  const { count, of } = timesIn(subsidy.period, billed);
  const sum = part(subsidy.amount, count * billed.counted.filter(isHeld).length, of * Math.max(1, billed.all.length));
  if (subsidy.units === null) return { subsidy, cents: sum, used };
  // Days beyond those authorized are the family's.
  const cost = own(subsidy, stretches).reduce((all, { total }) => all + total, 0);
  return { subsidy, cents: care.length === 0 ? 0 : Math.min(sum, part(cost, units, care.length)), used };
};

const own = <S extends Stretch>({ subsidy }: Authorized, stretches: readonly S[]): S[] =>
  stretches.filter(({ agencies }) => agencies.some((one) => one.subsidy === subsidy));

/** Takes cents of stretches, the first one first, as far as they reach; answers what was taken of each. */
const takeOf = (stretches: readonly { left: number }[], cents: number): number[] => {
  let wanted = cents;
  return stretches.map((stretch) => {
    const taken = Math.max(0, Math.min(wanted, stretch.left));
    stretch.left -= taken;
    wanted -= taken;
    return taken;
  });
};

/**
 * What agencies pay of each stretch of a bill, and the days they are billed. The copays of all of them stay with the
 * family first; then each agency pays what it has authorized, in their order, as far as the bill reaches.
 */
export const agencyShares = (
  stretches: readonly Stretch[],
  billed: Billed,
  left: UnitsLeft,
): {
  readonly parts: readonly (readonly AgencyPart[])[];
  readonly used: readonly Used[];
} => {
  const all = new Map(stretches.flatMap(({ agencies }) => agencies.map((one) => [one.subsidy, one])));
  const wishes = [...all.values()]
    .toSorted((a, b) => a.subsidy - b.subsidy)
    .map((subsidy) => wishOf(subsidy, stretches, billed, left))
    .filter(({ cents }) => cents > 0);
  const open = stretches.map((stretch): Open => ({ ...stretch, left: stretch.total, parts: [] }));
  for (const { subsidy } of wishes) takeOf(own(subsidy, open), subsidy.copay);
  const used: Used[] = [];
  for (const { subsidy, cents, used: days } of wishes) {
    const mine = own(subsidy, open);
    const taken = takeOf(mine, cents);
    for (const [i, amount] of taken.entries()) if (amount > 0) mine[i]?.parts.push({ agency: subsidy.agency, amount });
    if (taken.some((amount) => amount > 0)) used.push(...days);
  }
  return { parts: open.map(({ parts }) => parts), used };
};
