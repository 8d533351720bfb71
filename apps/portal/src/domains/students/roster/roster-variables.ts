import { type Question, question } from '@nestling/kit/asked-ahead.ts';
import { type ListPlace, listPlace, ROWS_A_PAGE } from '@nestling/kit/list-variables.ts';
import { sortOf } from '@nestling/kit/table/sort-of.ts';
import type { At } from '../../../screen.ts';
import { RosterChoicesDocument } from './choices.graphql.ts';
import { StudentRosterDocument } from './roster.graphql.ts';

/** The filters of the list, by the name they have in the address. */
export const rosterFilters = ['room', 'status', 'place', 'tag', 'allergy', 'medication'] as const;
type Filter = (name: (typeof rosterFilters)[number]) => string;

const one = (id: string): string[] | null => (id ? [id] : null);

/** What narrows the students of a location down, whether a page of them is read or all. */
export const narrowedRoster = (location: string, search: string, filter: Filter) => ({
  location,
  search: search || null,
  program: filter('room') || null,
  status: filter('status') === 'archived' ? null : filter('status') || null,
  type: filter('place') || null,
  tags: one(filter('tag')),
  allergies: one(filter('allergy')),
  medications: one(filter('medication')),
});

/** What one page of the list asks. */
export const rosterVariables = (location: string, place: ListPlace, filter: Filter) => ({
  ...narrowedRoster(location, place.search, filter),
  first: ROWS_A_PAGE,
  page: place.page,
  sort: sortOf(StudentRosterDocument, place).sort,
  archived: filter('status') === 'archived',
});

/** What the list asks first, at an address of it. */
export const rosterQuestions = (location: string, address: At['address']): Question[] => [
  question(
    StudentRosterDocument,
    rosterVariables(location, listPlace(address), (name) => address[name] ?? ''),
  ),
  question(RosterChoicesDocument, { location }),
];
