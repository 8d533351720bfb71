import { useQuery, useSubscription } from 'urql';
import { AttendanceChangedDocument } from '../attendanceChanged.graphql.ts';
import { StudentDaysDocument, type StudentDaysQuery } from './studentDays.graphql.ts';

/** A student on one day of its location. */
export type StudentDay = StudentDaysQuery['getStudentAttendance'][number];

/** The students of a day; asked again whenever somebody comes, goes or is corrected. */
export const useStudentDays = (location: string, date: string) => {
  const [{ data, error }, ask] = useQuery({
    query: StudentDaysDocument,
    variables: { location, date },
    pause: location === '',
    requestPolicy: 'cache-and-network',
  });
  const again = () => ask({ requestPolicy: 'network-only' });
  useSubscription(
    { query: AttendanceChangedDocument, variables: { location }, pause: location === '' },
    (_, change) => {
      again();
      return change;
    },
  );
  return { days: data?.getStudentAttendance, error, again };
};
