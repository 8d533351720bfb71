import { useListState } from '@nestling/kit/list-state.ts';
import { monthOf, type Span, weekOf } from '@nestling/ui/format/day.ts';
import type { PlaceWithRooms } from '../../../shell/place.ts';
import { useSpan } from '../report/use-span.ts';

const filters = ['room'] as const;

/** Where and when a report is, and for which room; all of it in the address. */
export const useReport = (place: PlaceWithRooms, usual: 'week' | 'month', most: number) => {
  const state = useListState(filters);
  const first: Span = usual === 'week' ? weekOf(place.today) : monthOf(place.today);
  const [span, onSpan] = useSpan(first, most);
  const room = state.filter('room');
  return {
    location: place.id,
    rooms: place.rooms,
    span,
    /** What its screen is drawn around. */
    frame: { place: place.name, span, onSpan, today: place.today },
    room,
    setRoom: (value: string) => state.set({ filters: { room: value } }),
    variables: { location: place.id, ...span, room: room || null },
  };
};
