import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { scope } from '../../../kernel/read/reach.ts';
import { Webhook, WebhookDelivery } from './webhooks.entities.ts';

/** Addresses the center tells, for its administrators. */
export const webhooksOfCenter = scope(Webhook, 'webhooks of the center', (who) =>
  allows(who.role, 'admin') ? sql`true` : sql`false`,
);

/** What those addresses were told. */
export const deliveriesOfCenter = scope(WebhookDelivery, 'deliveries of webhooks of the center', (who) =>
  allows(who.role, 'admin') ? sql`true` : sql`false`,
);
