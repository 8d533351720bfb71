import { z } from 'zod';
import { domainEvent } from '../../kernel/events/domain-event.ts';

/** A portfolio was published; its child's family may read it from now on. */
export const PortfolioPublished = domainEvent('portfolio.published', { portfolio: z.number().int() });
