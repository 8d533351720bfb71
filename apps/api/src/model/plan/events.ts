import { z } from 'zod';
import { domainEvent } from '../../kernel/events/domain-event.ts';

/** A plan was shared, or its readers are to be told that it was changed; `team` are those of the staff who are told as well. */
export const PlanShared = domainEvent('plan.shared', {
  plan: z.number().int(),
  act: z.enum(['shared', 'changed']),
  team: z.array(z.number().int()),
});
