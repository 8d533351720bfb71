import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import {
  atLeast,
  datetime,
  described,
  fields,
  flag,
  ident,
  json,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { LetterRecipient, LetterSend, Newsletter, NewsletterTag } from '../../model/letter/entity.ts';
import { letterTags, ownNewsletters, ownRecipients, ownSends } from '../../model/letter/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { User } from '../../model/user/entity.ts';

fields(NewsletterTag, { id: ident(), name: text(), color: orNull.text() });
nested(NewsletterTag, letterTags);

fields(Newsletter, {
  id: ident(),
  name: text(),
  subject: orNull.text(),
  is_temp: flag(),
  uploaded: flag(),
  published: flag(),
  template: described('What it says, as blocks.', json()),
  key: described('The folder of a template; of a newsletter the template it was made from.', orNull.text()),
  image: orNull.text(),
  location: one(Location, 'location_id'),
  created_at: datetime(),
  updated_at: datetime(),
  created_by: one(User, 'created_by'),
  tags: many(
    NewsletterTag,
    Newsletter,
    (tag, as) =>
      sql`exists (select 1 from newsletter_tagged nt where nt.newsletter_id = ${col(as, 'id')}
        and nt.tag_id = ${col(tag, 'id')})`,
    ['name'],
  ),
  sends: described(
    'The times it was sent, the newest first, five at most: id, status, starts_at, sent, failed, left_out, waiting.',
    atLeast(
      'manager',
      raw(
        'JSON',
        Newsletter,
        (as) => sql`(select coalesce(json_agg(x order by x.id desc), '[]') from (
          select s.id, s.status, s.subject, s.starts_at,
            count(r.id) filter (where r.status = 'sent')::int as sent,
            count(r.id) filter (where r.status = 'failed')::int as failed,
            count(r.id) filter (where r.status in ('unsubscribed', 'resting'))::int as left_out,
            count(r.id) filter (where r.status in ('waiting', 'sending'))::int as waiting
          from letter_send s left join letter_recipient r on r.send_id = s.id
          where s.newsletter_id = ${col(as, 'id')}
          group by s.centre_id, s.id order by s.id desc limit 5) x)`,
      ),
    ),
  ),
});
nested(Newsletter, ownNewsletters);

fields(LetterSend, {
  id: ident(),
  kind: text(),
  subject: text(),
  status: text(),
  starts_at: datetime(),
  created_at: datetime(),
  file_name: described('What the document is called that went along.', orNull.text()),
  sender: one(User, 'created_by'),
  outcome: described(
    'How many addresses stand how, by status.',
    raw(
      'JSON',
      LetterSend,
      (as) => sql`(select coalesce(json_object_agg(x.status, x.count), '{}') from (
        select r.status, count(*)::int as count from letter_recipient r
        where r.send_id = ${col(as, 'id')} group by r.status) x)`,
    ),
  ),
});
nested(LetterSend, ownSends);

fields(LetterRecipient, {
  id: ident(),
  email: text(),
  status: described('waiting, sending, sent, failed, unsubscribed or resting.', text()),
  reason: orNull.text(),
  at: datetime(),
  user: one(User, 'user_id'),
  send: one(LetterSend, 'send_id'),
});
nested(LetterRecipient, ownRecipients);
