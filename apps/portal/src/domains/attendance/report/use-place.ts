import { useAsk } from '@nestling/kit/ask.ts';
import { useCurrentLocation, useLocations } from '../../../shell/location.ts';
import { LocationRoomsDocument } from '../rooms.graphql.ts';
import { statedNow } from '../stated.ts';

/** The location on show with its rooms, its clock and its own today; `location` is '' until it is known. */
export const usePlace = () => {
  useLocations();
  const place = useCurrentLocation();
  const location = place?.id ?? '';
  const { data } = useAsk(LocationRoomsDocument, { location }, { pause: place === null });
  const rooms = data?.location_programs ?? [];
  const zone = rooms[0]?.location?.timezone?.value ?? null;
  return { location, name: place?.name ?? '', known: place !== null, rooms, zone, today: statedNow(zone).date };
};

export type Place = ReturnType<typeof usePlace>;
