import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { both, everyone, scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../location/reach.ts';
import { Role } from '../user/entity.ts';
import { LetterRecipient, LetterSend, Newsletter, NewsletterTag } from './entity.ts';

/** Office: newsletters of own locations and of the whole centre. Others: those that are published for them. */
export const ownNewsletters = scope(Newsletter, 'newsletters of own locations or the whole centre', (who, as) => {
  const there = sql`${col(as, 'deleted_at')} is null and not ${col(as, 'is_temp')}
    and (${col(as, 'location_id')} is null or ${inOwnLocations(who, col(as, 'location_id'))})`;
  return allows(who.role, 'manager') ? sql`(${there})` : sql`(${there} and ${col(as, 'published')})`;
});

/** The same with those that were deleted: what was sent stays in the log. */
export const loggedNewsletters = scope(
  Newsletter,
  'newsletters of own locations or the whole centre, deleted ones too',
  (who, as) => sql`(not ${col(as, 'is_temp')} and (${col(as, 'location_id')} is null
    or ${inOwnLocations(who, col(as, 'location_id'))}))`,
);

/** Newsletters anybody of the centre may read, at their locations. */
export const publishedLetters = both(
  ownNewsletters,
  scope(Newsletter, 'published', (_, as) => sql`${col(as, 'published')}`),
);

/** Templates: admins all of them, managers those that are offered. */
export const templates = scope(Newsletter, 'templates that are offered', (who, as) => {
  const there = sql`${col(as, 'deleted_at')} is null and ${col(as, 'is_temp')}`;
  return allows(who.role, 'admin') ? sql`(${there})` : sql`(${there} and ${col(as, 'published')})`;
});

/** Support alone writes to roles: at a location of others, or at all of them, others would read who is there. */
export const rolesWrittenTo = scope(Role, 'support writes to roles', (who) =>
  allows(who.role, 'kvsupport') ? sql`true` : sql`false`,
);

export const letterTags = everyone(NewsletterTag, 'tags of newsletters name nobody');

/** Managers: letters of newsletters they reach, and their own. Support: all, custom ones too. */
export const ownSends = scope(LetterSend, 'letters of newsletters one reaches', (who, as) =>
  allows(who.role, 'kvsupport')
    ? sql`true`
    : sql`(${col(as, 'created_by')} = ${who.user} or exists (select 1 from newsletter sn
        where sn.id = ${col(as, 'newsletter_id')} and sn.location_id is not null
          and ${inOwnLocations(who, sql`sn.location_id`)}))`,
);

export const ownRecipients = scope(
  LetterRecipient,
  'addresses of letters one reaches',
  (who, as) => sql`exists (
  select 1 from letter_send ls where ls.id = ${col(as, 'send_id')}
    and ${ownSends.filter(who, { name: 'ls' })})`,
);
