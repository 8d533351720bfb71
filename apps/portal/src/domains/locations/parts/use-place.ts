import { useRecord } from '@nestling/kit/record.ts';
import { sharedRecord } from '@nestling/kit/shared-record.ts';
import { PlaceDocument, type PlaceQuery } from '../places.graphql.ts';

/** A location as its screens show it. */
export type PlaceRecord = NonNullable<PlaceQuery['location']>;

/** The location that the parts of its screen show. */
export const [PlaceShared, usePlaceRecord] = sharedRecord<PlaceRecord>();

/** Asks for a location; one that is unknown or another's is not there. Null asks nothing yet. */
export const usePlace = (id: string | null) =>
  useRecord(PlaceDocument, { variables: { id: id ?? '' }, record: ({ location }) => location, pause: id === null });
