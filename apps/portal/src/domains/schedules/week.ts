import { minutesOf } from '@nestling/ui/format/clock.ts';
import { weekdayWords } from '@nestling/ui/format/when.ts';
import type { Language } from '@nestling/ui/words.ts';

/** The weekdays as schedules name them, Monday first. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** A time of a weekday, 'HH:mm' each; '24:00' is the end of the day. */
export type Hours = { readonly start: string; readonly end: string };
/** The hours of a week; a day without any is closed. */
export type Week = { readonly [day in Weekday]: readonly Hours[] };

type Stored = { readonly day: string; readonly start_time: string; readonly end_time: string };

/** The week of a schedule's stored times, each day in order. */
export const weekOf = (dates: readonly Stored[]): Week => {
  const of = (day: Weekday): Hours[] =>
    dates
      .filter((date) => date.day === day)
      .map(({ start_time, end_time }) => ({ start: start_time, end: end_time }))
      .sort((a, b) => minutesOf(a.start) - minutesOf(b.start));
  return {
    Monday: of('Monday'),
    Tuesday: of('Tuesday'),
    Wednesday: of('Wednesday'),
    Thursday: of('Thursday'),
    Friday: of('Friday'),
    Saturday: of('Saturday'),
    Sunday: of('Sunday'),
  };
};

/** The times to store for a week. */
export const datesOf = (week: Week): Stored[] =>
  weekdays.flatMap((day) => week[day].map(({ start, end }) => ({ day, start_time: start, end_time: end })));

/** What is wrong with the hours of a day: one that ends before it starts, or two that overlap. */
export const problemOf = (hours: readonly Hours[]): 'empty' | 'backwards' | 'overlap' | null => {
  if (hours.some(({ start, end }) => !start || !end)) return 'empty';
  if (hours.some(({ start, end }) => minutesOf(end) <= minutesOf(start))) return 'backwards';
  const sorted = [...hours].sort((a, b) => minutesOf(a.start) - minutesOf(b.start));
  return sorted.some((one, i) => i > 0 && minutesOf(one.start) < minutesOf(sorted[i - 1]?.end ?? ''))
    ? 'overlap'
    : null;
};

/** "7:00 AM" of 'HH:mm'. */
export const timeWords = (time: string): string => {
  const minutes = minutesOf(time) % 1440;
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

// A Monday, to take the names of the days from.
const monday = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The name of a weekday in a language. */
export const dayName = (day: Weekday, language: Language, style: 'short' | 'long'): string =>
  weekdayWords(monday + weekdays.indexOf(day) * DAY_MS, language, style, 'UTC');

const hoursWords = (hours: readonly Hours[]): string =>
  hours.map(({ start, end }) => `${timeWords(start)}–${timeWords(end)}`).join(', ');

/** A week in words, days of the same hours together: "Mon–Fri 7:00 AM–6:00 PM". Closed days are left out. */
export const weekWords = (week: Week, language: Language): string[] => {
  const runs: { from: Weekday; to: Weekday; words: string }[] = [];
  for (const [i, day] of weekdays.entries()) {
    const words = hoursWords(week[day]);
    const last = runs.at(-1);
    if (words === '') continue;
    if (last && last.words === words && weekdays.indexOf(last.to) === i - 1) last.to = day;
    else runs.push({ from: day, to: day, words });
  }
  return runs.map(({ from, to, words }) => {
    const first = dayName(from, language, 'short');
    return `${from === to ? first : `${first}–${dayName(to, language, 'short')}`} ${words}`;
  });
};
