import { addDays } from '../../../kernel/lib/local-time.ts';
import { daysIn } from './periods.ts';

/** What says on which days a plan is there. */
export interface Standing {
  /** Weekdays that count, such as 'Monday'; empty: all. */
  readonly days: readonly string[];
  /** The last day; null: it goes on. */
  readonly ends_on: string | null;
  /** Days at which it rested, both counted in; to null: until it is taken up. */
  readonly pauses: readonly { readonly from: string; readonly to: string | null }[];
}

const DAY_MS = 86_400_000;
const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekday = (day: string): string => names[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? '';

/** True from Monday to Friday: the days of care of a child of whom nothing else is planned. */
export const isWorkday = (day: string): boolean => !['Sunday', 'Saturday'].includes(weekday(day));

const spans = new Map<string, readonly string[]>();
/** Spans that are remembered: the plans of a run share a few. */
const MOST_SPANS = 200;

/** Days from one to another, both counted in. */
export const eachDay = (from: string, to: string): readonly string[] => {
  const key = `${from} ${to}`;
  const known = spans.get(key);
  if (known) return known;
  const first = Date.parse(`${from}T12:00:00Z`);
  const days = Array.from({ length: daysIn(from, to) }, (_, i) =>
    new Date(first + i * DAY_MS).toISOString().slice(0, 10),
  );
  if (spans.size >= MOST_SPANS) spans.clear();
  spans.set(key, days);
  return days;
};

/** Whether a plan is there on a day, weekdays left aside: not over, and not resting. */
export const isThere = ({ ends_on, pauses }: Omit<Standing, 'days'>, day: string): boolean =>
  (ends_on === null || day <= ends_on) && !pauses.some(({ from, to }) => day >= from && (to === null || day <= to));

/** Days of a period that count for a plan (`all`), and those of them it is there for from `since` on. */
export const daysOf = (
  plan: Standing,
  { begins, since, to }: { readonly begins: string; readonly since: string; readonly to: string },
): { readonly all: readonly string[]; readonly there: readonly string[] } => {
  const all = eachDay(begins, to).filter((day) => plan.days.length === 0 || plan.days.includes(weekday(day)));
  return { all, there: all.filter((day) => day >= since && isThere(plan, day)) };
};

/**
 * The last day of a period that a bill covers as things stand: the day before an end or an open pause, the day before the
 * period where nothing of it is.
 */
export const coveredTo = ({ ends_on, pauses }: Omit<Standing, 'days'>, from: string, to: string): string => {
  const open = pauses.flatMap((pause) => (pause.to === null ? [addDays(pause.from, -1)] : []));
  const [last = to] = [to, ...(ends_on === null ? [] : [ends_on]), ...open].sort();
  return last < from ? addDays(from, -1) : last;
};
