import { z } from 'zod';
import { domainEvent } from '../../kernel/events/domain-event.ts';

/**
 * Something was said or done with a ticket that the other side is told of: `to` support, or the opening side. `line` of its
 * history says it. What is internal is never emitted.
 */
export const TicketActed = domainEvent('ticket.acted', {
  ticket: z.number().int(),
  line: z.number().int(),
  act: z.enum(['opened', 'replied', 'answered', 'moved', 'merged', 'reminded', 'expired', 'unhelped']),
  to: z.enum(['support', 'openers']),
});

/** Somebody of a location has reported that something does not work. */
export const ProblemReported = domainEvent('problem.reported', { report: z.number().int() });
