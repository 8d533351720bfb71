import { useAsk } from '@nestling/kit/ask.ts';
import { useMemo } from 'react';
import { useSubscription } from 'urql';
import { useNews } from '../use-news.ts';
import { fitOfDay } from './fit.ts';
import { StudentDaysChangedDocument, StudentDaysDocument, type StudentDaysQuery } from './studentDays.graphql.ts';

/** A student on one day of its location. */
export type StudentDay = StudentDaysQuery['getStudentAttendance'][number];

/**
 * The students of a day. Whoever comes, goes or is corrected is told with its day and takes its place in the list, which
 * is read as a whole only where that is not enough.
 */
export const useStudentDays = (location: string, date: string) => {
  const { data, error, again } = useAsk(StudentDaysDocument, { location, date }, { keep: ['date'] });

  const fit = useMemo(() => fitOfDay<StudentDay>(date), [date]);
  const { lines: days, hear } = useNews(data?.getStudentAttendance, fit, again);
  useSubscription({ query: StudentDaysChangedDocument, variables: { location } }, (_, change) => {
    hear(change.attendanceChanged?.days ?? []);
    return change;
  });
  return { days, error, again };
};
