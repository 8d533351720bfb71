import { useAsk } from '@nestling/kit/ask.ts';
import { Problem } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { type ComponentType, useContext, useMemo } from 'react';
import { PlacesContext, useCurrentLocation } from './location.ts';
import type { Located, LocatedWithRooms, PlaceHere } from './place.ts';
import { PlaceRoomChoicesDocument } from './place-rooms.graphql.ts';
import { useToday } from './today.ts';

/** The location that was chosen, once it is known to be one of this person's; of a screen that is about no location, for a part that is. */
export const usePlaceHere = (): PlaceHere | null => {
  const current = useCurrentLocation();
  const listed = useContext(PlacesContext);
  const today = useToday(current?.zone ?? null);
  return useMemo(() => {
    // Kept from the last time on this device: what is asked by it meanwhile, the server judges.
    if (!current || (listed && !listed.some(({ id }) => id === current.id))) return null;
    return { ...current, today };
  }, [current, listed, today]);
};

const Wait = () => (
  <Screen>
    <RowsSkeleton />
  </Screen>
);

/** A screen with the location it is about; of another location it is another one, with nothing of the first. */
export const located = (Shown: ComponentType<Located>): ComponentType => {
  const Of = () => {
    const place = usePlaceHere();
    return place ? <Shown key={place.id} place={place} /> : <Wait />;
  };
  return Of;
};

/** The same for a screen that offers rooms. */
export const locatedWithRooms = (Shown: ComponentType<LocatedWithRooms>): ComponentType => {
  const WithRooms = ({ place }: Located) => {
    const { data, error, again } = useAsk(PlaceRoomChoicesDocument, { location: place.id });
    const rooms = data?.location_programs;
    const whole = useMemo(() => (rooms ? { ...place, rooms } : null), [place, rooms]);
    if (whole) return <Shown place={whole} />;
    return error ? (
      <Screen>
        <Problem error={error} onRetry={again} />
      </Screen>
    ) : (
      <Wait />
    );
  };
  return located(WithRooms);
};
