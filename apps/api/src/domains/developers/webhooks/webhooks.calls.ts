import './webhooks.fields.ts';
import { sql } from 'kysely';
import {
  type Calls,
  message,
  mutation,
  out,
  outcome,
  outOrNull,
  paged,
  query,
  rows,
} from '../../../kernel/call/call.ts';
import { matching } from '../../../kernel/db/where.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { likeWord } from '../../../kernel/read/search.ts';
import { resource } from '../../../kernel/write/resource.ts';
import { addWebhook, changeWebhook, renewKeys } from './save-webhook.ts';
import { sendAgain, sendSpanAgain, sendTest } from './send-again.ts';
import { Webhook, WebhookDelivery } from './webhooks.entities.ts';
import { deliveriesInput, deliverySpan, oneDelivery, webhookChanges, webhookForm } from './webhooks.inputs.ts';
import { deliveriesOfCenter, webhooksOfCenter } from './webhooks.reach.ts';

const webhooks = resource(Webhook, {
  as: 'webhook',
  rule: 'admin',
  reach: webhooksOfCenter,
  gone: message('developers.webhookGone'),
  wrongState: () => message('developers.webhookOff'),
});
/** By what the receiver knows it as, or its type. */
const found = (search: string) =>
  sql<boolean>`exists (select 1 from webhook_message m where m.id = webhook_delivery.message_id
    and ('msg_' || m.id || ' ' || m.type) ${likeWord(search.trim())})`;

const withSecret = outcome({ secret: outOrNull(out.text), webhook: Webhook });

/** Addresses of other products that are told of what happens at the center, as Standard Webhooks 1.0 says. */
export const webhookCalls: Calls = {
  getWebhooks: webhooks.list({
    about: 'Lists the webhooks of the center, the oldest first.',
    input: {},
    order: ['created_at', 'id'],
  }),
  addWebhook: webhooks.add({
    about:
      'Has an https address told of events of the chosen types, signed by a secret that is answered this once. Asks for the password again; an address that is none, leads inside or is not https, no type, and an unknown one get Error.',
    secret: true,
    input: webhookForm,
    answer: withSecret,
    run: addWebhook,
    says: ({ url }) => message('developers.webhookAdded', { host: new URL(url).host }),
  }),
  changeWebhook: webhooks.change({
    about:
      'Changes the address or the types of a webhook, or switches it on or off; what waits for one that is switched off is stopped. Another address asks for the password again; bad input gets Error as in addWebhook.',
    input: webhookChanges,
    answer: outcome({ webhook: Webhook }),
    run: changeWebhook,
    says: message('developers.webhookSaved'),
  }),
  renewWebhookSecret: webhooks.act({
    about:
      'Gives a webhook a new secret, answered this once, and a new key; for a day the old ones sign as well. Asks for the password again.',
    secret: true,
    input: {},
    answer: withSecret,
    run: renewKeys,
    says: message('developers.secretRenewed'),
  }),
  removeWebhook: webhooks.remove({
    about: 'Removes a webhook with its deliveries; an unknown id gets Error.',
    answer: outcome(),
    says: message('developers.webhookRemoved'),
  }),
  testWebhook: webhooks.act({
    about: 'Sends a webhook an event of the type webhook.test; one that is off gets Error.',
    input: {},
    answer: outcome(),
    from: ['on'],
    run: async (ctx, webhook) => sendTest(ctx, webhook),
    says: message('developers.testSent'),
  }),
  getWebhookDeliveries: query({
    rule: 'admin',
    about:
      'Lists what a webhook was told, the newest first, with what it answered, of which nothing is kept; `search` looks at id and type.',
    reach: { webhook: webhooksOfCenter, rows: deliveriesOfCenter },
    input: deliveriesInput,
    answer: paged(WebhookDelivery),
    run: (_, { webhook, status, search }) =>
      rows(WebhookDelivery, {
        where: () => [matching(WebhookDelivery, { webhook_id: webhook, status }), search?.trim() && found(search)],
        order: ['-id'],
      }),
  }),
  resendWebhookDelivery: mutation({
    rule: 'admin',
    about: 'Sends one delivery again under its id; one that waits, or whose webhook is off, gets Error.',
    reach: { id: orError(deliveriesOfCenter) },
    input: oneDelivery,
    answer: outcome(),
    run: sendAgain,
  }),
  resendWebhookDeliveries: mutation({
    rule: 'admin',
    about:
      'Sends what a webhook was told in a span again: what did not arrive, or all of it with `delivered`; 10,000 at once. Where there is none, or the webhook is off, it gets Error.',
    reach: { webhook: orError(webhooksOfCenter) },
    input: deliverySpan,
    answer: outcome(),
    run: sendSpanAgain,
  }),
};
