import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import type { ListState } from '@nestling/kit/list-state.ts';
import type { PlaceRoom } from '../../../shell/place.ts';
import { RoomFilter } from '../../../shell/RoomFilter.tsx';
import { SpanField } from '../report/SpanField.tsx';

/** What the list of a day is narrowed by, for children and for the team: the day, a room, a state. */
export const dayFilters = ['room', 'state', 'date'] as const;

/**
 * The filters above the list of a day.
 * @param today YYYY-MM-DD at the location; it stands nowhere in the address
 * @param states what may be chosen of one's state, and what that filter is called
 */
export const DayFilters = ({
  state,
  today,
  rooms,
  states,
}: {
  state: ListState<(typeof dayFilters)[number]>;
  today: string;
  rooms: readonly PlaceRoom[];
  states: { readonly name: string; readonly choices: readonly { readonly value: string; readonly label: string }[] };
}) => {
  const date = state.filter('date') || today;
  return (
    <>
      <SpanField
        single
        span={{ from: date, to: date }}
        today={today}
        onChange={({ from }) => state.set({ filters: { date: from === today ? '' : from } })}
      />
      <RoomFilter rooms={rooms} value={state.filter('room')} onChange={(room) => state.set({ filters: { room } })} />
      <FilterMenu
        name={states.name}
        value={state.filter('state')}
        choices={states.choices}
        onChange={(value) => state.set({ filters: { state: value } })}
      />
    </>
  );
};
