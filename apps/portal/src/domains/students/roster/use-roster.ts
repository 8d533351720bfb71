import type { ListState } from '@nestling/kit/list-state.ts';
import { useQuery, useSubscription } from 'urql';
import { AttendanceChangedDocument } from '../../attendance/attendanceChanged.graphql.ts';
import { StudentRosterDocument, type StudentRosterQuery } from './roster.graphql.ts';

/** A line of the list. */
export type RosterStudent = NonNullable<StudentRosterQuery['students']>['data'][number];

/** The filters of the list, by the name they have in the address. */
export const rosterFilters = ['room', 'status', 'place', 'tag', 'allergy', 'medication'] as const;
export type RosterState = ListState<(typeof rosterFilters)[number]>;

const perPage = 50;
const one = (id: string): string[] | null => (id ? [id] : null);

/** One page of the students of a location, or of its archive; asked again whenever somebody comes or goes. */
export const useRoster = (location: string | null, state: RosterState) => {
  const status = state.filter('status');
  const archived = status === 'archived';
  const [{ data, error }, ask] = useQuery({
    query: StudentRosterDocument,
    variables: {
      location,
      first: perPage,
      page: state.page,
      search: state.search || null,
      program: state.filter('room') || null,
      status: archived ? null : status || null,
      type: state.filter('place') || null,
      sort: state.sort || null,
      archived,
      tags: one(state.filter('tag')),
      allergies: one(state.filter('allergy')),
      medications: one(state.filter('medication')),
    },
    pause: location === null,
  });
  useSubscription(
    { query: AttendanceChangedDocument, variables: { location: location ?? '' }, pause: location === null || archived },
    (_, change) => {
      ask({ requestPolicy: 'network-only' });
      return change;
    },
  );
  const page = (archived ? data?.ArchiveStudents : data?.students) ?? null;
  return { page, error, archived, again: () => ask({ requestPolicy: 'network-only' }) };
};
