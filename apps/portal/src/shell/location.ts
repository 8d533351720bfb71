import { useAsk } from '@nestling/kit/ask.ts';
import { allows } from '@nestling/rules/roles.ts';
import { standAt } from '@nestling/ui/format/when.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { LocationsDropdownDocument } from '../domains/locations/locationsDropdown.graphql.ts';
import { usePerson, useSession } from '../session/session.ts';

/** A location as the switch shows it. */
export type Place = { readonly id: string; readonly name: string };

const key = 'currentLocation';

const stored = (): Place | null => {
  try {
    const place: { id?: unknown; name?: unknown } | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    return place && typeof place.id === 'string' && typeof place.name === 'string'
      ? { id: place.id, name: place.name }
      : null;
  } catch {
    return null;
  }
};

let current = stored();
const watchers = new Set<() => void>();

/** Works in another location from now on, on this device. */
export const chooseLocation = (place: Place | null): void => {
  current = place;
  if (place) localStorage.setItem(key, JSON.stringify(place));
  else localStorage.removeItem(key);
  for (const tell of watchers) tell();
};

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/**
 * The location staff work in; null for families and until the locations are known.
 * Screens of a location ask their queries with its id and pause them while it is null.
 */
export const useCurrentLocation = (): Place | null => useSyncExternalStore(watch, () => current);

const none: readonly Place[] = [];

/** Whether somebody of the team has no location at all, as everybody in a new centre; false until that is known. */
export const useNowhere = (): boolean => {
  const { person } = useSession();
  const pause = !person || !allows(person.role, 'teacher');
  const { data } = useAsk(LocationsDropdownDocument, {}, { pause });
  return !pause && data?.locationsDropdown.length === 0;
};

/** The locations to choose from; settles on the first when the kept one is not among them. */
export const useLocations = (): readonly Place[] => {
  const { role } = usePerson();
  const { data } = useAsk(LocationsDropdownDocument, {}, { pause: !allows(role, 'teacher') });
  const listed = data?.locationsDropdown;
  const places = listed ?? none;
  const here = useCurrentLocation()?.id;
  useEffect(() => {
    const first = places[0];
    const kept = places.find(({ id }) => id === here);
    if (first && !kept) chooseLocation({ id: first.id, name: first.name });
    else if (kept && kept.name !== current?.name) chooseLocation({ id: kept.id, name: kept.name });
    const at = listed?.find(({ id }) => id === (kept ?? first)?.id);
    standAt(at?.timezone?.value ?? null);
  }, [listed, places, here]);
  return places;
};
