import { ticketStateIds, ticketStateOf } from '@nestling/rules/ticket-states.ts';

/** Rows of a page of tickets. */
export const PER_PAGE = 25;

type Address = Readonly<Record<string, string | undefined>>;

/** What a list of tickets asks for, by the state in its path and the filters behind it. */
export const askedOf = (word: string | undefined, address: Address) => {
  const state = word ? ticketStateOf(word) : undefined;
  return {
    status: state ? String(ticketStateIds[state]) : null,
    category: address.category || null,
    location: address.location || null,
    start_date: address.from || null,
    end_date: address.to || null,
  };
};

/** What the list of support asks for besides: whose they are, and what is late or rests. */
export const attentionOf = (address: Address) => ({
  assigned: address.assigned || null,
  late: address.late ? true : null,
  snoozed: address.snoozed ? address.snoozed === 'yes' : null,
});

/** The list of support begins with what it owes an answer. */
export const dueFirst = (sort: string | undefined): string => sort || 'due';

/** What a list of tickets may be narrowed to; the last three are support's. */
export const FILTERS = ['location', 'category', 'from', 'to', 'assigned', 'late', 'snoozed'] as const;
export type TicketFilter = (typeof FILTERS)[number];
