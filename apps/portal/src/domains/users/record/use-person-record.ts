import { refusalOf } from '@nestling/kit/refusal.ts';
import { useQuery } from 'urql';
import { PersonRecordDocument, type PersonRecordQuery } from './person.graphql.ts';

/** Somebody with everything the profile shows. */
export type PersonRecord = NonNullable<PersonRecordQuery['singleUserDataById']>;

/** The profile by its id; null where nobody is there, or not for the reader's eyes. */
export const usePersonRecord = (id: string) => {
  const [{ data, error }, ask] = useQuery({ query: PersonRecordDocument, variables: { id } });
  const refused = error !== undefined && ['FORBIDDEN', 'BAD_INPUT'].includes(refusalOf(error).code);
  return {
    record: data?.singleUserDataById ?? (refused ? null : undefined),
    error,
    again: () => ask({ requestPolicy: 'network-only' }),
  };
};
