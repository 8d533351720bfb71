import { minutesOf } from '@nestling/ui/format/clock.ts';

/** A stretch of a day in minutes since its midnight. */
export type Stretch = { readonly from: number; readonly to: number };

/** Times are moved by steps of a quarter of an hour. */
export const STEP = 15;
const DAY = 1440;

export const stretchOf = (times: { readonly start_time: string; readonly end_time: string }): Stretch => ({
  from: minutesOf(times.start_time),
  to: minutesOf(times.end_time),
});

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** What a hand or a key does to a stretch: it moves whole, or by one of its ends. */
export type Grip = 'move' | 'start' | 'end';

/** A stretch moved by minutes, within its day and never shorter than a step. */
export const moved = ({ from, to }: Stretch, by: number, grip: Grip): Stretch => {
  const steps = Math.round(by / STEP) * STEP;
  if (grip === 'start') return { from: within(from + steps, 0, to - STEP), to };
  if (grip === 'end') return { from, to: within(to + steps, from + STEP, DAY) };
  const shift = within(steps, -from, DAY - to);
  return { from: from + shift, to: to + shift };
};

/** A stretch on a day 'YYYY-MM-DD'. */
export type Place = { readonly date: string; readonly at: Stretch };

/** The day so many before or after another one, among those on show. */
export const dayBeside = (days: readonly string[], date: string, by: number): string =>
  days[within(days.indexOf(date) + by, 0, days.length - 1)] ?? date;

/** So far beside its own time a stretch keeps it on another day, since a column is narrow and hands shake. */
const HOLDS = 45;

/** Where a stretch is dropped that was dragged by minutes, and on to a day. */
export const dropped = ({ date, at }: Place, by: number, grip: Grip, on: string): Place => {
  if (on === date) return { date, at: moved(at, by, grip) };
  return { date: on, at: Math.abs(by) <= HOLDS ? at : moved(at, by, grip) };
};

/** A stretch drawn from one minute to another, as somebody drags over empty time. */
export const drawn = (a: number, b: number): Stretch => {
  const [low, high] = a < b ? [a, b] : [b, a];
  const from = within(Math.floor(low / STEP) * STEP, 0, DAY - STEP);
  return { from, to: within(Math.ceil(high / STEP) * STEP, from + STEP, DAY) };
};

/** The hours a week is drawn in: at least from six to six, whole hours around all that is planned. */
export const hoursAround = (all: readonly Stretch[]): Stretch => ({
  from: Math.min(360, ...all.map(({ from }) => Math.floor(from / 60) * 60)),
  to: Math.max(1080, ...all.map(({ to }) => Math.ceil(to / 60) * 60)),
});
