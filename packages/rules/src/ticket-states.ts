/** The states of a ticket, in their order. */
export const ticketStates = ['new', 'opened', 'waiting', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** Their ids, the same in every center: those of the table `ticket_status`. */
export const ticketStateIds = { new: 1, opened: 2, waiting: 3, closed: 4 } as const satisfies Record<
  TicketState,
  number
>;

/** Where each may go from there: the one table all calls, replies and jobs are held to. */
const arrows: Readonly<Record<TicketState, readonly TicketState[]>> = {
  new: ['opened', 'waiting', 'closed'],
  opened: ['waiting', 'closed'],
  waiting: ['opened', 'closed'],
  closed: ['opened'],
};

/** The states a ticket may go to from one. */
export const ticketStatesAfter = (from: TicketState): readonly TicketState[] => arrows[from];

/** The state with that id, or of that name in whatever case; undefined where there is none. */
export const ticketStateOf = (word: string | number | null | undefined): TicketState | undefined =>
  ticketStates.find((state) => state === String(word).toLowerCase() || String(ticketStateIds[state]) === String(word));
