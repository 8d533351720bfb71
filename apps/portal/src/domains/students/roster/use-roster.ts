import { useAsk } from '@nestling/kit/ask.ts';
import { askOnce } from '@nestling/kit/ask-once.ts';
import type { ListState } from '@nestling/kit/list-state.ts';
import { listFile } from '@nestling/kit/table/list-file.ts';
import { sortOf } from '@nestling/kit/table/sort-of.ts';
import { useClient, useSubscription } from 'urql';
import { useNews } from '../../attendance/use-news.ts';
import { AllStudentsDocument, type AllStudentsQuery } from './allStudents.graphql.ts';
import { RosterChangedDocument, StudentRosterDocument, type StudentRosterQuery } from './roster.graphql.ts';
import { narrowedRoster, type rosterFilters, rosterVariables } from './roster-variables.ts';

/** A line of the list. */
export type RosterStudent = NonNullable<StudentRosterQuery['students']>['data'][number];

export type RosterState = ListState<(typeof rosterFilters)[number]>;

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
  const archived = state.filter('status') === 'archived';
  const client = useClient();
  const { sorts } = sortOf(StudentRosterDocument, state);
  const variables = rosterVariables(location, state, state.filter);
  const { data, error, again } = useAsk(StudentRosterDocument, variables, {
    keep: NARROWING,
  });

  const read = (archived ? data?.ArchiveStudents : data?.students) ?? null;
  const { lines, hear } = useNews(read?.data, ofPage, again);
  useSubscription({ query: RosterChangedDocument, variables: { location }, pause: archived }, (_, change) => {
    hear(change.attendanceChanged?.students ?? []);
    return change;
  });
  const page = read && lines ? { ...read, data: lines } : null;
  /** Everybody the list would show over all its pages. */
  const readAll = async () => {
    const narrowed = narrowedRoster(location, state.search, state.filter);
    const all: AllStudentsQuery['students']['data'][number][] = [];
    for (let at = 1, last = 1; at <= last; at += 1) {
      const { data: some } = await askOnce(client, AllStudentsDocument, { ...narrowed, page: at });
      all.push(...(some?.students.data ?? []));
      last = some?.students.lastPage ?? 0;
    }
    return all;
  };
  const file = archived ? null : listFile(StudentRosterDocument, variables);
  return { page, error, archived, readAll, again, file, sorts: archived ? [] : sorts };
};
