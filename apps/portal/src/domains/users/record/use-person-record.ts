import { useRecord } from '@nestling/kit/record.ts';
import { PersonRecordDocument, type PersonRecordQuery } from './person.graphql.ts';

/** Somebody with everything the profile shows. */
export type PersonRecord = NonNullable<PersonRecordQuery['singleUserDataById']>;

/** The profile by its id; null where nobody is there, or not for the reader's eyes. */
export const usePersonRecord = (id: string) =>
  useRecord(PersonRecordDocument, { variables: { id }, record: (data) => data.singleUserDataById });
