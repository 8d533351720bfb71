import { minutesOf, timeOf } from '@nestling/ui/format/clock.ts';
import { addDays } from '@nestling/ui/format/day.ts';
import type { Event } from './days.ts';

/** Moving and stretching go by steps of so many minutes. */
export const STEP = 15;
const DAY = 24 * 60;
/** An event without an end is drawn, and held, as long as this. */
const SHORTEST = 30;

/** When an event is: a day, and local minutes of it from midnight; null where it lasts all day. */
export type Span = { readonly date: string; readonly from: number | null; readonly to: number | null };

const minutes = (clock: string | null): number | null => (clock === null ? null : minutesOf(clock));

export const spanOf = ({ date, start_time, end_time }: Pick<Event, 'date' | 'start_time' | 'end_time'>): Span => ({
  date,
  from: minutes(start_time),
  to: minutes(end_time),
});

/** The same as calls take it: an end at midnight is the last minute of the day. */
export const timesOf = ({ from, to }: Span): { start_time: string | null; end_time: string | null } => ({
  start_time: from === null ? null : timeOf(from),
  end_time: to === null ? null : timeOf(Math.min(to, DAY - 1)),
});

/** Where an event ends on the screen. */
export const endOf = ({ from, to }: Span): number => to ?? Math.min((from ?? 0) + SHORTEST, DAY);

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The same event so many days and minutes on; it stays within its day. */
export const moved = (span: Span, days: number, by: number): Span => {
  const date = addDays(span.date, days);
  if (span.from === null) return { ...span, date };
  const length = span.to === null ? 0 : span.to - span.from;
  const from = between(span.from + by, 0, DAY - Math.max(length, STEP));
  return { date, from, to: span.to === null ? null : from + length };
};

/** The same event ending so many minutes later, at least one step after it begins. */
export const stretched = (span: Span, by: number): Span =>
  span.from === null ? span : { ...span, to: between(endOf(span) + by, span.from + STEP, DAY - STEP) };

/** The hours a grid shows: the working day, and further where something is outside of it. */
export const hoursShown = (spans: readonly Span[]): { readonly first: number; readonly last: number } => {
  const timed = spans.filter(({ from }) => from !== null);
  return {
    first: Math.min(7, ...timed.map(({ from }) => Math.floor((from ?? 0) / 60))),
    last: Math.max(18, ...timed.map((span) => Math.ceil(endOf(span) / 60))),
  };
};

/** Puts events of one day that overlap beside each other: for each its lane and how many there are. */
export const lanesOf = <T>(spans: readonly { readonly of: T; readonly span: Span }[]) => {
  const sorted = [...spans].sort((a, b) => (a.span.from ?? 0) - (b.span.from ?? 0));
  const placed: { of: T; span: Span; lane: number; group: number }[] = [];
  let group = 0;
  let open: number[] = [];
  for (const one of sorted) {
    const from = one.span.from ?? 0;
    if (open.every((end) => end <= from)) {
      group += 1;
      open = [];
    }
    const free = open.findIndex((end) => end <= from);
    const lane = free === -1 ? open.length : free;
    open[lane] = endOf(one.span);
    placed.push({ ...one, lane, group });
  }
  const lanes = Map.groupBy(placed, (one) => one.group);
  return placed.map((one) => ({
    ...one,
    lanes: Math.max(...(lanes.get(one.group) ?? []).map(({ lane }) => lane + 1)),
  }));
};
