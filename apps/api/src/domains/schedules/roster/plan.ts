import { Temporal } from 'temporal-polyfill';
import { declined, message } from '../../../kernel/call/call.ts';
import type { FieldError, UserError } from '../../../kernel/call/refusals.ts';
import { minutesOf, weekdayOf } from '../../../kernel/lib/local-time.ts';

export const TYPES = ['once', 'weekly', 'biweekly', 'custom'] as const;
export type RosterType = (typeof TYPES)[number];
const WEEKDAYS: readonly string[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * When somebody is planned: on weekdays ('Monday'…) every week or every other one, beginning with the week of the first
 * day; or on single days ('2026-03-11'). Days and times are the location's own; end_time may be '24:00'.
 */
export interface Plan {
  readonly type: RosterType;
  readonly days: readonly string[];
  readonly start_date: string;
  readonly end_date: string | null;
  readonly start_time: string;
  readonly end_time: string;
  readonly room_id: number | null;
}

/** A day that goes otherwise: other times, or (minutes null) none at all. */
export interface Exception {
  readonly date: string;
  readonly minutes: readonly [from: number, to: number] | null;
  readonly room_id: number | null;
}

/** A row of roster_time. Both dates are included; `to` null: without end. */
export interface Piece {
  readonly weekday: number;
  readonly from: string;
  readonly to: string | null;
  readonly weeks: '[0,2)' | '[0,1)' | '[1,2)';
  readonly minutes: readonly [from: number, to: number] | null;
  readonly room_id: number | null;
  readonly exception: boolean;
}

const plain = (date: string): Temporal.PlainDate => Temporal.PlainDate.from(date);
const later = (date: string, days: number): string => plain(date).add({ days }).toString();
export const dayBefore = (date: string): string => later(date, -1);
export const dayAfter = (date: string): string => later(date, 1);
const isWeekday = (day: string): boolean => WEEKDAYS.includes(day);
const FIRST_MONDAY = plain('2001-01-01');
/** Which week of the cycle of two a day is in, as the database counts them. */
const weekOf = (date: string): number => Math.floor(FIRST_MONDAY.until(plain(date)).days / 7) % 2;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** What is wrong with two times; `at` begins the fields' names. */
export const badTimes = (start_time: string, end_time: string): FieldError[] => {
  const fieldErrors: FieldError[] = [];
  if (!TIME.test(start_time))
    fieldErrors.push({ field: 'start_time', code: 'NO_TIME', message: message('schedule.noTime') });
  if (end_time !== '24:00' && !TIME.test(end_time))
    fieldErrors.push({ field: 'end_time', code: 'NO_TIME', message: message('schedule.noTime') });
  if (fieldErrors.length === 0 && end_time <= start_time)
    fieldErrors.push({ field: 'end_time', code: 'END_BEFORE_START', message: message('schedule.endBeforeStart') });
  return fieldErrors;
};

/** All that is wrong, said at its fields; the first sentence speaks for all. */
export const declinedAll = (fieldErrors: readonly FieldError[]): UserError =>
  declined(fieldErrors[0]?.message ?? message('schedule.gone'), ...fieldErrors);

/** What was sent: `days` as words or days, several in one text parted by commas or spaces. */
export interface GivenPlan {
  readonly type: string;
  readonly days: readonly string[];
  readonly start_date: string;
  readonly end_date: string | null;
  readonly start_time: string;
  readonly end_time: string;
  readonly room_id: number | null;
  /** Off: the days of one week only, whatever the type says. */
  readonly repeat?: boolean | undefined;
}

const MOST_DAYS = 200;

const namedDay = (text: string): string | null => {
  const weekday = WEEKDAYS.find((name) => name.toLowerCase() === text.toLowerCase());
  if (weekday) return weekday;
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
};

/** The first seven days of a plan that are named; the first day itself when none is. */
const inFirstWeek = (days: readonly string[], start: string, end: string | null): string[] => {
  const week = Array.from({ length: 7 }, (_, n) => later(start, n));
  const named = week.filter((day) => days.includes(WEEKDAYS[weekdayOf(day) - 1] ?? '') || days.includes(day));
  return (days.length === 0 ? [start] : named).filter((day) => end === null || day <= end);
};

/** A plan as it is kept, or what is wrong with it. */
export const readPlan = (given: GivenPlan): Plan | UserError => {
  const fieldErrors = badTimes(given.start_time, given.end_time);
  const type = TYPES.find((known) => known === given.type.toLowerCase());
  if (!type) fieldErrors.push({ field: 'type', code: 'UNKNOWN', message: message('roster.type') });
  const { start_date, end_date } = given;
  if (end_date !== null && end_date < start_date)
    fieldErrors.push({ field: 'end_date', code: 'END_BEFORE_START', message: message('roster.endBeforeStart') });
  const words = given.days.flatMap((text) => text.split(/[\s,]+/)).filter((text) => text !== '');
  const days = [...new Set(words.map(namedDay))];
  if (days.includes(null) || days.length > MOST_DAYS)
    fieldErrors.push({ field: 'days', code: 'NO_WEEKDAY', message: message('roster.noDay') });
  if (!type || fieldErrors.length > 0) return declinedAll(fieldErrors);
  const known = days.filter((day) => day !== null);
  const times = { start_time: given.start_time, end_time: given.end_time, room_id: given.room_id };
  if (type === 'once' || given.repeat === false) {
    if (given.repeat !== true) {
      const dates = inFirstWeek(known, start_date, end_date);
      return single('once', dates, times);
    }
  } else if (type === 'custom' && known.length > 0 && !known.some(isWeekday)) return single('custom', known, times);
  const weekdays = WEEKDAYS.filter((day) => known.includes(day));
  if (weekdays.length === 0 || weekdays.length < known.length)
    return declined(message('roster.noDay'), { field: 'days', code: 'NO_WEEKDAY' });
  return { type: type === 'once' ? 'weekly' : type, days: weekdays, start_date, end_date, ...times };
};

const single = (
  type: 'once' | 'custom',
  dates: readonly string[],
  times: Pick<Plan, 'start_time' | 'end_time' | 'room_id'>,
): Plan | UserError => {
  const days = dates.toSorted();
  const [first] = days;
  if (first === undefined) return declined(message('roster.noDayWithin'), { field: 'days', code: 'NO_DAY' });
  return { type, days, start_date: first, end_date: days.at(-1) ?? first, ...times };
};

/** Whether somebody is planned on a day by the plan, exceptions aside. */
export const isPlanned = (plan: Plan, date: string): boolean => {
  if (date < plan.start_date || (plan.end_date !== null && date > plan.end_date)) return false;
  if (plan.days.includes(date)) return true;
  if (!plan.days.includes(WEEKDAYS[weekdayOf(date) - 1] ?? '')) return false;
  return plan.type !== 'biweekly' || weekOf(date) === weekOf(plan.start_date);
};

/** The day a plan may go on from without its weeks changing places: in a week that is skipped, the Monday after it. */
export const keepCycle = (plan: Plan, from: string): string =>
  plan.type === 'biweekly' && weekOf(from) !== weekOf(plan.start_date) ? later(from, 8 - weekdayOf(from)) : from;

/**
 * A plan with its exceptions as rows of roster_time: a weekday is one range of days, cut where an exception stands. Those
 * on days that are not planned count for nothing.
 */
export const piecesOf = (plan: Plan, exceptions: readonly Exception[]): Piece[] => {
  const minutes = [minutesOf(plan.start_time), minutesOf(plan.end_time)] as const;
  const cuts = exceptions.filter(({ date }) => isPlanned(plan, date)).toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const weeks = plan.type !== 'biweekly' ? '[0,2)' : weekOf(plan.start_date) === 0 ? '[0,1)' : '[1,2)';
  const usual = { weeks, minutes, room_id: plan.room_id, exception: false } as const;
  const cut = ({ date, ...otherwise }: Exception): Piece => ({
    ...{ weekday: weekdayOf(date), from: date, to: date, weeks: '[0,2)', exception: true },
    ...otherwise,
  });
  const within = plan.days.flatMap((day): Piece[] => {
    if (!isWeekday(day))
      return day < plan.start_date || day > (plan.end_date ?? day) || cuts.some(({ date }) => date === day)
        ? []
        : [{ ...usual, weekday: weekdayOf(day), from: day, to: day }];
    const weekday = WEEKDAYS.indexOf(day) + 1;
    const pieces: Piece[] = [];
    let from = plan.start_date;
    for (const { date } of cuts.filter((each) => weekdayOf(each.date) === weekday)) {
      if (from < date) pieces.push({ ...usual, weekday, from, to: dayBefore(date) });
      from = later(date, 1);
    }
    if (plan.end_date === null || from <= plan.end_date) pieces.push({ ...usual, weekday, from, to: plan.end_date });
    return pieces;
  });
  return [...within, ...cuts.map(cut)];
};

/** Where a day of a repeat goes: a day of the same week, with its times from then on. */
export interface SeriesMove extends Pick<Plan, 'start_time' | 'end_time' | 'room_id'> {
  readonly date: string;
  readonly to: string;
}

/**
 * A weekly or biweekly plan from the day on that its weekday was moved, with the days that go otherwise: those of the
 * weekday move along. Declined when the plan holds the other weekday already. At its ends no other day is added or lost.
 */
export const movedSeries = (
  plan: Plan,
  exceptions: readonly Exception[],
  { date, to, ...times }: SeriesMove,
): { readonly plan: Plan; readonly exceptions: readonly Exception[] } | UserError => {
  const [left, goal] = [weekdayOf(date), weekdayOf(to)];
  const by = goal - left;
  if (later(date, by) !== to) return declined(message('roster.otherWeek'), { field: 'to', code: 'OTHER_WEEK' });
  const name = WEEKDAYS[goal - 1] ?? '';
  if (by !== 0 && plan.days.includes(name))
    return declined(message('roster.overlap'), { field: 'to', code: 'OVERLAP' });
  const wanted = (day: string): boolean => isPlanned(plan, weekdayOf(day) === goal ? later(day, -by) : day);
  const lastGoal = plan.end_date && later(plan.end_date, goal - weekdayOf(plan.end_date));
  const end_date = lastGoal && plan.end_date && lastGoal > plan.end_date && wanted(lastGoal) ? lastGoal : plan.end_date;
  const days = WEEKDAYS.filter((day) => day === name || (plan.days.includes(day) && day !== WEEKDAYS[left - 1]));
  const start_date = date < to ? date : to;
  const next: Plan = { ...plan, ...times, days, start_date, end_date };
  const along = exceptions
    .filter((each) => each.date >= start_date && each.date !== date)
    .map((each) => (weekdayOf(each.date) === left ? { ...each, date: later(each.date, by) } : each));
  const edges = [start_date, ...(end_date ? [later(end_date, -6)] : [])];
  const near = new Set(edges.flatMap((first) => Array.from({ length: 7 }, (_, n) => later(first, n))));
  const unwanted = [...near].filter((day) => isPlanned(next, day) && !wanted(day));
  const gaps = unwanted.map((day): Exception => ({ date: day, minutes: null, room_id: null }));
  return { plan: next, exceptions: [...along, ...gaps] };
};
