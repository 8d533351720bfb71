import { useRecord } from '@nestling/kit/record.ts';
import { sharedRecord } from '@nestling/kit/shared-record.ts';
import { PlaceDocument, type PlaceQuery } from '../places.graphql.ts';

/** A location as its screens show it. */
export type PlaceRecord = NonNullable<PlaceQuery['location']>;

/** The location that the parts of its screen show. */
export const [PlaceShared, usePlaceRecord] = sharedRecord<PlaceRecord>();

/** Asks for a location; one that is unknown or another's is not there. */
export const usePlace = (id: string) =>
  useRecord(PlaceDocument, { variables: { id }, record: ({ location }) => location });
