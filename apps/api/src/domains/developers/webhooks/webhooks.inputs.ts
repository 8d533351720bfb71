import { choice, datetime, flag, id, page, text, texts } from '../../../kernel/call/input.ts';
import { Webhook, WebhookDelivery } from './webhooks.entities.ts';

export const webhookForm = { url: text(1, 500), types: texts(100, 60) };
export const webhookChanges = {
  url: text(1, 500).optional(),
  types: texts(100, 60).optional(),
  enabled: flag().optional(),
};
export const deliveriesInput = {
  webhook: id(Webhook),
  status: choice('waiting', 'delivered', 'failed', 'stopped').optional(),
  search: text(0, 60).optional(),
  ...page,
};
export const oneDelivery = { id: id(WebhookDelivery) };
export const deliverySpan = {
  webhook: id(Webhook),
  since: datetime(),
  until: datetime(),
  delivered: flag().optional(),
};
