import { type TicketState, ticketStateOf } from '@nestling/rules/ticket-states.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { ticketWords } from '../words.ts';

const kinds = { new: 'wait', opened: 'good', waiting: 'neutral', closed: 'out' } as const satisfies Record<
  TicketState,
  string
>;

/** The state of a ticket as a chip. */
export const StateBadge = ({ status }: { status: string | undefined }) => {
  const t = useWords(ticketWords);
  const state = ticketStateOf(status);
  return state ? <Badge kind={kinds[state]}>{t(state)}</Badge> : null;
};
