import type { FormEntriesQuery, OneEntryQuery } from '../entries.graphql.ts';

/** An entry as a row of a table. */
export type EntryRow = FormEntriesQuery['getFormEntries']['data'][number];
/** An entry with its answers, its blocks and what became of it. */
export type Entry = NonNullable<OneEntryQuery['getFormEntry']>;
