import { entity } from '../../../kernel/read/entity.ts';

/** An address of another product that is told of what happens at the center. */
export const Webhook = entity('Webhook', 'webhook');

/** One message to one such address, and how it went. */
export const WebhookDelivery = entity('WebhookDelivery', 'webhook_delivery');
