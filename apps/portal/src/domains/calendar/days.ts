import { addDays, weekdayOf } from '@nestling/ui/format/day.ts';
import type { CalendarEventsQuery } from './calendar.graphql.ts';

export type Event = CalendarEventsQuery['filterCalendarEvents'][number];
export type Layer = CalendarEventsQuery['calendarLayers'][number];
export const views = ['month', 'week', 'day', 'list'] as const;
export type View = (typeof views)[number];
export const isView = (word: string): word is View => views.some((view) => view === word);

/** The days a view shows around one; weeks begin on Sunday, as calendars of the United States do. */
export const daysShown = (view: View, day: string): string[] => {
  const from = (first: string, count: number) => Array.from({ length: count }, (_, i) => addDays(first, i));
  if (view === 'day') return [day];
  if (view === 'week') return from(addDays(day, -weekdayOf(day)), 7);
  const first = `${day.slice(0, 7)}-01`;
  if (view === 'list') return from(day, 60);
  const start = addDays(first, -weekdayOf(first));
  return from(start, addDays(start, 35).slice(0, 7) === first.slice(0, 7) ? 42 : 35);
};

/** The day a view is about, one step on or back. */
export const stepped = (view: View, day: string, by: 1 | -1): string => {
  if (view === 'month') {
    const [year = 0, month = 1] = day.split('-').map(Number);
    return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10);
  }
  return addDays(day, by * { week: 7, day: 1, list: 60 }[view]);
};
