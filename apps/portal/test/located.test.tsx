import { SpeechContext } from '@nestling/ui/words.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { type Client, Provider } from 'urql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromValue, never } from 'wonka';
import { located, locatedWithRooms } from '../src/shell/located.tsx';
import { chooseLocation, PlacesContext } from '../src/shell/location.ts';
import type { Located, LocatedWithRooms, Place } from '../src/shell/place.ts';

const elm: Place = { id: '1', name: 'Elm Street', zone: 'America/New_York' };
const oak: Place = { id: '2', name: 'Oak Avenue', zone: 'Pacific/Auckland' };

/** A client whose every question is answered so, or not at all. */
const answering = (data: object | null): Client =>
  Object.assign(Object.create(null), {
    executeQuery: (operation: object) => (data ? fromValue({ operation, data, stale: false, hasNext: false }) : never),
    executeSubscription: () => never,
  });

const stage = (part: ReactNode, places: readonly Place[] | undefined, data: object | null = null) => (
  <SpeechContext value={{ language: 'en', pets: false }}>
    <Provider value={answering(data)}>
      <PlacesContext value={places}>{part}</PlacesContext>
    </Provider>
  </SpeechContext>
);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-09T15:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a screen is given the location with its own today, from the first moment', () => {
  chooseLocation(oak);
  const Shown = located(({ place }: Located) => <p>{`${place.name} ${place.today}`}</p>);
  render(stage(<Shown />, undefined));
  // In Auckland the tenth has long begun.
  expect(screen.getByText('Oak Avenue 2026-03-10')).toBeTruthy();
});

test('it is not drawn for a location that is not among those of the person', () => {
  chooseLocation({ ...elm, id: '9', name: 'Of somebody else' });
  const Shown = located(({ place }: Located) => <p>{place.name}</p>);
  render(stage(<Shown />, [elm, oak]));
  expect(screen.queryByText('Of somebody else')).toBeNull();
  act(() => chooseLocation(elm));
  expect(screen.getByText('Elm Street')).toBeTruthy();
});

test('of another location it is another screen: nothing that was done in the first is left', () => {
  chooseLocation(elm);
  const Shown = located(({ place }: Located) => {
    const [first] = useState(place.name);
    return <p>begun at {first}</p>;
  });
  render(stage(<Shown />, [elm, oak]));
  act(() => chooseLocation(oak));
  expect(screen.getByText('begun at Oak Avenue')).toBeTruthy();
});

test('the next day comes to a screen that is left open', () => {
  chooseLocation(elm);
  const Shown = located(({ place }: Located) => <p>{place.today}</p>);
  render(stage(<Shown />, [elm]));
  expect(screen.getByText('2026-03-09')).toBeTruthy();
  act(() => vi.advanceTimersByTime(14 * 60 * 60_000));
  expect(screen.getByText('2026-03-10')).toBeTruthy();
});

test('one that offers rooms is drawn when they are there', () => {
  chooseLocation(elm);
  const Shown = locatedWithRooms(({ place }: LocatedWithRooms) => (
    <p>{place.rooms.map(({ name }) => name).join() || 'none'}</p>
  ));
  const waiting = render(stage(<Shown />, [elm]));
  expect(screen.queryByText('none')).toBeNull();
  waiting.unmount();
  const rooms = [{ id: '4', name: 'Acorns', color_code: null, max_ratio: null }];
  render(stage(<Shown />, [elm], { location_programs: rooms }));
  expect(screen.getByText('Acorns')).toBeTruthy();
});
