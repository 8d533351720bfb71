import { inProportion } from '../ledger/proportion.ts';
import { part } from './arithmetic.ts';
import type { Authorized } from './payers-of.ts';
import { daysIn, type Period } from './periods.ts';
import { eachDay } from './plan-days.ts';
import type { TakenOf, Used } from './units.ts';

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
  /** Days the plan is billed for, whatever its weekdays: what is authorized for a week or a month lies on them. */
  readonly lasting: readonly string[];
  /** Days of care: the child was there, or is planned to be. */
  readonly care: readonly string[];
  /** Whether an authorization holds on a day. */
  readonly holds: (subsidy: number, day: string) => boolean;
}

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
  const inFirst = days.filter((day) => day.slice(0, 7) === from.slice(0, 7)).length;
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

/** So much of an authorization is free on a day. */
interface Room {
  readonly day: string;
  readonly cents: number;
}

interface Wish {
  readonly subsidy: Authorized;
  readonly cents: number;
  readonly rooms: readonly Room[];
  readonly care: readonly string[];
  /** What the family pays before it. */
  readonly copay: number;
}

const sumOf = (rooms: readonly { readonly cents: number }[]): number =>
  rooms.reduce((sum, { cents }) => sum + cents, 0);

/**
 * What bills of other plans of the child have left of an authorization on each day. A cent a day that two ways of dividing
 * the same sum differ by is nothing.
 */
const freeOn = (days: readonly string[], amounts: readonly number[], taken: (day: string) => number): Room[] =>
  days.map((day, i) => {
    const used = taken(day);
    const left = (amounts[i] ?? 0) - used;
    return { day, cents: used > 0 && left <= 1 ? 0 : Math.max(0, left) };
  });

/** What an agency would pay of the days it is there for, were it alone. */
const wishOf = (subsidy: Authorized, stretches: readonly Stretch[], billed: Billed, takenOf: TakenOf): Wish => {
  const taken = takenOf(subsidy);
  const isHeld = (day: string): boolean => billed.holds(subsidy.subsidy, day);
  const held = billed.care.filter(isHeld);
  const care = taken.within(held);
  const lasting = billed.lasting.filter(isHeld);
  // Set aside with the bill of the other plan already, where they share days.
  const copay = [...held, ...lasting].some((day) => taken.cents(day) > 0) ? 0 : subsidy.copay;
  const wish = (rooms: readonly Room[], cents = sumOf(rooms)): Wish => ({ subsidy, cents, rooms, care, copay });
  if (subsidy.period === 'daily')
    return wish(
      freeOn(
        care,
        care.map(() => subsidy.amount),
        taken.cents,
      ),
    );
  const { count, of } = timesIn(subsidy.period, billed);
  const whole = part(subsidy.amount, count * billed.counted.filter(isHeld).length, of * Math.max(1, billed.all.length));
  const evenly = inProportion(
    whole,
    lasting.map(() => 1),
  );
  const rooms = freeOn(lasting, evenly, taken.cents);
  if (subsidy.units === null) return wish(rooms);
  // Days beyond those authorized are the family's.
  const cost = own(subsidy, stretches).reduce((all, { total }) => all + total, 0);
  return wish(rooms, held.length === 0 ? 0 : Math.min(sumOf(rooms), part(cost, care.length, held.length)));
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

/** On which days what was taken of an authorization lies: the first ones with room, and all days of care it was billed for. */
const usedOf = ({ subsidy: { subsidy, agency }, rooms, care }: Wish, cents: number): Used[] => {
  let left = cents;
  const on = new Map(
    rooms.map((room) => {
      const taken = Math.min(left, room.cents);
      left -= taken;
      return [room.day, taken] as const;
    }),
  );
  const isCare = new Set(care);
  return [...new Set([...care, ...on.keys()])]
    .map((day) => ({ subsidy, agency, day, cents: on.get(day) ?? 0, care: isCare.has(day) }))
    .filter((day) => day.cents > 0 || day.care);
};

/**
 * What agencies pay of each stretch of a bill, and the days they are billed. The copays of all of them stay with the
 * family first; then each agency pays what it has authorized, in their order, as far as the bill reaches.
 */
export const agencyShares = (
  stretches: readonly Stretch[],
  billed: Billed,
  takenOf: TakenOf,
): {
  readonly parts: readonly (readonly AgencyPart[])[];
  readonly used: readonly Used[];
} => {
  const all = new Map(stretches.flatMap(({ agencies }) => agencies.map((one) => [one.subsidy, one])));
  const wishes = [...all.values()]
    .toSorted((a, b) => a.subsidy - b.subsidy)
    .map((subsidy) => wishOf(subsidy, stretches, billed, takenOf))
    .filter(({ cents }) => cents > 0);
  const open = stretches.map((stretch): Open => ({ ...stretch, left: stretch.total, parts: [] }));
  for (const { subsidy, copay } of wishes) takeOf(own(subsidy, open), copay);
  const used: Used[] = [];
  for (const wish of wishes) {
    const mine = own(wish.subsidy, open);
    const taken = takeOf(mine, wish.cents);
    for (const [i, amount] of taken.entries())
      if (amount > 0) mine[i]?.parts.push({ agency: wish.subsidy.agency, amount });
    const cents = taken.reduce((sum, amount) => sum + amount, 0);
    if (cents > 0) used.push(...usedOf(wish, cents));
  }
  return { parts: open.map(({ parts }) => parts), used };
};
