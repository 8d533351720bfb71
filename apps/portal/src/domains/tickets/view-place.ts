import { ticketStateOf } from '@nestling/rules/ticket-states.ts';
import type { TicketViewsQuery } from './desk.graphql.ts';

type View = TicketViewsQuery['ticketViews'][number];

/** What a saved view stands for in an address: the state in the path, the rest behind it; '' for what it leaves open. */
export const placeOf = ({
  status,
  category,
  location,
  assigned,
  late,
  snoozed,
}: Omit<View, 'id' | 'name' | 'count'>) => ({
  word: status ? (ticketStateOf(status) ?? '') : '',
  filters: {
    category: category ?? '',
    location: location ?? '',
    assigned: assigned ?? '',
    late: late ? 'yes' : '',
    snoozed: snoozed === null ? '' : snoozed ? 'yes' : 'no',
  },
});
