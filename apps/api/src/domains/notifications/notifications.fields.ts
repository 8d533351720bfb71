import { sql } from 'kysely';
import { textsIn } from '../../kernel/call/languages.ts';
import { col } from '../../kernel/db/tables.ts';
import { computed, datetime, described, fields, ident, nested, orNull, raw, text } from '../../kernel/read/entity.ts';
import { Notification } from './notifications.entities.ts';
import { ownNotifications } from './notifications.reach.ts';
import { sentenceOf } from './sentence.ts';

fields(Notification, {
  id: ident(),
  user_id: ident(),
  kind: described('What happened, as a machine word: sign_up, door_alert, ratio…', text()),
  about: described('The record it is about: a person, a child, a camera, a location, by its kind.', orNull.ident()),
  title: computed('String', Notification, ['kind', 'facts'], ({ kind, facts }, ctx) =>
    sentenceOf(kind, facts).title.in(textsIn(ctx.request)),
  ),
  text: computed(
    'String',
    Notification,
    ['kind', 'facts'],
    ({ kind, facts }, ctx) => sentenceOf(kind, facts).text?.in(textsIn(ctx.request)) ?? null,
  ),
  seen: raw('Boolean', Notification, (one) => sql`(${col(one, 'seen_at')} is not null)`),
  created_at: datetime(),
});
nested(Notification, ownNotifications);
