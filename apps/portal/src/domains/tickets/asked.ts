import { ticketStateIds, ticketStateOf } from '@nestling/rules/ticket-states.ts';

/** Rows of a page of tickets. */
export const PER_PAGE = 25;

/** What a list of tickets asks for, by the state in its path and the filters behind it. */
export const askedOf = (word: string | undefined, address: Readonly<Record<string, string | undefined>>) => {
  const state = word ? ticketStateOf(word) : undefined;
  return {
    status: state ? String(ticketStateIds[state]) : null,
    category: address.category || null,
    location: address.location || null,
    start_date: address.from || null,
    end_date: address.to || null,
  };
};
