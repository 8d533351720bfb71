import { declined, message } from '../../kernel/call/call.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { addDays, daysBetween, mondayOf, weekdayOf } from '../../kernel/lib/local-time.ts';

/** The days of a plan, both ends included; without `weekend` no Saturday and no Sunday is one of them. */
export interface Days {
  readonly start_date: string;
  readonly end_date: string;
  readonly weekend: boolean;
}

/** More than a term is no plan; the table says the same. */
const MOST_DAYS = 92;
const FRIDAY = 5;

/** Whether something may stand on a day; null: on any. */
export const holds = ({ start_date, end_date, weekend }: Days, day: string | null): boolean =>
  day === null || (day >= start_date && day <= end_date && (weekend || weekdayOf(day) <= FRIDAY));

/** Why something cannot stand on a day, if it cannot. */
export const wrongDay = (days: Days, day: string | null | undefined, field = 'date'): UserError | null => {
  if (day === undefined || holds(days, day)) return null;
  const isOnWeekend = day !== null && day >= days.start_date && day <= days.end_date;
  return declined(message(isOnWeekend ? 'plans.onWeekend' : 'plans.outside'), { field, code: 'OUTSIDE' });
};

/** Why days are none of a plan, if they are not. */
export const wrongSpan = ({ start_date, end_date }: Days): UserError | null =>
  end_date < start_date
    ? declined(message('plans.endBeforeStart'), { field: 'end_date', code: 'END_BEFORE_START' })
    : daysBetween(start_date, end_date) > MOST_DAYS
      ? declined(message('plans.tooLong', { days: MOST_DAYS + 1 }), { field: 'end_date', code: 'TOO_LONG' })
      : null;

/** The days a new plan is for: what is left out makes the week of the day it is, or as long as what it is made from. */
export const daysOf = (
  given: { readonly [D in keyof Days]?: Days[D] | undefined },
  today: string,
  model?: Days | undefined,
): Days => {
  const weekend = given.weekend ?? model?.weekend ?? false;
  const start = given.start_date ?? mondayOf(given.end_date ?? today);
  const from = mondayOf(start);
  const length = model ? daysBetween(mondayOf(model.start_date), model.end_date) : weekend ? 6 : 4;
  return {
    weekend,
    start_date: start,
    end_date: given.end_date ?? addDays(from, Math.max(length, daysBetween(from, start))),
  };
};

/** The same weekday of the same week of another plan; null where that is no day of it. */
export const movedDay = (from: Days, to: Days, day: string | null): string | null => {
  if (day === null) return null;
  const moved = addDays(day, daysBetween(mondayOf(from.start_date), mondayOf(to.start_date)));
  return holds(to, moved) ? moved : null;
};
