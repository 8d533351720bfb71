import { sql } from 'kysely';
import { col } from '../../../kernel/db/tables.ts';
import {
  datetime,
  described,
  fields,
  ident,
  int,
  json,
  nested,
  orNull,
  raw,
  text,
} from '../../../kernel/read/entity.ts';
import { Webhook, WebhookDelivery } from './webhooks.entities.ts';
import { deliveriesOfCenter, webhooksOfCenter } from './webhooks.reach.ts';

fields(Webhook, {
  id: ident(),
  url: text(),
  types: described('What it is told of, such as `student.checked_in`.', json()),
  status: described('on or off.', text()),
  off_reason: described(
    'Why it is off: by_hand, gone (it answered 410), or failing (nothing arrived for three days).',
    orNull.text(),
  ),
  public_key: described('The key its `v1a` signatures are checked with; it may be known to anybody.', text()),
  old_until: described('Until then the keys before the last change sign as well.', orNull.datetime()),
  failing_since: described('Since when nothing has arrived; null where the last delivery did.', orNull.datetime()),
  held_until: described('Until then it is left alone, as it has answered that it is too much.', orNull.datetime()),
  waiting: described(
    'How many deliveries wait or are under way.',
    raw(
      'Int',
      Webhook,
      (as) =>
        sql`(select count(*)::int from webhook_delivery d where d.webhook_id = ${col(as, 'id')} and d.status = 'waiting')`,
    ),
  ),
  created_at: datetime(),
  updated_at: datetime(),
});
nested(Webhook, webhooksOfCenter);

fields(WebhookDelivery, {
  id: ident(),
  webhook_id: ident(),
  message: described(
    'What the receiver knows it by: the header `webhook-id`, the same however often it is sent.',
    raw('String', WebhookDelivery, (as) => sql`'msg_' || ${col(as, 'message_id')}`),
  ),
  type: described(
    'What it tells of.',
    raw(
      'String',
      WebhookDelivery,
      (as) => sql`(select m.type from webhook_message m where m.id = ${col(as, 'message_id')})`,
    ),
  ),
  status: described(
    'waiting, delivered, failed (tried for the last time) or stopped (its address was switched off).',
    text(),
  ),
  tries: int(),
  due_at: described(
    'When it is tried next; null where it is not.',
    raw(
      'DateTime',
      WebhookDelivery,
      (as) => sql`case when ${col(as, 'status')} = 'waiting' then ${col(as, 'due_at')} end`,
    ),
  ),
  tried_at: orNull.datetime(),
  answer: described('The HTTP status of the last answer.', orNull.int()),
  length: described(
    'Bytes of the last answer, which is not kept; what went on behind 64 KB was not read.',
    orNull.int(),
  ),
  ms: described('How long the last try took.', orNull.int()),
  trouble: described(
    'Why it did not arrive: refused (its address leads inside), unreachable, timeout, redirect, or answer (no 2xx).',
    orNull.text(),
  ),
  created_at: datetime(),
});
nested(WebhookDelivery, deliveriesOfCenter);
