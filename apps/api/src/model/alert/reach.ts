import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../location/reach.ts';
import { isPersonOfOwnLocations } from '../user/reach.ts';
import { Alert, InstantSms, OptedOut, SmsResponse } from './entity.ts';

/** Whether one may see who got an alert: its sender, and whoever works where the person belongs. */
export const mayFollow = (who: Who, as: Alias<'alert'>, location: Sql): Sql =>
  sql`(${col(as, 'sender_id')} = ${who.user} or ${inOwnLocations(who, location)})`;

/** Staff: what they sent, and what went to people of own locations. Contacts: what was sent to them. */
export const ownAlerts = scope(Alert, 'alerts of own locations', (who, as) => {
  const there = sql`${col(as, 'deleted_at')} is null`;
  if (!allows(who.role, 'teacher')) return sql`(${there} and not ${col(as, 'held')} and ${isForMe(who, as)})`;
  return sql`(${there} and (${col(as, 'sender_id')} = ${who.user} or exists (select 1 from alert_recipient ar
    where ar.alert_id = ${col(as, 'id')}
      and ${inOwnLocations(who, sql`ar.location_id`)})))`;
});

const isForMe = (who: Who, as: Alias<'alert'>): Sql => sql`exists (select 1 from alert_recipient me
  where me.alert_id = ${col(as, 'id')} and me.user_id = ${who.user})`;

/** What was sent to the caller; a drill reaches nobody, and what is held nobody yet. */
export const alertsToMe = scope(
  Alert,
  'alerts sent to oneself',
  (who, as) => sql`(${col(as, 'deleted_at')} is null and not ${col(as, 'drill')} and not ${col(as, 'held')}
    and ${isForMe(who, as)})`,
);

/** Alerts a manager may take away: their own, and those all of whose people are of own locations. */
export const alertsOfOnlyOwn = scope(
  Alert,
  'alerts of own locations alone',
  (who, as) =>
    sql`(${col(as, 'deleted_at')} is null and (${col(as, 'sender_id')} = ${who.user} or not exists (
      select 1 from alert_recipient ar where ar.alert_id = ${col(as, 'id')}
        and not coalesce(${inOwnLocations(who, sql`ar.location_id`)}, false))))`,
);

/** Text messages one sent, or of own locations; those of alerts stand with the alert. */
export const ownTexts = scope(
  InstantSms,
  'text messages of own locations',
  (who, as) => sql`(${col(as, 'alert_id')} is null and (${col(as, 'sender_id')} = ${who.user}
    or ${inOwnLocations(who, col(as, 'location_id'))}))`,
);

const ofOwnPeople = (who: Who, user: Sql): Sql =>
  allows(who.role, 'kvsupport') ? sql`true` : sql`(${user} is not null and ${isPersonOfOwnLocations(who, user)})`;

/** Answers of people of own locations; those of numbers nobody knows are support's to look at. */
export const ownReplies = scope(SmsResponse, 'answers of people of own locations', (who, as) =>
  ofOwnPeople(who, col(as, 'user_id')),
);

/** The lists of who wants nothing sent, for the office. */
export const optedOutOfOwn = scope(OptedOut, 'addresses of people of own locations', (who, as) =>
  allows(who.role, 'manager') ? ofOwnPeople(who, col(as, 'user_id')) : sql`false`,
);
