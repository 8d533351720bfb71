import { useEffect, useMemo, useState } from 'react';
import { useQuery, useSubscription } from 'urql';
import { whenLineIsBack } from '../../../graphql/socket.ts';
import { mustReadAnew, type News, withNews } from './news.ts';
import { StudentDaysChangedDocument, StudentDaysDocument, type StudentDaysQuery } from './studentDays.graphql.ts';

/** A student on one day of its location. */
export type StudentDay = StudentDaysQuery['getStudentAttendance'][number];

/**
 * The students of a day. Whoever comes, goes or is corrected is told with its day and takes its place in the list, which
 * is read as a whole only where that is not enough.
 */
export const useStudentDays = (location: string, date: string) => {
  const [{ data, error }, ask] = useQuery({
    query: StudentDaysDocument,
    variables: { location, date },
    pause: location === '',
    requestPolicy: 'cache-and-network',
  });
  const [news, setNews] = useState<News<StudentDay>>(new Map());
  const read = useMemo(() => data && { days: data.getStudentAttendance, at: performance.now() }, [data]);
  const again = () => ask({ requestPolicy: 'network-only' });
  useEffect(
    () =>
      whenLineIsBack(() => {
        // Of what was told before the cut nobody knows whether it still holds.
        setNews(new Map());
        ask({ requestPolicy: 'network-only' });
      }),
    [ask],
  );
  useSubscription(
    { query: StudentDaysChangedDocument, variables: { location }, pause: location === '' },
    (_, change) => {
      const told = change.attendanceChanged?.days ?? [];
      const at = performance.now();
      setNews((known) => new Map([...known, ...told.map((day) => [day.student?.id ?? '', { day, at }] as const)]));
      if (mustReadAnew(read, told, date, at)) again();
      return change;
    },
  );
  const days = useMemo(() => read && withNews(read, news, date), [read, news, date]);
  return { days, error, again };
};
