import { useAsk } from '@nestling/kit/ask.ts';
import { allows } from '@nestling/rules/roles.ts';
import { standAt, stated } from '@nestling/ui/format/when.ts';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { LocationsDropdownDocument } from '../domains/locations/locationsDropdown.graphql.ts';
import { onPersonChange, useSession } from '../session/session.ts';
import type { Place, PlaceHere } from './place.ts';

const key = 'currentLocation';

const stored = (): Place | null => {
  try {
    const place: { [part in keyof Place]?: unknown } | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    return place && typeof place.id === 'string' && typeof place.name === 'string'
      ? { id: place.id, name: place.name, zone: typeof place.zone === 'string' ? place.zone : null }
      : null;
  } catch {
    return null;
  }
};

let current = stored();
const watchers = new Set<() => void>();

// Before anything is drawn for whoever has signed in; of families the location kept on a device is not theirs.
onPersonChange((person) => standAt(person && allows(person.role, 'teacher') ? (current?.zone ?? null) : null));

/** Works in another location from now on, on this device. */
export const chooseLocation = (place: Place): void => {
  current = place;
  standAt(place.zone);
  localStorage.setItem(key, JSON.stringify(place));
  for (const tell of watchers) tell();
};

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/**
 * The location staff work in; null for families and until the locations are known. A screen of a location says so in its
 * row, and is given it; this is for what may do without.
 */
export const useCurrentLocation = (): Place | null => useSyncExternalStore(watch, () => current);

/** The location staff work in with its today, as far as this device knows it. */
export const placeHere = (): PlaceHere | null =>
  current && { ...current, today: stated(Date.now(), current.zone).date };

/** The locations staff may choose from, as the shell has asked for them; undefined for families and until they are known. */
export const PlacesContext = createContext<readonly Place[] | undefined>(undefined);

const none: readonly Place[] = [];

/** The locations to choose from; empty until they are known. */
export const useLocations = (): readonly Place[] => useContext(PlacesContext) ?? none;

const same = (a: Place | null, b: Place): boolean => a?.id === b.id && a.name === b.name && a.zone === b.zone;

/** Asks for the locations, once, in the shell; settles on the first when the kept one is not among them. */
export const useAskedLocations = (): readonly Place[] | undefined => {
  const { person } = useSession();
  const pause = !person || !allows(person.role, 'teacher');
  const { data } = useAsk(LocationsDropdownDocument, {}, { pause });
  const listed = pause ? undefined : data?.locationsDropdown;
  const places = useMemo(
    () => listed?.map(({ id, name, timezone }): Place => ({ id, name, zone: timezone?.value ?? null })),
    [listed],
  );
  const here = useCurrentLocation()?.id;
  useEffect(() => {
    if (!places) return;
    const at = places.find(({ id }) => id === here) ?? places[0];
    if (at && !same(current, at)) chooseLocation(at);
  }, [places, here]);
  return places;
};
