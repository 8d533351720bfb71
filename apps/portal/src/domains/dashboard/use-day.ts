import { useQuery, useSubscription } from 'urql';
import { AttendanceChangedDocument } from '../attendance/attendanceChanged.graphql.ts';
import { DashboardDayDocument, type DashboardDayQuery } from './day.graphql.ts';

/** A student's day as the dashboard shows it. */
export type DayOf = DashboardDayQuery['getStudentAttendance'][number];

/** The day of a location: its students, and how many are in which state. */
export type Day = {
  readonly students: readonly DayOf[];
  readonly count: { readonly [S in 'in' | 'out' | 'none' | 'absent']: number };
};

const dayFrom = (students: readonly DayOf[]): Day => {
  const of = (state: string): number => students.filter((one) => one.state === state).length;
  return { students, count: { in: of('in'), out: of('out'), none: of('none'), absent: of('absent') } };
};

/** Today at a location, asked again whenever somebody comes, goes or is marked absent. */
export const useDay = (location: string, date: string) => {
  const [{ data, error }, ask] = useQuery({ query: DashboardDayDocument, variables: { location, date } });
  const again = () => ask({ requestPolicy: 'network-only' });
  useSubscription({ query: AttendanceChangedDocument, variables: { location } }, (_, change) => {
    again();
    return change;
  });
  return { day: data ? dayFrom(data.getStudentAttendance) : null, error, again };
};
