import type { RecordAnswer } from '@nestling/kit/RecordScreen.tsx';
import { refusalOf } from '@nestling/kit/refusal.ts';
import { useQuery } from 'urql';
import { PlaceDocument, type PlaceQuery } from '../places.graphql.ts';

/** A location as its screens show it. */
export type PlaceRecord = NonNullable<PlaceQuery['location']>;

/** Asks for a location; one that is unknown or another's is not there. Null asks nothing yet. */
export const usePlace = (id: string | null): RecordAnswer<PlaceRecord> => {
  const [{ data, error }, ask] = useQuery({ query: PlaceDocument, variables: { id: id ?? '' }, pause: id === null });
  const code = error ? refusalOf(error).code : null;
  const hidden = code === 'FORBIDDEN' || code === 'BAD_INPUT';
  return { record: hidden ? null : data?.location, error, again: () => ask({ requestPolicy: 'network-only' }) };
};
