import { type TicketState, ticketStateIds, ticketStateOf, ticketStatesAfter } from '@nestling/rules/ticket-states.ts';
import type { Acting } from '../../kernel/call/context.ts';
import { type Speech, textsIn } from '../../kernel/call/languages.ts';
import { message } from '../../kernel/call/message.ts';
import { declined } from '../../kernel/call/refusals.ts';

/** The name of the state with that id. */
export const statusOf = (id: number): TicketState => {
  const name = ticketStateOf(id);
  if (!name) throw new TypeError(`${id} is no state of a ticket.`);
  return name;
};

/** What people call a state, in the caller's language. */
export const labelOf = ({ request }: { readonly request: Speech }, status: TicketState): string =>
  message(`tickets.state.${status}`).in(textsIn(request));

/** The columns of a ticket that is in a state from now on; what was said of the state before ends with it. */
export const inState = (to: TicketState, now: Date) => ({
  status_id: ticketStateIds[to],
  waiting_since: to === 'waiting' ? now : null,
  closed_at: to === 'closed' ? now : null,
  reminded_at: null,
  helped: null,
  rated_at: null,
  ...(to === 'closed' ? { snoozed_until: null } : {}),
  // Nothing is owed to who has the word, or is done with it.
  ...(to === 'closed' || to === 'waiting' ? { due_at: null } : {}),
});

/** The same of one that goes there from another state; none where it is there already. Throws where no arrow leads there. */
export const moved = (ctx: Pick<Acting, 'request' | 'now'>, from: TicketState, to: TicketState) => {
  if (from === to) return {};
  if (ticketStatesAfter(from).includes(to)) return inState(to, ctx.now());
  const why = message('tickets.noStep', { from: labelOf(ctx, from), to: labelOf(ctx, to) });
  throw declined(why, { field: 'status', code: 'STATE', message: why });
};
