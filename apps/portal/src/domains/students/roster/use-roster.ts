import { useAsk } from '@nestling/kit/ask.ts';
import { askOnce } from '@nestling/kit/ask-once.ts';
import type { ListState } from '@nestling/kit/list-state.ts';
import { sortOf } from '@nestling/kit/table/sort-of.ts';
import { useClient, useSubscription } from 'urql';
import { useNews } from '../../attendance/use-news.ts';
import { AllStudentsDocument, type AllStudentsQuery } from './allStudents.graphql.ts';
import { RosterChangedDocument, StudentRosterDocument, type StudentRosterQuery } from './roster.graphql.ts';

/** A line of the list. */
export type RosterStudent = NonNullable<StudentRosterQuery['students']>['data'][number];

/** The filters of the list, by the name they have in the address. */
export const rosterFilters = ['room', 'status', 'place', 'tag', 'allergy', 'medication'] as const;
export type RosterState = ListState<(typeof rosterFilters)[number]>;

const perPage = 50;
const one = (id: string): string[] | null => (id ? [id] : null);

/** Who comes or goes is on this page or on another: no filter of the list asks where a student is. */
const ofPage = { idOf: ({ id }: { readonly id: string }) => id, partial: true };

/** Under these the rows stay until the next ones are here; of another location none is shown. */
const NARROWING = [
  'search',
  'program',
  'status',
  'type',
  'tags',
  'allergies',
  'medications',
  'page',
  'sort',
  'archived',
] as const;

/** One page of the students of a location, or of its archive; its lines follow whoever comes or goes. */
export const useRoster = (location: string, state: RosterState) => {
  const status = state.filter('status');
  const archived = status === 'archived';
  const client = useClient();
  const narrowed = {
    location,
    search: state.search || null,
    program: state.filter('room') || null,
    status: archived ? null : status || null,
    type: state.filter('place') || null,
    tags: one(state.filter('tag')),
    allergies: one(state.filter('allergy')),
    medications: one(state.filter('medication')),
  };
  const { sorts, sort } = sortOf(StudentRosterDocument, state);
  const { data, error, again } = useAsk(
    StudentRosterDocument,
    { ...narrowed, first: perPage, page: state.page, sort, archived },
    { keep: NARROWING },
  );

  const read = (archived ? data?.ArchiveStudents : data?.students) ?? null;
  const { lines, hear } = useNews(read?.data, ofPage, again);
  useSubscription({ query: RosterChangedDocument, variables: { location }, pause: archived }, (_, change) => {
    hear(change.attendanceChanged?.students ?? []);
    return change;
  });
  const page = read && lines ? { ...read, data: lines } : null;
  /** Everybody the list would show over all its pages. */
  const readAll = async () => {
    const all: AllStudentsQuery['students']['data'][number][] = [];
    for (let at = 1, last = 1; at <= last; at += 1) {
      const { data: some } = await askOnce(client, AllStudentsDocument, { ...narrowed, page: at });
      all.push(...(some?.students.data ?? []));
      last = some?.students.lastPage ?? 0;
    }
    return all;
  };
  return { page, error, archived, readAll, again, sorts: archived ? [] : sorts };
};
