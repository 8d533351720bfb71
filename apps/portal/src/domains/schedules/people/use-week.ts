import { useReadingAnew } from '@nestling/kit/reading-anew.ts';
import { useQuery, useSubscription } from 'urql';
import { AttendanceChangedDocument } from '../../attendance/attendanceChanged.graphql.ts';
import { StaffWeekDocument } from './staffWeek.graphql.ts';
import { StudentWeekDocument, type StudentWeekQuery } from './studentWeek.graphql.ts';

export type Week = NonNullable<StudentWeekQuery['getStudentScheduleDays']>;
export type Day = Week['days'][number];
export type Planned = Day['schedules'][number];
export type Away = Day['away'][number];
export type Who = Week['people'][number];

/** Whose schedules are on show. */
export type Whose = 'students' | 'staff';

/** The people of a location with a week of theirs; asked again when something of it changes. */
export const useWeek = (whose: Whose, location: string, from: string, to: string) => {
  const variables = { location, from, to };
  const students = useQuery({ query: StudentWeekDocument, variables, pause: whose !== 'students' });
  const staff = useQuery({ query: StaffWeekDocument, variables, pause: whose !== 'staff' });
  const [{ error }, ask] = whose === 'students' ? students : staff;
  const again = () => ask({ requestPolicy: 'network-only' });
  const hear = useReadingAnew(again);
  useSubscription(
    { query: AttendanceChangedDocument, variables: { location }, pause: whose !== 'students' },
    (_, change) => {
      hear();
      return change;
    },
  );
  const week = whose === 'students' ? students[0].data?.getStudentScheduleDays : staff[0].data?.getStaffScheduleDays;
  return { week: week ?? null, error, again };
};
