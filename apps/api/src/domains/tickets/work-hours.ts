import { addDays, boundsOf, dayAt, instantsOf } from '../../kernel/lib/local-time.ts';

/** When work is done: from one time of day to another, on days 1 (Monday) to 7. */
interface WorkHours {
  readonly opens: string;
  readonly closes: string;
  readonly days: readonly number[];
}

const HOUR_MS = 3_600_000;
/** 80 hours of work, one an hour long each week, lie within. */
const LONGEST_DAYS = 600;

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
/** A time the clocks jump over begins with its day. */
const instantOf = (day: string, time: string, zone: string): number =>
  instantsOf(day, time, zone)[0] ?? boundsOf(day, zone).from;

/** The instant (ms) after which so many hours of work have been done since another one, by the clock of a zone. */
export const dueAfter = (from: number, hours: number, { opens, closes, days }: WorkHours, zone: string): number => {
  let left = hours * HOUR_MS;
  let day = dayAt(from, zone);
  for (let n = 0; n < LONGEST_DAYS; n += 1, day = addDays(day, 1)) {
    if (!days.includes(weekdayOf(day))) continue;
    const begins = Math.max(from, instantOf(day, opens, zone));
    const ends = instantOf(day, closes, zone);
    if (ends <= begins) continue;
    if (left <= ends - begins) return begins + left;
    left -= ends - begins;
  }
  throw new RangeError(`${hours} hours of work do not fit into ${LONGEST_DAYS} days.`);
};
