import { useList } from '@nestling/kit/list.ts';
import type { ListState } from '@nestling/kit/list-state.ts';
import { askedOf, attentionOf, dueFirst, PER_PAGE } from './asked.ts';
import { MainTicketsDocument, TicketsDocument } from './tickets.graphql.ts';

/** What a list of tickets may be narrowed to; the last three are support's. */
export const FILTERS = ['location', 'category', 'from', 'to', 'assigned', 'late', 'snoozed'] as const;
export type TicketFilter = (typeof FILTERS)[number];

/** The tickets of own locations, or of all of them for support; the state stands in the path. */
export const useTickets = (main: boolean, word: string | undefined, state: ListState<TicketFilter>) => {
  const address = Object.fromEntries(FILTERS.map((name) => [name, state.filter(name)]));
  const asked = askedOf(word, address);
  const own = useList(TicketsDocument, state, {
    rows: (data) => data.tickets,
    variables: asked,
    perPage: PER_PAGE,
    pause: main,
  });
  const all = useList(
    MainTicketsDocument,
    { ...state, sort: dueFirst(state.sort) },
    {
      rows: (data) => data.tickets,
      variables: { ...asked, ...attentionOf(address) },
      perPage: PER_PAGE,
      pause: !main,
    },
  );
  return main ? all : own;
};
