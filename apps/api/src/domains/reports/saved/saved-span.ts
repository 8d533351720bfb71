import type { SavedDays } from '@nestling/rules/saved-reports.ts';
import { addDays, mondayOf } from '../../../kernel/lib/local-time.ts';

interface Span {
  readonly start_date: string;
  readonly end_date: string;
}
const lastMonth = (today: string): Span => {
  const end_date = addDays(`${today.slice(0, 7)}-01`, -1);
  return { start_date: `${end_date.slice(0, 7)}-01`, end_date };
};
const lastWeek = (today: string): Span => {
  const end_date = addDays(mondayOf(today), -1);
  return { start_date: addDays(end_date, -6), end_date };
};

/** The days a saved report is of, read on a day at its location; a week begins on Monday. */
export const savedSpan = (days: SavedDays, today: string): Span => {
  const yesterday = addDays(today, -1);
  const spans: Readonly<Record<SavedDays, Span>> = {
    today: { start_date: today, end_date: today },
    yesterday: { start_date: yesterday, end_date: yesterday },
    last_week: lastWeek(today),
    last_month: lastMonth(today),
    last_28: { start_date: addDays(today, -27), end_date: today },
  };
  return spans[days];
};
