import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import type { ListState } from '@nestling/kit/list-state.ts';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { SpanField } from '../report/SpanField.tsx';
import { dayWords } from './words.ts';

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
  rooms: readonly { readonly id: string; readonly name: string; readonly color_code: string | null }[];
  states: { readonly name: string; readonly choices: readonly { readonly value: string; readonly label: string }[] };
}) => {
  const t = useWords(dayWords);
  const date = state.filter('date') || today;
  return (
    <>
      <SpanField
        single
        span={{ from: date, to: date }}
        today={today}
        onChange={({ from }) => state.set({ filters: { date: from === today ? '' : from } })}
      />
      <FilterMenu
        name={t('room')}
        value={state.filter('room')}
        choices={rooms.map(({ id, name, color_code }) => ({
          value: id,
          label: <RoomName name={name} colour={color_code} />,
        }))}
        onChange={(room) => state.set({ filters: { room } })}
      />
      <FilterMenu
        name={states.name}
        value={state.filter('state')}
        choices={states.choices}
        onChange={(value) => state.set({ filters: { state: value } })}
      />
    </>
  );
};
