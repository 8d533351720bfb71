import { isObject } from '@nestling/rules/json.ts';
import { minutesOf } from '@nestling/ui/format/clock.ts';
import { addDays } from '@nestling/ui/format/day.ts';

/** What a chart needs of an entry. */
interface Row {
  readonly type: string;
  readonly date: string;
  readonly time: string | null;
  readonly details: unknown;
}
/** A day of sleep and food; null where nothing was written down, which is not nothing slept or eaten. */
export interface DayOfTwoWeeks {
  readonly date: string;
  /** Minutes asleep, by naps that have ended. */
  readonly sleep: number | null;
  readonly meals: number | null;
  readonly bottles: number | null;
  /** Of bottles, fluid ounces. */
  readonly ounces: number | null;
}

export const DAYS = 14;
const ML_OF_OUNCE = 29.5735;

const slept = ({ time, details }: Row): number | null => {
  const end = isObject(details) ? details.end_time : null;
  return time && typeof end === 'string' ? Math.max(0, minutesOf(end) - minutesOf(time)) : null;
};

const drunk = ({ details }: Row): number | null => {
  const amount = isObject(details) && typeof details.amount === 'string' ? details.amount : '';
  const [number = '', unit = 'oz'] = amount.split(' ');
  if (number === '' || !Number.isFinite(Number(number))) return null;
  return unit === 'ml' ? Number(number) / ML_OF_OUNCE : Number(number);
};

const sum = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((one) => one !== null);
  return known.length === 0 ? null : Math.round(known.reduce((a, b) => a + b, 0) * 10) / 10;
};
const counted = (rows: readonly Row[]): number | null => (rows.length === 0 ? null : rows.length);

/** The two weeks that end with a day, the oldest first. */
export const twoWeeks = (entries: readonly Row[], today: string): DayOfTwoWeeks[] =>
  Array.from({ length: DAYS }, (_, i) => {
    const date = addDays(today, i - DAYS + 1);
    const of = (type: string) => entries.filter((one) => one.date === date && one.type === type);
    return {
      date,
      sleep: sum(of('nap').map(slept)),
      meals: counted(of('meal')),
      bottles: counted(of('bottle')),
      ounces: sum(of('bottle').map(drunk)),
    };
  });
