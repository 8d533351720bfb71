import { z } from 'zod';
import { domainEvent } from '../../kernel/events/domain-event.ts';

/**
 * A child that is billed has moved to `location`: the names of plans that go on there, and of plans and agencies that ended; `from`
 * is the name of the location it left.
 */
export const PlansMoved = domainEvent('plans.moved', {
  student: z.number().int(),
  location: z.number().int(),
  from: z.string(),
  goes: z.array(z.string()),
  ends: z.array(z.string()),
});
