import { useAsk } from '@nestling/kit/ask.ts';
import { useMemo } from 'react';
import { useSubscription } from 'urql';
import { fitOfDay } from '../attendance/day/fit.ts';
import { useNews } from '../attendance/use-news.ts';
import { DashboardDayChangedDocument, DashboardDayDocument, type DashboardDayQuery } from './day.graphql.ts';

/** A student's day as the dashboard shows it. */
export type DayOf = DashboardDayQuery['getStudentAttendance'][number];

/** The day of a location: its students, and how many are in which state; of those not here, the expected ones. */
export type Day = {
  readonly students: readonly DayOf[];
  readonly count: { readonly [S in 'in' | 'out' | 'none' | 'absent']: number };
};

const dayFrom = (students: readonly DayOf[]): Day => {
  const of = (state: string): number =>
    students.filter((one) => one.state === state && (state !== 'none' || one.expected)).length;
  return { students, count: { in: of('in'), out: of('out'), none: of('none'), absent: of('absent') } };
};

/** Today at a location; whoever comes, goes or is marked absent takes its place in it. */
export const useDay = (location: string, date: string) => {
  const { data, error, again } = useAsk(DashboardDayDocument, { location, date }, { keep: ['date'] });

  const fit = useMemo(() => fitOfDay<DayOf>(date), [date]);
  const { lines, hear } = useNews(data?.getStudentAttendance, fit, again);
  useSubscription({ query: DashboardDayChangedDocument, variables: { location } }, (_, change) => {
    hear(change.attendanceChanged?.days ?? []);
    return change;
  });
  return { day: lines ? dayFrom(lines) : null, error, again };
};
